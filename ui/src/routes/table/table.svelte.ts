/** One table as this browser sees it: its states, which seat is shown, and everything that can be done there. */

import { games, type GameTable } from '../../games'
import { api, Refusal } from '../../lib/api'
import { Line, NotTaken, type Condition, type Doing } from '../../lib/live'
import type { CardInfo, Field, GameInfo, HintLine, Language, SeatWanted, State } from '../../lib/protocol'
import { Selection } from '../../lib/selection.svelte'
import { kindNamed, offered, thingOf, type Choice, type Thing } from '../../lib/things'
import { viewOf, type Reason, type TableEvent } from '../../lib/view'
import { say } from '../../lib/words'
import { canDecline, DECLINE, type Stop, type Until } from './windows'

const MOST_IMAGINED = 3 // choices about which is asked why not
const FILLER = 'search:2' // the bot that takes an open seat
const MOST_REMEMBERED = 200 // choices that can be taken back for whoever made them

/** A word addressed to the player: what is wrong, pinned to a thing or not. */
export interface Slip {
  title: string
  reasons: { text: string; rule: string }[]
  thing: Thing | null
  /** What stands in the way. */
  blockers: Thing[]
}

export class TableAtHand {
  states = $state.raw<ReadonlyMap<number, State>>(new Map())
  condition = $state.raw<Condition>({ now: 'connecting' })
  shown = $state(-1) // the seat whose eyes these are
  game = $state.raw<GameInfo>()
  face = $state.raw<GameTable>()
  cards = $state.raw<Record<string, CardInfo>>({})
  happened = $state.raw<TableEvent[]>([])
  slip = $state.raw<Slip | null>(null)
  hints = $state.raw<HintLine[] | null>(null)
  thinking = $state(false)
  sent = $state(0) // the decision that has been answered here
  stale = $state(false)

