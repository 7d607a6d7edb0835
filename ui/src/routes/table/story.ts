/** What the others have done since one's own last choice: it is told before one is asked again, and can be told once more. */

import type { TableEvent } from '../../lib/view'
import { isTurn } from './lines'

export interface Story {
  /** The seats that have acted; none, where it is the game itself. */
  seats: readonly number[]
  events: readonly TableEvent[]
  /** The table before it and after it, as one's eyes see it. */
  before: unknown
  after: unknown
  /** Whether one has chosen since, so that what comes next is another story. */
  over: boolean
}

/** The part of what has happened that one has not done oneself: what others have chosen, and what follows when one's own choice ends a turn. */
export function doneByOthers(news: readonly TableEvent[], isMine: (choice: number) => boolean): TableEvent[] {
  const first = news.findIndex((event) => !isMine(event.choice) || isTurn(event) || event.kind === 'turned_over')
  return first < 0 ? [] : news.slice(first)
}

const begins = (event: TableEvent): boolean => isTurn(event) || event.kind === 'turned_over'

/** The event by which the turn began that a story is about: the last in which something was done, since after it one's own turn may have begun. */
export function turnTold({ events }: Story): TableEvent | undefined {
  const done = events.findLastIndex((event) => !begins(event))
  return events.slice(0, done + 1).findLast(begins) ?? events.findLast(begins)
}

/** The turns of a story in which something was done. */
export function turnsTold({ events }: Story): TableEvent[] {
  let turn: TableEvent | undefined
  const turns = new Set<TableEvent>()
  for (const event of events) {
    if (isTurn(event)) turn = event
    else if (turn && !begins(event)) turns.add(turn)
  }
  return [...turns]
}

/** Whether it is the turn of nobody at the table, but of the game: of a nemesis. */
export const isOfTheGame = ({ kind, fields }: TableEvent): boolean => kind === 'turn_began' && Number(fields['seat'] ?? 0) < 0

/** Whether nothing has been done in a story: only one's own turn has begun. */
export const isOnlyMyTurn = ({ events }: Story, own: readonly number[]): boolean =>
  events.every((event) => begins(event) && (event.kind !== 'turn_began' || own.includes(Number(event.fields['seat'] ?? -1))))

/** Whether others have only answered in one's own turn: none has begun since. */
export function answersOnly({ events: [first, ...later] }: Story, all: readonly TableEvent[], own: readonly number[]): boolean {
  if (!first || [first, ...later].some(begins)) return false
  const turn = all.findLast(({ kind, number }) => kind === 'turn_began' && number < first.number)
  return turn !== undefined && own.includes(Number(turn.fields['seat'] ?? -1))
}

/** The story continues by what has happened, or another one begins. */
export function goingOn(story: Story | null, seats: readonly number[], events: readonly TableEvent[], before: unknown, after: unknown): Story {
  if (!story || story.over) return { seats, events, before, after, over: false }
  return { ...story, seats: [...new Set([...story.seats, ...seats])], events: [...story.events, ...events], after }
}
