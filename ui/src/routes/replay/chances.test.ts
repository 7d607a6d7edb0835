import { describe, expect, test } from 'vitest'
import { chancesOf, drawn, swings, turnsOf, winAt } from './chances'

const COURSE = chancesOf(
  [
    { at: 1, win: [0.5, 0.5] },
    { at: 5, win: [0.3, 0.7] },
    { at: 9, win: [0.31, 0.69] },
    { at: 11, win: [1, 0] },
  ],
  0,
)

describe('the course of a match', () => {
  test('is a line from the first decision to the last, certain victory at the top', () => {
    expect(drawn(COURSE, 11, 100, 50)).toBe('M0.0 25.0L40.0 35.0L80.0 34.5L100.0 0.0')
  })

  test('was decided by the choices that the server names, each with what it changed', () => {
    expect(swings(COURSE, [4, 10]).map(({ at, by }) => [at, by.toFixed(2)])).toEqual([[4, '-0.20'], [10, '0.69']])
    expect(swings(COURSE, [])).toEqual([])
  })

  test('between two points is as at the earlier', () => {
    expect(winAt(COURSE, 7)).toBe(0.3)
    expect(winAt(COURSE, 11)).toBe(1)
    expect(winAt([], 3)).toBeNull()
  })
})

test('of turns in which nobody decided anything only the last is told, so that each decision begins one turn at most', () => {
  const began = (choice: number, turn: number) => ({ number: turn, kind: 'turn_began', fields: { seat: 0, turn }, choice, rule: '' })
  expect(turnsOf([began(0, 1), began(4, 2), began(4, 3), began(9, 4)])).toEqual([{ at: 1, turn: '1' }, { at: 5, turn: '3' }, { at: 10, turn: '4' }])
})
