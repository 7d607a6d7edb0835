/** A lesson at hand: the table, and what the coach says. */

import { noteStep, progressOf } from '../../lib/learned'
import type { Field, Language, LessonState, LinkedText } from '../../lib/protocol'
import type { Choice, Thing } from '../../lib/things'
import { viewOf, type Reason } from '../../lib/view'
import { TableAlone } from './alone.svelte'
import { keepTaken, stepBack, takenOf, withoutTrial, type Taken } from './taken'

export const NEXT = ':next'
export const SHOW = ':show'
export const SKIP = ':skip'
export const TRY = ':try'

const MOST_TRIES = 3 // other choices, after which the hint comes by itself
const HINT_AFTER = 20_000 // milliseconds without a choice, after which it comes too

export class LessonAtHand extends TableAlone<LessonState> {
  /** What the coach answers to a choice that was not carried out. */
  answer = $state.raw<readonly LinkedText[]>([])
  after = $state.raw<readonly LinkedText[]>([])
  hinted = $state(false)
  done = $state(0) // how many things were done
  nods = $state(0) // how often the bubble has nodded, because something else than what glows was clicked
  readonly free = $derived(this.taken?.waits === 'free')

  #deeds: Taken
  #tries = 0
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(game: string, id: string, language: Language) {
    super(game, id, language)
    this.#deeds = takenOf(id)
    void this.#start()
  }

  async #start(): Promise<void> {
    await this.begin()
    if (this.wrong) return
    const known = progressOf(this.id)
    const wanted = Number(new URLSearchParams(location.search).get('step'))
    if (wanted > 0) {
      this.#deeds = { from: wanted, deeds: [] } // to practise just that
      history.replaceState(history.state, '', location.pathname)
    } else if (this.#deeds.deeds.length === 0 && !known?.finished) this.#deeds = { from: known?.step ?? 1, deeds: [] }
    await this.look()
  }

  /** Does one thing: makes a choice, or what the coach offers. */
  override async do(deed: Choice | string, then: Choice | null = null): Promise<void> {
    if (this.sending || !this.taken) return
    this.answer = []
    this.putAway()
    const now = typeof deed === 'string' ? [deed] : deed
    const step = this.taken.step
    const taken = await this.asks(() => this.send(now))
    if (!taken) return
    if (!taken.taken) return this.#refused(taken)
    this.#deeds = { ...this.#deeds, deeds: [...this.#deeds.deeds, { step, deed: now }] }
    this.shown(taken, step !== taken.step)
    if (taken.reasons.length) this.tell(taken.reasons as Partial<Reason>[])
    await this.goOn(then)
  }

  /** The step before; while one only tries something, the choice before. */
  async back(): Promise<void> {
    if (!this.taken) return
    this.#deeds = this.free ? { ...this.#deeds, deeds: this.#deeds.deeds.slice(0, -1) } : stepBack(this.#deeds, this.taken.step)
    await this.look()
  }

  /** From the copy of the table back to the lesson. */
  async toLesson(): Promise<void> {
    this.#deeds = withoutTrial(this.#deeds)
    await this.look()
  }

  /** Nobody waits here any more. */
  stop(): void {
    clearTimeout(this.#waiting)
  }

  async again(): Promise<void> {
    this.#deeds = { from: 1, deeds: [] }
    await this.look()
  }

  protected override waits({ waits, state }: LessonState): boolean {
    return waits === 'choice' || (waits === 'free' && viewOf(state)?.decision != null)
  }

  protected override tell(reasons: readonly Partial<Reason>[], thing: Thing | null = null): void {
    if (!this.free) this.nods += 1
    super.tell(reasons, thing)
  }

  protected override send(now: Field[] | null): Promise<LessonState> {
    return this.ask.takeLesson(this.game, this.id, { step: this.#deeds.from, done: this.#deeds.deeds.map(({ deed }) => deed), now })
  }

  /** The lesson was changed since: it begins anew at its step. */
  protected override lose(): boolean {
    const { from, deeds } = this.#deeds
    this.#deeds = { from: deeds.length > 0 ? (this.taken?.step ?? progressOf(this.id)?.step ?? 1) : 1, deeds: [] }
    return deeds.length > 0 || from > 1
  }

  protected override shown(taken: LessonState, anew: boolean): void {
    this.done = this.#deeds.deeds.length
    this.after = taken.after
    this.answer = []
    if (anew) {
      this.#tries = 0
      this.hinted = false
    }
    this.stop()
    if (taken.waits === 'choice' && taken.hint.length) this.#waiting = setTimeout(() => (this.hinted = true), HINT_AFTER)
    const ended = taken.waits === 'end'
    noteStep(this.id, ended ? 1 : taken.step, ended)
    keepTaken(this.id, ended ? null : this.#deeds)
    super.shown(taken, anew)
  }

  #refused(taken: LessonState): void {
    this.selection.reset()
    this.answer = taken.answer
    if (taken.reasons.length) this.tell(taken.reasons as Partial<Reason>[])
    else this.nods += 1
    this.#tries += 1
    this.hinted ||= this.#tries >= MOST_TRIES
  }
}
