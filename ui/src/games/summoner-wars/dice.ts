/** The dice of this game: what each face shows (printed on the dice, as rules/attack.py has them). */

export type Symbol = 'melee' | 'ranged' | 'special'
export type Attack = '' | 'melee' | 'ranged'

const FACES: readonly (readonly Symbol[])[] = [
  ['melee', 'ranged'], ['melee', 'ranged'], ['melee', 'ranged'], ['ranged', 'special'], ['melee', 'special'], ['melee'],
]

/** What the dice show, in the order rolled: a die is the number of its face, from 1. */
export function facesOf(rolled: string): (readonly Symbol[])[] {
  return [...rolled].map((face) => FACES[Number(face) - 1] ?? [])
}

/** How many of the attack's own symbol there are; what cards make of the others is told as damage. */
export function hits(rolled: string, attack: Attack): number {
  return facesOf(rolled).flat().filter((symbol) => symbol === attack).length
}

/** Where dice lie, counted from the top left: the row, and the columns that they take. */
export interface Lie {
  row: number
  column: number
}

export const DICE_WIDE = 2 // columns

/** Whether what is said of a space stands to its left: where there is room for two columns, on nothing that is `taken`. */
export function saidToTheLeft({ row, column }: Lie, columns: number, taken: (row: number, column: number) => boolean): boolean {
  const left = column >= columns / 2
  const [here, there] = left ? [column - 1, column + 1] : [column + 1, column - 1]
  const room = left ? column + DICE_WIDE < columns : column >= DICE_WIDE
  return taken(row, here) && room && !taken(row, there) ? !left : left
}

/** Beside a target, never on it and, as far as there is room, on nothing that matters: `weight` says how much a cell does. Nearer is better. */
export function lieOfDice(target: Lie, rows: number, columns: number, weight: (row: number, column: number) => number): Lie {
  const places = [0, 1, -1, 2, -2].flatMap((down) => [target.column + 1, target.column - DICE_WIDE, target.column].map((column) => ({ row: target.row + down, column })))
  const possible = places.filter(({ row, column }) => row >= 0 && row < rows && column >= 0 && column + DICE_WIDE <= columns && !(row === target.row && column === target.column))
  const costs = possible.map(({ row, column }) => weight(row, column) + weight(row, column + 1) + Math.abs(row - target.row))
  return possible[costs.indexOf(Math.min(...costs))]!
}
