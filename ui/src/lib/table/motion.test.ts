import { beforeEach, expect, test, vi } from 'vitest'
import type { Did, EventOf } from '../view'
import { doing, motionBetween, told } from './given'
import { Motion } from './motion.svelte'
import { floating, more, partsOf } from './parts'
import { QUICK, TRAVEL, type Moving } from './script'

/** The smallest table on which things move: a hand, a pile, a row of cards with damage, and a purse. */
interface View {
  seat: number
  kinds: Record<string, string>
  hand: number[]
  pile: number
  grave: number[]
  row: { card: number; damage: number }[]
  gold: number
}
interface Events {
  drew: { card: number | null }
  laid: { card: number }
  hit: { card: number; amount: number }
  fell: { card: number }
  paid: { amount: number }
  mused: { card: number }
  unseen: Record<string, never>
}
type Event = EventOf<Events>

const part = partsOf<View>()
const moving: Moving<View, Events, { die: number }> = {
  places: () => [['hand', ['hand']], ['pile', ['pile']], ['grave', ['grave']], ['row', ['row'], 'records']],
  spot: ({ row }, card) => (row.some((each) => each.card === card) ? `card:${card}` : null),
  names: { card: 'card' },
  lasting: ['die'],
  events: {
    drew: [QUICK, ({ card }) => ({ card, seat: 0, from: 'pile', to: 'hand', down: true })],
    laid: [TRAVEL, ({ card }) => ({ card, to: 'row', as: { damage: 0 } })],
    hit: [TRAVEL, ({ card, amount }) => [floating(`card:${card}`, { path: ['row', { by: 'card', is: card }, 'damage'], meanwhile: more(amount) }, { opposite: true }), { add: { die: amount } }]],
    fell: [TRAVEL],
    paid: [TRAVEL, ({ amount }) => part('gold', more(-amount))],
    mused: [TRAVEL],
  },
}

const did = doing<Events>()
const view = (changes: Partial<View> = {}): View => ({ seat: 0, kinds: { 1: 'wolf', 2: 'bear' }, hand: [1], pile: 20, grave: [], row: [{ card: 2, damage: 0 }], gold: 9, ...changes })
const moved = (after: View, ...events: Did<Event>[]): Motion<View, Events, { die: number }> => motionBetween(moving, view(), after, events)
const paying = (times: number, choice: (at: number) => number = () => 0): Event[] => told<Event>(Array.from({ length: times }, () => did('paid', { amount: 0 })), choice)
const begun = (pace = 1): Motion<View, Events, { die: number }> => motionBetween(moving, view(), view(), [], { pace })

beforeEach(() => void vi.useFakeTimers())

// The difference of two views

test('a card flies from where it lies to where the event says, and lies there when it has landed', () => {
  const motion = moved(view({ hand: [], row: [{ card: 2, damage: 0 }, { card: 1, damage: 3 }] }), did('laid', { card: 1 }), did('hit', { card: 1, amount: 3 }))
  expect(motion.flights[0]).toMatchObject({ card: 1, from: 'hand', to: 'row', what: 'up:1' })
  expect([motion.shown!.hand, motion.shown!.row]).toEqual([[], [{ card: 2, damage: 0 }]])
  vi.advanceTimersByTime(320)
  expect(motion.shown!.row[1]).toEqual({ card: 1, damage: 3 })
  expect(motion.floats).toEqual({ 'card:1': { amount: -3, icon: '', tone: 'loss' } })
})

test('of which an event says nothing more, a card goes to where it lies in the end, with the last event that names it', () => {
  const motion = moved(view({ row: [], grave: [2] }), did('mused', { card: 2 }), did('fell', { card: 2 }))
  expect(motion.flights).toEqual([])
  vi.advanceTimersByTime(330)
  expect(motion.flights[0]).toMatchObject({ from: 'card:2', to: 'grave' })
  expect(motion.shown!.row).toEqual([])
  vi.advanceTimersByTime(330)
  expect(motion.shown!.grave).toEqual([2])
})

test('a card that is nowhere in the end vanishes with the event that names it', () => {
  const motion = moved(view({ row: [] }), did('fell', { card: 2 }), did('paid', { amount: 0 }))
  expect([motion.flights, motion.shown!.row]).toEqual([[], []])
})

