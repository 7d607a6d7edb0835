import { beforeEach, expect, test, vi } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { mage, siege } from './given'
import { Motion } from './motion.svelte'
import type { View } from './table'

beforeEach(() => void vi.useFakeTimers())

const told = (...events: (string | number | null)[][]): TableEvent[] =>
  events.map((event, at) => ({ number: at + 1, event, choice: 0, procedure: '', step: '', rule: '' }))

/** A motion that has seen the one siege, and is told what made it the other. */
function moving(before: View, after: View, ...events: (string | number | null)[][]): Motion {
  const motion = new Motion(() => 1)
  motion.tell(before, [], 0)
  motion.tell(after, told(...events), events.length)
  return motion
}

test('a spell flies from the hand to its breach, and lies there when it has come', () => {
  const after = siege({ mages: [mage({ hand: [0, 1, 4], prepped: [[3], [], [], []] }), mage()] })
  const motion = moving(siege(), after, ['prepped', 0, 3, 0], ['gained_aether', 0, 1])
  expect(motion.flights.map(({ from, to }) => [from, to])).toEqual([['hand:0', 'breach:0']])
  expect(motion.seen(after).mages[0]?.hand).toEqual([0, 1, 4])
  expect(motion.seen(after).mages[0]?.prepped[0]).toEqual([])
  vi.advanceTimersByTime(400)
  expect(motion.seen(after).mages[0]?.prepped[0]).toEqual([3])
})

test('a breach turns by a quarter, and opens', () => {
  const after = siege({ mages: [mage({ breaches: [4, 3, 1, 4] }), mage()] })
  const motion = moving(siege(), after, ['focused', 0, 1], ['opened', 0, 3])
  expect(motion.seen(after).mages[0]?.breaches).toEqual([4, 3, 1, 1])
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).mages[0]?.breaches).toEqual([4, 3, 1, 4])
})

test('a cast spell goes towards the nemesis and then lies on its owner\'s discard pile; damage pops', () => {
  const before = siege({ mages: [mage({ hand: [], prepped: [[3], [], [], []] }), mage()] })
  const after = siege({ mages: [mage({ hand: [], discard: [3] }), mage()] })
  after.nemesis.life = 69
  const motion = moving(before, after, ['cast', 0, 3], ['damaged', -1, 1, 'spark'])
  expect(motion.flights[0]).toMatchObject({ from: 'breach:0', to: 'nemesis' })
  vi.advanceTimersByTime(330)
  expect(motion.hurt).toEqual({ nemesis: 1 })
  expect(motion.seen(after).nemesis.life).toBe(69)
  expect(motion.seen(after).mages[0]?.discard).toEqual([3])
})

test('life and charges stay within their bounds', () => {
  const motion = moving(siege(), siege(), ['charged', 0, 9], ['suffered', 0, 99, 'convoke'])
  expect(motion.seen(siege()).mages[0]?.charges).toBe(5)
  vi.advanceTimersByTime(200)
  expect(motion.seen(siege()).mages[0]?.life).toBe(0)
})

test('what the nemesis draws is held up, and comes into play', () => {
  const after = siege()
  after.nemesis.in_play = [{ card: 7, tokens: 2 }, { card: 8, tokens: 5 }]
  const motion = moving(siege(), after, ['nemesis_drew', 8], ['entered_play', 8, 5])
  expect(motion.held).toBe('provoker')
  vi.advanceTimersByTime(700)
  expect(motion.held).toBeNull()
  vi.advanceTimersByTime(700)
  expect(motion.seen(after).nemesis.in_play).toHaveLength(2)
})

test('a hidden card of somebody else is drawn as a back and counted', () => {
  const after = siege()
  const motion = moving(siege(), after, ['drew', 1, null])
  expect(motion.flights[0]?.what).toBe('back:1')
  motion.finish()
  expect(motion.seen(after)).toBe(after)
})

test('a turn order card that is turned over is no longer to come, and the new turn begins with nothing played', () => {
  const before = siege({ played: [5], aether: [2, 0, 0] })
  const motion = moving(before, siege({ turn: 2 }), ['turned_over', 'nemesis'], ['unleashed'])
  vi.advanceTimersByTime(330)
  const { turn_order, active, played, aether } = motion.seen(before)
  expect(turn_order).toEqual({ deck: [null], discard: [9], holds: ['player-1'] })
  expect([active, played, aether]).toEqual([-1, [], [0, 0, 0]])
})

test('the second card of the nemesis lies beside the first', () => {
  const before = siege({ turn_order: { deck: [null], discard: [9], holds: ['nemesis'] } })
  const motion = moving(before, siege(), ['turned_over', 'nemesis'], ['unleashed'])
  vi.advanceTimersByTime(330)
  expect(motion.seen(before).turn_order.discard).toEqual([9, 11])
})

test('a new turn order deck holds all that was discarded', () => {
  const before = siege({ turn_order: { deck: [], discard: [10, 9], holds: [] } })
  const motion = moving(before, siege(), ['renewed_turn_deck'], ['unleashed'])
  expect(motion.seen(before).turn_order).toEqual({ deck: [null, null], discard: [], holds: ['nemesis', 'player-1'] })
})

test('a played card goes from the table onto the discard pile, not from the hand', () => {
  const motion = moving(siege({ played: [5] }), siege(), ['discarded', 0, 5], ['unleashed'])
  expect(motion.flights[0]).toMatchObject({ from: 'played', to: 'discard:0' })
  expect(motion.seen(siege()).mages[0]?.hand).toHaveLength(4)
  expect(motion.seen(siege()).played).toEqual([])
})

test('where nothing moves, the end is shown at once and what has changed is marked', () => {
  const motion = new Motion(() => 0)
  motion.tell(siege(), [], 0)
  const after = siege({ gravehold: { life: 28, most: 30 } })
  motion.tell(after, told(['gravehold_suffered', 2, 'devastate'], ['opened', 0, 2]), 2)
  expect(motion.seen(after).gravehold.life).toBe(28)
  expect(motion.hurt).toEqual({ gravehold: 2 })
  expect([...motion.changed]).toEqual(['gravehold', 'breach:2'])
})
