/** A draft that people share: what this browser's player sees of it. */

import { api, type DraftAct } from '../../lib/api'
import { Followed } from '../../lib/followed.svelte'
import type { DraftState } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'

const SOON = 1_000 // milliseconds; where others pick or sit down
const LATER = 4_000
const TICK = 250

export class Shared extends Followed<DraftState, DraftAct> {
  /** The seconds left for this pick; none, if it may take as long as it takes. */
  left = $state<number | null>(null)
  #until = 0

  constructor(id: string) {
    super(id, TICK)
  }

  protected ask(): Promise<DraftState> {
    return api(settings.language).lookAtDraft(this.id)
  }

  protected do(act: DraftAct): Promise<DraftState> {
    return api(settings.language).actInDraft(this.id, act)
  }

  protected pause(): number {
    const alone = this.state?.status === 'building' || (this.state?.status === 'drafting' && this.state.seconds === 0 && this.state.seats.filter(({ kind }) => kind === 'person').length === 1)
    return alone ? LATER : SOON
  }

  protected take(told: DraftState): void {
    this.#until = told.left === null ? 0 : Date.now() + 1000 * told.left
    if (JSON.stringify({ ...told, left: 0 }) !== JSON.stringify({ ...this.state, left: 0 })) this.state = told
    this.tick()
  }

  protected tick(): void {
    const left = this.#until ? Math.max(0, Math.ceil((this.#until - Date.now()) / 1000)) : null
    if (left !== this.left) this.left = left
  }
}
