import { expect, test } from 'vitest'
import { arranged, put } from './order'

test('cards stay in the order in which they are held, new ones come after them, and what is gone is gone', () => {
  expect(arranged([3, 1, 2], [1, 2, 3, 9])).toEqual([3, 1, 2, 9])
  expect(arranged([3, 1, 2], [2, 3])).toEqual([3, 2])
})

test('a card is put into another place, and the others close up', () => {
  expect(put([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
  expect(put([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3])
  expect(put([1, 2, 3], 2, -1)).toEqual([2, 1, 3])
})
