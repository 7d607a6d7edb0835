import { beforeEach, expect, test, vi } from 'vitest'
import { doing, motionBetween, told } from '../../lib/table/given'
import type { Did } from '../../lib/view'
import { heap, HUMANS, MIDDLE, MINE, owner, war, WOOD } from './given'
import { moving, stepsOf, type Motion } from './motion'
import type { View } from './table'
import type { Event, Events } from './wire'

const did = doing<Events>()

beforeEach(() => void vi.useFakeTimers())

const moved = (before: View, after: View, ...events: Did<Event>[]): Motion => motionBetween(moving, before, after, events)

const counts = (view: View, space: number): [string, number][] => view.spaces[space]!.pieces.map(({ kind, count }) => [kind, count])

test('a piece leaves its heap, flies, and joins the heap where it comes to', () => {
  const before = war({}, { [MINE]: [heap(0, 'ground', 2)], [MIDDLE]: [heap(0, 'ground', 1)] })
  const after = war({}, { [MINE]: [heap(0, 'ground', 1)], [MIDDLE]: [heap(0, 'ground', 2, { moved: 1 })] })
  const motion = moved(before, after, did('moved', { seat: 0, piece: 'ground', start: MINE, to: MIDDLE }), did('moved', { seat: 0, piece: 'ground', start: 4, to: 3 }))
  expect(motion.flights[0]).toMatchObject({ from: `space:${MINE}`, to: `space:${MIDDLE}`, what: 'piece:0:ground' })
  expect(counts(motion.seen(after), MINE)).toEqual([['ground', 1]])
  expect(counts(motion.seen(after), MIDDLE)).toEqual([['ground', 1]])
  vi.advanceTimersByTime(330)
  expect(counts(motion.seen(after), MIDDLE)).toEqual([['ground', 2]])
})

test('what is harvested is told over its space and comes to the stock', () => {
  const spaces = war().spaces.map((space, at) => (at === MINE ? { ...space, depletion: 1 } : space))
  const after = war({ owners: [owner('human', { gold: 7 }), owner('orc')], spaces })
  const motion = moved(war(), after, did('harvested', { seat: 0, resource: 'gold', number: 2, space: MINE }), did('depleted', { space: MINE, depletion: 1 }))
  expect(motion.floats).toEqual({ [`space:${MINE}`]: { amount: 2, icon: 'i-gold', tone: 'gain' } })
  expect(motion.flights[0]).toMatchObject({ from: `space:${MINE}`, to: 'gold:0' })
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).owners[0]?.gold).toBe(7)
  expect(motion.seen(after).spaces[MINE]?.depletion).toBe(1)
})

test('a battle that is already over is shown from its beginning: who fights, the dice, who falls', () => {
  const before = war({}, { [MIDDLE]: [heap(0, 'ground', 1), heap(0, 'worker', 2), heap(1, 'ground', 1)], [WOOD]: [heap(1, 'air', 1)], [HUMANS]: [heap(0, 'ground', 1)] })
  const after = war({}, { [MIDDLE]: [heap(1, 'ground', 1)], [WOOD]: [heap(1, 'air', 1)], [HUMANS]: [heap(0, 'ground', 1)] })
  const motion = moved(before, after, did('battle_began', { attacker: 1, defender: 0, space: MIDDLE }), did('rolled', { owner: 1, piece: 'air', number: 2 }), did('lost', { owner: 0, piece: 'ground', space: MIDDLE }), did('battle_ended', { space: MIDDLE, winner: 1 }), did('killed', { owner: 0, piece: 'worker', space: MIDDLE }))
  const now = (): View => motion.seen(after)
  const fighting = (space: number): number[] => now().spaces[space]!.pieces.map((each) => each.fighting)
  expect(now().battle).toMatchObject({ space: MIDDLE, attacker: 1, defender: 0, dice: [] })
  expect([fighting(MIDDLE), fighting(WOOD), fighting(HUMANS)]).toEqual([[1, 0, 1], [1], [0]])
  vi.advanceTimersByTime(450)
  expect(now().battle?.dice).toEqual([{ owner: 1, kind: 'air', natural: 2, result: 2, hit: null }])
  expect(now().battle?.phase).toBe('air')
  vi.advanceTimersByTime(120)
  expect(counts(now(), MIDDLE)).toEqual([['worker', 2], ['ground', 1]])
  vi.advanceTimersByTime(230)
  expect(motion.running).toBe(true)
  expect(now().battle).toBeNull()
})

