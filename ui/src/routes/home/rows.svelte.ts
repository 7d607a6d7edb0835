/** The tables that the front page shows. They are asked for again while somebody looks, and not too often. */

import { api } from '../../lib/api'
import { seeking } from '../../lib/seeking.svelte'
import type { SeekInfo, TableInfo } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'

export const AGAIN = 10_000 // milliseconds between two questions
const SPOKEN = 20_000 // between two sentences for a screen reader
const MOST = 6 // times as long between two questions, while the server does not answer

export class Rows {
  own = $state.raw<TableInfo[]>([])
  public = $state.raw<TableInfo[]>([])
  sought = $state.raw<SeekInfo[]>([])
  /** How much is going on, in a sentence; read out when it changes, not each time somebody comes and goes. */
  sentence = $state('')
  loaded = $state(false)
  #spoken = -SPOKEN
  #failed = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false

  readonly yourTurn = $derived.by(() => this.own.filter((table) => table.your_turn))
  readonly goingOn = $derived.by(() => [...this.yourTurn, ...this.own.filter((table) => table.status !== 'over' && !table.your_turn)])
  readonly over = $derived.by(() => this.own.filter(({ status }) => status === 'over'))
  readonly others = $derived.by(() => this.public.filter(({ id }) => !this.own.some((each) => each.id === id)))
  readonly open = $derived.by(() => this.others.filter(({ status }) => status === 'waiting'))
  readonly played = $derived.by(() => this.others.filter(({ status }) => status === 'playing'))

  async load(): Promise<void> {
    const ask = api(settings.language)
    ;[this.own, this.public, this.sought] = await Promise.all([ask.ownTables(), ask.openTables(), ask.seeks(), seeking.look()])
    this.loaded = true
    if (performance.now() - this.#spoken < SPOKEN) return
    this.#spoken = performance.now()
    const [played, open] = [this.played.length, this.open.length]
    this.sentence = [
      ...(played ? [say('now-playing', { count: played })] : open ? [] : [say('now-quiet')]),
      ...(open ? [say('now-open', { count: open })] : []),
    ].join(' ')
  }

  /** Ask again and again until it is stopped; not while nobody sees it. */
  watch(): () => void {
    const again = async (): Promise<void> => {
      clearTimeout(this.#timer)
      if (!document.hidden) {
        try {
          await this.load()
          this.#failed = 0
        } catch {
          this.#failed = Math.min(this.#failed + 1, MOST - 1) // what is known stays
        }
      }
      if (!this.#left) this.#timer = setTimeout(again, AGAIN * (1 + this.#failed))
    }
    const seen = (): void => void (document.hidden || again())
    this.#timer = setTimeout(again, AGAIN)
    document.addEventListener('visibilitychange', seen)
    return () => {
      this.#left = true
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }
}
