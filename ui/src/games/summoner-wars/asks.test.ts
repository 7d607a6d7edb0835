import { expect, test } from 'vitest'
import { asks, progress } from './asks'
import { battlefield, piece } from './given'
import type { Cards } from './table'

const view = battlefield([piece(1, 0)], { kinds: { 1: 'bear-cavalry' } })
const cards = { 'bear-cavalry': { facts: { name: 'Bear Cavalry' } } } as unknown as Cards

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
  expect(progress(battlefield([], { phase: 'move', moved: [4] }), 'en')).toBe('move 2 of 3')
  expect(progress(battlefield([], { phase: 'attack', attacked: [] }), 'en')).toBe('attack 1 of 3')
  expect(progress(battlefield([], { phase: 'attack', attacked: [1, 2, 3] }), 'en')).toBe('')
  expect(progress(battlefield([], { phase: 'summon' }), 'en')).toBe('')
})
