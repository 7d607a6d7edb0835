import { beforeEach, expect, test, vi } from 'vitest'
import { doing, motionBetween } from '../../lib/table/given'
import type { Did } from '../../lib/view'
import { mage, siege } from './given'
import { moving, type Motion } from './motion'
import type { View } from './table'
import type { Event, Events } from './wire'

const did = doing<Events>()

beforeEach(() => void vi.useFakeTimers())

const moved = (before: View, after: View, ...events: Did<Event>[]): Motion => motionBetween(moving, before, after, events)

test('a spell flies from the hand to its breach, and lies there when it has come', () => {
  const after = siege({ mages: [mage({ hand: [0, 1, 4], prepped: [[3], [], [], []] }), mage()] })
  const motion = moved(siege(), after, did('prepped', { seat: 0, card: 3, breach: 0, kind: '' }), did('gained_aether', { seat: 0, amount: 1 }))
  expect(motion.flights.map(({ from, to }) => [from, to])).toEqual([['hand:0', 'breach:0']])
  expect(motion.seen(after).mages[0]?.hand).toEqual([0, 1, 4])
  expect(motion.seen(after).mages[0]?.prepped[0]).toEqual([])
  vi.advanceTimersByTime(400)
  expect(motion.seen(after).mages[0]?.prepped[0]).toEqual([3])
})

test('a breach turns by a quarter, and opens', () => {
  const after = siege({ mages: [mage({ breaches: [4, 3, 1, 4] }), mage()] })
  const motion = moved(siege(), after, did('focused', { seat: 0, breach: 1 }), did('opened', { seat: 0, breach: 3 }))
  expect(motion.seen(after).mages[0]?.breaches).toEqual([4, 3, 1, 1])
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).mages[0]?.breaches).toEqual([4, 3, 1, 4])
})

test('a cast spell goes towards the nemesis and then lies on its owner\'s discard pile; damage pops', () => {
  const before = siege({ mages: [mage({ hand: [], prepped: [[3], [], [], []] }), mage()] })
  const after = siege({ mages: [mage({ hand: [], discard: [3] }), mage()] })
  after.nemesis.life = 69
  const motion = moved(before, after, did('cast', { seat: 0, card: 3, kind: '' }), did('damaged', { enemy: -1, amount: 1, source: 'spark' }))
  expect(motion.flights[0]).toMatchObject({ from: 'breach:0', to: 'nemesis' })
  vi.advanceTimersByTime(330)
  expect(motion.floats).toEqual({ 'card:-1': { amount: -1, icon: '', tone: 'loss' } })
  expect(motion.seen(after).nemesis.life).toBe(69)
  expect(motion.seen(after).mages[0]?.discard).toEqual([3])
})

test('life falls blow by blow, and the last blow leaves what is left in the end', () => {
  const after = siege({ mages: [mage({ charges: 5, life: 0 }), mage()] })
  const blow = (amount: number) => did('suffered', { seat: 0, amount, source: 'convoke' })
  const motion = moved(siege(), after, did('charged', { seat: 0, amount: 9 }), blow(3), blow(99))
  expect([motion.seen(after).mages[0]?.charges, motion.seen(after).mages[0]?.life]).toEqual([5, 10])
  vi.advanceTimersByTime(160)
  expect(motion.seen(after).mages[0]?.life).toBe(7)
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).mages[0]?.life).toBe(0)
})

test('what the nemesis draws is held up, and comes into play', () => {
  const after = siege()
  after.nemesis.in_play = [{ card: 7, tokens: 2 }, { card: 8, tokens: 5 }]
  const motion = moved(siege(), after, did('nemesis_drew', { card: 8 }), did('entered_play', { card: 8, amount: 5 }))
  expect(motion.added.held).toBe('provoker')
  vi.advanceTimersByTime(1010)
  expect([motion.added.held, motion.added.last]).toEqual([undefined, 'kind:provoker']) // it can still be read
  vi.advanceTimersByTime(700)
  expect(motion.seen(after).nemesis.in_play).toHaveLength(2)
})

test('what a minion does, and a power that loses its last token, is held up to be read', () => {
  const before = siege()
  before.nemesis.in_play = [{ card: 8, tokens: 5 }, { card: 7, tokens: 2 }]
  const motion = moved(before, siege(), did('persists', { card: 8 }), did('lost_token', { card: 7 }), did('lost_token', { card: 7 }), did('suffered', { seat: 0, amount: 1, source: 'eye-of-nothing' }))
  expect(motion.added.held).toBe('provoker')
  const held: (string | undefined)[] = []
  for (let time = 0; time < 4000; time += 50) {
    vi.advanceTimersByTime(50)
    held.push(motion.added.held)
  }
  const times = (kind: string | undefined): number => held.filter((each) => each === kind).length * 50
  expect(times('provoker')).toBeGreaterThan(300)
  expect(times('eye-of-nothing')).toBeGreaterThan(300)
})

test('a hidden card of somebody else is drawn as a back and counted', () => {
  const after = siege()
  const motion = moved(siege(), after, did('drew', { seat: 1, card: null, kind: null }))
  expect(motion.flights[0]?.what).toBe('back:1')
  motion.finish()
  expect(motion.seen(after)).toBe(after)
})

