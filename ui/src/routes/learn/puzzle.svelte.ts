/** A puzzle at hand: the table, the task, what was tried, and the hints that were asked for. */

import { noteStep, progressOf, shareLearned } from '../../lib/learned'
import { me } from '../../lib/me.svelte'
import type { Field, Language, LinkedText, PuzzleState, TryPuzzle } from '../../lib/protocol'
import type { Choice } from '../../lib/things'
import type { Reason } from '../../lib/view'
import { TableAlone } from './alone.svelte'
import { keepTaken, takenOf } from './taken'

export const HINTS = ['hint', 'choice'] as const // one after another

/** What was tried, in words, and what came of it. */
export interface Tried {
  chosen: string[]
  outcome: 'failed' | 'solved' | 'shown'
}

export class PuzzleAtHand extends TableAlone<PuzzleState> {
  /** What was tried before, and is over. */
  tries = $state.raw<readonly Tried[]>([])
  /** The puzzle's own hint, once it was asked for. */
  hint = $state.raw<readonly LinkedText[]>([])
  /** The next choice of a solution, or nothing: from here no known way leads on. */
  choice = $state.raw<readonly LinkedText[] | null>(null)
  solved = $state(false) // now or before
  /** Its key; an address may have its number instead. */
  readonly key = $derived(this.taken?.puzzle ?? this.id)
  readonly outcome = $derived(this.taken?.outcome ?? 'open')
  /** Whether the solution is told: the puzzle is solved, or given up. */
  readonly told = $derived((this.taken?.solution.length ?? 0) > 0)

  #done: Field[][]

  constructor(game: string, id: string, language: Language) {
    super(game, id, language)
    this.#done = takenOf(id).deeds.map(({ deed }) => deed)
    this.solved = progressOf(id)?.finished ?? false
    void this.begin().then(() => (this.wrong ? undefined : this.look()))
  }

  isSolved(key: string): boolean {
    return (key === this.key && this.solved) || (progressOf(key)?.finished ?? false)
  }

  override async do(choice: Choice, then: Choice | null = null): Promise<void> {
    if (this.sending || !this.taken) return
    this.putAway()
    const taken = await this.asks(() => this.send(choice))
    if (!taken) return
    if (!taken.taken) {
      this.selection.reset()
      if (taken.reasons.length) this.tell(taken.reasons as Partial<Reason>[])
      return
    }
    this.#done = [...this.#done, choice]
    this.shown(taken, false)
    await this.goOn(then)
  }

  /** Takes the last choice back, and all that came of it. */
  async back(): Promise<void> {
    if (this.sending || this.#done.length === 0) return
    this.putAway()
    this.#done = this.#done.slice(0, -1)
    await this.look()
  }

  async again(): Promise<void> {
    if (this.sending) return
    this.putAway()
    this.#done = []
    this.choice = null
    await this.look()
  }

  /** First the puzzle's own hint, then the next choice of a solution, which is lit. */
  async help(): Promise<void> {
    if (this.sending || this.outcome !== 'open') return
    const first = this.hint.length === 0
    const taken = await this.asks(() => this.send(null, first ? 'hint' : 'choice'))
    if (!taken) return
    if (first) this.hint = taken.hint
    this.shown(taken, false)
    if (!first) this.choice = taken.hint
  }

  /** Gives up: the solution is told, and why it works. */
  async giveUp(): Promise<void> {
    if (this.sending || this.told) return
    this.putAway()
    const taken = await this.asks(() => this.send(null, 'solution'))
    if (taken) this.shown(taken, false)
  }

  protected override waits({ outcome }: PuzzleState): boolean {
    return outcome === 'open'
  }

  protected override send(now: Field[] | null, help: TryPuzzle['help'] = ''): Promise<PuzzleState> {
    return this.ask.tryPuzzle(this.game, this.id, { done: this.#done, now, help })
  }

  protected override lose(): boolean {
    const lost = this.#done.length > 0
    this.#done = []
    return lost
  }

  protected override shown(taken: PuzzleState, anew: boolean): void {
    const over = taken.outcome !== 'open' && (this.outcome === 'open' || anew)
    this.choice = null
    super.shown(taken, anew)
    keepTaken(this.key, taken.outcome !== 'open' || this.#done.length === 0 ? null : { from: 1, deeds: this.#done.map((deed) => ({ step: 1, deed })) })
    if (!over) return
    const outcome = taken.outcome === 'solved' ? 'solved' : taken.solution.length > 0 ? 'shown' : 'failed'
    if (taken.chosen.length > 0) this.tries = [...this.tries, { chosen: taken.chosen, outcome }]
    if (taken.outcome !== 'solved') return
    this.solved = true
    noteStep(this.key, 1, true)
    if (me.account) void shareLearned(this.language)
  }
}
