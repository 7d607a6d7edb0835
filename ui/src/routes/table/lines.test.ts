import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { chipsOf } from './chips'
import { iconOf } from './icons'
import { asHeading, linesOf } from './lines'

const event = (number: number, choice: number, kind = 'moved'): TableEvent => ({ number, kind, fields: {}, choice, rule: '' })

describe('the score sheet', () => {
  test('has signs for what happens in a duel', () => {
    expect(['declared', 'attacks', 'tactic', 'warzone', 'wounded', 'killed', 'duel_over', 'gained_promotion'].map((kind) => iconOf(event(1, 1, kind)))).not.toContain('i-chevron')
  })

  test('tells once, with a count, what is told several times in a row', () => {
    const lines = linesOf([event(1, 1), event(2, 1), event(3, 2)], ['Anna draws a card', 'Anna draws a card', 'Bot moves'])

    expect(lines.map(({ text, times }) => [text, times])).toEqual([['Anna draws a card', 2], ['Bot moves', 1]])
    expect(lines[0]!.events.map(({ number }) => number)).toEqual([1, 2])
  })

  test('has no full stop above a turn', () => {
    expect(asHeading('Turn 2: Rageborne.')).toBe('Turn 2: Rageborne')
    expect(asHeading('Turn 1 · you')).toBe('Turn 1 · you')
  })

  test('has no line for what has no words', () => {
    const lines = linesOf([event(1, 1), event(2, 1), event(3, 1)], ['Anna draws 3 cards', '', ''])

    expect(lines.map(({ text, times, events }) => [text, times, events.length])).toEqual([['Anna draws 3 cards', 1, 3]])
  })

  test('tells what a line came of: how the same choice began', () => {
    const lines = linesOf([event(1, 4, 'attacked'), event(2, 4, 'damaged'), event(3, 5)], ['A attacks B', 'B takes damage', 'C moves'])

    expect(lines.map(({ cause }) => cause)).toEqual(['', 'A attacks B', ''])
  })

  test('keeps every heading of a turn, and takes none for a cause', () => {
    const lines = linesOf([event(1, 1, 'turn_began'), event(2, 1), event(3, 2, 'turn_began'), event(4, 2, 'turn_began')], ['Turn', 'A moves', 'Turn', 'Turn'])

    expect(lines).toHaveLength(4)
    expect(lines[1]!.cause).toBe('')
  })

  test('dice and the damage that they do stand with the attack', () => {
    const told = (number: number, kind: string, fields: TableEvent['fields'] = {}): TableEvent => ({ ...event(number, 7, kind), fields })
    const events = [told(1, 'attacked', { unit: 1, target: 2 }), told(2, 'rolled', { unit: 1, faces: '16' }), told(3, 'damaged', { card: 2, amount: 2 }), told(4, 'damaged', { card: 5, amount: 1 }), told(5, 'eliminated', { card: 2 })]
    const lines = linesOf(events, ['A attacks B', 'A rolls', 'B gets 2', 'C gets 1', 'B falls'])

    expect(lines.map(({ text, rolled, damage, more }) => [text, rolled.length, damage, more])).toEqual([
      ['A attacks B', 1, 2, ['A rolls', 'B gets 2']], ['C gets 1', 0, 0, []], ['B falls', 0, 0, []],
    ])
  })

  test('also if somebody was asked whether to roll again, but not what was done by another choice', () => {
    const told = (number: number, choice: number, kind: string, fields: TableEvent['fields'] = {}): TableEvent => ({ ...event(number, choice, kind), fields })
    const events = [
      told(1, 7, 'attacked', { unit: 1, target: 2 }), told(2, 7, 'rolled', { unit: 1, faces: '66' }), told(3, 8, 'rolled', { unit: 1, faces: '16' }), told(4, 9, 'damaged', { card: 2, amount: 1 }),
      told(5, 10, 'damaged', { card: 2, amount: 3 }),
    ]
    const lines = linesOf(events, ['A attacks B', 'A rolls', 'A rolls again', 'B gets 1', 'B gets 3'])

    expect(lines.map(({ text, rolled, damage, more }) => [text, rolled.length, damage, more])).toEqual([
      ['A attacks B', 2, 1, ['A rolls', 'A rolls again', 'B gets 1']], ['B gets 3', 0, 0, []],
    ])
  })

  test('equal cards that give aether are one line', () => {
    const events = [1, 2, 3].flatMap((choice) => [
      event(2 * choice, choice, 'played'), { ...event(2 * choice + 1, choice, 'gained_aether'), fields: { seat: 0, amount: 2 } },
    ])
    const later = { ...event(8, 4, 'gained_aether'), fields: { seat: 0, amount: 1 } }
    const lines = linesOf([...events, later], [...Array<string[]>(3).fill(['Anna plays Jade', 'Anna gains 2 aether']).flat(), 'Anna gains 1 aether'])

    expect(lines.map(({ text, times, aether }) => [text, times, aether])).toEqual([['Anna plays Jade', 3, 6], ['Anna gains 1 aether', 1, 0]])
  })

  test('a card that is played is one line: it is paid for, comes into play, or is discarded', () => {
    const told = (number: number, kind: string, fields: TableEvent['fields']): TableEvent => ({ ...event(number, number, kind), fields })
    const events = [
      told(1, 'played', { seat: 0, card: 5, target: -100 }), told(2, 'paid', { seat: 0, amount: 3 }), told(3, 'entered', { seat: 0, card: 5 }),
      told(4, 'played', { seat: 1, card: 6, target: 5 }), told(5, 'left', { seat: 1, card: 6, where: 'grave' }),
      told(6, 'played', { seat: 1, card: 7, target: 5 }), told(7, 'left', { seat: 1, card: 7, where: 'hand' }), told(8, 'left', { seat: 0, card: 5, where: 'grave' }),
    ]
    const lines = linesOf(events, ['A plays M', 'A pays 3', 'M enters', 'B plays N', 'N is discarded', 'B plays O', 'O returns', 'M is discarded'])

    expect(lines.map(({ text, more }) => [text, more])).toEqual([
      ['A plays M', ['A pays 3', 'M enters']], ['B plays N', ['N is discarded']], ['B plays O', []], ['O returns', []], ['M is discarded', []],
    ])
  })

  test('who is hit is killed and laid away in one line, and what is gained stands with what it is gained for', () => {
    const told = (number: number, kind: string, fields: TableEvent['fields']): TableEvent => ({ ...event(number, number, kind), fields })
    const events = [
      told(1, 'hit', { card: 5 }), told(2, 'killed', { card: 5 }), told(3, 'left', { seat: 0, card: 5, where: 'grave' }), told(4, 'hit', { card: 6 }), told(5, 'wounded', { card: 7 }),
      told(6, 'meditated', { seat: 0 }), told(7, 'gained_destiny', { seat: 0, amount: 1 }), told(8, 'meditated', { seat: 0 }), told(9, 'gained_destiny', { seat: 0, amount: 1 }), told(10, 'gained_destiny', { seat: 1, amount: 1 }),
    ]
    const lines = linesOf(events, ['M is hit', 'M is killed', 'M is laid away', 'N is hit', 'O is wounded', 'A meditates', 'A gains 1', 'A meditates', 'A gains 1', 'B gains 1'])

    expect(lines.map(({ text, times, more }) => [text, times, more])).toEqual([
      ['M is killed', 1, ['M is hit', 'M is laid away']], ['N is hit', 1, []], ['O is wounded', 1, []], ['A meditates', 2, ['A gains 1', 'A gains 1']], ['B gains 1', 1, []],
    ])
  })

  test('what is paid stands with what it is paid for, and is not its cause', () => {
    const events = [event(1, 1, 'paid_magic'), event(2, 1, 'summoned'), event(3, 1, 'drew'), event(4, 2, 'paid_magic'), event(5, 2, 'drew')]
    const lines = linesOf(events, ['A pays 1', 'A summons M', 'A draws', 'A pays 2', 'A draws N'])

    expect(lines.map(({ event: { kind }, text, more, cause }) => [kind, text, more, cause])).toEqual([
      ['summoned', 'A summons M', ['A pays 1'], ''], ['drew', 'A draws', [], 'A summons M'], ['paid_magic', 'A pays 2', [], ''], ['drew', 'A draws N', [], 'A pays 2'],
    ])
  })

  test('the steps of one piece are one line, and one move', () => {
    const step = (number: number, mover: number): TableEvent => ({ ...event(number, number), fields: { mover, space: number } })
    const events = [step(1, 7), step(2, 7), step(3, 8), event(4, 4, 'damaged'), step(5, 8), event(6, 6), event(7, 7)]
    const lines = linesOf(events, ['A to b1', 'A to b2', 'B to c1', 'B gets 1', 'B to c2', 'C to d1', 'D to d2'])

    expect(lines.map(({ text, more }) => [text, more])).toEqual([['A to b2', ['A to b1']], ['B to c1', []], ['B gets 1', []], ['B to c2', []], ['C to d1', []], ['D to d2', []]])
    expect(chipsOf(events)).toEqual([{ key: 'chip-moves', icon: 'i-chevron', count: 4, minor: false }, { key: 'chip-damage', icon: 'i-damage', count: 1, minor: false }])
  })

  test('the dice of one roll stand in one line, with all their numbers', () => {
    const lines = linesOf([1, 2, 3, 4, 5].map((number) => event(number, number < 5 ? 3 : 4, 'rolled')), ['You roll, archer: 4.', 'You roll, archer: 5.', 'You roll, archer: 1.', 'Orcs roll, archer: 1.', 'Orcs roll, archer: 2.'])

    expect(lines.map(({ text, rolled }) => [text, rolled.length])).toEqual([['You roll, archer: 4, 5, 1.', 3], ['Orcs roll, archer: 1.', 1], ['Orcs roll, archer: 2.', 1]])
  })

  test('two equal dice are not one die told twice', () => {
    const lines = linesOf([event(1, 3, 'rolled'), event(2, 3, 'rolled')], ['You roll, archer: 4.', 'You roll, archer: 4.'])

    expect(lines.map(({ text, times, rolled }) => [text, times, rolled.length])).toEqual([['You roll, archer: 4, 4.', 1, 2]])
  })
})
