/** A lesson at hand: the server holds nothing of it, so all that was done is sent each time. */

import { games, type GameTable } from '../../games'
import { api, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import type { CardInfo, Field, Language, LessonState, LinkedText } from '../../lib/protocol'
import { Selection } from '../../lib/selection.svelte'
import { following, kindNamed, namedBy, offered, thingOf, type Choice, type Thing } from '../../lib/things'
import { viewOf, type Reason } from '../../lib/view'
import { say } from '../../lib/words'
import type { Slip } from '../table/table.svelte'
import { keepTaken, noteStep, progressOf, stepBack, takenOf, type Taken } from './learned'

export const NEXT = ':next'
export const SHOW = ':show'
export const SKIP = ':skip'
export const TRY = ':try'

const MOST_IMAGINED = 3 // choices about which is asked why not
const MOST_TRIES = 3 // other choices, after which the hint comes by itself
const LOST = 'error-lesson-lost'

export class LessonAtHand {
  taken = $state.raw<LessonState>()
  face = $state.raw<GameTable>()
  cards = $state.raw<Record<string, CardInfo>>({})
  slip = $state.raw<Slip | null>(null)
  /** What the coach answers to a choice that was not carried out. */
  answer = $state.raw<readonly LinkedText[]>([])
  after = $state.raw<readonly LinkedText[]>([])
  hinted = $state(false)
  wrong = $state('')
  sending = $state(false)
  done = $state(0) // how many things were done

  readonly state = $derived(this.taken?.state)
  readonly view = $derived(viewOf(this.state))
  readonly motion = $derived.by(() => this.face?.motionOf?.(this.selection))
  readonly asked = $derived(this.taken?.waits === 'choice' && this.face !== undefined)
  /** The things that the coach points at. */
  readonly lit = $derived<readonly Thing[]>((this.taken?.lit ?? []).flatMap(([field, id]) => {
    const kind = kindNamed(this.face?.kinds ?? {}, field, id)
    return kind === null ? [] : [thingOf(kind, id)]
  }))

  readonly expected = $derived(new Set((this.taken?.expected ?? []).map(String)))
  /** What is to be pointed at next, on the way to a choice that leads on. */
  readonly next = $derived.by<readonly Thing[]>(() => {
    const { options, chosen } = this.selection
    const ways = following(options, chosen).filter(({ choice }) => this.expected.has(String(choice)))
    const next = ways.flatMap(({ path }) => path.slice(chosen.length, chosen.length + 1))
    const meant = next.filter((thing) => this.lit.includes(thing)) // two steps of a move by one click, say
    return meant.length > 0 ? meant : next
  })

  readonly selection: Selection
  #ask: ReturnType<typeof api>
  #deeds: Taken
  #told = 0 // the last event that was shown
  #tries = 0

  constructor(readonly game: string, readonly id: string, language: Language) {
    this.#ask = api(language)
    this.#deeds = takenOf(id)
    this.selection = new Selection({ choose: (choice, then) => void this.do(choice, then), whyNot: (...about) => void this.#whyNot(...about) })
    this.selection.meant = (thing, likely) => this.face?.meant?.(this.view?.table, this.cards, thing, likely) ?? likely
    void this.#begin()
  }

  async #begin(): Promise<void> {
    try {
      await me.meet()
      const [cards, face] = await Promise.all([this.#ask.cards(this.game), games[this.game]?.()])
      this.cards = cards
      this.face = face?.default
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.wrong = error.message || say('server-gone-text')
      return
    }
    const step = progressOf(this.id)?.step ?? 1
    if (this.#deeds.deeds.length === 0 && !progressOf(this.id)?.finished) this.#deeds = { from: step, deeds: [] }
    await this.#look()
  }

  /** Does one thing: makes a choice (`then`: and right after it another), or what the coach offers. */
  async do(deed: Choice | string, then: Choice | null = null): Promise<void> {
    if (this.sending || !this.taken) return
    this.answer = []
    this.slip = null
    this.motion?.dismiss()
    const now = typeof deed === 'string' ? [deed] : deed
    const step = this.taken.step
    const taken = await this.#send(now)
    if (!taken) return
    if (!taken.taken) return this.#refused(taken)
    this.#deeds = { ...this.#deeds, deeds: [...this.#deeds.deeds, { step, deed: now }] }
    this.#show(taken, step !== taken.step)
    if (taken.reasons.length) this.#tell(taken.reasons as unknown as Reason[], null)
    if (then && this.view?.decision?.options?.some((option) => option.join() === then.join())) await this.do(then)
  }

  /** The step before. */
  async back(): Promise<void> {
    if (!this.taken) return
    this.#deeds = stepBack(this.#deeds, this.taken.step)
    await this.#look()
  }

  async again(): Promise<void> {
    this.#deeds = { from: 1, deeds: [] }
    await this.#look()
  }

  /** The lesson as it stands, with nothing told as news. */
  async #look(): Promise<void> {
    const taken = await this.#send(null)
    if (!taken) return
    this.#told = Infinity
    this.#show(taken, true)
  }

  async #send(now: Field[] | null): Promise<LessonState | null> {
    this.sending = true
    try {
      const taken = await this.#ask.takeLesson(this.game, this.id, { step: this.#deeds.from, done: this.#deeds.deeds.map(({ deed }) => deed), now })
      this.wrong = ''
      return taken
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.problem.error === LOST && (this.#deeds.deeds.length > 0 || this.#deeds.from > 1)) return await this.#anew()
      this.wrong = error.message || say('server-gone-text')
      this.selection.reset()
      return null
    } finally {
      this.sending = false
    }
  }

  /** The lesson was changed since: it begins anew at its step. */
  async #anew(): Promise<LessonState | null> {
    this.#deeds = { from: this.#deeds.deeds.length > 0 ? (this.taken?.step ?? progressOf(this.id)?.step ?? 1) : 1, deeds: [] }
    await this.#look()
    return null
  }

  #show(taken: LessonState, stepped: boolean): void {
    const events = viewOf(taken.state)?.events ?? []
    const news = events.filter(({ number }) => number > this.#told)
    this.#told = events.at(-1)?.number ?? 0
    this.taken = taken
    this.done = this.#deeds.deeds.length
    this.after = taken.after
    this.answer = []
    if (stepped) {
      this.#tries = 0
      this.hinted = false
    }
    const ended = taken.waits === 'end'
    noteStep(this.id, ended ? 1 : taken.step, ended)
    keepTaken(this.id, ended ? null : this.#deeds)
    const table = this.view?.table
    if (this.motion && news.length > 0) {
      this.selection.offer(0, [])
      this.motion.onrest = () => this.#offer()
      this.motion.tell(table, news as never, stepped)
      if (this.motion.running) return
    } else this.motion?.show(table)
    this.#offer()
  }

  #offer(): void {
    const decision = this.view?.decision
    if (!this.asked || !decision?.options) return this.selection.offer(0, [])
    const about = namedBy({ fields: decision.arguments ?? {} }, this.face!.kinds)
    this.selection.offer(decision.number, offered(decision.options, this.state?.words?.options ?? [], this.face!.kinds), about, decision.window)
  }

  #refused(taken: LessonState): void {
    this.selection.reset()
    this.answer = taken.answer
    if (taken.reasons.length) this.#tell(taken.reasons as unknown as Reason[], null)
    this.#tries += 1
    this.hinted ||= this.#tries >= MOST_TRIES
  }

  async #whyNot(thing: Thing, imagined: Choice[]): Promise<void> {
    this.slip = null
    for (const choice of imagined.slice(0, MOST_IMAGINED)) {
      const taken = await this.#send(choice)
      if (!taken) return
      if (taken.reasons.length > 0) return this.#tell(taken.reasons as unknown as Reason[], thing)
    }
    this.#tell([{ text: say('not-asked-for'), rule: this.view?.decision?.rule ?? '', blockers: [] }], thing)
  }

  #tell(reasons: Reason[], thing: Thing | null): void {
    this.slip = { title: say('not-possible'), reasons, thing, blockers: [] }
  }
}
