/** What has happened, shown one event after another.
 *
 * The page already has the table after it; `shown` is the table as it looks meanwhile. A game says how long each kind of
 * event takes (`times`), and how the table changes by it (`show`). What one choice brings about takes at most 1.2 s, and all
 * that waits to be shown at most 5 s; `finish` skips to the end. Where nothing shall move (`pace` is 0), the end is shown
 * at once, and what has changed stays marked for a while.
 */

import type { TableEvent } from '../view'

export const TRAVEL = 320 // milliseconds: a card travels
export const TOSS = 640 // dice settle
const LONGEST = 1200
const LONGEST_IN_ALL = 5000
const LINGER = 2000 // how long dice lie and a mark is held

/** Something on its way between two places of the table: `data-place` of what is there. */
export interface Flight {
  key: number
  from: string
  to: string
  what: string
  time: number
}

export abstract class Showing<View extends object> {
  /** The table as it is shown; null before the first. */
  shown = $state.raw<View | null>(null)
  running = $state(false)
  flights = $state.raw<readonly Flight[]>([])

  /** The table that it comes to. */
  protected after: View | null = null
  /** Milliseconds that the present event takes. */
  protected step = 0
  readonly #pace: () => number
  #seen = -1
  #queue: TableEvent[] = []
  #latest = 0 // when all must have been shown
  #chain = { choice: -1, pace: 1 }
  #flown = 0
  #lands: (() => void) | void = undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(pace: () => number) {
    this.#pace = pace
  }

  /** How long each kind of event takes; others are not shown. */
  protected abstract readonly times: Readonly<Record<string, number>>
  /** Shows one event; what comes of it when it has been shown may be given back. */
  protected abstract show(event: TableEvent): (() => void) | void
  /** What is marked when all is shown at once. */
  protected abstract mark(events: readonly TableEvent[]): void
  /** Takes away all marks. */
  protected abstract clear(): void
  /** The table on the way, once it is known where it goes: nothing, unless a game needs more. */
  protected begin(before: View, _after: View): View {
    return before
  }

  /** The table has become this, by these events; `latest` is the number of the last event there is. */
  tell(view: View, events: readonly TableEvent[], latest: number): void {
    const seen = this.#seen
    const news = seen < 0 ? [] : events.filter(({ number }) => number > seen)
    this.#seen = latest
    this.after = view
    if (latest < seen) return this.finish() // an undo, or a replay that goes back
    const shown = news.filter(({ event }) => this.times[String(event[0])])
    if (shown.length === 0) return this.running ? undefined : void (this.shown = view)
    const jumped = news[0]!.number > seen + 1 // what was between is not known here
    if (jumped || this.#pace() === 0) return this.#showAtOnce(shown)
    this.shown = this.begin(this.shown ?? view, view)
    this.#queue.push(...shown)
    this.#latest = performance.now() + LONGEST_IN_ALL * this.#pace()
    if (!this.running) this.#next()
  }

  /** To the end of what is being shown. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#settle()
    this.#clearNow()
  }

  /** The table is put away: what comes after it begins anew. */
  stop(): void {
    this.finish()
    this.#seen = -1
    this.shown = null
  }

  /** Something flies while the present event is shown. */
  protected fly(from: string, to: string, what: string): void {
    this.flights = [...this.flights, { key: ++this.#flown, from, to, what, time: this.step }]
  }

  #showAtOnce(events: readonly TableEvent[]): void {
    this.finish()
    this.mark(events)
    this.#clearLater()
  }

  #next(): void {
    this.#lands?.()
    this.#lands = undefined
    this.flights = []
    const next = this.#queue.shift()
    if (next === undefined) {
      this.#settle()
      return this.#clearLater()
    }
    this.running = true
    clearTimeout(this.#later)
    const pace = this.#pace()
    const inTime = Math.max(0, this.#latest - performance.now()) / this.#time([next, ...this.#queue])
    this.step = this.#time([next]) * Math.min(pace, inTime, this.#paceOfChain(next) * pace)
    this.#lands = this.show(next)
    this.#timer = setTimeout(() => this.#next(), this.step)
  }

  #settle(): void {
    this.running = false
    this.#lands = undefined
    this.flights = []
    this.shown = this.after
  }

  /** How much faster than usual, so that a chain is over in time. */
  #paceOfChain(event: TableEvent): number {
    if (event.choice !== this.#chain.choice) {
      const chain = [event, ...this.#queue].filter(({ choice }) => choice === event.choice)
      this.#chain = { choice: event.choice, pace: LONGEST / this.#time(chain) }
    }
    return this.#chain.pace
  }

  #time(events: readonly TableEvent[]): number {
    return events.reduce((sum, { event }) => sum + (this.times[String(event[0])] ?? 0), 0)
  }

  #clearNow(): void {
    clearTimeout(this.#later)
    this.clear()
  }

  #clearLater(): void {
    clearTimeout(this.#later)
    this.#later = setTimeout(() => this.clear(), LINGER)
  }
}
