/** A finished match looked back on: for one seat, as it is computed, until all of it is there. */

import { smalls, type Small } from '../../games/small'
import { api, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import type { Coached, Language, State } from '../../lib/protocol'
import { say } from '../../lib/words'

const ASK_AGAIN = 700 // milliseconds while it is being computed

export class ReviewAtHand {
  table = $state.raw<State>()
  Board = $state.raw<Small>()
  title = $state('')
  seat = $state(0)
  told = $state.raw<Coached>()
  wrong = $state('')
  /** Whether the link leads to no match. */
  gone = $state(false)

  #ask: ReturnType<typeof api>
  #asking: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  readonly info = $derived(this.table?.table)
  readonly done = $derived(this.told !== undefined && this.told.done >= this.told.of)
  /** Whether it is the reader's own seat, alone there: then the reader is 'you'. */
  readonly mine = $derived(this.told?.you ?? false)

  constructor(readonly id: string, language: Language) {
    this.#ask = api(language)
  }

  /** Whether there is a match that is over; else one may be playing it. */
  async load(seat: number | null): Promise<boolean> {
    let over = true
    await this.#told(async () => {
      await me.meet()
      this.table = await this.#ask.look(this.id)
      const { game, status, seats } = this.table.table
      over = status === 'over'
      if (!over) return
      this.seat = Math.min(Math.max(0, seat ?? this.table.seat), seats.length - 1)
      const [all, drawing] = await Promise.all([this.#ask.games(), smalls[game]?.()])
      this.title = all.find(({ key }) => key === game)?.name.replace(/ \(.*\)$/, '') ?? game
      this.Board = drawing?.default
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
    const well = await this.#told(async () => {
      const told = await this.#ask.coach(this.id, seat)
      if (seat === this.seat) this.told = told
    })
    if (well && !this.done && !this.#stopped && seat === this.seat) this.#asking = setTimeout(() => void this.#follow(), ASK_AGAIN)
  }

  async #told(asking: () => Promise<void>): Promise<boolean> {
    try {
      await asking()
      this.wrong = ''
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.gone = !this.table && (error.status === 400 || error.status === 404)
      this.wrong = this.gone ? '' : error.status ? error.message : say('server-gone-text')
      return false
    }
  }
}
