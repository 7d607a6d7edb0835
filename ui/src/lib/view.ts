/** What every view holds, whatever the game. */

import type { Field, State } from './protocol'
import type { SeatView as View, SeenEvent as TableEvent } from './seen'

export type { SeatView as View, SeenDecision as Decision, SeenEvent as TableEvent } from './seen'

/** The events of a game whose kinds have these fields, told apart by their kind. */
export type EventOf<Events> = {
  [Kind in keyof Events & string]: Omit<TableEvent, 'kind' | 'fields'> & { kind: Kind; fields: Events[Kind] }
}[keyof Events & string]

/** What happened, without its place in the match. */
export type Did<Event extends TableEvent> = Event extends TableEvent ? Pick<Event, 'kind' | 'fields'> : never

export interface Reason {
  rule: string
  text: string
  blockers: Field[][]
}

export const viewOf = (state: State | undefined): View | null => (state?.view ?? null) as View | null
