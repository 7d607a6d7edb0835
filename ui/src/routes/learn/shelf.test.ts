import { describe, expect, it } from 'vitest'
import type { Progress } from '../../lib/learned'
import { afterPuzzle, practiceOf, refusedMost, rulesMet } from './shelf'

const puzzles = ['one', 'two', 'three', 'four'].map((key) => ({ key, title: key, today: false }))
const next = (key: string, ...solved: string[]): string | undefined => afterPuzzle(puzzles, key, (each) => solved.includes(each))?.key

describe('the puzzle after this one', () => {
  it('is the next that is not solved, around the end', () => {
    expect(next('one')).toBe('two')
    expect(next('two', 'two', 'three')).toBe('four')
    expect(next('four', 'one', 'four')).toBe('two')
  })

  it('is simply the next one, once all are solved', () => {
    expect(next('two', 'one', 'two', 'three', 'four')).toBe('three')
    expect(next('four', 'one', 'two', 'three', 'four')).toBe('one')
  })

  it('is none where there is only one', () => {
    expect(afterPuzzle(puzzles.slice(0, 1), 'one', () => false)).toBeNull()
  })
})

describe('rules on the shelf', () => {
  const practised = [
    { rule: 'X-1', title: 'one', places: [['lesson', 2], ['lesson', 4], ['puzzle', 0]] as [string, number][] },
    { rule: 'X-2', title: 'two', places: [['lesson', 4]] as [string, number][] },
    { rule: 'X-3', title: 'three', places: [['puzzle', 0]] as [string, number][] },
  ]
  const taught = { game: 'x', name: 'X', lessons: [], puzzles: [], first: true, rules: 9, practised }
  const met = (of: Record<string, Progress>): number => rulesMet(taught, (key) => of[key] ?? null)

  it('are met once a step that names them was done, or a puzzle solved', () => {
    expect(met({})).toBe(0)
    expect(met({ lesson: { step: 2, finished: false } })).toBe(0)
    expect(met({ lesson: { step: 3, finished: false } })).toBe(1)
    expect(met({ lesson: { step: 1, finished: true } })).toBe(2)
    expect(met({ puzzle: { step: 1, finished: false } })).toBe(0)
    expect(met({ puzzle: { step: 1, finished: true } })).toBe(2)
  })

  it('are practised in the first step that names them, or else in a puzzle', () => {
    expect(practised.map((rule) => practiceOf('x', rule))).toEqual(['/learn/x/lesson?step=2', '/learn/x/lesson?step=4', '/learn/x/puzzles/puzzle'])
  })

  it('are offered when a table refused by them, the most frequent first', () => {
    const times: Record<string, number> = { 'X-3': 1, 'X-2': 4 }
    expect(refusedMost(taught, (rule) => times[rule] ?? 0).map(({ rule }) => rule)).toEqual(['X-2', 'X-3'])
  })
})
