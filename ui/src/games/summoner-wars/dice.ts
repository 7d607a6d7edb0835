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
