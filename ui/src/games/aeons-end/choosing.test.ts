import { expect, test, vi } from 'vitest'
import { Selection } from '../../lib/selection.svelte'
import type { Offered } from '../../lib/things'
import { cards, siege } from './given'
import { meant } from './meant'
import { arePutAway, nextOf, PuttingAway } from './putting.svelte'

const option = (...choice: (string | number)[]): Offered => ({ choice, text: '', forecast: [], harm: '', path: choice.slice(1).map((id) => `card:${id}`), fields: [1] })

test('the order of putting away is told kind by kind, by the card that is offered', () => {
  const options = [option('put_away', 0), option('put_away', 5)]
  expect(nextOf(siege(), options, ['jade', 'crystal', 'crystal'])).toEqual({ option: options[1], rest: ['crystal', 'crystal'] })
  expect(nextOf(siege(), options, ['crystal', 'jade'])?.option.choice).toEqual(['put_away', 0])
})

test('nothing is told where something else is asked', () => {
  expect(nextOf(siege(), [option('play', 0)], ['crystal'])).toBeNull()
  expect(nextOf(siege(), [option('put_away', 0)], [])).toBeNull()
  expect(arePutAway([])).toBe(false)
})

test('the whole order is sent one choice after another, each once, and then it is over', () => {
  const choose = vi.fn()
  const selection = new Selection({ choose, whyNot: vi.fn() })
  const putting = new PuttingAway()
  selection.offer(7, [option('put_away', 0), option('put_away', 5), option('put_away', 6)])
  putting.begin(siege(), [6, 0, 1, 5], selection)
  putting.goOn(siege(), selection) // the same question again
  selection.offer(0, []) // the answer is on its way
  putting.goOn(siege(), selection)
  selection.offer(8, [option('put_away', 0), option('put_away', 5)])
  putting.goOn(siege(), selection)
  selection.offer(9, [option('end_phase')])
  putting.goOn(siege(), selection)
  expect(choose.mock.calls.map(([choice]) => choice)).toEqual([['put_away', 6], ['put_away', 0]])
  expect(putting.running).toBe(false)
})

test('a card of the hand is meant to be played, a spell to be prepped, a pile to be bought, a breach to be opened', () => {
  expect(meant(siege(), cards, 'card:0', [])).toEqual([['play', 0]])
  expect(meant(siege(), cards, 'card:3', [])).toEqual([['prep', 3, '']])
  expect(meant(siege(), cards, 'pile:1', [])).toEqual([['buy', 1]])
  expect(meant(siege(), cards, 'breach:2', [])).toEqual([['open', 2]])
  expect(meant(siege(), cards, 'card:7', [])).toEqual([['discard_power', 7]])
})

test('what an effect asks for comes before that', () => {
  expect(meant(siege(), cards, 'card:0', [['pick_card', 0]])[0]).toEqual(['pick_card', 0])
})
