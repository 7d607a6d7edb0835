import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { Motion } from './motion.svelte'
import type { Piece, View } from './table'

const piece = (card: number, space: number, damage = 0): Piece => ({
  card, space, seat: 0, damage, boost: 0, life: 5, strength: 2, under: [], gained: [], frozen: false,
})
const view = (...objects: Piece[]): View => ({
  seat: 0, factions: ['breakers', 'vanguards'], kinds: {}, objects, hand: [40], hands: [1, 5], draw: [20, 20], discard: [], discards: [0, 0],
  events: [[], []], magic: [2, 3], active: 0, phase: 'draw', turn: 3, moved: [], attacked: [],
})
const pieces = (motion: Motion): readonly Piece[] => motion.shown!.objects
const events = (...told: TableEvent['event'][]): TableEvent[] =>
  told.map((event, at) => ({ number: at + 1, event, choice: 1, procedure: 'Attack', step: '', rule: '' }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begun(pace = 1): Motion {
  const motion = new Motion(() => pace)
  motion.tell(view(piece(1, 0), piece(2, 10)), [], 0)
  return motion
}

test('a unit goes step by step along its path', () => {
  const motion = begun()

  motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 1], ['moved', 1, 2]), 2)

  expect(pieces(motion)[0]!.space).toBe(1)
  vi.advanceTimersByTime(330)
  expect(pieces(motion)[0]!.space).toBe(2)
})

test('dice fall before the damage, and the dead go last', () => {
  const motion = begun()

  motion.tell(view(piece(1, 0)), events(['attacked', 1, 2], ['rolled', 1, 2, 0, 1, '56'], ['damaged', 2, 2], ['eliminated', 2]), 4)

  expect(motion.attack).toEqual({ unit: 1, target: 2 })
  vi.advanceTimersByTime(300)
  expect(motion.roll).toMatchObject({ unit: 1, faces: '56' })
  expect(pieces(motion)[1]!.damage).toBe(0)
  vi.advanceTimersByTime(500)
  expect(motion.hurt).toEqual({ 2: 2 })
  vi.advanceTimersByTime(200)
  expect(motion.leaving).toEqual(new Set([2]))
  vi.advanceTimersByTime(300)
  expect(pieces(motion).map(({ card }) => card)).toEqual([1])
})

test('a long chain takes no longer than 1.2 s', () => {
  const motion = begun()
  const many = events(...Array.from({ length: 20 }, (_, at): TableEvent['event'] => ['moved', 1, at]))

  motion.tell(view(piece(1, 19), piece(2, 10)), many, 20)
  vi.advanceTimersByTime(1210)

  expect(motion.running).toBe(false)
  expect(pieces(motion)[0]!.space).toBe(19)
})

test('what an opponent has done in many choices takes longer, but never more than 5 s', () => {
  const motion = begun()
  const many = events(...Array.from({ length: 40 }, (_, at): TableEvent['event'] => ['moved', 1, at])).map((each, at) => ({ ...each, choice: at >> 1 }))

  motion.tell(view(piece(1, 39), piece(2, 10)), many, 40)

  vi.advanceTimersByTime(1300)
  expect(motion.running).toBe(true)
  vi.advanceTimersByTime(3750)
  expect(motion.running).toBe(false)
})

test('two hundred events at once are over within 5 s too', () => {
  const motion = begun()
  const many = events(...Array.from({ length: 200 }, (_, at): TableEvent['event'] => (at % 2 ? ['drew', 1, null] : ['moved', 1, at % 48])))

  motion.tell(view(piece(1, 6), piece(2, 10)), many.map((each, at) => ({ ...each, choice: at })), 200)
  vi.advanceTimersByTime(5050)

  expect(motion.running).toBe(false)
  expect(pieces(motion)[0]!.space).toBe(6)
})

test('a click finishes what is being shown', () => {
  const motion = begun()
  motion.tell(view(piece(1, 2)), events(['moved', 1, 1], ['moved', 1, 2], ['eliminated', 2]), 3)

  motion.finish()

  expect(motion.running).toBe(false)
  expect(pieces(motion)).toEqual([piece(1, 2)])
})

test('where motion is not wanted, dice and damage lie there for a while', () => {
  const motion = begun(0)

  motion.tell(view(piece(1, 0), piece(2, 10, 3)), events(['rolled', 1, 1, 0, 1, '55'], ['damaged', 2, 2], ['damaged', 2, 1]), 3)

  expect(motion.roll).toEqual({ unit: 1, faces: '55', attacks: true, time: 0 })
  expect(motion.hurt).toEqual({ 2: 3 })
  vi.advanceTimersByTime(2100)
  expect([motion.roll, motion.hurt]).toEqual([null, {}])
})

test('where motion is not wanted, the end is shown at once, with a halo', () => {
  const motion = begun(0)

  motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 1], ['moved', 1, 2]), 2)

  expect(pieces(motion)[0]!.space).toBe(2)
  expect(motion.changed).toEqual(new Set([1]))
  vi.advanceTimersByTime(2100)
  expect(motion.changed.size).toBe(0)
})

