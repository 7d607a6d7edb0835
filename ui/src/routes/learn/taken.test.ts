import { beforeEach, describe, expect, it } from 'vitest'
import { kept } from '../../lib/storage.fake'
import { noteStep, progressOf } from '../../lib/learned'
import { FREE, keepTaken, stepBack, takenOf, withoutTrial } from './taken'

beforeEach(() => kept.clear())

describe('what was learned', () => {
  it('keeps the furthest step, and that a lesson was finished once', () => {
    noteStep('sw-1', 3, false)
    expect(progressOf('sw-1')).toEqual({ step: 3, finished: false })
    noteStep('sw-1', 15, true)
    noteStep('sw-1', 2, false)
    expect(progressOf('sw-1')).toEqual({ step: 2, finished: true })
    expect(progressOf('sw-2')).toBeNull()
  })

  it('forgets what cannot be read', () => {
    kept.set('herna-learned', '{')
    kept.set('herna-lesson-sw-1', '[1]')
    expect(progressOf('sw-1')).toBeNull()
    expect(takenOf('sw-1')).toEqual({ from: 1, deeds: [] })
  })

  it('keeps what was done until the lesson is finished', () => {
    const taken = { from: 2, deeds: [{ step: 2, deed: [':next'] }] }
    keepTaken('sw-1', taken)
    expect(takenOf('sw-1')).toEqual(taken)
    keepTaken('sw-1', null)
    expect(takenOf('sw-1').deeds).toEqual([])
  })

  it('steps back over this step, then over the one before', () => {
    const deeds = [{ step: 1, deed: ['move', 1, 2] }, { step: 1, deed: ['step', 3] }, { step: 2, deed: [':next'] }, { step: 3, deed: ['move', 4, 5] }]
    expect(stepBack({ from: 1, deeds }, 3).deeds).toEqual(deeds.slice(0, 3))
    expect(stepBack({ from: 1, deeds: deeds.slice(0, 3) }, 3).deeds).toEqual(deeds.slice(0, 2))
    expect(stepBack({ from: 1, deeds: deeds.slice(0, 2) }, 2).deeds).toEqual([])
    expect(stepBack({ from: 4, deeds: [] }, 4)).toEqual({ from: 3, deeds: [] })
    expect(stepBack({ from: 1, deeds: [] }, 1)).toEqual({ from: 1, deeds: [] })
  })

  it('is what was done before something was only tried', () => {
    const deeds = [{ step: 1, deed: ['move', 3] }, { step: 2, deed: [FREE] }, { step: 2, deed: ['end_phase'] }]

    expect(withoutTrial({ from: 1, deeds }).deeds).toEqual(deeds.slice(0, 1))
    expect(withoutTrial({ from: 1, deeds: deeds.slice(0, 1) }).deeds).toEqual(deeds.slice(0, 1))
  })
})
