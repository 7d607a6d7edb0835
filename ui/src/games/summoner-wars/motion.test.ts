import { beforeEach, expect, test, vi } from 'vitest'
import { doing, motionBetween, told } from '../../lib/table/given'
import type { Did } from '../../lib/view'
import { battlefield, piece } from './given'
import { moving, stepsOf, type Motion } from './motion'
import type { Piece, View } from './table'
import type { Event, Events } from './wire'

const did = doing<Events>()
const moved = (after: View, ...events: Did<Event>[]): Motion => motionBetween(moving, battlefield(), after, events)
const pieces = (motion: Motion): readonly Piece[] => motion.shown!.objects
const floats = (motion: Motion): Record<string, number> => Object.fromEntries(Object.entries(motion.floats).map(([over, { amount }]) => [over, amount]))

beforeEach(() => void vi.useFakeTimers())

test('a unit goes step by step along its path', () => {
  const motion = moved(battlefield([piece(1, 2), piece(2, 10)]), did('moved', { mover: 1, space: 1 }), did('moved', { mover: 1, space: 2 }))

  expect(pieces(motion)[0]!.space).toBe(1)
  vi.advanceTimersByTime(330)
  expect(pieces(motion)[0]!.space).toBe(2)
})

test('steps begin where a unit stood before, or where it was summoned', () => {
  const events = told<Event>([did('moved', { mover: 1, space: 1 }), did('summoned', { seat: 0, mover: 7, space: 20 }), did('moved', { mover: 7, space: 21 }), did('forced', { mover: 1, space: 2 })])

  expect(stepsOf(battlefield([piece(1, 0)]), events)).toEqual([{ who: '1', from: 0, to: 1 }, { who: '7', from: 20, to: 21 }, { who: '1', from: 1, to: 2 }])
})

test('two units that swap their places pass each other', () => {
  const motion = moved(battlefield([piece(1, 10), piece(2, 0)]), did('swapped', { card: 1, target: 2 }), did('moved', { mover: 1, space: 10 }), did('moved', { mover: 2, space: 0 }))

  expect(pieces(motion).map(({ space }) => space)).toEqual([10, 0])
})

test('dice fall before the damage, and the dead go last', () => {
  const motion = moved(battlefield([piece(1, 0)]), did('attacked', { unit: 1, target: 2 }), did('rolled', { unit: 1, melee: 2, ranged: 0, special: 1, faces: '56' }), did('damaged', { card: 2, amount: 2 }), did('eliminated', { card: 2 }))

  expect(motion.added.attack).toEqual({ unit: 1, target: 2, at: 10 })
  vi.advanceTimersByTime(300)
  expect(motion.added.roll).toMatchObject({ unit: 1, faces: '56' })
  expect(pieces(motion)[1]!.damage).toBe(0)
  vi.advanceTimersByTime(500)
  expect(floats(motion)).toEqual({ 'card:2': -2 })
  expect(pieces(motion)[1]!.damage).toBe(2)
  vi.advanceTimersByTime(200)
  expect(motion.flights.map(({ card }) => card)).toEqual([2]) // it fades where it lies
  expect(pieces(motion).map(({ card }) => card)).toEqual([1, 2])
  expect(floats(motion)).toEqual({ 'card:2': -2 })
  vi.advanceTimersByTime(300)
  expect(pieces(motion).map(({ card }) => card)).toEqual([1])
})

test('what is healed floats as a gain', () => {
  const motion = motionBetween(moving, battlefield([piece(1, 0, 3)]), battlefield([piece(1, 0, 1)]), [did('healed', { card: 1, amount: 2 })])

  expect(motion.floats).toEqual({ 'card:1': { amount: 2, icon: '', tone: 'gain' } })
})

test('where motion is not wanted, damage floats for a while, and dice lie there until something else happens', () => {
  const events = [did('rolled', { unit: 1, melee: 1, ranged: 0, special: 1, faces: '55' }), did('damaged', { card: 2, amount: 2 }), did('damaged', { card: 2, amount: 1 })]
  const motion = motionBetween(moving, battlefield(), battlefield([piece(1, 0), piece(2, 10, 3)]), events, { pace: 0 })

  expect(motion.added.roll).toEqual({ unit: 1, faces: '55', attacks: false, time: 0 })
  expect(floats(motion)).toEqual({ 'card:2': -3 })
  vi.advanceTimersByTime(2100)
  expect([motion.added.roll?.faces, motion.floats]).toEqual(['55', {}])
})

