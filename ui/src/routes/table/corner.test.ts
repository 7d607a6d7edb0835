import { describe, expect, it } from 'vitest'
import { seenOf } from './corner'

describe('what can be seen of the stage', () => {
  const stage = { left: 0, right: 390, top: 110, bottom: 700 }

  it('is all of it where the question lies below', () => {
    expect(seenOf(stage, { left: 0, right: 390, top: 700, bottom: 844 })).toEqual(stage)
    expect(seenOf(stage, undefined)).toEqual(stage)
  })

  it('ends where the question lies over it, and begins where the page has been scrolled to', () => {
    expect(seenOf({ ...stage, top: -60 }, { left: 0, right: 390, top: 620, bottom: 844 })).toEqual({ ...stage, top: 0, bottom: 620 })
  })
})
