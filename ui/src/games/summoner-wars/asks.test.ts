import { expect, test } from 'vitest'
import { asks, progress, tells } from './asks'
import { battlefield, piece } from './given'
import type { Cards } from './table'
import type { Offered } from '../../lib/things'

const view = battlefield([piece(1, 0)], { kinds: { 1: 'bear-cavalry' } })
const cards = {
  'bear-cavalry': { facts: { name: 'Bear Cavalry', texts: [['Trample', 'It may pass through units.', 'trample']] } },
  'glacial-shift': { facts: { name: 'Glacial Shift', texts: [['', 'Target up to 3 structures.', 'glacial-shift']] } },
} as unknown as Cards
const attack = (harm: Offered['harm']): Offered => ({ choice: ['attack', 1, 2], text: '', forecast: [], path: ['card:1', 'card:2'], harm }) as unknown as Offered
const end = { choice: ['end_phase'], text: '', forecast: [], path: [], harm: '' } as unknown as Offered

test('the question follows what is chosen', () => {
  expect(asks(view, cards, 'en', 'move', 'card:1')).toBe('Where does Bear Cavalry go?')
  expect(asks(view, cards, 'en', 'attack', 'card:1')).toBe('Whom does Bear Cavalry attack?')
  expect(asks(view, cards, 'cs', 'attack', 'card:1')).toBe('Na koho zaútočí Bear Cavalry?')
})

test('where there are no words for it, nothing is asked', () => {
  expect(asks(view, cards, 'en', 'use', 'card:1')).toBe('')
  expect(asks(view, cards, 'en', 'move', 'card:9')).toBe('')
})

test('it is told which of three moves and attacks it is', () => {
  expect(progress(battlefield([], { phase: 'move', moved: [4] }), 'en', [end])).toBe('move 2 of 3')
  expect(progress(battlefield([], { phase: 'attack', attacked: [] }), 'en', [attack('own'), attack('others'), end])).toBe('attack 1 of 3')
  expect(progress(battlefield([], { phase: 'attack', attacked: [1, 2, 3] }), 'en', [end])).toBe('')
  expect(progress(battlefield([], { phase: 'summon' }), 'en', [end])).toBe('')
  expect(progress(battlefield([], { phase: 'move', moved: [4] }), 'en', [])).toBe('') // does it keep moving? that is still the first
})

test('where only ones own could be attacked, it is said that no enemy is in reach', () => {
  expect(progress(battlefield([], { phase: 'attack', attacked: [] }), 'en', [attack('own'), attack('own')])).toBe('no enemy in reach')
})

test('the text of the ability or of the event that asks is told', () => {
  expect(tells(view, cards, { effect: 'trample', card: 1 })).toBe('It may pass through units.')
  expect(tells(view, cards, { effect: 'glacial-shift', card: 7 })).toBe('Target up to 3 structures.')
  expect(tells(view, cards, { effect: 'inaction' })).toBe('')
  expect(tells(view, cards, {})).toBe('')
})
