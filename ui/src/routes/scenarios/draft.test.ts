import { describe, expect, test } from 'vitest'
import { change, changeWay, edges, emptyDraft, erase, fill, FARTHEST, MOST_SPACES, namesOf, newSpecial, newWay, paint, place, saidIn, spaceAt, token, wall, withSeats, type Draft } from './draft'
import { alikeNow, twinOf, twinOwner, unlike } from './twins'

const kindAt = (draft: Draft, q: number, r: number): string | undefined => spaceAt(draft, { q, r })?.kind

describe('painting', () => {
  const draft = emptyDraft()

  test('a kind is painted on a space, and a new space where there was none', () => {
    const painted = paint(paint(draft, { q: 0, r: -1 }, 'objective'), { q: 3, r: 0 }, 'forest')

    expect(spaceAt(painted, { q: 0, r: -1 })).toMatchObject({ key: 'q0r-1', kind: 'objective', points: 1 })
    expect(spaceAt(painted, { q: 3, r: 0 })).toEqual({ key: 'q3r0', q: 3, r: 0, kind: 'forest' })
    expect(painted.map.spaces).toHaveLength(draft.map.spaces.length + 1)
    expect(kindAt(draft, 3, 0)).toBeUndefined()
  })
  test('what is so already is the same draft', () => {
    expect(paint(draft, { q: 0, r: -1 }, 'mountain')).toBe(draft)
    expect(paint(draft, { q: 2, r: 0 }, 'town', 'east')).toBe(draft)
  })
  test('a Town is painted for a seat, whose old one becomes blank', () => {
    const painted = paint(draft, { q: 1, r: 0 }, 'town', 'west')

    expect(painted.seat[0]!.town).toBe('q1r0')
    expect([kindAt(painted, 1, 0), kindAt(painted, -2, 0)]).toEqual(['town', 'blank'])
    expect(paint(draft, { q: 2, r: 0 }, 'blank').seat[1]).not.toHaveProperty('town')
  })
  test('an area is filled as far as it hangs together', () => {
    const filled = fill(paint(draft, { q: 3, r: 0 }, 'blank'), { q: -1, r: 0 }, 'forest')

    expect(kindAt(filled, -1, 0)).toBe('forest')
    expect(kindAt(filled, 0, 0)).toBe('objective')
    expect(kindAt(filled, 3, 0)).toBe('blank') // behind a Town
  })
  test('a space goes with everything on it', () => {
    const full = token(wall(place(draft, 'q0r0', 'west', 'air'), 'q0r0', 'q1r0'), 'q0r0', 'graveyard', 'west', { en: '', cs: '' })
    const erased = erase({ ...full, special: [{ name: 'never-deplete', spaces: ['q0r0', 'q1r1'] }] }, { q: 0, r: 0 })

    expect(spaceAt(erased, { q: 0, r: 0 })).toBeUndefined()
    expect(JSON.stringify(erased)).not.toContain('q0r0')
    expect(erase(draft, { q: 2, r: 0 }).seat[1]).not.toHaveProperty('town')
  })
  test('there are bounds', () => {
    expect(paint(draft, { q: FARTHEST + 1, r: 0 }, 'blank')).toBe(draft)
    const spaces = Array.from({ length: MOST_SPACES }, (_, q) => ({ key: `s${q}`, q: q - 100, r: 0, kind: 'blank' as const }))
    const large: Draft = { ...draft, map: { spaces } }
    expect(paint(large, { q: 0, r: 1 }, 'blank')).toBe(large)
    expect(edges(large)).toEqual([])
    expect(edges({ ...draft, map: { spaces: [] } })).toEqual([{ q: 0, r: 0 }])
    expect(edges({ ...draft, map: { spaces: spaces.slice(100, 101) } })).toHaveLength(6)
  })
  test('what is neither mine nor forest any more can be depleted', () => {
    const rich = { ...draft, special: [newSpecial(draft, 'never-deplete')] }
    expect(rich.special[0]!.spaces).toHaveLength(4)
    expect(paint(rich, { q: 1, r: 1 }, 'blank').special![0]!.spaces).toHaveLength(3)
  })
})

describe('pieces, tokens, walls', () => {
  const draft = emptyDraft()

  test('one more and one fewer, until none is left', () => {
    const one = place(draft, 'q0r0', 'neutral', 'ranged')
    expect(one.start.pieces.at(-1)).toEqual({ owner: 'neutral', space: 'q0r0', ranged: 1 })
    expect(place(place(one, 'q0r0', 'neutral', 'ranged'), 'q0r0', 'neutral', 'ranged', -1)).toEqual(one)
    expect(place(one, 'q0r0', 'neutral', 'ranged', -1)).toEqual(draft)
    expect(place(draft, 'q0r0', 'west', 'air', -1)).toBe(draft)
  })
  test('a token is laid and taken away; a captive has an owner', () => {
    const laid = token(draft, 'q0r0', 'captive', 'west', { en: 'Thrall', cs: 'Thrall' })
    expect(laid.start.tokens).toEqual([{ key: 'captive', kind: 'captive', space: 'q0r0', owner: 'west', name: { en: 'Thrall', cs: 'Thrall' } }])
    expect(token(laid, 'q0r0', 'captive', 'west', { en: '', cs: '' }).start.tokens).toEqual([])
    expect(token(laid, 'q1r0', 'captive', 'east', { en: 'a', cs: 'a' }).start.tokens![1]!.key).toBe('captive-2')
  })
  test('a wall is built and taken down from either side', () => {
    const built = wall(draft, 'q0r0', 'q1r0')
    expect(built.map.walls).toEqual([['q0r0', 'q1r0']])
    expect(wall(built, 'q1r0', 'q0r0').map.walls).toEqual([])
  })
})

