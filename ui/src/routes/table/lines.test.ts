import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../lib/view'
import { linesOf } from './lines'

const event = (number: number, choice: number, what = 'moved'): TableEvent => ({ number, event: [what], choice, procedure: '', step: '', rule: '' })

describe('the score sheet', () => {
  test('tells once, with a count, what is told several times in a row', () => {
    const lines = linesOf([event(1, 1), event(2, 1), event(3, 2)], ['Anna draws a card', 'Anna draws a card', 'Bot moves'])

    expect(lines.map(({ text, times }) => [text, times])).toEqual([['Anna draws a card', 2], ['Bot moves', 1]])
    expect(lines[0]!.events.map(({ number }) => number)).toEqual([1, 2])
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
})
