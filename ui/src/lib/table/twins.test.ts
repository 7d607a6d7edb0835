import { expect, test } from 'vitest'
import { standIn, twinsOf } from './twins'

const KINDS = { 0: 'crystal', 1: 'crystal', 3: 'spark', 4: 'spark' }

test('pointing at any of several equal cards means the one that is offered', () => {
  const twins = twinsOf(KINDS, [0, 1, 3, 4], ['card:0', 'card:4', 'pile:1'])
  expect([...twins]).toEqual([[0, 0], [1, 0], [3, 4], [4, 4]])
})

test('a card that nothing equal is offered for stands for itself', () => {
  expect(twinsOf(KINDS, [0, 3], ['card:0']).get(3)).toBe(3)
  expect(twinsOf(KINDS, [0, 3], []).get(0)).toBe(0)
})

test('once one of several equal cards has been chosen, only the one that was pointed at is raised', () => {
  const twins = new Map([[3, 3], [4, 3]])
  const things = (pointed: number, ...chosen: string[]): number[] => [3, 4].map((card) => standIn(twins, pointed, chosen, card))
  expect(things(4)).toEqual([3, 3]) // nothing is chosen yet
  expect(things(4, 'card:3')).toEqual([4, 3])
  expect(things(3, 'card:3')).toEqual([3, 4])
  expect(things(-1, 'card:3')).toEqual([3, 4])
})
