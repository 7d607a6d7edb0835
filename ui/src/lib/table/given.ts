/** Events as tests tell them: what happened, by kind and fields; numbers, choice and rule follow. */

import type { Did, EventOf, TableEvent } from '../view'
import { Motion } from './motion.svelte'
import type { Moving, TableView } from './script'

/** `did('moved', { … })` for the events of a game. */
export const doing =
  <Events>() =>
  <Kind extends keyof Events & string>(kind: Kind, fields: Events[Kind]): { kind: Kind; fields: Events[Kind] } => ({ kind, fields })

/** These events as they are told, numbered from 1, each by the choice that `choice` says. */
export const told = <Event extends TableEvent>(events: readonly Did<Event>[], choice: (at: number) => number = () => 0): Event[] =>
  events.map((event, at) => ({ number: at + 1, choice: choice(at), rule: '', ...event }) as unknown as Event)

/** A motion that has seen the one view, and is told what made it the other; each event comes by the choice that `choice` says. */
export function motionBetween<View extends TableView, Events, Added extends object>(
  moving: Moving<View, Events, Added>, before: View, after: View, events: readonly Did<EventOf<Events> & TableEvent>[], { pace = 1, choice = (): number => 0 }: { pace?: number; choice?: (at: number) => number } = {},
): Motion<View, Events, Added> {
  const motion = new Motion(moving, () => pace)
  motion.show(before)
  motion.tell(after, told(events, choice) as unknown as EventOf<Events>[])
  return motion
}
