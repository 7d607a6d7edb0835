import { beforeEach, expect, test, vi } from 'vitest'
import { doing, motionBetween } from '../../lib/table/given'
import type { Did } from '../../lib/view'
import { duel, front, HIDDEN, HUSSAR, LEGIONNAIRE, lying, player, SWORD, values } from './given'
import { moving, type Motion } from './motion'
import type { Pending, View } from './table'
import type { Event, Events } from './wire'

const did = doing<Events>()

beforeEach(() => void vi.useFakeTimers())

const BLOW = 50 // a card in a hand
const LAST = did('sabotages', { seat: 0, card: HUSSAR, kind: 'hussar', victim: 1 }) // so that what comes before it is not the end

const moved = (before: View, after: View, ...events: Did<Event>[]): Motion => motionBetween(moving, before, after, events, { choice: (at) => at })

const announced = (seat: number, card: number): Pending => ({ seat, card, target: -1, caster: -1, picked: [], word: '' })
const handed = (hand: number[], theirs = 3): View => ({ ...front(), players: [player({ hand, squad: [HUSSAR] }), player({ hand: theirs, kohort: [LEGIONNAIRE], aside: [HIDDEN] })] })

test('cards that are drawn fly from the library, and come to the hand as far as they are known', () => {
  const [mine, theirs] = handed([BLOW, 51], 5).players
  const after = { ...handed([]), players: [{ ...mine!, library: 38 }, { ...theirs!, library: 38 }] }
  const motion = moved(handed([]), after, did('drew', { seat: 0, count: 2 }), did('drew', { seat: 1, count: 2 }), LAST)
  expect(motion.flights.map(({ from, to, what }) => [from, to, what])).toEqual([['library:0', 'hand:0', 'back:0'], ['library:0', 'hand:0', 'back:0']])
  expect(motion.seen(after).players[0]).toMatchObject({ library: 38, hand: [] })
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).players[0]?.hand).toEqual([BLOW, 51])
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).players[1]).toMatchObject({ hand: 5, library: 38 })
})

test('a card of somebody else is held up and waits for reactions; one\'s own flies', () => {
  const theirs = moved(handed([]), { ...handed([], 2), pending: [announced(1, BLOW)] }, did('played', { seat: 1, card: BLOW, kind: 'blow', target: HUSSAR }), LAST)
  expect([theirs.added.held, theirs.flights]).toEqual([BLOW, []])
  expect(theirs.shown?.pending.map(({ card }) => card)).toEqual([BLOW])
  expect(theirs.shown?.players[1]?.hand).toBe(2)
  const spent = did('left', { card: BLOW, kind: 'blow', seat: 0, where: 'grave' })
  const own = moved(handed([BLOW]), handed([]), did('played', { seat: 0, card: BLOW, kind: 'blow', target: HUSSAR }), spent, LAST)
  expect([own.added.held, own.flights[0]?.from, own.shown?.players[0]?.hand]).toEqual([undefined, 'hand:0', []])
  expect(own.shown?.pending).toEqual([{ ...announced(0, BLOW), target: HUSSAR }])
})

test('what is cancelled is crossed out, and waits no longer', () => {
  const before = { ...front(), pending: [announced(0, BLOW)] }
  const motion = moved(before, front(), did('cancelled', { card: BLOW, kind: 'blow' }), LAST)
  expect(motion.floats).toEqual({ [`card:${BLOW}`]: { amount: 0, icon: 'i-cross', tone: 'loss' } })
  vi.advanceTimersByTime(490)
  expect(motion.shown?.pending).toEqual([])
})

