/** The order of play for the rim, and phases in which there is nothing to choose. */

import type { Choice } from '../things'

export interface Phase {
  key: string
  name: string
  when: 'done' | 'now' | 'later'
}

/** All phases in their order, with which of them it is now. */
export function phasesOf<Key extends string>(order: readonly Key[], now: string, name: (key: Key) => string): Phase[] {
  const present = order.findIndex((key) => key === now)
  return order.map((key, at) => ({ key, name: name(key), when: at < present ? 'done' : at === present ? 'now' : 'later' }))
}

/** The end of a phase in which nothing else can be chosen; null, if something can. */
export function onlyEnd([only, ...others]: readonly Choice[]): Choice | null {
  return only?.[0] === 'end_phase' && others.length === 0 ? only : null
}
