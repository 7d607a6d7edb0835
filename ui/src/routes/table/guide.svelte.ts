/** The guide of a first match at the table: what it says to the seat that is shown, what it lights, and the tips that ask back.
 *
 * The server says what is true; here is only what was shown already, and what is pointed at.
 */

import type { Guide, GuideTip } from '../../lib/protocol'
import type { Offered, Choice, Thing } from '../../lib/things'
import { Tips } from './tips'

/** A choice that waits for an answer: a tip is about it. */
export interface AskedBack {
  tip: GuideTip
  choice: Choice
  then: Choice | null
  decision: number
}

export class GuideAtHand {
  /** What it says, of the table as it has been shown so far; null, if there is none. */
  said = $state.raw<Guide | null>(null)
  /** A tip that is said at once. */
  tip = $state.raw<GuideTip | null>(null)
  asks = $state.raw<AskedBack | null>(null)
  /** The kind of choice whose things are lit. */
  pointed = $state<string | null>(null)
  #tips = new Tips('')
  #decision = 0
  #seat = -1

  constructor(private readonly table: string) {}

  /** A seat's guide at a decision; 0, if it is not asked now. */
  look(said: Guide | null, seat: number, decision: number): void {
    if (decision !== this.#decision || seat !== this.#seat || !said) this.pointed = this.asks = null
    this.#tips = new Tips(`${this.table} ${seat}`)
    this.#decision = decision
    this.#seat = seat
    this.said = said
    this.tip = said && decision > 0 ? this.#tips.atOnce(said.tips, decision) : null
    if (this.tip) this.#tips.note(this.tip, decision)
  }

  /** Whether a choice waits, because a tip about it is asked first. */
  asksBack(choice: Choice, then: Choice | null): boolean {
    const tip = this.said && this.#decision > 0 ? this.#tips.before(this.said.tips, choice) : null
    if (!tip) return false
    this.#tips.note(tip, this.#decision)
    this.asks = { tip, choice, then, decision: this.#decision }
    return true
  }

  /** The things of what can still be done that is pointed at, each the first of its path. */
  lit(options: readonly Offered[]): Thing[] {
    return this.#of(options).flatMap(({ path }) => path.slice(0, 1))
  }

  /** The choices of it that are buttons. */
  buttons(options: readonly Offered[]): Set<string> {
    return new Set(this.#of(options).flatMap(({ choice, path }) => (path.length === 0 ? [String(choice)] : [])))
  }

  #of(options: readonly Offered[]): Offered[] {
    return options.filter(({ choice }) => choice[0] === this.pointed)
  }
}
