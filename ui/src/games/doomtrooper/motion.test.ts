import { beforeEach, expect, test, vi } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { duel, front, HIDDEN, HUSSAR, LEGIONNAIRE, lying, player, SWORD, values } from './given'
import { Motion } from './motion.svelte'
import type { Pending, View } from './table'

beforeEach(() => void vi.useFakeTimers())

const BLOW = 50 // a card in a hand
const LAST = ['sabotages', 0, HUSSAR, 'hussar', 1] // so that what comes before it is not the end

type Event = (string | number | null)[]
const told = (...events: Event[]): TableEvent[] => events.map((event, at) => ({ number: at + 1, event, choice: at, procedure: '', step: '', rule: '' }))

/** A motion that has seen the one front, and is told what made it the other. */
function moving(before: View, after: View, ...events: Event[]): Motion {
  const motion = new Motion(() => 1)
  motion.tell(before, [], 0)
  motion.tell(after, told(...events), events.length)
  return motion
}

const announced = (seat: number, card: number): Pending => ({ seat, card, target: -1, caster: -1, picked: [], word: '' })
const handed = (hand: number[], theirs = 3): View => ({ ...front(), players: [player({ hand, squad: [HUSSAR] }), player({ hand: theirs, kohort: [LEGIONNAIRE], aside: [HIDDEN] })] })

test('cards that are drawn fly from the library, and come to the hand as far as they are known', () => {
  const after = handed([BLOW, 51], 5)
  const motion = moving(handed([]), after, ['drew', 0, 2], ['drew', 1, 2], LAST)
  expect(motion.flights.map(({ from, to, what }) => [from, to, what])).toEqual([['library:0', 'hand:0', 'back:0'], ['library:0', 'hand:0', 'back:0']])
  expect(motion.seen(after).players[0]).toMatchObject({ library: 38, hand: [] })
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).players[0]?.hand).toEqual([BLOW, 51])
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).players[1]).toMatchObject({ hand: 5, library: 38 })
})

test('a card of somebody else is held up and waits for reactions; one\'s own flies', () => {
  const theirs = moving(handed([]), { ...handed([], 2), pending: [announced(1, BLOW)] }, ['played', 1, BLOW, 'blow', HUSSAR], LAST)
  expect([theirs.held, theirs.flights]).toEqual([BLOW, []])
  expect(theirs.shown?.pending.map(({ card }) => card)).toEqual([BLOW])
  expect(theirs.shown?.players[1]?.hand).toBe(2)
  const own = moving(handed([BLOW]), handed([]), ['played', 0, BLOW, 'blow', HUSSAR], LAST)
  expect([own.held, own.flights[0]?.from, own.shown?.players[0]?.hand]).toEqual([null, 'hand:0', []])
  expect(own.shown?.pending).toEqual([{ ...announced(0, BLOW), target: HUSSAR }])
})

test('what is cancelled is crossed out, and waits no longer', () => {
  const before = { ...front(), pending: [announced(0, BLOW)] }
  const motion = moving(before, front(), ['cancelled', BLOW, 'blow'], LAST)
  expect(motion.told).toEqual({ [`card:${BLOW}`]: { text: '', icon: 'i-cross', tone: 'loss' } })
  vi.advanceTimersByTime(490)
  expect(motion.shown?.pending).toEqual([])
})

test('a warrior that was announced comes to its area, and the hand does not lose it twice', () => {
  const before = { ...handed([], 2), pending: [announced(1, 7)] }
  const after = { ...before, pending: [], players: [before.players[0]!, { ...before.players[1]!, kohort: [LEGIONNAIRE, 7] }], cards: { ...before.cards, 7: lying({ controller: 1, owner: 1 }) } }
  const motion = moving(before, after, ['entered', 7, 'legionnaire', 1, 1], LAST)
  expect(motion.flights[0]).toMatchObject({ from: 'card:7', to: 'area:1.kohort' })
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]).toMatchObject({ kohort: [LEGIONNAIRE, 7], hand: 2 })
})

test('cards of the own hand whose ids were exchanged stay where they are', () => {
  const [before, after] = [{ ...handed([50, 51, 52]), kinds: { 50: 'sword', 51: 'hussar', 52: 'legionnaire' } }, { ...handed([52, 51]), kinds: { 50: 'legionnaire', 51: 'hussar', 52: 'sword' } }]
  const motion = moving(before, after, ['left', 50, '', 0, 'grave'], LAST)
  expect(motion.shown?.players[0]?.hand).toEqual([52, 51])
  const drawn = moving(before, { ...after, kinds: { 50: 'blow', 51: 'hussar', 52: 'sword' } }, ['left', 50, '', 0, 'grave'], LAST)
  expect(drawn.shown?.players[0]?.hand).toEqual([51, 52])
})

