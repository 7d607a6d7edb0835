import { expect, it } from 'vitest'
import { digits } from './clock'

it.each([
  [-3, '0:00'],
  [8.2, '0:09'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [172799, '47:59:59'],
  [172800 + 5 * 3600 + 59, '2 d 5 h'],
])('shows %d seconds as %s', (left, shown) => {
  expect(digits(left)).toBe(shown)
})
