import { expect, test } from 'vitest'
import { equal } from './equal'

test('of forests in which workers harvest, the first one is next', () => {
  expect(equal([['harvest', 3], ['harvest', 5]])).toEqual(['harvest', 3])
  expect(equal([['harvest', 3], ['harvest', 5], ['play', 7]])).toEqual(['harvest', 3])
})

test('everything else is asked', () => {
  expect(equal([['deploy', 'ground', 3], ['deploy', 'ground', 5]])).toBeNull()
  expect(equal([['harvest', 3], ['end_step']])).toBeNull()
  expect(equal([['play', 7]])).toBeNull()
  expect(equal([])).toBeNull()
})
