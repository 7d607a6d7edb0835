/** What this browser knows of lessons: the furthest step of each, and what was done in one that was not finished. */

import type { Field } from '../../lib/protocol'

/** A lesson from a step on, and all that was done since, with the step at which it was done. */
export interface Taken {
  from: number
  deeds: { step: number; deed: Field[] }[]
}

export interface Progress {
  step: number
  finished: boolean
}

const PROGRESS = 'herna-learned'
const TAKEN = 'herna-lesson-'

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser without storage learns without it
  }
}

export const progressOf = (lesson: string): Progress | null => read<Record<string, Progress>>(PROGRESS)?.[lesson] ?? null

export function noteStep(lesson: string, step: number, finished: boolean): void {
  const known = read<Record<string, Progress>>(PROGRESS) ?? {}
  write(PROGRESS, { ...known, [lesson]: { step, finished: finished || (known[lesson]?.finished ?? false) } })
}

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