test('a number changes event by event, and becomes with the last one what it is in the end', () => {
  const motion = moved(view({ gold: 3 }), did('paid', { amount: 2 }), did('paid', { amount: 99 }))
  expect(motion.shown!.gold).toBe(7)
  vi.advanceTimersByTime(330)
  expect(motion.shown!.gold).toBe(3)
})

test('what floats is the difference of the views, not what the event says', () => {
  const motion = moved(view({ row: [{ card: 2, damage: 4 }] }), did('hit', { card: 2, amount: 99 }))
  expect(motion.floats['card:2']?.amount).toBe(-4)
})

test('what no event tells is so in the end', () => {
  const motion = moved(view({ gold: 5, pile: 3 }), did('mused', { card: 2 }))
  expect([motion.shown!.gold, motion.shown!.pile]).toEqual([9, 20])
  vi.advanceTimersByTime(330)
  expect([motion.shown!.gold, motion.shown!.pile]).toEqual([5, 3])
})

test('a hidden card is only counted, and flies with its back up', () => {
  const motion = moved(view({ pile: 19 }), did('drew', { card: null }))
  expect(motion.flights[0]).toMatchObject({ from: 'pile', to: 'hand', what: 'back:0' })
  expect(motion.shown!.pile).toBe(19)
})

test('what comes while something is shown waits for it, and goes on from there', () => {
  const motion = moved(view({ gold: 7 }), did('paid', { amount: 2 }), did('mused', { card: 2 }))
  motion.tell(view({ gold: 4 }), told<Event>([did('paid', { amount: 3 })]))
  vi.advanceTimersByTime(330)
  expect(motion.shown!.gold).toBe(7)
  vi.advanceTimersByTime(330)
  expect(motion.shown!.gold).toBe(4)
})

test('what is added stays until the next event, or longer if the game says so; what floats stays while its thing is named', () => {
  const motion = moved(view({ row: [], grave: [2] }), did('hit', { card: 2, amount: 2 }), did('fell', { card: 2 }), did('paid', { amount: 0 }))
  expect([motion.added.die, motion.floats['card:2']?.amount]).toEqual([2, -2])
  vi.advanceTimersByTime(330)
  expect([motion.added.die, motion.floats['card:2']?.amount]).toEqual([2, -2])
  vi.advanceTimersByTime(330)
  expect([motion.added.die, motion.floats]).toEqual([2, {}])
})

// How long it takes

test('a long chain takes no longer than 1.2 s', () => {
  const motion = begun()
  motion.tell(view({ gold: 1 }), paying(20))
  vi.advanceTimersByTime(1210)
  expect([motion.running, motion.shown!.gold]).toEqual([false, 1])
})

test('what an opponent has done in many choices takes longer, but never more than 4 s', () => {
  const motion = begun()
  motion.tell(view(), paying(40, (at) => at >> 1))
  vi.advanceTimersByTime(1300)
  expect(motion.running).toBe(true)
  vi.advanceTimersByTime(2750)
  expect(motion.running).toBe(false)
})

test('two hundred events at once are over within 4 s too', () => {
  const motion = begun()
  motion.tell(view({ gold: 1 }), paying(200, (at) => at))
  vi.advanceTimersByTime(4050)
  expect([motion.running, motion.shown!.gold]).toEqual([false, 1])
})

test('slow is twice as slow, and fast twice as fast', () => {
  for (const [pace, time] of [[2, 640], [0.5, 160]] as const) {
    const motion = begun(pace)
    motion.tell(view(), paying(1))
    vi.advanceTimersByTime(time - 10)
    expect(motion.running).toBe(true)
    vi.advanceTimersByTime(20)
    expect(motion.running).toBe(false)
  }
})

test('a click finishes what is being shown', () => {
  const after = view({ row: [], grave: [2] })
  const motion = moved(after, did('paid', { amount: 1 }), did('fell', { card: 2 }))
  motion.finish()
  expect([motion.running, motion.shown, motion.flights]).toEqual([false, after, []])
})

// What is not played

