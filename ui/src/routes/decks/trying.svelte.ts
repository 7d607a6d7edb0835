/** Matches that the bots play with a deck in the background: asked for, looked at until they are over, stopped. */

import { api } from '../../lib/api'
import type { Trial } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { reasonOf } from '../../lib/wrong'
import type { Builder } from './builder.svelte'

const MATCHES = 96 // in all
const BOT = 'search:1'
const EVERY = 1500 // milliseconds between two looks

export class Trying {
  trial = $state.raw<Trial>()
  wrong = $state('')
  #line = $state('') // the deck that is played
  #timer = 0
  #left = false

  constructor(readonly bench: Builder) {}

  /** Whether the deck has changed since. */
  readonly old = $derived.by(() => this.bench.judged !== undefined && this.#line !== this.bench.judged.line)

  /** Matches against each. */
  get matches(): number {
    return Math.floor(MATCHES / Math.max(1, this.bench.kit.rivals.length))
  }

  async start(): Promise<void> {
    const { kit, judged } = this.bench
    const line = judged?.line ?? ''
    const lines = kit.rivals.map(({ key }) => ({ seats: [BOT, BOT], options: { [kit.option]: line, [kit.against]: key } }))
    await this.#ask(async () => {
      this.trial = await api(settings.language).startTrial({ game: kit.game, lines, matches: this.matches })
      this.#line = line
    })
  }

  async stop(): Promise<void> {
    await this.#ask(async () => (this.trial = await api(settings.language).stopTrial(this.trial!.id)))
  }

  leave = (): void => {
    this.#left = true
    clearTimeout(this.#timer)
  }

  async #ask(work: () => Promise<unknown>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await work()
      this.wrong = ''
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    if (this.trial?.state === 'playing' && !this.#left && !this.wrong) this.#timer = window.setTimeout(() => void this.#look(), EVERY)
  }

  #look = (): Promise<void> => this.#ask(async () => (this.trial = await api(settings.language).lookAtTrial(this.trial!.id)))
}
