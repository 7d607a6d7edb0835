/** Which tips were shown: each once a match, which this browser remembers, and three times in all, which an account knows too. */

import { noteStep, progressOf, read, write } from '../../lib/learned'
import type { GuideTip } from '../../lib/protocol'
import type { Choice } from '../../lib/things'

export const MOST_TIMES = 3 // that a tip is shown, in all matches
const SHOWN = 'herna-tips'
const MOST_MATCHES = 20 // that are remembered

/** By match and seat: at which decision each tip was shown there. */
type Shown = Record<string, Record<string, number>>

export class Tips {
  constructor(private readonly match: string) {}

  /** What is said at once at a decision: the first tip that may still be shown, again if it was at this very one. */
  atOnce(tips: readonly GuideTip[], decision: number): GuideTip | null {
    const due = tips.filter(({ before }) => before.length === 0)
    return due.find(({ key }) => this.#shown[key] === decision) ?? due.find(({ key }) => this.#mayShow(key)) ?? null
  }

  /** The tip that asks back before a choice; it does so once. */
  before(tips: readonly GuideTip[], choice: Choice): GuideTip | null {
    return tips.find(({ key, before }) => before.some((each) => String(each) === String(choice)) && this.#mayShow(key)) ?? null
  }

  note({ key }: GuideTip, decision: number): void {
    if (key in this.#shown) return
    noteStep(key, times(key) + 1, false)
    const others = Object.entries(all()).filter(([match]) => match !== this.match).slice(1 - MOST_MATCHES)
    write(SHOWN, { ...Object.fromEntries(others), [this.match]: { ...this.#shown, [key]: decision } })
  }

  get #shown(): Record<string, number> {
    return all()[this.match] ?? {}
  }

  #mayShow(key: string): boolean {
    return !(key in this.#shown) && times(key) < MOST_TIMES
  }
}

const times = (key: string): number => progressOf(key)?.step ?? 0

const all = (): Shown => read<Shown>(SHOWN) ?? {}
