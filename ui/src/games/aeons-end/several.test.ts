import { expect, test } from 'vitest'
import { several } from './several'
import type { Cards, View } from './table'

const cards = { crystal: { facts: { name: 'Crystal', type: 'gem' } }, spark: { facts: { name: 'Spark', type: 'spell' } } } as unknown as Cards
const siege = (hand: number[]): View => ({ seat: 0, kinds: { 1: 'crystal', 2: 'crystal', 3: 'spark' }, mages: [{ hand }] }) as unknown as View

test('all gems of the hand are counted, and the next of them is the one that is offered', () => {
  expect(several(siege([1, 2, 3]), cards, 'en', [['buy', 4], ['play', 3], ['play', 1]])).toEqual({ text: 'Play all gems (2)', next: ['play', 1], count: 2 })
})

test('where no gem can be played, there is no next one', () => {
  expect(several(siege([1, 2, 3]), cards, 'en', [['buy', 4], ['play', 3]]).next).toBeNull()
  expect(several(siege([3]), cards, 'en', [['play', 3]])).toMatchObject({ next: null, count: 0 })
})
