import { beforeEach, describe, expect, it } from 'vitest'
import { kept } from '../../lib/storage.fake'
import type { Guide, GuideTip } from '../../lib/protocol'
import type { Offered } from '../../lib/things'
import { GuideAtHand } from './guide.svelte'
import { MOST_TIMES, Tips } from './tips'

beforeEach(() => kept.clear())

const tip = (key: string, ...before: (string | number)[][]): GuideTip => ({ key, text: `${key}.`, rule: 'SW-1', before })
const END = ['end_phase']
const LATE = tip('sw-tip-1', END)
const BLOCKED = tip('sw-tip-6')
const said = (...tips: GuideTip[]): Guide => ({ goal: 'You win.', rule: 'SW-1', sides: [], aim: null, still: [{ kind: 'summon', text: 'summon a unit' }], tips })
const option = (choice: (string | number)[], ...path: string[]): Offered => ({ choice, text: '', forecast: [], harm: '', path, fields: [] })

describe('tips', () => {
  it('are said once a match, and for as long as the same is asked', () => {
    const tips = new Tips('one')
    expect(tips.atOnce([LATE, BLOCKED], 7)).toBe(BLOCKED)
    tips.note(BLOCKED, 7)
    expect(tips.atOnce([BLOCKED], 7)).toBe(BLOCKED) // the page is loaded again, or there is another tab
    expect(new Tips('one').atOnce([BLOCKED], 7)).toBe(BLOCKED)
    expect(tips.atOnce([BLOCKED], 8)).toBeNull()
    expect(new Tips('two').atOnce([BLOCKED], 8)).toBe(BLOCKED)
  })

  it('ask back once before the choice that they are about', () => {
    const tips = new Tips('one')
    expect(tips.before([BLOCKED, LATE], ['move', 1, 2])).toBeNull()
    expect(tips.before([BLOCKED, LATE], END)).toBe(LATE)
    tips.note(LATE, 7)
    expect(tips.before([LATE], END)).toBeNull()
  })

  it('are said three times in all', () => {
    const shown = ['a', 'b', 'c', 'd'].map((match) => {
      const tips = new Tips(match)
      const found = tips.before([LATE], END)
      if (found) tips.note(found, 1)
      return found !== null
    })
    expect(shown).toEqual([...Array<boolean>(MOST_TIMES).fill(true), false])
  })

  it('are counted once, though they are noted again', () => {
    const tips = new Tips('one')
    tips.note(LATE, 1)
    tips.note(LATE, 1)
    for (const match of ['two', 'three']) {
      expect(new Tips(match).before([LATE], END)).toBe(LATE)
      new Tips(match).note(LATE, 1)
    }
    expect(new Tips('four').before([LATE], END)).toBeNull()
  })

  it('of old matches are forgotten, and what cannot be read', () => {
    for (let match = 0; match < 30; match++) new Tips(`${match}`).note(tip(`${match}`), 1)
    expect(Object.keys(JSON.parse(kept.get('herna-tips')!))).toHaveLength(20)
    kept.set('herna-tips', '{')
    expect(new Tips('29').atOnce([BLOCKED], 1)).toBe(BLOCKED)
  })
})

describe('the guide at the table', () => {
  it('holds a choice back until its tip is answered, and asks about it once', () => {
    const guide = new GuideAtHand('one')
    guide.look(said(LATE), 0, 7)
    expect(guide.asksBack(['summon', 3, 9], null)).toBe(false)
    expect(guide.asksBack(END, null)).toBe(true)
    expect(guide.asks).toEqual({ tip: LATE, choice: END, then: null, decision: 7 })
    guide.asks = null
    expect(guide.asksBack(END, null)).toBe(false)
  })

  it('forgets what it has asked when something else is asked, and says nothing once it is put away', () => {
    const guide = new GuideAtHand('one')
    guide.look(said(LATE, BLOCKED), 0, 7)
    expect(guide.tip).toBe(BLOCKED)
    guide.asksBack(END, null)
    guide.look(said(LATE), 0, 8)
    expect([guide.asks, guide.tip]).toEqual([null, null])
    guide.look(null, 0, 9)
    expect(guide.asksBack(END, null)).toBe(false)
  })

  it('asks nothing about a choice while one is not asked, and each seat at one screen for itself', () => {
    const guide = new GuideAtHand('one')
    guide.look(said(LATE, BLOCKED), 0, 0)
    expect([guide.tip, guide.asksBack(END, null)]).toEqual([null, false])
    guide.look(said(LATE), 0, 7)
    expect(guide.asksBack(END, null)).toBe(true)
    guide.look(said(LATE), 1, 8)
    expect(guide.asksBack(END, null)).toBe(true)
  })

  it('lights what begins a choice of the kind that is pointed at', () => {
    const guide = new GuideAtHand('one')
    const options = [option(['summon', 3, 9], 'card:3', 'space:9'), option(['summon', 4, 9], 'card:4', 'space:9'), option(END), option(['move', 5, 8], 'card:5', 'space:8')]
    guide.look(said(), 0, 7)
    expect(guide.lit(options)).toEqual([])
    guide.pointed = 'summon'
    expect(guide.lit(options)).toEqual(['card:3', 'card:4'])
    guide.pointed = 'end_phase'
    expect([...guide.buttons(options)]).toEqual(['end_phase'])
    guide.look(said(), 0, 8)
    expect(guide.pointed).toBeNull()
  })
})
