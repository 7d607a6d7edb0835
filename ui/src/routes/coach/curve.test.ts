import { describe, expect, it } from 'vitest'
import type { CoachedMoment } from '../../lib/protocol'
import { band, changeOf, pins } from './curve'

const moment = (at: number, change: number | null, gain: number | null = null): CoachedMoment =>
  ({ at, change, gain }) as CoachedMoment

describe('the curve of a review', () => {
  const course = [{ at: 1, win: 0.5 }, { at: 2, win: 0.95 }, { at: 3, win: 1 }]

  it('has a band of the error, which the result at the end does not have', () => {
    expect(band(course, 0.1, 3, true, 100, 100)).toBe('M0.0 40.0L50.0 0.0L100.0 0.0L100.0 0.0L50.0 15.0L0.0 60.0Z')
    expect(band(course, 0.1, 3, false, 100, 100)).toContain('L100.0 10.0')
    expect(band([], 0.1, 1, true, 100, 100)).toBe('')
  })

  it('has a pin after each moment, lost or gained', () => {
    expect(pins([moment(1, 0.45), moment(2, 0.05, 0.2)], course, 3)).toEqual([
      { at: 1, lost: false, left: 50, top: 5.000000000000004 },
      { at: 2, lost: true, left: 100, top: 0 },
    ])
  })

  it('counts what a better choice would have gained as lost', () => {
    expect(changeOf(moment(1, 0.1, 0.2))).toBe(-0.2)
    expect(changeOf(moment(1, 0.1))).toBe(0.1)
    expect(changeOf(moment(1, null))).toBe(null)
  })
})