  readonly own = $derived([...this.states.keys()].filter((seat) => seat >= 0).sort((a, b) => a - b))
  readonly state = $derived(this.states.get(this.shown))
  readonly info = $derived(this.state?.table)
  readonly view = $derived(viewOf(this.state))
  readonly decision = $derived(this.view?.decision ?? null)
  /** Whether one has to answer: not what is passed in a moment. */
  readonly asked = $derived(
    this.decision?.options !== undefined && !this.info?.ended && this.face !== undefined && !this.state?.windows?.passing,
  )
  /** When this seat is asked whether it plays something. */
  readonly windows = $derived(this.state?.windows ?? null)
  /** Whether it is only asked whether one plays something. */
  readonly inWindow = $derived(this.asked && canDecline(this.decision))
  /** Whether whoever is shown is ever asked that in this game. */
  readonly hasWindows = $derived(this.windows !== null && ((this.game?.moments.length ?? 0) > 0 || this.windows.going_on.length > 0))
  /** Whether what is chosen here is only suggested to others, who have to agree. */
  readonly needsAgreement = $derived(
    this.asked && this.info?.together === 'everyone' && this.decision!.seats.some((seat) => this.info!.seats[seat]!.kind === 'person' && !this.own.includes(seat)),
  )
  /** The things of the choice that is suggested. */
  readonly proposed = $derived(this.#proposed())
  /** The seat of one's own to whom the screen is to be handed, if its player must not see what lies here now. */
  readonly handTo = $derived(this.#handTo())

  readonly selection: Selection
  #line: Promise<Line>
  #ask: ReturnType<typeof api>
  #seen = new Map<number, number>()
  #lost = false

  constructor(readonly id: string, language: Language) {
    this.#ask = api(language)
    this.selection = new Selection({ choose: (choice) => void this.choose(choice), whyNot: (...about) => void this.#whyNot(...about) })
    this.selection.meant = (thing, likely) => this.face?.meant?.(this.view?.table, this.cards, thing, likely) ?? likely
    // Whoever came by a link has no cookie yet, and the line is known by it.
    const hears = { state: (state: State) => this.#take(state), condition: (now: Condition) => this.#become(now) }
    this.#line = this.#ask.me().then(() => new Line(id, language, hears), () => new Line(id, language, hears))
  }

  close(): void {
    void this.#line.then((line) => line.close())
  }

  retry(): void {
    void this.#line.then((line) => line.retry())
  }

  // What comes

  #take(state: State): void {
    const states = new Map(this.states)
    if (state.seat >= 0) states.delete(-1)
    states.set(state.seat, state)
    this.states = states
    if (!states.has(this.shown)) this.shown = Math.min(...states.keys())
    if (state.table.ended) localStorage.removeItem(`herna-chose-${this.id}`)
    this.#follow()
    if (state.seat === this.shown) this.#show(state)
    if (this.game?.key !== state.table.game) void this.#meet(state.table.game)
  }

  /** With several seats here, the one that is asked is shown; where they see different things, after a hand-over. */
  #follow(): void {
    const next = this.#next()
    if (next !== null && !this.#secrets()) this.handOver(next)
  }

  #show(state: State): void {
    const view = viewOf(state)
    const last = view?.events.at(-1)?.number ?? 0
    const seen = this.#seen.get(state.seat)
    this.happened = seen === undefined || seen > last ? [] : (view?.events.filter(({ number }) => number > seen) ?? [])
    this.#seen.set(state.seat, last)
    this.#offer()
  }

  #offer(): void {
    const decision = this.decision
    if (decision?.number !== this.selection.number) this.hints = this.slip = null
    if (decision?.number !== this.sent || this.state?.proposal) this.sent = 0 // what is only suggested can be changed
    if (!this.asked || !this.face) return this.selection.offer(0, [])
    this.selection.offer(decision!.number, offered(decision!.options!, this.state?.words?.options ?? [], this.face.kinds))
  }

  async #meet(key: string): Promise<void> {
    try {
      const [all, cards, face] = await Promise.all([this.#ask.games(), this.#ask.cards(key), games[key]?.()])
      this.game = all.find((game) => game.key === key)
      this.cards = cards
      this.face = face?.default ?? { kinds: {}, Board: (await import('./NoBoard.svelte')).default }
      this.#offer()
    } catch (error) {
      if (!(error instanceof Refusal)) this.stale = true
    }
  }

  #become(condition: Condition): void {
    this.condition = condition
    if (condition.now === 'lost' || condition.now === 'offline') this.#lost = true
    if (condition.now === 'open' && this.#lost) void this.#isStale()
  }

  /** After a break the server may have become a newer one, with another page. */
  async #isStale(): Promise<void> {
    this.#lost = false
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.getAttribute('src')
    const page = await fetch('/').then((answer) => answer.text(), () => null)
    this.stale = page !== null && script !== null && script !== undefined && !page.includes(script)
  }

  // Several seats at one screen

  #next(): number | null {
    if (this.own.length < 2 || this.info?.ended || !this.#together()) return null
    const asked = viewOf(this.states.get(this.own[0]!))?.decision?.seats ?? []
    if (asked.includes(this.shown)) return null
    return this.own.find((seat) => asked.includes(seat) && !this.states.get(seat)?.windows?.passing) ?? null
  }

  /** Whether what all own seats see is of the same moment: their states come one after another. */
  #together(): boolean {
    return new Set(this.own.map((seat) => this.states.get(seat)?.version)).size === 1
  }

  #secrets(): boolean {
    const tables = this.own.map((seat) => viewOf(this.states.get(seat))?.table as object | undefined)
    const [first, ...others] = tables.map((table) => JSON.stringify({ ...table, seat: 0 })) // whose eyes it is, is no secret
    return others.some((other) => other !== first)
  }

