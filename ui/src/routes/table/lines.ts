/** The lines of the score sheet, made of events and their words. */

import type { TableEvent } from '../../lib/view'

/** What is told in one line: what happened once, or several times over. */
export interface Line {
  event: TableEvent
  /** All that it tells, with what has no words of its own. */
  events: TableEvent[]
  text: string
  times: number
  /** What this came of: how the same choice began to be carried out; '' where this is how. */
  cause: string
}

/** What begins a part of the score sheet: a turn, or where all play step by step, a round. */
export const isTurn = ({ event }: TableEvent): boolean => event[0] === 'turn_began' || event[0] === 'round_began'

/** What has no words is told with what stands before it; what is told twice in a row stands once, with a count. */
export function linesOf(events: readonly TableEvent[], texts: readonly string[]): Line[] {
  const lines: Line[] = []
  const began = new Map<number, string>()
  events.forEach((event, at) => {
    const text = texts[at] ?? ''
    const last = lines.at(-1)
    const again = last !== undefined && text === last.text && !isTurn(event)
    if (last && (again || text === '')) {
      last.events.push(event)
      last.times += again ? 1 : 0
    } else if (text !== '') {
      const cause = began.get(event.choice) ?? ''
      if (cause === '' && !isTurn(event)) began.set(event.choice, text)
      lines.push({ event, events: [event], text, times: 1, cause })
    }
  })
  return lines
}
