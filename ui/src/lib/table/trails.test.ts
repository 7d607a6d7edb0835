import { describe, expect, it } from 'vitest'
import { trailsOf } from './trails'

describe('the ways that others have gone', () => {
  it('are in the order in which they were begun, and two steps of one thing are one way', () => {
    const steps = [
      { who: 'a', from: 1, to: 2 },
      { who: 'b', from: 9, to: 8 },
      { who: 'a', from: 2, to: 3 },
    ]
    expect(trailsOf(steps)).toEqual([{ who: 'a', spaces: [1, 2, 3] }, { who: 'b', spaces: [9, 8] }])
  })

  it('are two, where another one of the same kind goes', () => {
    const steps = [
      { who: 'a', from: 1, to: 2 },
      { who: 'a', from: 1, to: 5 },
    ]
    expect(trailsOf(steps)).toHaveLength(2)
  })

  it('leave out what has come back to where it was', () => {
    expect(trailsOf([{ who: 'a', from: 1, to: 2 }, { who: 'a', from: 2, to: 1 }])).toEqual([])
  })
})
