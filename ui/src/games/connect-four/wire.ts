// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'

/** The fields of each kind of event; null where this seat may not see them. */
export interface Events {
  dropped: { seat: number; column: number }
}

export type Event = EventOf<Events>

/** Each kind of choice, as it is offered and sent. */
export type Choice =
  | [kind: 'resolve', source: number, effect: string]
  | [kind: 'decline']
  | [kind: 'drop', column: number]