test('the dice of another phase take the place of the last one\'s', () => {
  const battle = { space: MIDDLE, attacker: 1, defender: 0, round: 1, phase: 'ranged' as const, first_strikes: [], dice: [{ owner: 0, kind: 'ranged' as const, natural: 6, result: 6, hit: false }], owed: [0, 0] as [number, number], devoured: [], effects: [] }
  const motion = moved(war({ battle }), war(), did('rolled', { owner: 0, piece: 'air', number: 1 }), did('rolled', { owner: 0, piece: 'air', number: 5 }), did('battle_ended', { space: MIDDLE, winner: 1 }))
  vi.advanceTimersByTime(160)
  expect(motion.seen(war()).battle?.dice.map(({ natural }) => natural)).toEqual([1, 5])
})

test('who is trained, built and deployed is counted in the town and on the map', () => {
  const built = war({ owners: [owner('human', { finished: [1, 0, 1, 1] }), owner('orc')] })
  const motion = moved(war(), built, did('trained', { seat: 0, piece: 'ground' }), did('building_started', { seat: 0, building: 'air' }), did('building_finished', { seat: 0, building: 'air' }), did('deployed', { seat: 0, piece: 'ground', space: HUMANS }))
  const town = () => motion.seen(built).owners[0]!
  expect(town().training).toEqual({ ground: 1 })
  vi.advanceTimersByTime(330)
  expect(town().under_construction).toEqual([0, 0, 1, 0])
  vi.advanceTimersByTime(330)
  expect([town().finished, town().under_construction]).toEqual([[1, 0, 1, 1], [0, 0, 0, 0]])
  vi.advanceTimersByTime(330)
  expect(motion.flights[0]).toMatchObject({ from: 'home:0', to: `space:${HUMANS}` })
})

test('a card that is drawn comes to the hand, known or not', () => {
  const after = war({ owners: [owner('human', { hand: [0, 1, 2], deck: 17 }), owner('orc', { hand: 4 })] })
  const motion = moved(war(), after, did('drew', { seat: 0, card: 2, kind: 'fast' }), did('drew', { seat: 1, card: null, kind: null }), did('depleted', { space: 1, depletion: 1 }))
  expect(motion.seen(after).owners[0]?.deck).toBe(17)
  vi.advanceTimersByTime(160)
  expect(motion.seen(after).owners[0]?.hand).toEqual([0, 1, 2])
  vi.advanceTimersByTime(160)
  expect(motion.seen(after).owners[1]?.hand).toBe(4)
})

test('a card of somebody else is held up, and one\'s own flies to the discard pile', () => {
  expect(moved(war(), war(), did('played', { seat: 1, card: 40, kind: 'devour' })).added.held).toBe(40)
  const own = moved(war(), war({ owners: [owner('human', { hand: [1] }), owner('orc')] }), did('played', { seat: 0, card: 0, kind: 'fast' }))
  expect([own.added.held, own.flights[0]?.to, own.seen(war()).owners[0]?.hand]).toEqual([undefined, 'discard:0', [1]])
})

test('where nothing shall move, the end is shown at once and what has changed is marked', () => {
  const after = war({}, { [MIDDLE]: [heap(0, 'ground', 1)] })
  const motion = motionBetween(moving, war(), after, [did('moved', { seat: 0, piece: 'ground', start: MINE, to: MIDDLE }), did('lost', { owner: 1, piece: 'ground', space: WOOD })], { pace: 0 })
  expect(motion.seen(after)).toBe(after)
  expect([...motion.changed]).toEqual([`space:${MIDDLE}`, `space:${WOOD}`])
})

test('a cancelled battle rings its space', () => {
  const motion = moved(war(), war(), did('battle_cancelled', { attacker: 1, defender: 0, space: MIDDLE }))
  expect([...motion.changed]).toEqual([`space:${MIDDLE}`])
})

test('a battle that is over can be read until it is put away: its dice, and who holds the field', () => {
  const dice = [{ owner: 0, kind: 'ranged' as const, natural: 6, result: 6, hit: false }]
  const battle = { space: MIDDLE, attacker: 1, defender: 0, round: 1, phase: 'ranged' as const, first_strikes: [], dice, owed: [0, 1] as [number, number], devoured: [], effects: [] }
  const motion = moved(war({ battle }), war(), did('battle_ended', { space: MIDDLE, winner: 1 }))
  vi.advanceTimersByTime(60_000)
  expect(motion.seen(war()).battle).toBeNull()
  expect(motion.added.fought).toMatchObject({ space: MIDDLE, dice, owed: [0, 0], winner: 1 })
  motion.dismiss()
  expect(motion.added.fought).toBeUndefined()
})

test('steps are those of the pieces that have moved', () => {
  const events = told<Event>([did('moved', { seat: 1, piece: 'ground', start: MINE, to: MIDDLE }), did('lost', { owner: 1, piece: 'ground', space: WOOD })])
  expect(stepsOf(events)).toEqual([{ who: '1 ground', from: MINE, to: MIDDLE }])
})