test('a turn order card that is turned over is no longer to come, and the new turn begins with nothing played', () => {
  const before = siege({ played: [5], aether: [2, 0, 0] })
  const after = siege({ turn: 2, active: -1, turn_order: { deck: [null], discard: [9], holds: ['player-1'] } })
  const motion = moved(before, after, did('turned_over', { turn_card: 'nemesis' }), did('unleashed', {}))
  vi.advanceTimersByTime(330)
  const { turn_order, active, played, aether } = motion.seen(before)
  expect(turn_order).toEqual({ deck: [null], discard: [9], holds: ['player-1'] })
  expect([active, played, aether]).toEqual([-1, [], [0, 0, 0]])
})

test('the second card of the nemesis lies beside the first', () => {
  const before = siege({ turn_order: { deck: [null], discard: [9], holds: ['nemesis'] } })
  const motion = moved(before, siege(), did('turned_over', { turn_card: 'nemesis' }), did('unleashed', {}), did('renewed_turn_deck', {}))
  vi.advanceTimersByTime(330)
  expect(motion.seen(before).turn_order.discard).toEqual([9, 11])
})

test('a new turn order deck holds all that was discarded', () => {
  const before = siege({ turn_order: { deck: [], discard: [10, 9], holds: [] } })
  const motion = moved(before, siege(), did('renewed_turn_deck', {}), did('unleashed', {}))
  expect(motion.seen(before).turn_order).toEqual({ deck: [null, null], discard: [], holds: ['nemesis', 'player-1'] })
})

test('a played card goes from the table onto the discard pile, not from the hand', () => {
  const motion = moved(siege({ played: [5] }), siege(), did('discarded', { seat: 0, card: 5, kind: '' }), did('unleashed', {}))
  expect(motion.flights[0]).toMatchObject({ from: 'played', to: 'discard:0' })
  expect(motion.seen(siege()).mages[0]?.hand).toHaveLength(4)
  expect(motion.seen(siege()).played).toEqual([])
})

test('where nothing moves, the end is shown at once and what has changed is marked', () => {
  const after = siege({ gravehold: { life: 28, most: 30 } })
  const motion = motionBetween(moving, siege(), after, [did('gravehold_suffered', { amount: 2, source: 'devastate' }), did('opened', { seat: 0, breach: 2 })], { pace: 0 })
  expect(motion.seen(after).gravehold.life).toBe(28)
  expect(motion.floats).toEqual({ gravehold: { amount: -2, icon: '', tone: 'loss' } })
  expect([...motion.changed]).toEqual(['gravehold', 'breach:2'])
})

test('harm and healing float over whom they come to', () => {
  const hurt = siege({ mages: [mage({ life: 6 }), mage()], gravehold: { life: 28, most: 30 } })
  hurt.nemesis = { ...hurt.nemesis, life: 67, in_play: [{ card: 7, tokens: 1 }] }
  const floats = (before: View, after: View, ...events: Did<Event>[]) => Object.entries(moved(before, after, ...events).floats).map(([over, { amount }]) => [over, amount])
  expect(floats(siege(), hurt, did('damaged', { enemy: -1, amount: 3, source: 'spark' }))).toEqual([['card:-1', -3]])
  expect(floats(siege(), hurt, did('damaged', { enemy: 7, amount: 1, source: 'spark' }))).toEqual([['card:7', -1]])
  expect(floats(siege(), siege(), did('damaged', { enemy: -2, amount: 1, source: 'spark' }))).toEqual([['card:-2', -1]])
  expect(floats(hurt, siege(), did('regained', { seat: 0, amount: 4 }))).toEqual([['seat:0', 4]])
  expect(floats(siege(), hurt, did('gravehold_suffered', { amount: 2, source: 'devastate' }))).toEqual([['gravehold', -2]])
  expect(floats(siege(), siege(), did('played', { seat: 0, card: 3, kind: '' }))).toEqual([])
  expect(floats(siege(), hurt, did('damage_prevented', { enemy: 7, amount: 2, source: 'spark' }))).toEqual([])
})

test('what has changed is ringed', () => {
  const rings = (event: Did<Event>): string[] => [...moved(siege(), siege(), event).changed]
  expect(rings(did('damage_prevented', { enemy: 7, amount: 2, source: 'spark' }))).toEqual(['card:7'])
  expect(rings(did('player_shielded', { seat: 1, amount: 2, source: 'convoke' }))).toEqual(['seat:1'])
  expect(rings(did('gravehold_shielded', { amount: 2, source: 'devastate' }))).toEqual(['gravehold'])
  expect(rings(did('opened', { seat: 0, breach: 2 }))).toEqual(['breach:2'])
  expect(rings(did('prepped', { seat: 0, card: 3, breach: 1, kind: '' }))).toEqual(['card:3', 'breach:1'])
  expect(rings(did('fury_grew', { amount: 1 }))).toEqual(['card:-1'])
})

test('a card that is bought comes from its pile, and one that is devoured goes to that pile', () => {
  const bought = moved(siege(), siege({ supply: [{ kind: 'jade', cards: [20] }, { kind: 'bottled-vortex', cards: [6] }], mages: [mage({ discard: [5] }), mage()] }), did('gained', { seat: 0, card: 5, kind: 'jade' }))
  expect(bought.flights[0]).toMatchObject({ from: 'pile:0', to: 'discard:0', what: 'up:5' })
  const after = siege({ supply: [{ kind: 'jade', cards: [5, 20] }, { kind: 'bottled-vortex', cards: [] }] })
  after.nemesis.devoured = [6]
  expect(moved(siege(), after, did('devoured', { card: 6 })).flights[0]).toMatchObject({ from: 'pile:1', to: 'pile:9' })
})
