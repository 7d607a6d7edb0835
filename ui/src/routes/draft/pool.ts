/** The cards of a draft: counted, in the order of the library, and divided into deck and rest. */

import { nameOf } from '../../lib/people'
import type { LibraryCard, LibraryInfo, SeatInfo } from '../../lib/protocol'
import { say } from '../../lib/words'

export type Counts = Readonly<Record<string, number>>

export interface Pile {
  card: LibraryCard
  count: number
}

export function counted(cards: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What is left of a pool besides a deck. */
export function rest(pool: Counts, deck: Counts): Counts {
  return Object.fromEntries(Object.entries(pool).map(([card, count]) => [card, count - (deck[card] ?? 0)] as const).filter(([, count]) => count > 0))
}

/** A deck with a card more or less; never more than the pool has. */
export function moved(deck: Counts, pool: Counts, card: string, by: 1 | -1): Counts {
  const count = Math.max(0, Math.min(pool[card] ?? 0, (deck[card] ?? 0) + by))
  const others = Object.fromEntries(Object.entries(deck).filter(([each]) => each !== card))
  return count ? { ...others, [card]: count } : others
}

/** Cards by their kinds, both in the order of the library. */
export function byKind(counts: Counts, library: LibraryInfo): { kind: string; name: string; piles: Pile[] }[] {
  const names = new Map(library.filters.find(({ key }) => key === 'kind')?.values.map(({ key, name }) => [key, name]))
  const piles = library.cards.filter(({ key }) => counts[key]).map((card) => ({ card, count: counts[card.key]! }))
  const kinds = [...new Set(piles.map(({ card }) => card.kind))]
  return kinds.map((kind) => ({ kind, name: names.get(kind) ?? kind, piles: piles.filter(({ card }) => card.kind === kind) }))
}

/** What the players of a draft are called: there may be many bots. */
export const drafterOf = (seat: SeatInfo, at: number): string => (seat.kind === 'bot' ? say('draft-bot', { seat: at + 1 }) : nameOf(seat, at))
