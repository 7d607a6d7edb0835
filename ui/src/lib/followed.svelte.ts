/** Something of the server that others change too: it is asked for again and again, and acted on. */

import { Refusal } from './api'
import { say } from './words'
import { reasonOf } from './wrong'

export abstract class Followed<State, Act> {
  state = $state.raw<State>()
  wrong = $state('')
  missing = $state(false)
  busy = $state(false)
  #timer = 0
  #ticking = 0
  #closed = false

  constructor(readonly id: string, tick: number) { // milliseconds
    this.#ticking = window.setInterval(() => this.tick(), tick)
    this.#timer = window.setTimeout(() => void this.#look())
  }

  /** As it is now; nothing, if it is as before. */
  protected abstract ask(): Promise<State | null>
  /** As it is after somebody has done something. */
  protected abstract do(act: Act): Promise<State>
  protected abstract take(told: State): void
  /** Milliseconds until it is asked for again. */
  protected abstract pause(): number
  protected abstract tick(): void

  close = (): void => {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ticking)
  }

  /** Does something; what the server has refused is said, and nothing has changed. */
  async act(act: Act): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      this.#told(await this.do(act))
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.busy = false
    this.#again()
    return !this.wrong
  }

  async #look(): Promise<void> {
    try {
      const told = await this.ask()
      if (told && !this.busy) this.#told(told)
      if (this.wrong === say('server-gone-text')) this.wrong = ''
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.missing = true
      else if (!this.busy) this.wrong = reasonOf(error)
    }
    if (!this.missing) this.#again()
  }

  #told(told: State): void {
    if (!this.#closed) this.take(told)
  }

  #again(): void {
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#look(), this.pause())
  }
}
