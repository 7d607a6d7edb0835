/** Where the hexagons of a map lie, and where on them the pieces stand. A hexagon stands on its point; its side is `SIDE` long. */

export const SIDE = 50
const WIDE = Math.sqrt(3) * SIDE

export interface Place {
  readonly q: number
  readonly r: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame extends Point {
  readonly width: number
  readonly height: number
}

/** The middle of a hexagon; a map that is turned round has its far side near. */
export function middle({ q, r }: Place, turned = false): Point {
  const way = turned ? -1 : 1
  return { x: way * WIDE * (q + r / 2) + 0, y: way * SIDE * 1.5 * r + 0 }
}

/** The corners of a hexagon around a point, from the top clockwise. */
export function corners({ x, y }: Point, size = SIDE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) }
  })
}

export function outline(around: Point, size = SIDE): string {
  return corners(around, size).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** What all hexagons of a map take up, with a little room around them. */
export function frameOf(middles: readonly Point[], room = 4): Frame {
  const [across, down] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [x, y] = [Math.min(...across) - WIDE / 2 - room, Math.min(...down) - SIDE - room]
  return { x, y, width: Math.max(...across) + WIDE / 2 + room - x, height: Math.max(...down) + SIDE + room - y }
}

/** The side that two adjacent hexagons share. */
export function sharedSide(one: Point, two: Point): [Point, Point] {
  const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2]
  const [right, down] = [(two.x - one.x) / WIDE, (two.y - one.y) / WIDE]
  return [{ x: x - (down * SIDE) / 2, y: y + (right * SIDE) / 2 }, { x: x + (down * SIDE) / 2, y: y - (right * SIDE) / 2 }]
}

/** Where a heap of pieces stands, counted from the middle of its hexagon, and how large they are drawn. */
export interface Spot extends Point {
  readonly scale: number
}

/** How far below the middle the rows of one, two or three owners stand. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [19], 2: [-6, 25], 3: [-18, 6, 29] }
const APART = 30 // from heap to heap of a row, at full size

/** A spot for each heap of each owner, the nearest owner's in the lowest row: what lies above is printed on the map. */
export function spots(heaps: readonly number[]): Spot[][] {
  const rows = ROWS[Math.min(3, Math.max(1, heaps.length))]!
  const most = Math.max(...heaps)
  const scale = Math.min(heaps.length > 2 ? 0.72 : heaps.length > 1 ? 0.9 : 1, most > 3 ? 0.74 : most > 2 ? 0.9 : 1)
  return heaps.map((count, row) =>
    Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * APART * scale, y: rows[Math.min(row, rows.length - 1)]!, scale })))
}