test('a warrior that is hidden comes from the hand with its back up', () => {
  const motion = moving(handed([], 3), handed([], 2), ['entered', 9, '', 1, 4], LAST)
  expect(motion.flights[0]).toMatchObject({ from: 'hand:1', to: 'area:1.aside', what: 'back:1' })
  expect(motion.shown?.players[1]?.hand).toBe(2)
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]?.aside).toEqual([HIDDEN, 9])
})

test('what is attached goes from its bearer to another', () => {
  const motion = moving(front(), front(), ['attached', SWORD, 'sword', LEGIONNAIRE], LAST)
  expect(motion.flights[0]).toMatchObject({ from: `card:${SWORD}`, to: `card:${LEGIONNAIRE}` })
  vi.advanceTimersByTime(330)
  expect([HUSSAR, LEGIONNAIRE].map((card) => motion.shown?.cards[card]?.attached)).toEqual([[], [SWORD]])
})

test('who is killed is struck, and flies to the discard pile of its owner', () => {
  const after = { ...front(), players: [front().players[0]!, player({ grave: 1 })] }
  const motion = moving(front(), after, ['killed', LEGIONNAIRE, 'legionnaire'], ['left', LEGIONNAIRE, 'legionnaire', 1, 'grave'], LAST)
  expect(motion.told[`card:${LEGIONNAIRE}`]).toMatchObject({ tone: 'loss' })
  expect(motion.shown?.players[1]?.kohort).toEqual([LEGIONNAIRE])
  vi.advanceTimersByTime(490)
  expect(motion.flights[0]).toMatchObject({ from: `card:${LEGIONNAIRE}`, to: 'grave:1', what: `up:${LEGIONNAIRE}` })
  expect([motion.shown?.players[1]?.kohort, motion.shown?.players[1]?.grave, motion.shown?.cards[LEGIONNAIRE]]).toEqual([[], 0, undefined])
  vi.advanceTimersByTime(330)
  expect(motion.shown?.players[1]?.grave).toBe(1)
})

test('a duel is seen from its attack to its end, and who is wounded is turned', () => {
  const motion = moving(front(), front(), ['attacks', HUSSAR, 'hussar', LEGIONNAIRE, 'legionnaire'], ['tactic', 0, 'shoot'], ['wounded', LEGIONNAIRE, 'legionnaire'], ['duel_over', 0], LAST)
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
  const motion = moving({ ...front(), duels: [duel({ attacker: -1, defender: -1 })] }, { ...front(), duels: [fought] }, ['attacks', HUSSAR, 'hussar', LEGIONNAIRE, 'legionnaire'], LAST)
  expect(motion.shown?.duels).toEqual([fought])
})

test('a duel that goes on is shown where it has come to', () => {
  const motion = moving({ ...front(), duels: [duel({ phase: 2 })] }, { ...front(), duels: [duel({ phase: 5 })] }, ['played', 1, BLOW, 'blow', HUSSAR], LAST)
  expect(motion.shown?.duels[0]?.phase).toBe(5)
})

test('points are told with their player, several at once', () => {
  const motion = moving(front(), front(), ['gained_promotion', 0, 3], ['paid', 1, 2], LAST)
  expect(motion.told).toEqual({ 'seat:0': { text: '+3', icon: 'i-promotion', tone: 'gain' } })
  vi.advanceTimersByTime(490)
  expect(motion.told).toEqual({ 'seat:0': { text: '+3', icon: 'i-promotion', tone: 'gain' }, 'seat:1': { text: '−2', icon: 'i-destiny', tone: 'loss' } })
  expect(motion.shown?.players.map(({ promotion, destiny }) => [promotion, destiny])).toEqual([[3, 5], [0, 3]])
})

test('an enemy who seeks cover lies face down', () => {
  const { [LEGIONNAIRE]: _, ...kinds } = front().kinds
  const motion = moving(front(), { ...front(), kinds }, ['covered', LEGIONNAIRE, 'legionnaire'], LAST)
  expect([motion.shown?.cards[LEGIONNAIRE]?.covered, motion.shown?.kinds[LEGIONNAIRE]]).toEqual([true, undefined])
})

test('where nothing shall move, the end is shown at once and what has changed is marked', () => {
  const motion = new Motion(() => 0)
  motion.tell(front(), [], 0)
  const after = front({ turn: 4 })
  motion.tell(after, told(['wounded', LEGIONNAIRE, 'legionnaire'], LAST), 2)
  expect(motion.seen(after)).toBe(after)
  expect([...motion.changed]).toEqual([`card:${LEGIONNAIRE}`, `card:${HUSSAR}`, 'seat:1'])
})
