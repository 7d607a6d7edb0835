import { describe, expect, test } from 'vitest'
import { cards, heap, HUMANS, MIDDLE, MINE, owner, ORCS, war, WOOD } from './given'
import { meant } from './meant'
import { heapName, spaceLabel, townLabel } from './naming'
import { around, fightersOf, heapsOf, hits, middles, out, printed, rowsOf, turned, type Battle } from './table'
import { saying } from './words'

const say = saying('en')
const battle = (changes: Partial<Battle> = {}): Battle => ({ space: MIDDLE, attacker: 1, defender: 0, round: 1, phase: '', first_strikes: [], dice: [], owed: [0, 0], devoured: [], effects: [], ...changes })

describe('the map', () => {
  test('is turned round for the player with the far Town, and for nobody else', () => {
    expect([turned(war(), 0), turned(war(), 1)]).toEqual([true, false])
    expect(turned(war({ owners: [owner('human', { town: null }), owner('orc')] }), 0)).toBe(false)
    for (const eyes of [0, 1]) {
      const points = middles(war(), eyes)
      expect(points[eyes === 0 ? HUMANS : ORCS]!.y).toBeGreaterThan(points[MIDDLE]!.y)
    }
  })

  test('has as neighbours of a space those that share a side with it', () => {
    expect(around(war(), MIDDLE)).toEqual([MINE, 3, WOOD])
    expect(around(war(), HUMANS)).toEqual([MINE])
  })
})

describe('heaps', () => {
  test('one\'s own are nearest, also beside others', () => {
    const view = war({}, { [MIDDLE]: [heap(0, 'ground', 2), heap(1, 'air', 1), heap(2, 'ranged', 1)] })
    expect(rowsOf(view.spaces[MIDDLE]!, 0).map(([first]) => first?.owner)).toEqual([1, 2, 0])
    expect(rowsOf(view.spaces[MIDDLE]!, 2).map(([first]) => first?.owner)).toEqual([0, 1, 2])
  })

  test('a worker who builds is a heap of its own, apart from the other workers', () => {
    const there = { ...war({}, { [MINE]: [heap(0, 'worker', 3)] }).spaces[MINE]!, outpost: 0, building: true }
    expect(heapsOf(there).map(({ kind, count }) => [kind, count])).toEqual([['worker', 2], ['builder', 1]])
    expect(heapsOf({ ...there, pieces: [heap(0, 'worker', 1)] }).map(({ kind }) => kind)).toEqual(['builder'])
    expect(heapsOf({ ...there, outpost: 1 }).map(({ kind }) => kind)).toEqual(['worker'])
  })
})

describe('a battle', () => {
  test('counts who fights on the battlefield and who in the flanks, in the order of the phases', () => {
    const view = war({ battle: battle() }, {
      [MIDDLE]: [heap(0, 'ground', 2, { fighting: 2 }), heap(1, 'ground', 1, { fighting: 1 })], [WOOD]: [heap(0, 'air', 1, { fighting: 1 }), heap(0, 'ground', 3, { fighting: 3 })],
      [HUMANS]: [heap(0, 'ground', 3)],
    })
    expect(fightersOf(view, 0)).toEqual([{ owner: 0, kind: 'air', here: 0, flanks: 1 }, { owner: 0, kind: 'ground', here: 2, flanks: 3 }])
    expect(fightersOf(view, 1)).toEqual([{ owner: 1, kind: 'ground', here: 1, flanks: 0 }])
  })

  test('counts workers who were called to arms as ground units', () => {
    const view = war({ battle: battle() }, { [MIDDLE]: [heap(0, 'worker', 2, { fighting: 2 }), heap(1, 'ground', 1, { fighting: 1 })] })
    expect(fightersOf(view, 0)).toEqual([{ owner: 0, kind: 'ground', here: 2, flanks: 0 }])
  })

  test('a die hits as the view says, and while that is not known, up to the strength', () => {
    const die = (result: number, hit: boolean | null): boolean => hits(war(), cards, { owner: 1, kind: 'ground', natural: result, result, hit })
    expect([die(3, null), die(4, null), die(6, true), die(1, false)]).toEqual([true, false, true, false])
  })
})

describe('what those hear who do not see it', () => {
  test('a space says what it is, its state, and who is there', () => {
    const view = war({ battle: battle({ space: MINE }) }, { [MINE]: [heap(0, 'ground', 2, { moved: 1 }), heap(1, 'worker', 1)] })
    view.spaces[MINE]! = { ...view.spaces[MINE]!, depletion: 1, outpost: 1 }
    expect(spaceLabel(view, cards, say, MINE)).toBe(
      'q0r-1, gold mine, partially depleted, outpost of the Orcs, battlefield, Humans: 2 × Militia (ground unit), moved: 1, Orcs: 1 × worker',
    )
  })

  test('a kind in the town says level, strength, buildings and who is left', () => {
    const view = war({ owners: [owner('human', { training: { ground: 1 }, under_construction: [1, 0, 0, 0] }), owner('orc')] })
    expect(townLabel(view, cards, say, 0, 'ground')).toBe('Militia, ground unit, level 1 of 2, strength 2, buildings: 1, under construction: 1, in training: 1, in reserve: 7')
    expect(townLabel(view, cards, say, 0, 'worker')).toBe('worker, buildings: 1, in reserve: 5')
  })

  test('pieces of others have no moves to tell', () => {
    expect(heapName(war(), cards, say, heap(1, 'ground', 1, { moved: 1 }))).toBe('Orcs: 1 × Grunt (ground unit)')
  })

  test('a card whose face is not known is nothing but a card', () => {
    expect(printed(war(), cards, 0)?.name).toBe('Fast')
    expect(printed(war(), cards, 9)).toBeNull()
  })
})

test('a race that is eliminated is out, though the others play on', () => {
  const view = war({ owners: [owner('human'), owner('orc', { eliminated: true })] })
  expect([0, 1, 2].map((seat) => out(view, seat))).toEqual([false, true, false])
})

test('pointing at what is not offered means what the step is about', () => {
  expect(meant(war(), cards, 'space:2', [])).toEqual([['move', '', '', 2]])
  expect(meant(war({ step: 'harvest' }), cards, 'space:2', [])).toEqual([['harvest', 2]])
  expect(meant(war(), cards, 'heap:1.ground.2', [])).toEqual([['move', 'ground', 2, '']])
  expect(meant(war({ step: 'spend' }), cards, 'town:air', [])).toEqual([['train', 'air'], ['build', 'air'], ['upgrade', 'air']])
  expect(meant(war(), cards, 'card:0', [])).toEqual([['play', 0]])
  expect(meant(war(), cards, 'space:2', [['fight', 2, 0, 1]])).toEqual([['fight', 2, 0, 1]])
})
