/** What this browser keeps of a lesson or a puzzle that is not over: what was done in it. */

import { read, write } from '../../lib/learned'
import type { Field } from '../../lib/protocol'

/** A lesson from a step on, and all that was done since, with the step at which it was done. */
export interface Taken {
  from: number
  deeds: { step: number; deed: Field[] }[]
}

export const FREE = ':free' // what is done after it is done on a copy of the table

const TAKEN = 'herna-lesson-'

/** What was done in a lesson; from its start, if it was finished or never begun. */
export function takenOf(lesson: string): Taken {
  const taken = read<Taken>(TAKEN + lesson)
  return taken && Array.isArray(taken.deeds) ? taken : { from: 1, deeds: [] }
}

export function keepTaken(lesson: string, taken: Taken | null): void {
  if (taken) write(TAKEN + lesson, taken)
  else localStorage.removeItem(TAKEN + lesson)
}

/** The step before: what was done in this one is taken back, or if nothing was, what was done in the last one. */
export function stepBack(taken: Taken, step: number): Taken {
  const last = taken.deeds.at(-1)
  if (!last) return { from: Math.max(1, taken.from - 1), deeds: [] }
  const before = last.step === step ? step : last.step
  return { ...taken, deeds: taken.deeds.filter((each) => each.step < before) }
}

/** What was done before something was only tried. */
export function withoutTrial(taken: Taken): Taken {
  const began = taken.deeds.findIndex(({ deed }) => deed[0] === FREE)
  return began < 0 ? taken : { ...taken, deeds: taken.deeds.slice(0, began) }
}
