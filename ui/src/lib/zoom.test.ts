import { describe, expect, test } from 'vitest'
import { begins, clamped, LARGEST, Zoom } from './zoom.svelte'

describe('a board that is made larger', () => {
  test('keeps under the pointer what lies there', () => {
    // given a place of 100, all of it seen; when the board is drawn twice as large with the pointer at 80
    const now = begins({ begins: 0, seen: 100 }, 80, 1, 2)

    // then the point that was at 80 is now at 160 of the board, 80 behind where the seen part begins
    expect(now).toBe(80)
    expect(begins({ begins: now, seen: 100 }, 80, 2, 1)).toBe(0)
  })

  test('never shows what lies beyond its edge', () => {
    expect(begins({ begins: 100, seen: 100 }, 0, 2, 1.5)).toBe(50)
    expect(begins({ begins: 0, seen: 100 }, 100, 2, 1.5)).toBe(0)
  })

  test('is never smaller than its place, nor larger than it may be', () => {
    expect([0.2, 1.04, 2, 99].map(clamped)).toEqual([1, 1, 2, LARGEST])
  })

  test('follows the keys + − 0 and no other', () => {
    const zoom = new Zoom()

    expect(zoom.press('+')).toBe(true)
    expect(zoom.by).toBeGreaterThan(1)
    expect(zoom.press('x')).toBe(false)
    zoom.press('=')
    zoom.press('-')
    zoom.press('0')
    expect(zoom.fits).toBe(true)
  })
})
