import { beforeEach, expect, test, vi } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { heap, HUMANS, MIDDLE, MINE, owner, war, WOOD } from './given'
import { Motion } from './motion.svelte'
import type { View } from './table'

beforeEach(() => void vi.useFakeTimers())

type Event = (string | number | null)[]
const told = (...events: Event[]): TableEvent[] => events.map((event, at) => ({ number: at + 1, event, choice: 0, procedure: '', step: '', rule: '' }))

/** A motion that has seen the one war, and is told what made it the other. */
function moving(before: View, after: View, ...events: Event[]): Motion {
  const motion = new Motion(() => 1)
  motion.tell(before, [], 0)
  motion.tell(after, told(...events), events.length)
  return motion
}

const counts = (view: View, space: number): [string, number][] => view.spaces[space]!.pieces.map(({ kind, count }) => [kind, count])

test('a piece leaves its heap, flies, and joins the heap where it comes to', () => {
  const before = war({}, { [MINE]: [heap(0, 'ground', 2)], [MIDDLE]: [heap(0, 'ground', 1)] })
  const after = war({}, { [MINE]: [heap(0, 'ground', 1)], [MIDDLE]: [heap(0, 'ground', 2, { moved: 1 })] })
  const motion = moving(before, after, ['moved', 0, 'ground', MINE, MIDDLE], ['moved', 0, 'ground', 4, 3])
  expect(motion.flights[0]).toMatchObject({ from: `space:${MINE}`, to: `space:${MIDDLE}`, what: 'piece:0:ground' })
  expect(counts(motion.seen(after), MINE)).toEqual([['ground', 1]])
  expect(counts(motion.seen(after), MIDDLE)).toEqual([['ground', 1]])
  vi.advanceTimersByTime(330)
  expect(counts(motion.seen(after), MIDDLE)).toEqual([['ground', 2]])
})

test('what is harvested is told over its space and comes to the stock', () => {
  const after = war({ owners: [owner('human', { gold: 7 }), owner('orc')] })
  const motion = moving(war(), after, ['harvested', 0, 'gold', 2, MINE], ['depleted', MINE, 1])
  expect(motion.told).toEqual({ [MINE]: { text: '+2', icon: 'i-gold', tone: 'gain' } })
  expect(motion.flights[0]).toMatchObject({ from: `space:${MINE}`, to: 'gold:0' })
  vi.advanceTimersByTime(330)
  expect(motion.seen(after).owners[0]?.gold).toBe(7)
  expect(motion.seen(after).spaces[MINE]?.depletion).toBe(1)
})

test('a battle that is already over is shown from its beginning: who fights, the dice, who falls', () => {
  const before = war({}, { [MIDDLE]: [heap(0, 'ground', 1), heap(0, 'worker', 2), heap(1, 'ground', 1)], [WOOD]: [heap(1, 'air', 1)], [HUMANS]: [heap(0, 'ground', 1)] })
  const after = war({}, { [MIDDLE]: [heap(1, 'ground', 1)], [WOOD]: [heap(1, 'air', 1)], [HUMANS]: [heap(0, 'ground', 1)] })
  const motion = moving(before, after, ['battle_began', 1, 0, MIDDLE], ['rolled', 1, 'air', 2], ['lost', 0, 'ground', MIDDLE], ['battle_ended', MIDDLE, 1], ['killed', 0, 'worker', MIDDLE])
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
  const motion = moving(war({ battle }), war(), ['rolled', 0, 'air', 1], ['rolled', 0, 'air', 5], ['battle_ended', MIDDLE, 1])
  vi.advanceTimersByTime(160)
  expect(motion.seen(war()).battle?.dice.map(({ natural }) => natural)).toEqual([1, 5])
})

test('who is trained, built and deployed is counted in the town and on the map', () => {
  const motion = moving(war(), war(), ['trained', 0, 'ground'], ['building_started', 0, 'air'], ['building_finished', 0, 'air'], ['deployed', 0, 'ground', HUMANS])
  const town = () => motion.seen(war()).owners[0]!
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
  const motion = moving(war(), after, ['drew', 0, 2, 'fast'], ['drew', 1, null, null], ['depleted', 1, 1])
  expect(motion.seen(after).owners[0]?.deck).toBe(17)
  vi.advanceTimersByTime(160)
  expect(motion.seen(after).owners[0]?.hand).toEqual([0, 1, 2])
  vi.advanceTimersByTime(160)
  expect(motion.seen(after).owners[1]?.hand).toBe(4)
})

test('a card of somebody else is held up, and one\'s own flies to the discard pile', () => {
  expect(moving(war(), war(), ['played', 1, 40, 'devour']).held).toBe(40)
  const own = moving(war(), war(), ['played', 0, 0, 'fast'])
  expect([own.held, own.flights[0]?.to, own.seen(war()).owners[0]?.hand]).toEqual([null, 'discard:0', [1]])
})

test('where nothing shall move, the end is shown at once and what has changed is marked', () => {
  const motion = new Motion(() => 0)
  const after = war({}, { [MIDDLE]: [heap(0, 'ground', 1)] })
  motion.tell(war(), [], 0)
  motion.tell(after, told(['moved', 0, 'ground', MINE, MIDDLE], ['lost', 1, 'ground', WOOD]), 2)
  expect(motion.seen(after)).toBe(after)
  expect([...motion.changed]).toEqual([`space:${MIDDLE}`, `space:${WOOD}`])
})

test('a cancelled battle rings its space', () => {
  const motion = moving(war(), war(), ['battle_cancelled', 1, 0, MIDDLE])
  expect([...motion.changed]).toEqual([`space:${MIDDLE}`])
})
