import { expect, test } from 'vitest'
import { asks } from './asks'
import { cards, MIDDLE, war } from './given'

const view = war()

test('the question follows the piece that is chosen', () => {
  expect(asks(view, cards, 'en', 'move', `heap:ground.${MIDDLE}`)).toBe('Where does the Militia go from q0r0?')
  expect(asks(view, cards, 'cs', 'move', `heap:0.ground.${MIDDLE}`)).toBe('Kam přesunete figurku Militia z pole q0r0?')
  expect(asks(view, cards, 'en', 'carry', `heap:worker.${MIDDLE}`)).toBe('Where does the worker go from q0r0?')
  expect(asks(view, cards, 'en', 'deploy', 'town:ground')).toBe('Where do you place the Militia?')
  expect(asks(view, cards, 'cs', 'deploy', 'town:worker')).toBe('Kam umístíte figurku dělník?')
  expect(asks(view, cards, 'en', 'give', 'seat:1')).toBe('What do you give the Orcs?')
})

test('where an outpost is lost for good, the question says so', () => {
  expect(asks(view, cards, 'en', 'move', `heap:builder.${MIDDLE}`)).toBe('Where does the worker go from q0r0? The outpost being built there is lost.')
})

test('where there are no words for it, nothing is asked', () => {
  expect(asks(view, cards, 'en', 'train', 'town:ground')).toBe('')
  expect(asks(view, cards, 'en', 'fight', 'space:2')).toBe('')
  expect(asks(view, cards, 'en', 'deploy', 'space:2')).toBe('')
})