test('where motion is not wanted, the end is shown at once, what has changed is marked, and what floats is summed up', () => {
  const after = view({ row: [{ card: 2, damage: 3 }] })
  const motion = motionBetween(moving, view(), after, [did('hit', { card: 2, amount: 2 }), did('hit', { card: 2, amount: 1 })], { pace: 0 })
  expect([motion.shown, motion.running]).toEqual([after, false])
  expect(motion.changed).toEqual(new Set(['card:2']))
  expect([motion.floats['card:2']?.amount, motion.added.die]).toEqual([-3, 1])
  vi.advanceTimersByTime(2100)
  expect([motion.changed.size, motion.floats, motion.added]).toEqual([0, {}, { die: 1 }])
})

test('what lasts, dice say, lies there until it is dismissed or something else is shown', () => {
  const motion = moved(view({ row: [{ card: 2, damage: 2 }] }), did('hit', { card: 2, amount: 2 }))
  vi.advanceTimersByTime(60_000)
  expect(motion.added.die).toBe(2)
  motion.dismiss()
  expect(motion.added).toEqual({})

  const again = moved(view({ row: [{ card: 2, damage: 2 }] }), did('hit', { card: 2, amount: 2 }))
  vi.advanceTimersByTime(60_000)
  again.tell(view({ gold: 8 }), paying(1))
  expect(again.added).toEqual({})
})

test('what lasts stays while a story of others is told further', () => {
  for (const pace of [0, 1]) {
    const motion = motionBetween(moving, view(), view({ row: [{ card: 2, damage: 2 }] }), [did('hit', { card: 2, amount: 2 })], { pace })
    vi.advanceTimersByTime(60_000)
    motion.tell(view({ gold: 8, row: [{ card: 2, damage: 2 }] }), paying(1), true)
    expect(motion.added.die).toBe(2)
  }
})

test('who skips sees the last dice too', () => {
  const motion = moved(view({ row: [{ card: 2, damage: 5 }] }), did('paid', { amount: 1 }), did('hit', { card: 2, amount: 2 }), did('hit', { card: 2, amount: 3 }))
  motion.finish()
  expect([motion.running, motion.added.die, [...motion.changed]]).toEqual([false, 3, ['card:2']])
})

test('it says how far it has come, and when it has come to the end', () => {
  const motion = begun()
  const rested = vi.fn()
  motion.onrest = rested
  motion.tell(view({ gold: 5 }), told<Event>([did('unseen', {}), did('paid', { amount: 2 }), did('unseen', {}), did('paid', { amount: 2 })]))
  expect(motion.reached).toBe(1)
  vi.advanceTimersByTime(330)
  expect([motion.reached, rested.mock.calls.length]).toEqual([3, 0])
  vi.advanceTimersByTime(330)
  expect([motion.reached, rested.mock.calls.length]).toEqual([Infinity, 1])
})

test('where motion is not wanted, what is lost and regained floats as what is left of it', () => {
  const hits = (...amounts: number[]) => amounts.map((amount) => did('hit', { card: 2, amount }))
  const worse = motionBetween(moving, view(), view({ row: [{ card: 2, damage: 2 }] }), hits(3, -1), { pace: 0 })
  expect(worse.floats['card:2']).toEqual({ amount: -2, icon: '', tone: 'loss' })
  const same = motionBetween(moving, view(), view(), hits(3, -3), { pace: 0 })
  expect(same.floats).toEqual({})
})

test('an event of which the game says nothing is not shown', () => {
  const after = view({ gold: 1 })
  const motion = moved(after, did('unseen', {}))
  expect([motion.running, motion.shown]).toEqual([false, after])
})

test('the first table is only shown', () => {
  const motion = new Motion(moving, () => 1)
  motion.tell(view(), paying(1))
  expect([motion.running, motion.shown]).toEqual([false, view()])
})

test('one seat is never shown the table of another', () => {
  const others = view({ seat: 1, hand: [7] })
  expect(begun().seen(others)).toBe(others)
})

test('going back in a replay shows at once what was there', () => {
  const motion = moved(view({ gold: 7 }), did('paid', { amount: 1 }), did('paid', { amount: 1 }))
  motion.show(view())
  expect([motion.running, motion.shown!.gold]).toEqual([false, 9])
})

test('jumping ahead shows at once what is there, with what happened last marked', () => {
  const motion = begun()
  motion.mark(view({ gold: 2, row: [{ card: 2, damage: 1 }] }), told<Event>([did('hit', { card: 2, amount: 1 })]))
  expect([motion.running, motion.shown!.gold]).toEqual([false, 2])
  expect(motion.floats['card:2']?.amount).toBe(-1)
})