test('a warrior that was announced comes to its area, and the hand does not lose it twice', () => {
  const before = { ...handed([], 2), pending: [announced(1, 7)] }
  const after = { ...before, pending: [], players: [before.players[0]!, { ...before.players[1]!, kohort: [LEGIONNAIRE, 7] }], cards: { ...before.cards, 7: lying({ controller: 1, owner: 1 }) } }
  const motion = moved(before, after, did('entered', { card: 7, kind: 'legionnaire', seat: 1, area: 1 }), LAST)
  expect(motion.flights[0]).toMatchObject({ from: 'card:7', to: 'area:1.kohort' })
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]).toMatchObject({ kohort: [LEGIONNAIRE, 7], hand: 2 })
})

test('cards of your hand whose ids were exchanged stay where they are', () => {
  const [before, after] = [{ ...handed([50, 51, 52]), kinds: { 50: 'sword', 51: 'hussar', 52: 'legionnaire' } }, { ...handed([52, 51]), kinds: { 50: 'legionnaire', 51: 'hussar', 52: 'sword' } }]
  const motion = moved(before, after, did('left', { card: 50, kind: '', seat: 0, where: 'grave' }), LAST)
  expect(motion.shown?.players[0]?.hand).toEqual([52, 51])
  const drawn = moved(before, { ...after, kinds: { 50: 'blow', 51: 'hussar', 52: 'sword' } }, did('left', { card: 50, kind: '', seat: 0, where: 'grave' }), LAST)
  expect(drawn.shown?.players[0]?.hand).toEqual([52, 51])
})

test('a warrior that is hidden comes from the hand with its back up', () => {
  const [mine, theirs] = handed([], 2).players
  const after = { ...handed([]), players: [mine!, { ...theirs!, aside: [HIDDEN, 9] }] }
  const motion = moved(handed([], 3), after, did('entered', { card: 9, kind: '', seat: 1, area: 4 }), LAST)
  expect(motion.flights[0]).toMatchObject({ from: 'hand:1', to: 'area:1.aside', what: 'back:1' })
  expect(motion.shown?.players[1]?.hand).toBe(2)
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]?.aside).toEqual([HIDDEN, 9])
})

test('what is attached goes from its bearer to another', () => {
  const borne = { ...front().cards, [HUSSAR]: lying(), [LEGIONNAIRE]: lying({ controller: 1, attached: [SWORD] }), [SWORD]: lying({ on: LEGIONNAIRE, warrior: false }) }
  const motion = moved(front(), front({ cards: borne }), did('attached', { card: SWORD, kind: 'sword', bearer: LEGIONNAIRE }), LAST)
  expect(motion.flights[0]).toMatchObject({ from: `card:${SWORD}`, to: `card:${LEGIONNAIRE}` })
  vi.advanceTimersByTime(330)
  expect([HUSSAR, LEGIONNAIRE].map((card) => motion.shown?.cards[card]?.attached)).toEqual([[], [SWORD]])
})

test('who is killed is struck, and flies to the discard pile of its owner', () => {
  const { [LEGIONNAIRE]: _, ...rest } = front().cards
  const after = { ...front(), cards: rest, players: [front().players[0]!, player({ grave: 1 })] }
  const motion = moved(front(), after, did('killed', { card: LEGIONNAIRE, kind: 'legionnaire' }), did('left', { card: LEGIONNAIRE, kind: 'legionnaire', seat: 1, where: 'grave' }), LAST)
  expect(motion.floats[`card:${LEGIONNAIRE}`]).toMatchObject({ tone: 'loss' })
  expect(motion.shown?.players[1]?.kohort).toEqual([LEGIONNAIRE])
  vi.advanceTimersByTime(490)
  expect(motion.flights[0]).toMatchObject({ from: `card:${LEGIONNAIRE}`, to: 'grave:1', what: `up:${LEGIONNAIRE}` })
  expect([motion.shown?.players[1]?.kohort, motion.shown?.players[1]?.grave, motion.shown?.cards[LEGIONNAIRE]]).toEqual([[], 0, undefined])
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]?.grave).toBe(1)
})

