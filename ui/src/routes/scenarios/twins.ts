/** Both sides alike: where the twin of a place is, and what differs. */

import type { Place } from '../../games/warcraft/hexes'
import { at, type Draft, NEUTRAL, type Space } from './draft'

export type Alike = 'none' | 'turned' | 'mirrored'
export const ALIKE: readonly Alike[] = ['none', 'turned', 'mirrored']

/** The place opposite; null, where the other side has none of that shape. */
export type Twin = (place: Place) => Place | null

/** How the sides of a map lie opposite each other: turned by half around its middle, or mirrored from left to right. The middle is
 * where the most spaces find a twin. */
export function twinOf({ map: { spaces } }: Draft, alike: Alike): Twin {
  if (alike === 'none' || !spaces.length) return () => null
  const across = ({ q, r }: Place): number => 2 * q + r
  const sums = new Map<string, { count: number; x: number; y: number }>()
  for (const one of spaces)
    for (const other of spaces) {
      if (alike === 'mirrored' && one.r !== other.r) continue
      const [x, y] = [across(one) + across(other), alike === 'mirrored' ? 0 : one.r + other.r]
      const sum = sums.get(`${x},${y}`) ?? { count: 0, x, y }
      sum.count += 1
      sums.set(`${x},${y}`, sum)
    }
  const { x, y } = [...sums.values()].reduce((best, sum) => (sum.count > best.count ? sum : best))
  return (place) => {
    const r = alike === 'mirrored' ? place.r : y - place.r
    const q = (x - across(place) - r) / 2
    return Number.isInteger(q) ? { q, r } : null
  }
}

/** How a map is alike already; in no way, if its sides differ. */
export const alikeNow = (draft: Draft): Alike => ALIKE.find((alike) => alike !== 'none' && !unlike(draft, twinOf(draft, alike)).length) ?? 'none'

/** Whose the twin of somebody's piece or Town is: with two seats the other's. */
export function twinOwner({ seat }: Draft, owner: string): string {
  if (owner === NEUTRAL || seat.length !== 2) return owner
  return seat.find(({ key }) => key !== owner)?.key ?? owner
}

/** Spaces whose twin is of another kind or not there, each pair once. */
export function unlike(draft: Draft, twin: Twin): { space: Space; place: Place; other: Space | undefined }[] {
  const spaces = new Map(draft.map.spaces.map((space) => [at(space), space]))
  const told = new Set<string>()
  return draft.map.spaces.flatMap((space) => {
    const place = twin(space)
    if (!place || told.has(at(space))) return []
    const other = spaces.get(at(place))
    if (other?.kind === space.kind && (other.points ?? 0) === (space.points ?? 0)) return []
    told.add(at(place))
    return [{ space, place, other }]
  })
}