test('dice are for an attack where the rule of attacks says so', () => {
  const motion = moved(battlefield())
  motion.tell(battlefield(), [{ number: 1, choice: 0, rule: 'SW-ATK-09', ...did('rolled', { unit: 1, melee: 1, ranged: 0, special: 1, faces: '55' }) }])

  expect(motion.added.roll?.attacks).toBe(true)
})

test('a card that is drawn is first in the pile, then on its way, then in the hand', () => {
  const motion = moved(battlefield(undefined, { hand: [40, 41], hands: [2, 5], draw: [19, 20] }), did('drew', { seat: 0, card: 41 }))

  expect(motion.flights.map(({ from, to, what }) => [from, to, what])).toEqual([['draw:0', 'hand:0', 'back:0']])
  expect(motion.shown).toMatchObject({ draw: [19, 20], hands: [1, 5], hand: [40] })
  vi.advanceTimersByTime(200)
  expect(motion.flights).toEqual([])
  expect(motion.shown).toMatchObject({ hands: [2, 5], hand: [40, 41] })
})

test('of what an opponent draws, only the back flies', () => {
  const motion = moved(battlefield(undefined, { hands: [1, 6] }), did('drew', { seat: 1, card: null }))

  expect(motion.flights.map(({ what }) => what)).toEqual(['back:1'])
})

test('who is summoned comes out of the hand, and stands there when it has arrived', () => {
  const motion = moved(battlefield([piece(1, 0), piece(2, 10), piece(40, 7)], { kinds: { 40: 'ember-mage' }, hand: [], hands: [0, 5] }), did('summoned', { seat: 0, mover: 40, space: 7 }))

  expect(motion.shown!.hand).toEqual([])
  expect(motion.flights[0]).toMatchObject({ from: 'hand:0', to: 'space:7', what: 'up:40' })
  expect(pieces(motion).map(({ card }) => card)).not.toContain(40)
  vi.advanceTimersByTime(330)
  expect(pieces(motion).find(({ card }) => card === 40)?.space).toBe(7)
})

test('the dead fly to the pile of whose card they are, and the magic for them comes from where they fell', () => {
  const motion = moved(battlefield([piece(1, 0)], { discard: [2], discards: [1, 0], magic: [2, 4] }), did('eliminated', { card: 2 }), did('gained_magic', { seat: 1, amount: 1 }))

  expect(motion.flights[0]).toMatchObject({ from: 'space:10', to: 'discard:0' })
  vi.advanceTimersByTime(330)
  expect([motion.shown!.discards, motion.shown!.discard]).toEqual([[1, 0], [2]])
  expect(motion.flights[0]).toMatchObject({ from: 'space:10', to: 'magic:1' })
  expect(motion.shown!.magic).toEqual([2, 3])
  vi.advanceTimersByTime(330)
  expect(motion.shown!.magic).toEqual([2, 4])
})

test('a card discarded for magic brings only the magic that is gained', () => {
  const motion = moved(battlefield(undefined, { hand: [], hands: [0, 5], discards: [1, 0] }), did('discarded_for_magic', { seat: 0, card: 40, amount: 0 }))

  expect(motion.flights.map(({ to }) => to)).toEqual(['discard:0'])
  vi.advanceTimersByTime(1210)
  expect(motion.shown!.magic).toEqual([2, 3])
})

test('your event flies to where it lies in the end; somebody else\'s is held up', () => {
  const stays = { card: 40, boost: 0, targets: [] }
  const own = moved(battlefield(undefined, { hand: [], hands: [0, 5], events: [[stays], []] }), did('played', { seat: 0, card: 40 }))
  expect([own.flights[0]?.to, own.shown!.hand, own.added.held]).toEqual(['events:0', [], undefined])

  const theirs = moved(battlefield(undefined, { hands: [1, 4], events: [[], [{ ...stays, card: 70 }]] }), did('played', { seat: 1, card: 70 }))
  expect([theirs.flights, theirs.shown!.hands, theirs.added.held]).toEqual([[], [1, 4], 70])
})
