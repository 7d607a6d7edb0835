import { beforeEach, describe, expect, it } from 'vitest'
import { kept } from './storage.fake'
import { forgetAllRefused, forgetRefused, noteRefused, timesRefused } from './refused'

beforeEach(() => kept.clear())

describe('what tables had to refuse', () => {
  it('is counted by rule, until it was practised', () => {
    noteRefused(['X-1', 'X-2', 'X-1', ''])
    noteRefused(['X-1'])
    expect(['X-1', 'X-2', 'X-3', ''].map(timesRefused)).toEqual([2, 1, 0, 0])

    forgetRefused('X-1')
    expect(['X-1', 'X-2'].map(timesRefused)).toEqual([0, 1])
    forgetAllRefused()
    expect(timesRefused('X-2')).toBe(0)
  })

  it('keeps the rules that refused most', () => {
    for (let rule = 0; rule < 250; rule++) noteRefused([`X-${rule}`, 'X-9'])
    expect(timesRefused('X-9')).toBe(250)
    expect([...Array(250).keys()].filter((rule) => timesRefused(`X-${rule}`) > 0).length).toBe(200)
  })
})