test('what happened before the page came is not shown again, nor what an undo has taken back', () => {
  const motion = new Motion(() => 1)
  motion.tell(view(piece(1, 1)), events(['moved', 1, 1]), 1)
  expect(motion.running).toBe(false)

  motion.tell(view(piece(1, 0)), [], 0)
  motion.tell(view(piece(1, 6)), events(['moved', 1, 6]), 1)

  expect(motion.running).toBe(true)
})

test('a card that is drawn is first in the pile, then on its way, then in the hand', () => {
  const motion = begun()
  const after = { ...view(piece(1, 0), piece(2, 10)), hand: [40, 41], hands: [2, 5], draw: [19, 20] }

  motion.tell(after, events(['drew', 0, 41]), 1)

  expect(motion.flights.map(({ from, to }) => [from, to])).toEqual([['draw:0', 'hand:0']])
  expect(motion.shown).toMatchObject({ draw: [19, 20], hands: [1, 5], hand: [40] })
  vi.advanceTimersByTime(200)
  expect(motion.flights).toEqual([])
  expect(motion.shown).toMatchObject({ hands: [2, 5], hand: [40, 41] })
})

test('of what an opponent draws, only the back flies', () => {
  const motion = begun()

  motion.tell({ ...view(piece(1, 0), piece(2, 10)), hands: [1, 6] }, events(['drew', 1, null]), 1)

  expect(motion.flights.map(({ what }) => what)).toEqual(['down:1'])
})

test('who is summoned comes out of the hand, and stands there when it has arrived', () => {
  const motion = begun()

  motion.tell({ ...view(piece(1, 0), piece(2, 10), piece(40, 7)), hand: [], hands: [0, 5] }, events(['summoned', 0, 40, 7]), 1)

  expect(motion.shown!.hand).toEqual([])
  expect(motion.flights[0]).toMatchObject({ from: 'hand:0', to: 'space:7', what: 'up:40' })
  expect(pieces(motion).map(({ card }) => card)).not.toContain(40)
  vi.advanceTimersByTime(330)
  expect(pieces(motion).find(({ card }) => card === 40)?.space).toBe(7)
})

test('the dead fly to the pile of whose card they are, and the magic for them comes from where they fell', () => {
  const motion = begun()

  motion.tell({ ...view(piece(1, 0)), discards: [1, 0], magic: [2, 4] }, events(['eliminated', 2], ['gained_magic', 1, 1]), 2)

  expect(motion.flights[0]).toMatchObject({ from: 'space:10', to: 'discard:0' })
  vi.advanceTimersByTime(330)
  expect(motion.shown!.discards).toEqual([1, 0])
  expect(motion.flights[0]).toMatchObject({ from: 'space:10', to: 'magic:1' })
  expect(motion.shown!.magic).toEqual([2, 3])
  vi.advanceTimersByTime(330)
  expect(motion.shown!.magic).toEqual([2, 4])
})

test('a card discarded for magic brings only the magic that is gained', () => {
  const motion = begun()

  motion.tell({ ...view(piece(1, 0), piece(2, 10)), hand: [], hands: [0, 5], discards: [1, 0] }, events(['discarded_for_magic', 0, 40, 0]), 1)

  expect(motion.flights.map(({ to }) => to)).toEqual(['discard:0'])
  vi.advanceTimersByTime(1210)
  expect(motion.shown!.magic).toEqual([2, 3])
})

test('slow is twice as slow, and fast twice as fast', () => {
  for (const [pace, time] of [[2, 640], [0.5, 160]] as const) {
    const motion = begun(pace)
    motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 2]), 1)

    vi.advanceTimersByTime(time - 10)
    expect(motion.running).toBe(true)
    vi.advanceTimersByTime(20)
    expect(motion.running).toBe(false)
  }
})

test('one seat is never shown the table of another', () => {
  const motion = begun()
  const others = { ...view(), seat: 1, hand: [70] }

  expect(motion.seen(others)).toBe(others)
})

test('whoever goes back in a replay sees at once what was there', () => {
  const motion = begun()
  motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 1], ['moved', 1, 2]), 2)

  motion.tell(view(piece(1, 0), piece(2, 10)), [], 0)

  expect(motion.running).toBe(false)
  expect(pieces(motion)[0]!.space).toBe(0)
})

test('whoever jumps ahead sees at once what is there, with what happened last marked', () => {
  const motion = begun()
  const last = events(['moved', 1, 1], ['damaged', 2, 1]).slice(1)

  motion.tell(view(piece(1, 30), piece(2, 10, 1)), last, 2)

  expect(motion.running).toBe(false)
  expect(pieces(motion)[0]!.space).toBe(30)
  expect(motion.hurt).toEqual({ 2: 1 })
})
