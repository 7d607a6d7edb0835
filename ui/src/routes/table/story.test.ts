import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { chipsOf } from './chips'
import { answersOnly, doneByOthers, goingOn, isOfTheGame, isOnlyMyTurn, turnsTold, turnTold } from './story'

const event = (number: number, choice: number, kind = 'moved', fields: TableEvent['fields'] = {}): TableEvent => ({ number, choice, kind, fields, rule: '' })
const numbers = (events: readonly TableEvent[]): number[] => events.map(({ number }) => number)

describe('what the others have done', () => {
  it('is what one has not chosen oneself', () => {
    expect(numbers(doneByOthers([event(1, 7), event(2, 7), event(3, 8)], (choice) => choice === 7))).toEqual([3])
  })

  it('is also what follows when one has ended a turn oneself', () => {
    for (const kind of ['turn_began', 'round_began', 'turned_over'])
      expect(numbers(doneByOthers([event(1, 7), event(2, 7, kind), event(3, 7, 'unleashed')], () => true)), kind).toEqual([2, 3])
  })

  it('is nothing, where all was one’s own choice', () => {
    expect(doneByOthers([event(1, 7), event(2, 7)], () => true)).toEqual([])
  })

  it('is called by the turn in which it was done, and not by one’s own that has begun since', () => {
    const events = [event(1, 7, 'turned_over'), event(2, 7, 'turn_began'), event(3, 7, 'suffered'), event(4, 7, 'turned_over'), event(5, 7, 'turn_began')]
    expect(turnTold(goingOn(null, [], events, 0, 1))?.number).toBe(2)
    expect(turnTold(goingOn(null, [], events.slice(3), 0, 1))?.number).toBe(5)
    expect(turnTold(goingOn(null, [], [event(1, 7)], 0, 1))).toBeUndefined()
  })

  it('is of the turns in which something was done, of which those of a nemesis are nobody’s', () => {
    const [theirs, nemesis, mine] = [1, -1, 0].map((seat, at) => event(10 * at, 7, 'turn_began', { seat })) as [TableEvent, TableEvent, TableEvent]
    const events = [event(1, 6), theirs, event(2, 7), event(8, 7, 'turned_over'), nemesis, event(11, 7), event(12, 7), mine]
    expect(turnsTold(goingOn(null, [1], events, 0, 1))).toEqual([theirs, nemesis])
    expect([theirs, nemesis, mine].map(isOfTheGame)).toEqual([false, true, false])
    expect(isOfTheGame(event(3, 7, 'round_began', { round: 2 }))).toBe(false)
  })

  it('is nothing but the beginning of one’s own turn, where nothing was done', () => {
    const [mine, theirs] = [event(2, 7, 'turn_began', { seat: 0 }), event(2, 7, 'turn_began', { seat: 1 })]
    const turned = event(1, 7, 'turned_over')
    expect(isOnlyMyTurn(goingOn(null, [1], [turned, mine], 0, 1), [0])).toBe(true)
    expect(isOnlyMyTurn(goingOn(null, [1], [turned, theirs], 0, 1), [0])).toBe(false)
    expect(isOnlyMyTurn(goingOn(null, [1], [turned, mine, event(3, 7)], 0, 1), [0])).toBe(false)
  })

  it('is only an answer, where it was done in one’s own turn', () => {
    const [mine, theirs] = [event(1, 7, 'turn_began', { seat: 0 }), event(2, 7, 'turn_began', { seat: 1 })]
    const answer = [event(3, 8, 'drew')]
    expect(answersOnly(goingOn(null, [1], answer, 0, 1), [mine, ...answer], [0])).toBe(true)
    expect(answersOnly(goingOn(null, [1], answer, 0, 1), [mine, theirs, ...answer], [0])).toBe(false)
    expect(answersOnly(goingOn(null, [1], [theirs, ...answer], 0, 1), [mine, theirs, ...answer], [0])).toBe(false)
    expect(answersOnly(goingOn(null, [1], answer, 0, 1), answer, [0])).toBe(false)
  })

  it('is one story until one chooses oneself, from the table before it to the table after it', () => {
    const first = goingOn(null, [1], [event(1, 3)], 'before', 'between')
    const second = goingOn(first, [1, 2], [event(2, 4)], 'between', 'after')
    expect(second).toEqual({ seats: [1, 2], events: [event(1, 3), event(2, 4)], before: 'before', after: 'after', over: false })
    expect(goingOn({ ...second, over: true }, [1], [event(9, 8)], 'later', 'last')).toEqual({ seats: [1], events: [event(9, 8)], before: 'later', after: 'last', over: false })
  })
})

describe('a turn in one line', () => {
  it('counts what was done, and sums up what the events count themselves', () => {
    const turn = [
      event(1, 1, 'moved'), event(2, 2, 'moved'), event(3, 3, 'attacked'), event(4, 3, 'rolled'), event(5, 3, 'damaged', { card: 4, amount: 3 }),
      event(6, 4, 'discarded_for_magic', { seat: 1, card: null, amount: 1 }), event(7, 5, 'drew', { seat: 1, count: 3 }),
    ]
    expect(chipsOf(turn).map(({ key, count }) => [key, count])).toEqual([['chip-moves', 2], ['chip-attacks', 1], ['chip-damage', 3], ['chip-magic', 1], ['chip-drew', 3]])
  })

  it('says nothing of what was not done, nor of what came to nothing', () => {
    expect(chipsOf([event(1, 1, 'entered_play', { card: 3, amount: 5 })])).toEqual([{ key: 'chip-came', icon: 'i-deck', count: 1, minor: true }])
    expect(chipsOf([event(1, 1, 'turn_began'), event(2, 1, 'discarded_for_magic', { seat: 0, card: 1, amount: 0 })])).toEqual([])
  })
})
