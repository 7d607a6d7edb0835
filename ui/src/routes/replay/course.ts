/** The course of a match: how likely somebody was to win, decision by decision, as a line to draw and as what decided it. */

import type { Chance } from '../../lib/protocol'
import type { TableEvent } from '../../lib/view'
import { isTurn } from '../table/lines'

export interface Point {
  at: number
  win: number
}

/** A turn, and the decision before which it began. */
export interface Turn {
  at: number
  turn: string
}

/** Where turns begin; of several with no decision between them only the last is told. */
export function turnsOf(events: readonly TableEvent[]): Turn[] {
  const turns = new Map(events.filter(isTurn).map(({ choice, event }) => [choice + 1, String(event.at(-1))]))
  return [...turns].map(([at, turn]) => ({ at, turn }))
}

/** What the decisions from one to the one before another changed. */
export interface Swing {
  from: number
  at: number
  by: number
}

export const courseOf = (chances: readonly Chance[], seat: number): Point[] =>
  chances.map(({ at, win }) => ({ at, win: win[seat] ?? 0 }))

/** The line in a drawing of that width and height, the last decision at its right edge. */
export function drawn(course: readonly Point[], end: number, width: number, height: number): string {
  const x = (at: number): number => (end > 1 ? ((at - 1) / (end - 1)) * width : 0)
  return course.map(({ at, win }, number) => `${number ? 'L' : 'M'}${x(at).toFixed(1)} ${((1 - win) * height).toFixed(1)}`).join('')
}

/** The greatest changes, in the order in which they happened; small ones decide nothing. */
export function swings(course: readonly Point[], most: number, least = 0.04): Swing[] {
  const changes = course.slice(1).map(({ at, win }, number) => ({ from: course[number]!.at, at, by: win - course[number]!.win }))
  return changes
    .filter(({ by }) => Math.abs(by) >= least)
    .sort((one, two) => Math.abs(two.by) - Math.abs(one.by))
    .slice(0, most)
    .sort((one, two) => one.at - two.at)
}

/** How likely it was at a decision: as at the last point before it. */
export function winAt(course: readonly Point[], at: number): number | null {
  return course.findLast((point) => point.at <= at)?.win ?? null
}
