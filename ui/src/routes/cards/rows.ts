/** Which rows of a long list are in sight: only these are drawn. */

export interface Sight {
  /** Where the list begins and where the window ends, counted from the top of the window. */
  top: number
  bottom: number
  /** How high a row is, and how many there are. */
  height: number
  rows: number
}

const SPARE = 3 // rows above and below that are drawn already

/** The first row to draw, and the one after the last. */
export function rowsInSight({ top, bottom, height, rows }: Sight): [number, number] {
  const first = Math.floor(-top / height) - SPARE
  const last = Math.ceil((bottom - top) / height) + SPARE
  return [Math.min(Math.max(0, first), rows), Math.max(0, Math.min(rows, last))]
}

/** How many columns fit, and how wide a card is: as wide as wanted, or narrower so that three stand side by side. */
export function columnsIn(width: number, wanted: number, gap: number): { columns: number; wide: number } {
  const columns = Math.max(3, Math.floor((width + gap) / (wanted + gap)))
  return { columns, wide: Math.max(48, Math.min(wanted, Math.floor((width - (columns - 1) * gap) / columns))) }
}
