/** A tournament as this browser's visitor sees it; only what is new is sent. */

import { api, type TournamentAct } from '../../lib/api'
import { Followed } from '../../lib/followed.svelte'
import type { TournamentState } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'

const SOON = 2_000 // milliseconds
const TICK = 1_000

export class Watched extends Followed<TournamentState, TournamentAct> {
  now = $state(0) // seconds since 1970, by the server's clock
  #ahead = 0

  constructor(id: string) {
    super(id, TICK)
  }

  protected async ask(): Promise<TournamentState | null> {
    return (await api(settings.language).lookAtTournament(this.id, this.state?.version ?? 0)).state
  }

  protected do(act: TournamentAct): Promise<TournamentState> {
    return api(settings.language).actInTournament(this.id, act)
  }

  protected pause(): number {
    return SOON
  }

  protected take(told: TournamentState): void {
    if (this.state && told.version < this.state.version) return
    this.#ahead = told.now - Date.now() / 1000
    this.now = told.now
    this.state = told
  }

  protected tick(): void {
    this.now = Date.now() / 1000 + this.#ahead
  }
}
