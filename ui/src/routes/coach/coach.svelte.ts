/** A finished match looked back on: for one seat, as it is computed, until all of it is there. */

import { smalls, type Small } from '../../games/small'
import { FinishedMatch } from '../../lib/finished.svelte'
import type { Coached } from '../../lib/protocol'

const ASK_AGAIN = 700 // milliseconds while it is being computed

export class ReviewAtHand extends FinishedMatch {
  Board = $state.raw<Small>()
  seat = $state(0)
  told = $state.raw<Coached>()

  #asking: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  readonly done = $derived(this.told !== undefined && this.told.done >= this.told.of)
  /** Whether it is the reader's own seat, alone there: then the reader is 'you'. */
  readonly mine = $derived(this.told?.you ?? false)

  /** Whether there is a match that is over; else one may be playing it. */
  async load(seat: number | null): Promise<boolean> {
    const over = await this.open(async (table) => {
      const { game, seats } = table.table
      this.seat = Math.min(Math.max(0, seat ?? table.seat), seats.length - 1)
      this.Board = (await smalls[game]?.())?.default
    })
    if (over && this.table) await this.#follow()
    return over
  }

  async look(seat: number): Promise<void> {
    clearTimeout(this.#asking)
    this.seat = seat
    this.told = undefined
    await this.#follow()
  }

  async again(): Promise<void> {
    await (this.table ? this.#follow() : this.load(null))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#asking)
  }

  /** Asks until all is done, or the reader has left or looks at another seat. */
  async #follow(): Promise<void> {
    const seat = this.seat
    const well = await this.attempt(async () => {
      const told = await this.server.coach(this.id, seat)
      if (seat === this.seat) this.told = told
    })
    if (well && !this.done && !this.#stopped && seat === this.seat) this.#asking = setTimeout(() => void this.#follow(), ASK_AGAIN)
  }
}
