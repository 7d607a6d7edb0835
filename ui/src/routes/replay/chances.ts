/** The win chances over a match, decision by decision: a line to draw, and the greatest changes. */

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

/** Where turns begin; of several with no decision between them only the last counts. */
export function turnsOf(events: readonly TableEvent[]): Turn[] {
  const turns = new Map(events.filter(isTurn).map(({ choice, fields }) => [choice + 1, String(fields['turn'] ?? fields['round'])]))
  return [...turns].map(([at, turn]) => ({ at, turn }))
}

/** What a choice changed. */
export interface Swing {
  at: number
  by: number
}

export const chancesOf = (chances: readonly Chance[], seat: number): Point[] =>
  chances.map(({ at, win }) => ({ at, win: win[seat] ?? 0 }))

/** The line in a drawing of that width and height, the last decision at its right edge. */
export function drawn(course: readonly Point[], end: number, width: number, height: number): string {
  const x = (at: number): number => (end > 1 ? ((at - 1) / (end - 1)) * width : 0)
  return course.map(({ at, win }, number) => `${number ? 'L' : 'M'}${x(at).toFixed(1)} ${((1 - win) * height).toFixed(1)}`).join('')
}

/** What the choices that decided the match changed; the server names them. */
export function swings(course: readonly Point[], decided: readonly number[]): Swing[] {
  return decided.map((at) => ({ at, by: (winAt(course, at + 1) ?? 0) - (winAt(course, at) ?? 0) }))
}

/** How likely it was at a decision: as at the last point before it. */
export function winAt(course: readonly Point[], at: number): number | null {
  return course.findLast((point) => point.at <= at)?.win ?? null
}
