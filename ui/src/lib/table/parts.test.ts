import { expect, test } from 'vitest'
import { element, gets, keyOf, loses, more, overlap, partsOf, put, read, type Part } from './parts'

interface Table {
  life: number
  seats: { hand: number[] | number; piles: number[][] }[]
  pieces: { card: number; space: number }[]
  faces: Record<string, string>
}
const table: Table = { life: 5, seats: [{ hand: [1, 2], piles: [[3], []] }, { hand: 4, piles: [] }], pieces: [{ card: 7, space: 0 }], faces: { 7: 'wolf' } }
const part = partsOf<Table>()
const piece = (card: number) => element<Table['pieces'][number]>(['pieces'], 'card', card, (was) => was)

test('a part is put anew, and the rest stays the same', () => {
  const now = put(table, part('seats', 0, 'piles', 1, gets(4)).path, [4])
  expect(now.seats[0]?.piles).toEqual([[3], [4]])
  expect([now.seats[1], now.pieces]).toEqual([table.seats[1], table.pieces])
  expect(table.seats[0]?.piles).toEqual([[3], []])
  expect(now.pieces).toBe(table.pieces)
})

test('an element of a list is found by what tells it from the others; it comes and goes', () => {
  expect(read(table, piece(7).path)).toEqual({ card: 7, space: 0 })
  expect(read(table, piece(8).path)).toBeUndefined()
  expect(put(table, piece(7).path, { card: 7, space: 3 }).pieces).toEqual([{ card: 7, space: 3 }])
  expect(put(table, piece(8).path, { card: 8, space: 1 }).pieces).toEqual([{ card: 7, space: 0 }, { card: 8, space: 1 }])
  expect(put(table, piece(7).path, undefined).pieces).toEqual([])
  expect(put(table, piece(8).path, undefined).pieces).toEqual(table.pieces)
})

test('an entry that becomes nothing is gone, and a part of nothing stays nothing', () => {
  expect(put(table, ['faces', 7], undefined).faces).toEqual({})
  expect(put(table, ['faces', 8, 'name'], 'bear').faces).toEqual(table.faces)
  expect(read(table, ['seats', 5, 'hand'])).toBeUndefined()
})

test('parts overlap where one is within the other', () => {
  const both = (one: Part, two: Part): boolean => overlap(keyOf(one.path), keyOf(two.path))
  const [hand, seat, other] = [part('seats', 0, 'hand', gets(1)), part('seats', 0, (was) => was), part('seats', 1, 'hand', gets(1))]
  expect([both(hand, seat), both(seat, hand), both(hand, hand), both(hand, other)]).toEqual([true, true, true, false])
  expect([both(piece(7), piece(7)), both(piece(7), piece(8))]).toEqual([true, false])
})

test('a pile gains and loses cards, or is only counted; nothing falls below 0', () => {
  expect([gets(3)([1]), gets(1)([1]), gets(null)([1]), gets(3)(4)]).toEqual([[1, 3], [1], [1], 5])
  expect([loses(1)([1, 2]), loses(9)([1]), loses(1)(4), loses(1)(0)]).toEqual([[2], [1], 3, 0])
  expect([more(2)(1), more(-3)(1)]).toEqual([3, 0])
})
