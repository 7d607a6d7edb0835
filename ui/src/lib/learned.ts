/** What was learned: the furthest step of each lesson, and solved puzzles. This browser knows it, and an account, which brings all devices together. */

import { api } from './api'
import type { Language } from './protocol'

export interface Progress {
  step: number
  finished: boolean
}

const PROGRESS = 'herna-learned'

export function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser without storage learns without it
  }
}

const all = (): Record<string, Progress> => read<Record<string, Progress>>(PROGRESS) ?? {}

/** How far one has come in a lesson, or whether a puzzle is solved. */
export const progressOf = (key: string): Progress | null => all()[key] ?? null

export function noteStep(key: string, step: number, finished: boolean): void {
  const known = all()
  write(PROGRESS, { ...known, [key]: { step, finished: finished || (known[key]?.finished ?? false) } })
}

/** Brings together what this browser and the account know; whether it could. */
export async function shareLearned(language: Language): Promise<boolean> {
  const learned = Object.entries(all()).map(([key, { step, finished }]) => ({ key, step, finished }))
  try {
    for (const { key, step, finished } of await api(language).share(learned)) {
      const known = progressOf(key)
      noteStep(key, finished || !known ? step : Math.max(step, known.step), finished)
    }
    return true
  } catch {
    return false
  }
}

export const forgetLearned = (): void => write(PROGRESS, {})
