/** What is filtered, in words: a chip for each value, which takes it away again. */

import type { LibraryFilter, LibraryInfo } from '../../lib/protocol'
import { say } from '../../lib/words'
import { rangeOf, SURE, type Wanted } from './search'

export interface Chip {
  filter: string
  /** The value it takes away; '' for all of them. */
  value: string
  text: string
}

/** A range in words: 'cost 2 at most'. */
export function rangeText(text: string | undefined): string {
  const [low, high] = rangeOf(text)
  if (low === null && high === null) return say('cards-any')
  if (high === null) return say('cards-at-least', { low: low! })
  if (low === null) return say('cards-at-most', { high })
  return low === high ? say('cards-exactly', { low }) : say('cards-from-to', { low, high })
}

/** The filters of a library, and the one that every library has. */
export const filtersOf = (library: LibraryInfo): LibraryFilter[] => [
  ...library.filters,
  { key: SURE, label: say('cards-sure'), values: [{ key: 'yes', name: say('cards-sure-yes') }, { key: 'no', name: say('cards-sure-no') }] },
]

export function chipsOf({ facts, deck }: Wanted, library: LibraryInfo | null): Chip[] {
  const filters = library ? filtersOf(library) : []
  const chips = Object.entries(facts).flatMap(([filter, values]) => {
    const { label, values: named } = filters.find(({ key }) => key === filter) ?? { label: filter, values: [] }
    if (!named.length) return [{ filter, value: '', text: `${label} ${rangeText(values[0])}` }]
    return values.map((value) => ({ filter, value, text: named.find(({ key }) => key === value)?.name ?? value }))
  })
  const wanted = library?.decks.find(({ key }) => key === deck)
  return deck ? [...chips, { filter: 'deck', value: '', text: wanted?.name ?? deck }] : chips
}
