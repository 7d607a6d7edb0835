/** A table that is for one person alone, that of a lesson or a puzzle. The server holds nothing of it, so all that was done is sent each time. */

import { games, type GameTable } from '../../games'
import { api, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import type { CardInfo, Field, Language, State } from '../../lib/protocol'
import { Selection } from '../../lib/selection.svelte'
import { following, kindNamed, namedBy, offered, thingOf, type Choice, type Thing } from '../../lib/things'
import { viewOf, type Reason } from '../../lib/view'
import { say } from '../../lib/words'
import type { Slip } from '../table/table.svelte'

const MOST_IMAGINED = 3 // choices about which is asked why not
const LOST = 'error-lesson-lost'

/** What the server answers about such a table. `taken`: what was done now was possible; `expected` leads on. */
export interface Answer {
  state: State
  taken: boolean
  expected: readonly (readonly Field[])[]
  reasons: readonly Record<string, unknown>[]
  lit?: readonly (readonly [string, Field])[]
}

export abstract class TableAlone<Told extends Answer> {
  taken = $state.raw<Told>()
  face = $state.raw<GameTable>()
  cards = $state.raw<Record<string, CardInfo>>({})
  slip = $state.raw<Slip | null>(null)
  wrong = $state('')
  sending = $state(false)

  readonly state = $derived(this.taken?.state)
  readonly view = $derived(viewOf(this.state))
  readonly motion = $derived.by(() => this.face?.motionOf?.(this.selection))
  readonly asked = $derived(this.taken !== undefined && this.waits(this.taken) && this.face !== undefined)
  /** The things that are pointed at. */
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
  protected readonly ask: ReturnType<typeof api>
  #told = 0 // the last event that was shown

  constructor(readonly game: string, readonly id: string, protected readonly language: Language) {
    this.ask = api(language)
    this.selection = new Selection({ choose: (choice, then) => void this.do(choice, then), whyNot: (...about) => void this.#whyNot(...about) })
    this.selection.meant = (thing, likely) => this.face?.meant?.(this.view?.table, this.cards, thing, likely) ?? likely
  }

  /** Does one thing; `then`: and right after it another. */
  abstract do(deed: Choice, then?: Choice | null): Promise<void>
  /** Whether a choice is wanted. */
  protected abstract waits(taken: Told): boolean
  /** Asks the server about all that was done, and what is done now. */
  protected abstract send(now: Field[] | null): Promise<Told>
  /** The server knows what was done no more: begins anew. Whether that may help. */
  protected abstract lose(): boolean

  protected async begin(): Promise<void> {
    try {
      await me.meet()
      const [cards, face] = await Promise.all([this.ask.cards(this.game), games[this.game]?.()])
      this.cards = cards
      this.face = face?.default
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.wrong = error.message || say('server-gone-text')
    }
  }

  /** The table as it is, with nothing told as news. */
  protected async look(): Promise<void> {
    const taken = await this.asks(() => this.send(null))
    if (!taken) return
    this.#told = Infinity
    this.shown(taken, true)
  }

  /** Asks the server; null, if it refused. */
  protected async asks(asking: () => Promise<Told>): Promise<Told | null> {
    this.sending = true
    try {
      const taken = await asking()
      this.wrong = ''
      return taken
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.problem.error === LOST && this.lose()) await this.look()
      else {
        this.wrong = error.message || say('server-gone-text')
        this.selection.reset()
      }
      return null
    } finally {
      this.sending = false
    }
  }

  /** Shows what was answered, its news one after another; `anew`: they begin something. */
  protected shown(taken: Told, anew: boolean): void {
    const events = viewOf(taken.state)?.events ?? []
    const news = events.filter(({ number }) => number > this.#told)
    this.#told = events.at(-1)?.number ?? 0
    this.taken = taken
    const table = this.view?.table
    if (this.motion && news.length > 0) {
      this.selection.offer(0, [])
      this.motion.onrest = () => this.#offer()
      this.motion.tell(table, news as never, anew)
      if (this.motion.running) return
    } else this.motion?.show(table)
    this.#offer()
  }

  /** Chooses what was meant by the click before, if it is offered now. */
  protected async goOn(then: Choice | null): Promise<void> {
    if (then && this.view?.decision?.options?.some((option) => option.join() === then.join())) await this.do(then)
  }

  protected putAway(): void {
    this.slip = null
    this.motion?.dismiss()
  }

  protected tell(reasons: readonly Partial<Reason>[], thing: Thing | null = null): void {
    this.slip = { title: say('not-possible'), reasons: reasons as Reason[], thing, blockers: [] }
  }

  #offer(): void {
    const decision = this.view?.decision
    if (!this.asked || !decision?.options) return this.selection.offer(0, [])
    const about = namedBy({ fields: decision.arguments ?? {} }, this.face!.kinds)
    this.selection.offer(decision.number, offered(decision.options, this.state?.words?.options ?? [], this.face!.kinds), about, decision.window)
  }

  async #whyNot(thing: Thing, imagined: Choice[]): Promise<void> {
    this.slip = null
    for (const choice of imagined.slice(0, MOST_IMAGINED)) {
      const taken = await this.asks(() => this.send(choice))
      if (!taken) return
      if (taken.reasons.length > 0) return this.tell(taken.reasons as Partial<Reason>[], thing)
    }
    this.tell([{ text: say('not-asked-for'), rule: this.view?.decision?.rule ?? '', blockers: [] }], thing)
  }
}
