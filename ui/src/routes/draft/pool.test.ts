import { expect, test } from 'vitest'
import type { LibraryCard, LibraryInfo } from '../../lib/protocol'
import { byKind, counted, moved, rest, total } from './pool'

const card = (key: string, kind: string): LibraryCard => ({ key, kind, set: '', name: key, also: '', text: '', facts: {}, sure: true, playable: true, drawn: null })
const library: LibraryInfo = { game: 'one', name: 'One', filters: [{ key: 'kind', label: 'Kind', values: [{ key: 'w', name: 'Warriors' }] }], cards: [card('hussar', 'w'), card('sword', 'e'), card('dragoon', 'w')], decks: [] }

test('a pool is counted, and what a deck does not take is the rest', () => {
  const pool = counted(['hussar', 'sword', 'hussar'])
  expect(pool).toEqual({ hussar: 2, sword: 1 })
  expect(rest(pool, { hussar: 1, sword: 1 })).toEqual({ hussar: 1 })
  expect(total(pool)).toBe(3)
})

test('a deck gets no more of a card than there are, and no fewer than none', () => {
  const pool = { hussar: 2 }
  const two = moved(moved({}, pool, 'hussar', 1), pool, 'hussar', 1)
  expect(two).toEqual({ hussar: 2 })
  expect(moved(two, pool, 'hussar', 1)).toEqual(two)
  expect(moved({ hussar: 1 }, pool, 'hussar', -1)).toEqual({})
  expect(moved({}, pool, 'sword', 1)).toEqual({})
})

test('cards stand by their kinds, in the order of the library', () => {
  const kinds = byKind({ dragoon: 1, sword: 2, hussar: 1 }, library)
  expect(kinds.map(({ name, piles }) => [name, piles.map(({ card: { key }, count }) => [key, count])])).toEqual([
    ['Warriors', [['hussar', 1], ['dragoon', 1]]],
    ['e', [['sword', 2]]],
  ])
})