test('a duel is seen from its attack to its end, and who is wounded is turned', () => {
  const wounded = front({ cards: { ...front().cards, [LEGIONNAIRE]: lying({ controller: 1, wounded: true }) } })
  const motion = moved(front(), wounded, did('attacks', { card: HUSSAR, kind: 'hussar', defender: LEGIONNAIRE, other: 'legionnaire' }), did('tactic', { seat: 0, tactic: 'shoot' }), did('wounded', { card: LEGIONNAIRE, kind: 'legionnaire' }), did('duel_over', { seat: 0 }), LAST)
  expect(motion.shown?.duels).toMatchObject([{ attacking: 0, defending: 1, attacker: HUSSAR, defender: LEGIONNAIRE }])
  vi.advanceTimersByTime(650)
  expect(motion.shown?.duels[0]?.tactic).toBe('shoot')
  vi.advanceTimersByTime(160)
  expect(motion.shown?.cards[LEGIONNAIRE]?.wounded).toBe(true)
  vi.advanceTimersByTime(330)
  expect(motion.shown?.duels).toEqual([])
})

test('a duel that is still fought is shown with its numbers', () => {
  const fought = duel({ tactic: 'fight', sides: [{ warrior: HUSSAR, group: [HUSSAR], strikes: LEGIONNAIRE, attack: 4, armor: 4, hits: true, values: { [HUSSAR]: values() } }] })
  const motion = moved({ ...front(), duels: [duel({ attacker: -1, defender: -1 })] }, { ...front(), duels: [fought] }, did('attacks', { card: HUSSAR, kind: 'hussar', defender: LEGIONNAIRE, other: 'legionnaire' }), LAST)
  expect(motion.shown?.duels).toEqual([fought])
})

test('a duel that goes on is shown where it has come to', () => {
  const motion = moved({ ...front(), duels: [duel({ phase: 2 })] }, { ...front(), duels: [duel({ phase: 5 })] }, did('played', { seat: 1, card: BLOW, kind: 'blow', target: HUSSAR }), LAST)
  expect(motion.shown?.duels[0]?.phase).toBe(5)
})

test('points are told with their player, several at once', () => {
  const after = front({ players: [player({ promotion: 3 }), player({ destiny: 3 })] })
  const motion = moved(front(), after, did('gained_promotion', { seat: 0, amount: 3 }), did('paid', { seat: 1, amount: 2 }), LAST)
  expect(motion.floats).toEqual({ 'seat:0': { amount: 3, icon: 'i-promotion', tone: 'gain' } })
  vi.advanceTimersByTime(490)
  expect(motion.floats).toEqual({ 'seat:0': { amount: 3, icon: 'i-promotion', tone: 'gain' }, 'seat:1': { amount: -2, icon: 'i-destiny', tone: 'loss' } })
  expect(motion.shown?.players.map(({ promotion, destiny }) => [promotion, destiny])).toEqual([[3, 5], [0, 3]])
})

test('an enemy who seeks cover lies face down', () => {
  const { [LEGIONNAIRE]: _, ...kinds } = front().kinds
  const covered = { ...front().cards, [LEGIONNAIRE]: lying({ controller: 1, covered: true }) }
  const motion = moved(front(), front({ kinds, cards: covered }), did('covered', { card: LEGIONNAIRE, kind: 'legionnaire' }), LAST)
  expect([motion.shown?.cards[LEGIONNAIRE]?.covered, motion.shown?.kinds[LEGIONNAIRE]]).toEqual([true, undefined])
})

test('where nothing shall move, the end is shown at once and what has changed is marked', () => {
  const after = front({ turn: 4 })
  const motion = motionBetween(moving, front(), after, [did('wounded', { card: LEGIONNAIRE, kind: 'legionnaire' }), LAST], { pace: 0 })
  expect(motion.seen(after)).toBe(after)
  expect([...motion.changed]).toEqual([`card:${LEGIONNAIRE}`, `card:${HUSSAR}`, 'seat:1'])
})
