/** The rack as a seat sees it, and what is worth marking in it. */

/** Rows from the bottom, each disc's owner or -1. */
export interface Rack {
  rows: number[][]
  turn: number
}

/** A place as `row column`, rows counted from the bottom. */
const place = (row: number, column: number): string => `${row} ${column}`

/** The places of discs that lie four or more in a line: what the winner has won by. */
export function inLine(rows: readonly (readonly number[])[]): Set<string> {
  const found = new Set<string>()
  for (const [row, discs] of rows.entries()) {
    for (const [column, owner] of discs.entries()) {
      for (const [up, right] of [[0, 1], [1, 0], [1, 1], [1, -1]] as const) {
        const four = [0, 1, 2, 3].map((step) => [row + step * up, column + step * right] as const)
        if (owner >= 0 && four.every(([each, other]) => rows[each]?.[other] === owner)) for (const [each, other] of four) found.add(place(each, other))
      }
    }
  }
  return found
}

/** Where the disc that was dropped last into a column lies. */
export function topOf(rows: readonly (readonly number[])[], column: number): string {
  return place(rows.findLastIndex((row) => (row[column] ?? -1) >= 0), column)
}
