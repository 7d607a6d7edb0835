import { describe, expect, it } from 'vitest'
import { canDecline, declinesHarm, endsOf, toggled } from './windows'

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

  it('in which one could only harm one’s own side are declined', () => {
    const window = { ...decision, window: true, options: [['play', 3, 4], ['decline'], ['play', 3, 5]] }
    const [own, others, none] = [{ harm: 'own' }, { harm: 'others' }, { harm: '' }] as const
    expect(declinesHarm(window, [own, none, own])).toEqual(['decline'])
    expect(declinesHarm(window, [own, none, others])).toBeNull()
    expect(declinesHarm(window, [own, none, none])).toBeNull()
    expect(declinesHarm({ ...window, options: [['decline']] }, [none])).toBeNull()
    expect(declinesHarm({ ...window, window: false }, [own, none, own])).toBeNull()
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
