/** Looking for an opponent: one's own seeks, asked for until somebody is found. */

import { api, Refusal } from './api'
import type { SeekInfo, SeekMatch, Sought, TakeSeek } from './protocol'
import { route } from './route.svelte'
import { settings } from './settings.svelte'

const AGAIN = 2_000 // milliseconds between two questions; a seek ends a minute after the last
const DAY = 86_400 // seconds; who plays over days need not wait here

class Seeking {
  own = $state.raw<SeekInfo[]>([])
  /** Those that wait for somebody who is here at the same time. */
  readonly waiting = $derived.by(() => this.own.filter(({ table }) => !table))
  #timer: ReturnType<typeof setTimeout> | undefined
  #seen = new Set<string>() // seeks whose tables were gone to

  /** Asks once about them; an opponent who was found for a quick match is met at once. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.own = await api(settings.language).ownSeeks()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // it is asked again
    }
    const found = this.own.find(({ id, table, clock }) => table && !this.#seen.has(id) && !isDaily(clock) && this.#sought.has(id))
    if (found) {
      this.#seen.add(found.id)
      if (route.page.at !== 'table') route.go(`/table/${found.table}`)
    }
    if (this.waiting.length) this.#timer = setTimeout(() => void this.look(), AGAIN)
  }

  #sought = new Set<string>() // begun in this tab: another one does not leave its page

  /** The table, if somebody waits for the same; else one waits. */
  async seek(wanted: SeekMatch): Promise<void> {
    await this.#gone(await api(settings.language).seek(wanted))
  }

  async take(id: string, wanted: TakeSeek): Promise<void> {
    await this.#gone(await api(settings.language).takeSeek(id, wanted))
  }

  async stop(id: string): Promise<void> {
    await this.#gone({ ...(await api(settings.language).stopSeeking(id)), seek: '' })
    await this.look()
  }

  async #gone({ table, seek }: Sought): Promise<void> {
    if (seek) this.#sought.add(seek)
    if (table) route.go(`/table/${table}`)
    else await this.look()
  }
}

export const isDaily = (clock: { seconds: number } | null): boolean => clock !== null && clock.seconds >= DAY
export const seeking = new Seeking()
