/** A trial: the bots play many matches on the server, and one sees how far they are. */

import { api, Refusal } from './api'
import type { StartTrial, Trial as Told } from './protocol'
import { settings } from './settings.svelte'
import { reasonOf } from './wrong'

const EVERY = 1_500 // milliseconds

export class Trial {
  told = $state.raw<Told | null>(null)
  wrong = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly playing = $derived.by(() => this.told?.state === 'playing')

  async start(wanted: StartTrial): Promise<void> {
    await this.stop()
    this.told = null
    this.wrong = ''
    try {
      this.told = await api(settings.language).startTrial(wanted)
      this.#wait()
    } catch (error) {
      this.#refused(error)
    }
  }

  /** The bots stop; what they have found out stays. */
  async stop(): Promise<void> {
    this.leave()
    if (!this.playing || !this.told) return
    try {
      this.told = await api(settings.language).stopTrial(this.told.id)
    } catch (error) {
      this.#refused(error)
    }
  }

  /** Nobody looks any more. */
  leave = (): void => clearTimeout(this.#timer)

  #wait(): void {
    this.leave()
    if (this.playing) this.#timer = setTimeout(() => void this.#look(), EVERY)
  }

  async #look(): Promise<void> {
    try {
      this.told = await api(settings.language).lookAtTrial(this.told!.id)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status) return this.#refused(error) // a server that restarts is asked again
    }
    this.#wait()
  }

  #refused(error: unknown): void {
    this.wrong = reasonOf(error)
  }
}