describe('who plays, and how it is won', () => {
  const draft = emptyDraft()

  test('a seat more, and with one fewer goes all that is its own', () => {
    const three = paint(withSeats(draft, 3), { q: 0, r: 0 }, 'town', 'seat')
    const full: Draft = { ...place(three, 'q0r0', 'seat', 'ground'), first: 'seat', victory: [{ name: 'last-side', seats: ['seat'] }, { name: 'last-side', seats: ['west', 'seat'] }], special: [{ name: 'revival', seats: ['seat'] }] }
    expect(full.seat[2]).toMatchObject({ key: 'seat', race: 'any', town: 'q0r0' })

    const two = withSeats(full, 2)
    expect(two.seat).toEqual(draft.seat)
    expect(kindAt(two, 0, 0)).toBe('blank')
    expect([two.first, two.special, two.start.pieces]).toEqual(['random', [], draft.start.pieces])
    expect(two.victory).toEqual([{ name: 'last-side' }, { name: 'last-side', seats: ['west'] }])
  })
  test('a blank that is emptied leaves the file', () => {
    const held = { ...draft, victory: [newWay(draft, 'hold-space')] }
    expect(held.victory[0]).toEqual({ name: 'hold-space', space: 'q0r0', adjacent_enemies: 0 })
    expect(changeWay(held, 0, { adjacent_enemies: undefined }).victory[0]).toEqual({ name: 'hold-space', space: 'q0r0' })
    expect(change(change(draft, 'q0r0', { label: 'A' }), 'q0r0', { label: '' })).toEqual(draft)
  })
  test('the other language follows until it says something else', () => {
    expect(saidIn(emptyDraft().name, 'en', 'Pass')).toEqual({ en: 'Pass', cs: 'Pass' })
    expect(saidIn({ en: '', cs: '' }, 'en', 'Pass')).toEqual({ en: 'Pass', cs: 'Pass' })
    expect(saidIn({ en: 'Pas', cs: 'Pas' }, 'cs', 'Průsmyk')).toEqual({ en: 'Průsmyk', cs: 'Průsmyk' })
    expect(saidIn({ en: 'Pass', cs: 'Průsmyk' }, 'en', 'The Pass')).toEqual({ en: 'The Pass', cs: 'Průsmyk' })
  })
})

test('spaces are called as the game calls them: columns from the west, rows from the north, or by a label of their own', () => {
  const spaces = [[0, 0], [1, 0], [0, 1], [-1, 1]].map(([q, r]) => ({ key: `${q},${r}`, q: q!, r: r!, kind: 'blank' as const }))
  const map = { spaces: spaces.map((space, nth) => (nth === 2 ? { ...space, label: 'P' } : space)) }
  expect(namesOf({ ...emptyDraft(), map })).toEqual({ '0,0': 'A1', '1,0': 'B1', '0,1': 'P', '-1,1': 'A2' })
})

describe('both sides alike', () => {
  const draft = emptyDraft()

  test('turned by half around the middle, also after one side has grown', () => {
    expect(twinOf(draft, 'turned')({ q: 2, r: -1 })).toEqual({ q: -2, r: 1 })
    expect(twinOf(paint(draft, { q: 3, r: 0 }, 'blank'), 'turned')({ q: 3, r: 0 })).toEqual({ q: -3, r: 0 })
    expect(twinOf(draft, 'none')({ q: 0, r: 0 })).toBeNull()
    expect(twinOf({ ...draft, map: { spaces: [] } }, 'turned')({ q: 0, r: 0 })).toBeNull()
  })
  test('a map that is opened is painted as it is alike', () => {
    expect(alikeNow(draft)).toBe('turned')
    expect(alikeNow(paint(draft, { q: 0, r: -2 }, 'forest'))).toBe('none')
  })
  test('mirrored from left to right', () => {
    const twin = twinOf(draft, 'mirrored')
    expect(twin({ q: -2, r: 1 })).toEqual({ q: 1, r: 1 })
    expect(twin({ q: -2, r: 0 })).toEqual({ q: 2, r: 0 })
  })
  test('an empty map is the same on both sides, and each difference is told once', () => {
    expect(unlike(draft, twinOf(draft, 'turned'))).toEqual([])
    const changed = paint(erase(draft, { q: 1, r: 0 }), { q: 0, r: -2 }, 'forest')
    const told = unlike(changed, twinOf(changed, 'turned'))
    expect(told.map(({ space, other }) => [space.key, other?.key])).toEqual([['q0r-2', 'q0r2'], ['q-1r0', undefined]])
  })
  test('with two seats the twin of a piece is the other one\'s', () => {
    expect(['west', 'east', 'neutral'].map((owner) => twinOwner(draft, owner))).toEqual(['east', 'west', 'neutral'])
    expect(twinOwner(withSeats(draft, 3), 'west')).toBe('west')
  })
})
