/** A tournament as this browser's visitor sees it, asked for again and again; only what is new is sent. */

import { api, Refusal, type TournamentAct } from '../../lib/api'
import type { TournamentState } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'

const SOON = 2_000 // milliseconds
const TICK = 1_000

export class Watched {
  state = $state.raw<TournamentState>()
  wrong = $state('')
  missing = $state(false)
  busy = $state(false)
  now = $state(0) // seconds since 1970, by the server's clock
  #ahead = 0
  #timer = 0
  #ticking = 0
  #closed = false

  constructor(readonly id: string) {
    this.#ticking = window.setInterval(() => (this.now = Date.now() / 1000 + this.#ahead), TICK)
    void this.#look()
  }

  close = (): void => {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ticking)
  }

  /** Does something; what the server has refused is said, and nothing has changed. */
  async act(act: TournamentAct): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      this.#is(await api(settings.language).actInTournament(this.id, act))
    } catch (error) {
      this.wrong = error instanceof Refusal && error.status ? error.message : say('server-gone-text')
    }
    this.busy = false
    return !this.wrong
  }

  async #look(): Promise<void> {
    try {
      const { state } = await api(settings.language).lookAtTournament(this.id, this.state?.version ?? 0)
      if (state && !this.busy) this.#is(state)
      if (this.wrong === say('server-gone-text')) this.wrong = ''
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.missing = true
      else if (!this.busy) this.wrong = error instanceof Refusal && error.status ? error.message : say('server-gone-text')
    }
    if (!this.#closed && !this.missing) this.#timer = window.setTimeout(() => void this.#look(), SOON)
  }

  #is(told: TournamentState): void {
    if (this.#closed || (this.state && told.version < this.state.version)) return
    this.#ahead = told.now - Date.now() / 1000
    this.now = told.now
    this.state = told
  }
}
