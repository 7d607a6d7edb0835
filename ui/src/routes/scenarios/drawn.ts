/** A draft's spaces as the board draws them. */

import type { Space as Drawn } from '../../games/warcraft/table'
import { ANY, NEUTRAL, RACES, type Draft, type Space } from './draft'

const DEPLETION = { partial: 1, complete: 2 }

export const drawn = ({ key, q, r, kind, points, label, depletion }: Space, name: string): Drawn => ({
  key, q, r, kind, name, points: points ?? 0, label: label ?? '', depletion: depletion ? DEPLETION[depletion] : 0,
  town: null, outpost: null, building: false, marked: false, locked: false, pieces: [],
})

/** In whose ink somebody's things are drawn: that of the race, and of one that is still to be chosen one that nobody has. */
export function raceIn({ seat, special }: Draft, owner: string): string {
  if (owner === NEUTRAL) return special?.find(({ name }) => name === 'neutral-force')?.race ?? ''
  const own = seat.find(({ key }) => key === owner)
  if (own && own.race !== ANY) return own.race
  const free = RACES.filter((race) => !seat.some((each) => each.race === race))
  return free[seat.filter(({ race }) => race === ANY).findIndex(({ key }) => key === owner)] ?? ''
}
