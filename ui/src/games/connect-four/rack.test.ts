import { expect, test } from 'vitest'
import { inLine, topOf } from './rack'

/** Drawn from the top, as one sees it. */
const rack = (...drawn: string[]): number[][] => drawn.toReversed().map((row) => [...row].map((disc) => '.XO'.indexOf(disc) - 1))

test('four in a row, a column or a diagonal are found', () => {
  expect(inLine(rack('.......', 'OXXXX..'))).toEqual(new Set(['0 1', '0 2', '0 3', '0 4']))
  expect(inLine(rack('O......', 'O......', 'O......', 'O......')).size).toBe(4)
  expect(inLine(rack('...X...', '..XO...', '.XOO...', 'XOOX...'))).toEqual(new Set(['0 0', '1 1', '2 2', '3 3']))
  expect(inLine(rack('X......', 'OX.....', 'OOX....', 'XOOX...'))).toEqual(new Set(['3 0', '2 1', '1 2', '0 3']))
})

test('three are no four, and discs of both are none', () => {
  expect(inLine(rack('.......', 'XXXOXXX')).size).toBe(0)
})

test('five in a line are all marked', () => {
  expect(inLine(rack('XXXXX..')).size).toBe(5)
})

test('the last disc lies on top of its column', () => {
  expect(topOf(rack('.......', '..X....', '..O....'), 2)).toBe('1 2')
})
