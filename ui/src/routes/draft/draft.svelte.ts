/** A draft that people share: what this browser's player sees of it, asked for again and again. */

import { api, Refusal, type DraftAct } from '../../lib/api'
import type { DraftState } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'

const SOON = 1_000 // milliseconds; where others pick or sit down
const LATER = 4_000
const TICK = 250

export class Shared {
  state = $state.raw<DraftState>()
  wrong = $state('')
  missing = $state(false)
  busy = $state(false)
  /** The seconds left for this pick; none, if it may take as long as it takes. */
  left = $state<number | null>(null)
  #until = 0
  #timer = 0
  #ticking = 0
  #closed = false

  constructor(readonly id: string) {
    this.#ticking = window.setInterval(() => this.#tick(), TICK)
    void this.#look()
  }

  close = (): void => {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ticking)
  }

  /** Does something; what the server has refused is said, and nothing has changed. */
  async act(act: DraftAct): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      this.#is(await api(settings.language).actInDraft(this.id, act))
    } catch (error) {
      this.wrong = error instanceof Refusal && error.status ? error.message : say('server-gone-text')
    }
    this.busy = false
    this.#again()
    return !this.wrong
  }

  async #look(): Promise<void> {
    try {
      const told = await api(settings.language).lookAtDraft(this.id)
      if (!this.busy) this.#is(told)
      if (this.wrong === say('server-gone-text')) this.wrong = ''
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.missing = true
      else if (!this.busy) this.wrong = error instanceof Refusal && error.status ? error.message : say('server-gone-text')
    }
    if (!this.missing) this.#again()
  }

  #again(): void {
    clearTimeout(this.#timer)
    const alone = this.state?.status === 'building' || (this.state?.status === 'drafting' && this.state.seconds === 0 && this.state.seats.filter(({ kind }) => kind === 'person').length === 1)
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#look(), alone ? LATER : SOON)
  }

  #is(told: DraftState): void {
    if (this.#closed) return
    this.#until = told.left === null ? 0 : Date.now() + 1000 * told.left
    if (JSON.stringify({ ...told, left: 0 }) !== JSON.stringify({ ...this.state, left: 0 })) this.state = told
    this.#tick()
  }

  #tick(): void {
    const left = this.#until ? Math.max(0, Math.ceil((this.#until - Date.now()) / 1000)) : null
    if (left !== this.left) this.left = left
  }
}
