import { expect, test } from 'vitest'
import { asks } from './asks'
import { cards, front, HUSSAR, SWORD } from './given'

const [TOWER, TIDE, SPELL, TRICK] = [10, 11, 12, 13]
const view = front({ kinds: { [HUSSAR]: 'hussar', [SWORD]: 'sword', [TOWER]: 'tower', [TIDE]: 'tide', [SPELL]: 'levitation', [TRICK]: 'trick' } })
const more = (name: string, type: string, on: string): object => ({ facts: { name, type, on } })
const printed = {
  ...cards, sword: more('Violator Sword', 'equipment', 'warrior'), tower: more('Heimburg', 'fortification', 'area'), tide: more('Gift of Fate', 'special', 'player'),
  trick: more('Malfunction', 'special', 'card'),
} as unknown as typeof cards
const ask = (kind: string, card: number, language = 'en', then: string[] = []): string => asks(view, printed, language, kind, `card:${card}`, then)

test('the question follows what is chosen', () => {
  expect(ask('attack', HUSSAR)).toBe('Whom does Hussar attack?')
  expect(ask('attack', HUSSAR, 'cs')).toBe('Na koho zaútočí Hussar?')
  expect(ask('sabotage', HUSSAR)).toBe('Whom does Hussar sabotage?')
  expect(ask('ends', HUSSAR)).toBe('What does Hussar do?')
  expect(ask('use', SWORD)).toBe('On whom do you use Violator Sword?')
})

test('a card is asked for what it is played on', () => {
  expect(ask('play', SWORD)).toBe('Who gets the Violator Sword?')
  expect(ask('play', SWORD, 'cs')).toBe('Kdo dostane kartu Violator Sword?')
  expect(ask('play', HUSSAR)).toBe('Where does Hussar go?')
  expect(ask('play', TOWER)).toBe('Where does Heimburg go?')
  expect(ask('play', TIDE)).toBe('On which player do you play Gift of Fate?')
  expect(ask('play', TRICK)).toBe('On what do you play Malfunction?')
})

test('of a spell is asked who casts it, then on whom', () => {
  expect(ask('cast', SPELL)).toBe('Who casts Levitation?')
  expect(ask('cast', SPELL, 'en', [`card:${HUSSAR}`])).toBe('On whom does Hussar cast Levitation?')
  expect(ask('cast', SPELL, 'cs', [`card:${HUSSAR}`])).toBe('Na koho sešle Hussar kouzlo Levitation?')
})

test('where there are no words for it, nothing is asked', () => {
  expect(ask('seek_cover', HUSSAR)).toBe('')
  expect(ask('play', 99)).toBe('')
})
