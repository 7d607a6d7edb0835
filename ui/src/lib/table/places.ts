/** Places of the table in the page: whatever has its name in `data-place`. */

export type Point = readonly [x: number, y: number]

/** The middle of a place in the window; null, if it is not drawn. */
export function middleOf(place: string): Point | null {
  if (typeof document === 'undefined') return null
  for (const found of document.querySelectorAll(`[data-place~="${place}"]`)) {
    const { left, top, width, height } = found.getBoundingClientRect()
    if (width > 0) return [left + width / 2, top + height / 2]
  }
  return null
}
