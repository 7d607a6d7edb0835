/** What one looks for in a library: words, facts and an order, read from the address and written there; and what is found. */

import { plain } from '../../lib/plain'
import type { LibraryCard, LibraryInfo } from '../../lib/protocol'

export type Layout = 'grid' | 'list'
export type Order = 'printed' | 'name' | 'decks'

export interface Wanted {
  text: string
  /** Filter -> values, one of which must be a card's; `2-4`, `2-` or `-4` for numbers. */
  facts: Readonly<Record<string, readonly string[]>>
  /** A ready-made deck that must hold it. */
  deck: string
  layout: Layout
  order: Order
}

export const NOTHING: Wanted = { text: '', facts: {}, deck: '', layout: 'grid', order: 'printed' }
export const SURE = 'sure' // a filter of every game: whether all comes from the rulebook
const OWN = ['q', 'deck', 'view', 'order', 'lang']
const ORDERS: readonly Order[] = ['printed', 'name', 'decks']

export function readWanted(query: string): Wanted {
  const given = new URLSearchParams(query)
  const facts = [...given].map(([name, values]) => [name, values.split(',').filter(Boolean)] as const).filter(([name, values]) => !OWN.includes(name) && values.length)
  return {
    text: given.get('q') ?? '',
    facts: Object.fromEntries(facts),
    deck: given.get('deck') ?? '',
    layout: given.get('view') === 'list' ? 'list' : 'grid',
    order: ORDERS.find((each) => each === given.get('order')) ?? 'printed',
  }
}

export function written({ text, facts, deck, layout, order }: Wanted): string {
  const query = new URLSearchParams()
  if (text.trim()) query.set('q', text.trim())
  for (const [name, values] of Object.entries(facts)) if (values.length) query.set(name, values.join(','))
  if (deck) query.set('deck', deck)
  if (layout !== 'grid') query.set('view', layout)
  if (order !== 'printed') query.set('order', order)
  return query.size ? `?${query.toString().replaceAll('%2C', ',')}` : ''
}

/** The same with other values of one filter. */
export const withFact = (wanted: Wanted, filter: string, values: readonly string[]): Wanted => ({
  ...wanted,
  facts: Object.fromEntries(Object.entries({ ...wanted.facts, [filter]: values }).filter(([, some]) => some.length)),
})

/** The same with a value put in or taken out. */
export function switched(wanted: Wanted, filter: string, value: string): Wanted {
  const values = wanted.facts[filter] ?? []
  return withFact(wanted, filter, values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
}

/** A card as it is searched: its names, and all its words, without capitals and accents. */
export interface Indexed {
  card: LibraryCard
  game: string
  names: string
  all: string
  /** In how many ready-made decks it is. */
  decks: number
}

export function indexed({ game, filters, cards, decks }: LibraryInfo): Indexed[] {
  const named = new Map(filters.map(({ key, values }) => [key, new Map(values.map((value) => [value.key, value.name]))]))
  const words = (filter: string, value: string | number): string => named.get(filter)?.get(String(value)) ?? ''
  return cards.map((card) => {
    const facts = Object.entries(card.facts).flatMap(([key, values]) => values.map((value) => words(key, value)))
    const all = [card.key, card.name, card.also, words('kind', card.kind), words('set', card.set), ...facts, card.text]
    return { card, game, names: plain(`${card.name}\n${card.also}`), all: plain(all.join('\n')), decks: decks.filter((deck) => card.key in deck.cards).length }
  })
}

/** What a card has for a filter. */
export function valuesOf(card: LibraryCard, filter: string): readonly (string | number)[] {
  if (filter === 'kind') return [card.kind]
  if (filter === 'set') return [card.set]
  if (filter === SURE) return [card.sure ? 'yes' : 'no']
  return card.facts[filter] ?? []
}

/** The ends of a range `2-4`; null where it is open. */
export function rangeOf(text: string | undefined): [number | null, number | null] {
  const [, low, high] = /^(\d*)-(\d*)$/.exec(text ?? '') ?? []
  return [low ? Number(low) : null, high ? Number(high) : null]
}

function has(card: LibraryCard, filter: string, wanted: readonly string[]): boolean {
  return valuesOf(card, filter).some((value) => {
    if (typeof value === 'string') return wanted.includes(value)
    const [low, high] = rangeOf(wanted[0])
    return (low === null || value >= low) && (high === null || value <= high)
  })
}

/** The cards that have all words and facts that are wanted; `but` is a filter that does not count. */
export function found(all: readonly Indexed[], library: readonly LibraryInfo[], wanted: Wanted, but = ''): Indexed[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean)
  const facts = Object.entries(wanted.facts).filter(([filter]) => filter !== but)
  const deck = library.flatMap(({ decks }) => decks).find(({ key }) => key === wanted.deck)
  return all.filter(({ card, all: said }) =>
    words.every((word) => said.includes(word)) && facts.every(([filter, values]) => has(card, filter, values)) && (!wanted.deck || (deck !== undefined && card.key in deck.cards)))
}

/** In the order that is wanted. Where one searches for words, names that begin with them come first, then names that have them. */
export function sorted(some: readonly Indexed[], { text, order }: Wanted, language: string): Indexed[] {
  const words = plain(text).trim()
  const rank = ({ names }: Indexed): number => (!words ? 0 : names.split('\n').some((name) => name.startsWith(words)) ? 0 : names.includes(words) ? 1 : 2)
  const compare = new Intl.Collator(language).compare
  const by: Record<Order, (one: Indexed, two: Indexed) => number> = {
    printed: () => 0,
    name: (one, two) => compare(one.card.name, two.card.name),
    decks: (one, two) => two.decks - one.decks,
  }
  return some.toSorted((one, two) => rank(one) - rank(two) || by[order](one, two))
}

/** How many of these cards have each value of a filter. */
export function counted(some: readonly Indexed[], filter: string): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const { card } of some) for (const value of new Set(valuesOf(card, filter))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
