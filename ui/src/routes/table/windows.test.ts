import { describe, expect, it } from 'vitest'
import { canDecline, endsOf, toggled } from './windows'

describe('windows', () => {
  const decision = { number: 1, seats: [0] }

  it('can be declined by the player being asked', () => {
    expect(canDecline({ ...decision, window: true, options: [['play', 3], ['decline']] })).toBe(true)
  })

  it('are no other decisions, even if those can be declined', () => {
    expect(canDecline({ ...decision, window: false, options: [['decline']] })).toBe(false)
    expect(canDecline(decision)).toBe(false)
    expect(canDecline(null)).toBe(false)
  })

  it('can be passed until what is going on ends, the nearest first', () => {
    expect(endsOf({ going_on: [] })).toEqual(['play', 'mine'])
    expect(endsOf({ going_on: ['round', 'turn', 'battle'] })).toEqual(['play', 'battle', 'turn', 'mine', 'round'])
  })

  it('are asked at the moments that were chosen', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
