import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { Motion } from './motion.svelte'
import type { Piece, View } from './table'

const piece = (card: number, space: number, damage = 0): Piece => ({
  card, space, seat: 0, damage, boost: 0, life: 5, strength: 2, under: [], gained: [], frozen: false,
})
const view = (...objects: Piece[]) => ({ objects }) as unknown as View
const events = (...told: TableEvent['event'][]): TableEvent[] =>
  told.map((event, at) => ({ number: at + 1, event, choice: 1, procedure: '', step: '', rule: '' }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begun(still = false): Motion {
  const motion = new Motion(() => still)
  motion.tell(view(piece(1, 0), piece(2, 10)), [], 0)
  return motion
}

test('a unit goes step by step along its path', () => {
  const motion = begun()

  motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 1], ['moved', 1, 2]), 2)

  expect(motion.pieces[0]!.space).toBe(1)
  vi.advanceTimersByTime(330)
  expect(motion.pieces[0]!.space).toBe(2)
})

test('dice fall before the damage, and the dead go last', () => {
  const motion = begun()

  motion.tell(view(piece(1, 0)), events(['attacked', 1, 2], ['rolled', 1, 2, 0, 1], ['damaged', 2, 2], ['eliminated', 2]), 4)

  expect(motion.attack).toEqual({ unit: 1, target: 2 })
  vi.advanceTimersByTime(300)
  expect(motion.roll).toEqual({ unit: 1, melee: 2, ranged: 0, special: 1 })
  expect(motion.pieces[1]!.damage).toBe(0)
  vi.advanceTimersByTime(500)
  expect(motion.hurt).toEqual({ 2: 2 })
  vi.advanceTimersByTime(200)
  expect(motion.leaving).toEqual(new Set([2]))
  vi.advanceTimersByTime(300)
  expect(motion.pieces.map(({ card }) => card)).toEqual([1])
})

test('a long chain takes no longer than 1.2 s', () => {
  const motion = begun()
  const many = events(...Array.from({ length: 20 }, (_, at): TableEvent['event'] => ['moved', 1, at]))

  motion.tell(view(piece(1, 19), piece(2, 10)), many, 20)
  vi.advanceTimersByTime(1210)

  expect(motion.running).toBe(false)
  expect(motion.pieces[0]!.space).toBe(19)
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

test('a click finishes what is being shown', () => {
  const motion = begun()
  motion.tell(view(piece(1, 2)), events(['moved', 1, 1], ['moved', 1, 2], ['eliminated', 2]), 3)

  motion.finish()

  expect(motion.running).toBe(false)
  expect(motion.pieces).toEqual([piece(1, 2)])
})

test('where motion is not wanted, the end is shown at once, with a halo', () => {
  const motion = begun(true)

  motion.tell(view(piece(1, 2), piece(2, 10)), events(['moved', 1, 1], ['moved', 1, 2]), 2)

  expect(motion.pieces[0]!.space).toBe(2)
  expect(motion.changed).toEqual(new Set([1]))
  vi.advanceTimersByTime(2100)
  expect(motion.changed.size).toBe(0)
})

test('what happened before the page came is not shown again, nor what an undo has taken back', () => {
  const motion = new Motion(() => false)
  motion.tell(view(piece(1, 1)), events(['moved', 1, 1]), 1)
  expect(motion.running).toBe(false)

  motion.tell(view(piece(1, 0)), [], 0)
  motion.tell(view(piece(1, 6)), events(['moved', 1, 6]), 1)

  expect(motion.running).toBe(true)
})
