import { expect, test } from 'vitest'
import { chargeOf, factionOf } from './emblems'

const FACTIONS = [
  'polar-dwarves', 'cave-goblins', 'fallen-kingdom', 'savanna-elves', 'vanguards', 'breakers', 'phoenix-elves', 'tundra-orcs',
]

test('each faction has an ink, a hatching and a charge of its own', () => {
  for (const each of ['ink', 'hatching', 'charge'] as const) {
    expect(new Set(FACTIONS.map((faction) => factionOf(faction)[each])).size).toBe(8)
  }
})

test('a Summoner wears the crown, and a card that is new here still has a picture', () => {
  expect(chargeOf('svara', ['summoner'])).toBe('crown')
  expect(chargeOf('unheard-of', ['common', 'structure'])).toBe('tower')
})
