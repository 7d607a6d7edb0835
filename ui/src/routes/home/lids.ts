/** What is printed on the lid of each box: symbols of the sprite, and a hatching. They stand in this
 * order; a game that is not here has a plain lid, and stands behind. */

export const WARM_UP = 'connect-four' // not a lid: a line, to try the table

interface Printed {
  charge: string
  hatching: 'az' | 'gu' | 've' | 'pu' | 'sa' | 'or' | 'te'
  emblems: string[]
}

export const lids: Readonly<Record<string, Printed>> = {
  'summoner-wars': {
    charge: 'c-crown',
    hatching: 'az',
    emblems: ['e-sw-pd', 'e-sw-cg', 'e-sw-fk', 'e-sw-se', 'e-sw-vg', 'e-sw-br', 'e-sw-pe', 'e-sw-to'],
  },
  doomtrooper: { charge: 'c-helm', hatching: 'gu', emblems: ['c-gear', 'c-stars', 'c-circuit', 'c-pale', 'c-rising', 'c-spire', 'c-spikes', 'c-moon'] },
  'aeons-end': { charge: 'c-vortex', hatching: 'pu', emblems: ['c-ward', 'c-drop', 'c-mirror', 'c-gate', 'c-chevrons', 'c-dagger', 'c-eye', 'c-bolt'] },
  warcraft: { charge: 'c-axes', hatching: 've', emblems: ['c-tower', 'c-axe', 'c-skull', 'c-moonleaf'] },
  'connect-four': { charge: 'c-knot', hatching: 'or', emblems: [] },
}

const ORDER = Object.keys(lids)

export const byLid = (one: { key: string }, two: { key: string }): number => place(one.key) - place(two.key)
const place = (key: string): number => (key in lids ? ORDER.indexOf(key) : ORDER.length)

/** The options that matter most, where the first three do not; the others are folded. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  'aeons-end': ['nemesis', 'difficulty', 'mage-1'],
  doomtrooper: ['deck-1', 'deck-2', 'target'],
}
const FEW = 3

export function mainOptions<T extends { name: string }>(game: string, options: readonly T[]): T[] {
  const main = MAIN[game]
  if (main) return options.filter(({ name }) => main.includes(name))
  return options.slice(0, options.length === FEW + 1 ? FEW + 1 : FEW) // one alone is not folded
}

/** A game's name as its lid has it: without what stands behind a colon or in brackets. */
export const titleOf = ({ name }: { name: string }): string => name.replace(/(: .*| \(.*\))$/, '')
