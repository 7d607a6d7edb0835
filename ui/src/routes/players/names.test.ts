import { expect, test } from 'vitest'
import { along, signed, sureness } from './names'

test('a change of a rating has its sign', () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(['+12', '−8', '0'])
})

test('a rating lies on the scale, however far it is off', () => {
  expect([along(1500), along(100), along(5000)]).toEqual([50, 0, 100])
})

test('a rating is surer the smaller its interval is', () => {
  expect([sureness(60), sureness(150), sureness(490)]).toEqual(['player-sure', 'player-solid', 'player-settling'])
})
