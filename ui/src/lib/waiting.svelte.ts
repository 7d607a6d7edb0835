/** What waits for one on any page: tables where it is one's turn, and challenges. Asked for while the page is seen. */

import { api, Refusal } from './api'
import type { Waiting as Told } from './protocol'
import { settings } from './settings.svelte'

const AGAIN = 15_000 // milliseconds between two questions

class Waiting {
  now = $state.raw<Told>({ tables: [], challenges: [] })
  readonly count = $derived.by(() => this.now.tables.length + this.now.challenges.length)
  #timer: ReturnType<typeof setTimeout> | undefined
  #watched = 0

  async look(): Promise<void> {
    try {
      this.now = await api(settings.language).waiting()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // what is known stays
    }
  }

  /** Ask again and again, as long as a page shows it. */
  watch(): () => void {
    const again = async (): Promise<void> => {
      clearTimeout(this.#timer)
      if (!document.hidden) await this.look()
      if (this.#watched) this.#timer = setTimeout(again, AGAIN)
    }
    const seen = (): void => void (document.hidden || again())
    this.#watched += 1
    void again()
    document.addEventListener('visibilitychange', seen)
    return () => {
      this.#watched -= 1
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }
}

export const waiting = new Waiting()
