import { expect, test } from 'vitest'
import { columnName, rowName, seen, spaceAt, spaceName } from './table'

test('you look from your side: the back row is below, and the first column on the left of the first seat', () => {
  expect(seen(0, 0)).toEqual({ row: 7, column: 0 })
  expect(seen(0, 1)).toEqual({ row: 0, column: 5 })
  expect(seen(47, 1)).toEqual({ row: 7, column: 0 })
})

test('a space is named by its column and row, for both sides alike', () => {
  expect([0, 5, 47].map(spaceName)).toEqual(['a1', 'f1', 'f8'])
})

test('rows and columns are headed as their spaces are named, from either side', () => {
  for (const eyes of [0, 1]) {
    for (const space of [0, 20, 47]) {
      const { row, column } = seen(space, eyes)
      expect(spaceAt(row, column, eyes)).toBe(space)
      expect(columnName(column, eyes) + rowName(row, eyes)).toBe(spaceName(space))
    }
  }
})
