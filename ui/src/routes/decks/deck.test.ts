import { expect, test } from 'vitest'
import type { LibraryCard, LibraryInfo } from '../../lib/protocol'
import { about, changed, copies, countOf, freeName, marked, MOST, total } from './deck'

const PARTS = { cards: { freeze: 2, parapet: 1 }, sideboard: {} }

test('a change adds and takes away copies, and what is gone is not there', () => {
  const after = changed(PARTS, [{ part: 'cards', card: 'freeze', count: -1 }, { part: 'cards', card: 'parapet', count: -3 }, { part: 'sideboard', card: 'parapet', count: 2 }])

  expect(after).toEqual({ cards: { freeze: 1 }, sideboard: { parapet: 2 } })
  expect(PARTS.cards.freeze).toBe(2)
  expect(copies(changed(PARTS, [{ part: 'cards', card: 'freeze', count: 999 }]), 'cards', 'freeze')).toBe(MOST)
})

test('cards are counted by part and by group', () => {
  expect(total(PARTS.cards)).toBe(3)
  expect(total(undefined)).toBe(0)
  expect(countOf(PARTS, { part: 'cards', cards: ['freeze', 'jarmund'] })).toBe(2)
})

test('two decks with the same cards are the same in any order', () => {
  const one = marked({ leader: 'svara', parts: { cards: { a: 1, b: 2 } } })

  expect(marked({ leader: 'svara', parts: { cards: { b: 2, a: 1 } } })).toBe(one)
  expect(marked({ leader: 'svara', parts: { cards: { b: 1, a: 1 } } })).not.toBe(one)
  expect(marked({ leader: 'ret-talus', parts: { cards: { a: 1, b: 2 } } })).not.toBe(one)
})

test('a free name has a number only if it must, and stays short enough', () => {
  expect(freeName('Svara', [])).toBe('Svara')
  expect(freeName('Svara', ['Svara', 'Svara 2'])).toBe('Svara 3')
  expect(freeName('x'.repeat(60), ['x'.repeat(60)])).toBe(`${'x'.repeat(58)} 2`)
})

test('behind a name stand the kind and the values by which one chooses', () => {
  const library = { filters: [{ key: 'kind', label: 'kind', values: [{ key: 'warrior', name: 'warrior' }] }, { key: 'cost', label: 'cost', values: [] }, { key: 'timing', label: 'played', values: [{ key: 'combat', name: 'in combat' }] }] } as unknown as LibraryInfo
  const card = (facts: LibraryCard['facts']): LibraryCard => ({ kind: 'warrior', facts }) as LibraryCard

  expect(about(card({ fight: [4], shoot: [3], armor: [4], value: [4] }), library)).toBe('warrior · 4 3 4 4')
  expect(about(card({ cost: [0] }), library)).toBe('warrior · cost 0')
  expect(about(card({ timing: ['combat'] }), library)).toBe('warrior · in combat')
  expect(about(card({}), library)).toBe('warrior')
})
