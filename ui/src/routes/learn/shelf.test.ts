import { describe, expect, it } from 'vitest'
import { afterPuzzle } from './shelf'

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