  #handTo(): number | null {
    const next = this.#next()
    return next !== null && this.#secrets() ? next : null
  }

  handOver(seat: number): void {
    this.shown = seat
    this.slip = null
    const state = this.states.get(seat)
    if (state) this.#show(state)
  }

  #proposed(): readonly Thing[] {
    const wanted = this.state?.proposal?.choice.join()
    return wanted === undefined ? [] : (this.selection.options.find(({ choice }) => choice.join() === wanted)?.path ?? [])
  }

  // What is done

  async choose(choice: Choice): Promise<void> {
    const { decision, shown: seat } = this
    if (!decision || this.sent === decision.number) return // it has been answered, and only waits for what comes of it
    this.sent = decision.number
    this.slip = null
    const chose = this.#chose
    if (!this.needsAgreement) this.#remember([...chose, seat]) // at once: what comes of it may be here before it is acknowledged
    if (await this.act({ do: 'choose', seat, number: decision.number, choice })) return
    this.#remember(chose)
    this.sent = 0
    this.selection.reset()
  }

  /** Plays nothing now. */
  async decline(): Promise<void> {
    if (this.inWindow) await this.choose(DECLINE)
  }

  /** Plays nothing until then; with nothing given, is asked again. */
  async passUntil(until: Until): Promise<void> {
    await this.act({ do: 'pass', seat: this.shown, until })
  }

  async setWindows(stop: Stop, moments: string[]): Promise<void> {
    await this.act({ do: 'windows', seat: this.shown, stop, moments })
  }

  /** Takes back that one has agreed to what is suggested. */
  async withdraw(): Promise<void> {
    await this.act({ do: 'undo', seat: this.shown })
  }

  /** Lets the computer take an open seat. */
  async fill(other: number): Promise<void> {
    await this.act({ do: 'fill', seat: this.shown, other, bot: FILLER })
  }

  /** Takes the last choice back that was made here: with several seats at one screen, that of whoever made it. */
  async undo(): Promise<void> {
    if (this.state?.proposal?.agreed.includes(this.shown)) return this.withdraw()
    const seat = this.#chose.at(-1)
    this.#remember(this.#chose.slice(0, -1))
    if (!(await this.act({ do: 'undo', seat: seat ?? this.shown })) && seat !== undefined) this.#remember([...this.#chose, seat])
  }

  /** The seats that have chosen in this browser, in order: known also when the page is loaded again, and in another tab. */
  get #chose(): number[] {
    return JSON.parse(localStorage.getItem(`herna-chose-${this.id}`) ?? '[]') as number[]
  }

  #remember(chose: number[]): void {
    if (this.own.length > 1) localStorage.setItem(`herna-chose-${this.id}`, JSON.stringify(chose.slice(-MOST_REMEMBERED)))
  }

  async act(doing: Doing): Promise<boolean> {
    try {
      await (await this.#line).act(doing)
      return true
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      const { problem } = error
      if (problem.error === 'error-stale-choice') this.#tell(say('moved-on'), [{ text: say('moved-on-text'), rule: '' }])
      else if (problem.reasons.length) this.#tell(say('not-taken'), problem.reasons as unknown as Reason[])
      else this.#tell(say('not-taken'), [{ text: problem.text, rule: '' }])
      return false
    }
  }

  async join(name: string): Promise<void> {
    await this.#told(async () => void (await this.#ask.join(this.id, name)))
  }

  async hint(): Promise<void> {
    if (this.thinking || !this.asked) return
    this.thinking = true
    const number = this.decision?.number
    await this.#told(async () => {
      const { options } = await this.#ask.hint(this.id, this.shown)
      if (this.decision?.number === number) this.hints = options.toSorted((one, two) => two.visits - one.visits)
    })
    this.thinking = false
  }

  async #whyNot(thing: Thing, imagined: Choice[]): Promise<void> {
    this.slip = null
    await this.#told(async () => {
      for (const choice of imagined.slice(0, MOST_IMAGINED)) {
        const reasons = (await this.#ask.why(this.id, this.shown, choice)).reasons as unknown as Reason[]
        if (reasons.length > 0) return this.#tell(say('not-possible'), reasons, thing)
      }
      this.#tell(say('not-possible'), [{ text: say('not-asked-for'), rule: this.decision?.rule ?? '' }], thing)
    })
  }

  /** The same again: those who sit here and bots as they were, other seats open. */
  async again(): Promise<string | null> {
    const { info, own } = this
    if (!info) return null
    const seats = info.seats.map(({ kind, name }, seat): SeatWanted =>
      own.includes(seat) ? { kind: 'me' } : kind === 'bot' ? { kind: 'bot', bot: name } : { kind: 'open' },
    )
    const { game, undo, hints, chat, clock, together } = info
    let opened: string | null = null
    await this.#told(async () => {
      opened = (await this.#ask.open({ game, options: info.options as Record<string, Field>, seats, undo, hints, chat, clock, together })).table
    })
    return opened
  }

  async #told(asking: () => Promise<void>): Promise<void> {
    try {
      await asking()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#tell(say('not-taken'), [{ text: error.message || say('server-gone-text'), rule: '' }])
    }
  }

  #tell(title: string, reasons: (Pick<Reason, 'text' | 'rule'> & Partial<Reason>)[], thing: Thing | null = null): void {
    const kinds = this.face?.kinds ?? {}
    const blockers = reasons.flatMap((reason) => reason.blockers ?? []).flatMap(([field, id]) => {
      const kind = id === undefined ? null : kindNamed(kinds, String(field), id)
      return kind === null ? [] : [thingOf(kind, id!)]
    })
    this.slip = { title, reasons, thing, blockers }
  }
}
