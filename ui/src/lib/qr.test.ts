import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qr } from './qr'

const drawn = (text: string): string[] => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

/** The bits of a code's format information, read from around the upper left corner. */
const format = (rows: string[]): string =>
  [...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => rows[8]![column]), ...[7, 5, 4, 3, 2, 1, 0].map((row) => rows[row]![8])].join('')

test('a code is as large as its text needs', () => {
  expect(qr('12345678901234')).toHaveLength(21)
  expect(qr('123456789012345')).toHaveLength(25)
  expect(qr('x'.repeat(213))).toHaveLength(57)
  expect(() => qr('x'.repeat(214))).toThrow(RangeError)
})

test('three corners carry the finder', () => {
  const rows = drawn('hello')
  const finder = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........']
  const end = rows.length
  expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(finder)
  expect(rows.slice(0, 8).map((row) => [...row.slice(end - 8)].reverse().join(''))).toEqual(finder)
  expect(rows.slice(end - 8).reverse().map((row) => row.slice(0, 8))).toEqual(finder)
})

test('the format is one of the eight of level M', () => {
  const known = ['101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000']
  expect(known).toContain(format(drawn('hello')).replaceAll('#', '1').replaceAll('.', '0'))
})

test('a code that a reader has read stays as it was', () => {
  const code = drawn('http://localhost:8000/table/abc').join('')
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe('3b9e21e75f425ed2')
})
