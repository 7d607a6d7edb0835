import { expect, test } from 'vitest'
import { facesOf, hits } from './dice'

test('each face shows its symbols', () => {
  expect(facesOf('1456')).toEqual([['melee', 'ranged'], ['ranged', 'special'], ['melee', 'special'], ['melee']])
})

test('only the symbols of the own kind of attack are counted', () => {
  expect(hits('1456', 'melee')).toBe(3)
  expect(hits('1456', 'ranged')).toBe(2)
  expect(hits('1456', '')).toBe(0)
})
