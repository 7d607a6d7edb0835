import { describe, expect, test } from 'vitest'
import { corners, frameOf, middle, sharedSide, SIDE, spots, type Point } from './hexes'

const apart = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y)
const NEIGHBOURS = [{ q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 }]
const HERE = middle({ q: 0, r: 0 })

describe('a map of hexagons', () => {
  test.each(NEIGHBOURS)('the middle of each neighbour is as far away as two hexagons touch', (place) => {
    expect(apart(HERE, middle(place))).toBeCloseTo(Math.sqrt(3) * SIDE)
  })

  test.each(NEIGHBOURS)('neighbours share the side whose ends are corners of both', (place) => {
    const there = middle(place)
    for (const end of sharedSide(HERE, there)) {
      for (const hexagon of [HERE, there]) expect(Math.min(...corners(hexagon).map((corner) => apart(corner, end)))).toBeLessThan(0.001)
    }
    const [one, two] = sharedSide(HERE, there)
    expect(apart(one, two)).toBeCloseTo(SIDE)
  })

  test('turned round, what was in the far right lies in the near left', () => {
    const { x, y } = middle({ q: 3, r: -2 })
    expect(middle({ q: 3, r: -2 }, true)).toEqual({ x: -x, y: -y })
  })

  test('its frame holds every corner of every hexagon', () => {
    const middles = [{ q: 0, r: 0 }, { q: 2, r: 0 }, { q: -1, r: 2 }].map((place) => middle(place))
    const frame = frameOf(middles)
    for (const { x, y } of middles.flatMap((each) => corners(each))) {
      expect(x).toBeGreaterThan(frame.x)
      expect(y).toBeGreaterThan(frame.y)
      expect(x).toBeLessThan(frame.x + frame.width)
      expect(y).toBeLessThan(frame.y + frame.height)
    }
  })
})

describe('pieces on a hexagon', () => {
  const HALF = 15 // of a piece at full size
  const heapsThatCanBe = [[1], [2], [3], [4], [1, 1], [3, 2], [4, 4], [4, 1], [1, 1, 1], [3, 4, 3]]

  test.each(heapsThatCanBe)('each heap of %s has a spot of its own, and hardly covers another', (...heaps) => {
    const all = spots(heaps).flat()
    expect(all).toHaveLength(heaps.reduce((sum, count) => sum + count, 0))
    all.forEach((one, at) => all.slice(at + 1).forEach((two) => expect(apart(one, two)).toBeGreaterThan(1.15 * HALF * Math.min(one.scale, two.scale))))
  })

  test.each(heapsThatCanBe)('the heaps of %s stay on their hexagon', (...heaps) => {
    for (const { x, y, scale } of spots(heaps).flat()) {
      expect(Math.abs(x) + 13 * scale).toBeLessThan((Math.sqrt(3) / 2) * SIDE)
      expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3) + 2 * scale).toBeLessThan(SIDE)
    }
  })

  test('the owner who is named last stands nearest', () => {
    const [far, near] = spots([1, 1])
    expect(near![0]!.y).toBeGreaterThan(far![0]!.y)
  })
})
