/** A deck being built, as data: its leader and how many of each card are in each part; changes and questions, without a page. */

import type { DeckChange, DeckGroupInfo, LibraryCard, LibraryInfo, ReadyDeck } from '../../lib/protocol'

export type Cards = Readonly<Record<string, number>>
export type Parts = Readonly<Record<string, Cards>>

export interface Deck {
  leader: string
  parts: Parts
}

export const MOST = 250 // copies of one card in a part

export const copies = (parts: Parts, part: string, card: string): number => parts[part]?.[card] ?? 0

export const total = (cards: Cards | undefined): number => Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)

/** How many cards of a group are in the deck. */
export const countOf = (parts: Parts, { part, cards }: Pick<DeckGroupInfo, 'part' | 'cards'>): number =>
  cards.reduce((sum, card) => sum + copies(parts, part, card), 0)

/** The parts with changes; no card is there less than not at all. */
export function changed(parts: Parts, changes: readonly DeckChange[]): Parts {
  const after: Record<string, Record<string, number>> = Object.fromEntries(Object.entries(parts).map(([part, cards]) => [part, { ...cards }]))
  for (const { part, card, count } of changes) {
    const cards = (after[part] ??= {})
    const number = Math.min(MOST, Math.max(0, (cards[card] ?? 0) + count))
    if (number) cards[card] = number
    else delete cards[card]
  }
  return after
}

/** What two decks with the same cards have in common, whatever the order. */
export const marked = ({ leader, parts }: Deck): string =>
  JSON.stringify([leader, Object.entries(parts).map(([part, cards]) => [part, Object.entries(cards).toSorted(([one], [two]) => (one < two ? -1 : 1))]).toSorted()])

export const empty = (parts: readonly { key: string }[]): Parts => Object.fromEntries(parts.map(({ key }) => [key, {}]))

export const deckOf = ({ leader, parts }: ReadyDeck): Deck => ({ leader, parts })

/** A name that is not taken: the same with a number, if need be. */
export function freeName(name: string, taken: readonly string[], longest = 60): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const free = name.slice(0, longest - ending.length) + ending
    if (!taken.includes(free)) return free
  }
}

const STATS = ['fight', 'shoot', 'armor', 'value']

/** What stands behind a card's name: its kind, and the values by which one chooses it. */
export function about(card: LibraryCard, { filters }: LibraryInfo): string {
  const named = (filter: string, value: string): string => filters.find(({ key }) => key === filter)?.values.find(({ key }) => key === value)?.name ?? ''
  const kind = named('kind', card.kind)
  const stats = STATS.map((stat) => card.facts[stat]?.[0]).filter((value) => value !== undefined)
  const cost = card.facts['cost']?.[0]
  const timing = card.facts['timing']?.[0]
  if (stats.length) return `${kind} · ${stats.join(' ')}`
  if (cost !== undefined) return `${kind} · ${filters.find(({ key }) => key === 'cost')?.label ?? ''} ${cost}`
  return timing === undefined ? kind : `${kind} · ${named('timing', String(timing))}`
}
