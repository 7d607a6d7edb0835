/** The order of play for the rim. */

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
