/** A finished match at hand: any of its positions, seen by any seat, with words; and how likely each seat was to win. */

import { games, type GameTable } from '../../games'
import { FinishedMatch } from '../../lib/finished.svelte'
import { nameAt } from '../../lib/people'
import type { CardInfo, Chances, Language, Replayed, RuleInfo, State } from '../../lib/protocol'
import type { Selection } from '../../lib/selection.svelte'
import type { TableEvent, View } from '../../lib/view'
import { turnsOf, type Turn } from './chances'

const ASK_AGAIN = 700 // milliseconds while the chances are being computed
const MOST_KEPT = 400 // positions

const viewOf = (replayed: Replayed): View => replayed.view as unknown as View

export class ReplayAtHand extends FinishedMatch {
  face = $state.raw<GameTable>()
  cards = $state.raw<Record<string, CardInfo>>({})
  rules = $state.raw<Record<string, RuleInfo>>({})
  /** The decision that is wanted, and whose eyes these are; the position follows as soon as it has come. */
  at = $state(1)
  eyes = $state(0)
  step = $state.raw<Replayed>()
  chances = $state.raw<Chances | null>(null)
  computing = $state(false)

  /** The match to its end, as these eyes saw it: all events with their words. */
  #whole = $state.raw<Readonly<Record<number, Replayed>>>({})
  #kept = new Map<string, Replayed>()
  #asking: ReturnType<typeof setTimeout> | undefined

  readonly motion = $derived.by(() => this.face?.motionOf?.(this.selection))
  readonly end = $derived((this.info?.decisions ?? 0) + 1)
  readonly view = $derived(this.step ? viewOf(this.step) : null)
  readonly #all = $derived(this.step ? this.#whole[this.step.seat] : undefined)
  /** What had happened before the decision that is shown. */
  readonly events = $derived(this.#all ? viewOf(this.#all).events.filter(({ choice }) => choice < this.step!.at) : [])
  readonly texts = $derived(this.#all?.words?.events.slice(0, this.events.length) ?? [])
  readonly happened = $derived<TableEvent[]>(this.events.filter(({ choice }) => choice === this.step!.at - 1))
  /** As a table would show it. */
  readonly state = $derived<State | undefined>(
    this.table && this.step
      ? {
          ...this.table,
          seat: this.step.seat,
          view: { ...this.step.view, events: this.events },
          words: this.step.words && { ...this.step.words, events: this.texts },
        }
      : undefined,
  )
  readonly turns = $derived<Turn[]>(this.#all ? turnsOf(viewOf(this.#all).events) : [])

  constructor(id: string, language: Language, readonly selection: Selection) {
    super(id, language)
  }

  /** Whether there is a match that is over; else one may be playing it. */
  async load(at: number, eyes: number | null): Promise<boolean> {
    const over = await this.open(async (table) => {
      const { game, seats } = table.table
      this.eyes = Math.min(Math.max(0, eyes ?? table.seat), seats.length - 1)
      this.at = Math.min(Math.max(1, at), this.end)
      const [cards, face, book] = await Promise.all([this.server.cards(game), games[game]?.(), this.server.rules(game)])
      this.rules = Object.fromEntries(book.rules.map((each) => [each.id, each]))
      this.cards = cards
      this.face = face?.default ?? { kinds: {}, Board: (await import('../table/NoBoard.svelte')).default }
    })
    if (over && this.face) await this.show(this.at) // which may be another one by now
    return over
  }

  /** Goes to a decision, unless another one was asked for meanwhile. */
  async show(at: number): Promise<boolean> {
    this.at = Math.min(Math.max(1, at), this.end)
    const [target, seat] = [this.at, this.eyes]
    return this.attempt(async () => {
      const step = await this.#position(target, seat)
      if (this.at === target && this.eyes === seat) this.#move(step)
    })
  }

  /** The next position is played, one further on is marked; back, it is only shown. */
  #move(step: Replayed): void {
    const { step: before, motion } = this
    this.step = step
    const table = viewOf(step).table
    if (before?.seat === step.seat && step.at === before.at + 1) motion?.tell(table, this.happened)
    else if (before?.seat === step.seat && step.at > before.at) motion?.mark(table, this.happened)
    else motion?.show(table)
  }

  /** What was chosen there, in words. */
  async chosenAt(at: number): Promise<string> {
    let chosen = ''
    await this.attempt(async () => {
      const { by, chosen: words } = await this.#position(at, this.eyes)
      chosen = words && `${nameAt(this.info!.seats, by)}: ${words}`
    })
    return chosen
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes
    await this.show(this.at)
  }

  /** Where the turn before or after begins. */
  turnBy(by: 1 | -1): number {
    const places = this.turns.map(({ at }) => at)
    return by > 0 ? (places.find((at) => at > this.at) ?? this.end) : (places.findLast((at) => at < this.at) ?? 1)
  }

  /** Has the chances computed and follows the progress, until done or `stop`. */
  async compute(): Promise<void> {
    this.computing = true
    const done = await this.attempt(async () => {
      this.chances = await this.server.chances(this.id)
    })
    if (!this.computing) return
    if (done && this.chances!.done < this.chances!.of) this.#asking = setTimeout(() => void this.compute(), ASK_AGAIN)
    else this.computing = false
  }

  stop(): void {
    this.computing = false
    clearTimeout(this.#asking)
  }

  async #position(at: number, seat: number): Promise<Replayed> {
    let whole = this.#whole[seat]
    if (!whole) {
      whole = await this.server.replay(this.id, this.end, seat)
      this.#whole = { ...this.#whole, [seat]: whole }
    }
    if (at === this.end) return whole
    const name = `${at} ${seat}`
    const last = viewOf(whole).events.at(-1)?.number ?? 0
    const step = this.#kept.get(name) ?? (await this.server.replay(this.id, at, seat, last)) // its events are known
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(name, step)
    return step
  }
}
