/** One table as this browser sees it: its states, which seat is shown, and everything that can be done there. */

import { games, type GameTable } from '../../games'
import { api, Refusal } from '../../lib/api'
import { Line, NotTaken, type Condition, type Doing } from '../../lib/live'
import { me } from '../../lib/me.svelte'
import type { CardInfo, Field, GameInfo, HintLine, Language, SeatWanted, State } from '../../lib/protocol'
import { noteRefused } from '../../lib/refused'
import { Selection } from '../../lib/selection.svelte'
import { settings, type Guided } from '../../lib/settings.svelte'
import { kindNamed, namedBy, offered, thingOf, type Choice, type Thing } from '../../lib/things'
import { viewOf, type Reason, type TableEvent } from '../../lib/view'
import { say } from '../../lib/words'
import { GuideAtHand } from './guide.svelte'
import { doneByOthers, goingOn, type Story } from './story'
import { canDecline, DECLINE, declinesHarm, type Stop, type Until } from './windows'

const MOST_IMAGINED = 3 // choices about which is asked why not
const FILLER = 'search:2' // the bot that takes an open seat
const PASSING = 300 // milliseconds for which one sees a phase that passes by itself
const MOST_REMEMBERED = 200 // choices that can be undone by the seat that made them

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
  notice = $state('') // what the server tells everybody
  shown = $state(-1) // the seat whose eyes these are
  game = $state.raw<GameInfo>()
  face = $state.raw<GameTable>()
  cards = $state.raw<Record<string, CardInfo>>({})
  happened = $state.raw<TableEvent[]>([])
  /** What the others have done since one's own last choice; null, if nothing, or if it has been put away. */
  story = $state.raw<Story | null>(null)
  slip = $state.raw<Slip | null>(null)
  hints = $state.raw<HintLine[] | null>(null)
  hinted = $state(0) // which of the hints is shown on the board
  thinking = $state(false)
  sent = $state(0) // the decision that has been answered here
  stale = $state(false)
  #opened = $state(0) // the decision that was answered here by what only leads to the next question
  #severally = false // whether one press goes on
  #then: Choice | null = null // what is chosen next, by the click that has chosen before it
  #again = $state(false) // whether the story is told once more

  readonly own = $derived([...this.states.keys()].filter((seat) => seat >= 0).sort((a, b) => a - b))
  /** What a judge of a tournament sees through a player's eyes, until something happens. */
  lent = $state.raw<State | null>(null)
  readonly state = $derived(this.lent ?? this.states.get(this.shown))
  readonly info = $derived(this.state?.table)
  readonly view = $derived(viewOf(this.state))
  readonly decision = $derived(this.view?.decision ?? null)
  readonly motion = $derived.by(() => this.face?.motionOf?.(this.selection))
  /** Whether what the others have done is still being shown: nothing is asked until it has been. */
  readonly telling = $derived(this.story !== null && (this.#again || !this.story.over) && (this.motion?.running ?? false))
  /** Whether one has to answer: not what is passed in a moment, and only when one has seen what has happened. */
  readonly asked = $derived(
    this.decision?.options !== undefined && !this.info?.ended && this.face !== undefined && !this.state?.windows?.passing && !this.telling,
  )
  /** Whether one can go back to the question before: what was chosen there has only led to this one. */
  readonly canGoBack = $derived(this.asked && this.info?.undo === true && this.#opened > 0 && this.decision?.number === this.#opened + 1 && this.sent === 0)
  /** Several things that can be done by one press; null, if there are not two. */
  readonly several = $derived.by(() => {
    const found = this.asked && this.view ? this.face?.several?.(this.view.table, this.cards, settings.language, this.decision?.options ?? []) : null
    return found?.next && found.count > 1 ? found : null
  })
  /** When this seat is asked whether it plays something. */
  readonly windows = $derived(this.state?.windows ?? null)
  /** Whether it is only asked whether one plays something. */
  readonly inWindow = $derived(this.asked && canDecline(this.decision))
  /** Whether the seat that is shown is ever asked that in this game. */
  readonly hasWindows = $derived(this.windows !== null && ((this.game?.moments.length ?? 0) > 0 || this.windows.going_on.length > 0))
  /** Whether what is chosen here is only suggested to others, who have to agree. */
  readonly needsAgreement = $derived(
    this.asked && this.info?.together === 'everyone' && this.decision!.seats.some((seat) => this.info!.seats[seat]!.kind === 'person' && !this.own.includes(seat)),
  )
  /** The things of the choice that is suggested: by another player, or as a hint. */
  readonly proposed = $derived(this.#thingsOf(this.hints?.[this.hinted]?.choice ?? this.state?.proposal?.choice))
  /** The seat of one's own to whom the screen is to be handed, if its player must not see what lies here now. */
  readonly handTo = $derived(this.#handTo())

  readonly selection: Selection
  readonly guide: GuideAtHand
  #line: Promise<Line>
  #ask: ReturnType<typeof api>
  #untold = new Map<number, TableEvent[]>() // news of seats that are not shown yet
  #looked = new Map<number, unknown>() // the table as each seat has last seen it
  #made = new Map<number, number>() // the decisions that were made here, and by which seat
  #holds = false // one has taken something back: phases wait until one chooses again
  #lost = false

  constructor(readonly id: string, language: Language) {
    this.#ask = api(language)
    this.selection = new Selection({ choose: (choice, then) => void this.choose(choice, then), whyNot: (...about) => void this.#whyNot(...about) })
    this.guide = new GuideAtHand(id)
    this.selection.meant = (thing, likely) => this.face?.meant?.(this.view?.table, this.cards, thing, likely) ?? likely
    // A visitor who came by a link has no cookie yet, and the connection needs it.
    const hears = { state: (state: State, news: TableEvent[]) => this.#take(state, news), condition: (now: Condition) => this.#become(now), notice: (text: string) => void (this.notice = text) }
    this.#line = me.meet().then(() => new Line(id, language, hears, settings.guide), () => new Line(id, language, hears, settings.guide))
  }

  /** With a guide from now on, or without. */
  guided(guide: Guided): void {
    void this.#line.then((line) => line.guided(guide))
  }

  close(): void {
    this.motion?.stop()
    void this.#line.then((line) => line.close())
  }

  retry(): void {
    void this.#line.then((line) => line.retry())
  }

  // What comes

  #take(state: State, news: TableEvent[]): void {
    const states = new Map(this.states)
    if (this.lent && state.version > this.lent.version) this.lent = null
    if (state.fresh) this.#forget(state.seat)
    this.#untold.set(state.seat, state.fresh ? [] : [...(this.#untold.get(state.seat) ?? []), ...news])
    const asked = this.view?.decision?.seats ?? []
    if (state.seat >= 0) states.delete(-1)
    states.set(state.seat, state)
    this.states = states
    if (!this.lent && !states.has(this.shown)) this.shown = Math.min(...states.keys())
    if (state.table.ended) localStorage.removeItem(`herna-chose-${this.id}`)
    this.#follow()
    if (state.seat === this.shown) this.#show(state, asked)
    if (this.game?.key !== state.table.game) void this.#meet(state.table.game)
  }

  /** The first state, or one after an undo: there is nothing to tell. */
  #forget(seat: number): void {
    this.#looked.delete(seat)
    this.#made.clear()
  }

  /** With several seats here, the one that is asked is shown; where they see different things, after a hand-over. */
  #follow(): void {
    const next = this.#next()
    if (next !== null && !this.#secrets()) this.handOver(next)
  }

  /** Shows what is new to this seat; `asked` are the seats that have brought it about. */
  #show(state: State, asked: readonly number[] = []): void {
    this.happened = this.#untold.get(state.seat) ?? []
    this.#untold.set(state.seat, [])
    const view = viewOf(state)
    if (view) this.#move(view.table, asked)
    this.#offer()
  }

  #move(after: unknown, asked: readonly number[]): void {
    const { motion, shown: seat } = this
    const before = this.#looked.get(seat)
    this.#looked.set(seat, after)
    if (before === undefined) this.story = null
    if (before === undefined || !motion) return motion?.show(after)
    const isMine = (choice: number): boolean => this.#made.get(choice) === seat
    const theirs = doneByOthers(this.happened, isMine)
    if (this.story && this.happened.some(({ choice }) => isMine(choice))) this.story = { ...this.story, over: true }
    if (theirs.length > 0) this.story = goingOn(this.story, asked.filter((each) => each !== seat), theirs, before, after)
    motion.onrest = () => this.#rest()
    motion.tell(after, this.happened, theirs.length > 0)
  }

  #rest(): void {
    const now = this.view?.table
    if (this.#again && this.motion?.shown !== now) this.motion?.show(now) // one has gone on since then
    this.#again = false
    this.#offer()
  }

  /** Shows at once what is still being told. */
  skip(): void {
    this.motion?.finish()
  }

  /** Tells once more what the others have done. */
  tellAgain(): void {
    const { story, motion } = this
    if (!story || !motion || motion.running) return
    motion.show(story.before)
    motion.onrest = () => this.#rest()
    motion.tell(story.after, story.events as never, true)
    this.#again = motion.running
    if (!this.#again) motion.mark(this.view?.table, story.events as never)
    this.#offer()
  }

  #offer(): void {
    const decision = this.decision
    if (decision?.number !== this.selection.number) this.hints = this.slip = null
    if (decision?.number !== this.sent || this.state?.proposal) this.sent = 0 // what is only suggested can be changed
    if (!this.asked || !this.face) return this.selection.offer(0, [])
    if (this.#then && this.sent === 0) this.#goOn(this.#then)
    if (this.#severally && this.sent === 0) this.#goOnSeverally()
    this.#passIfNothingElse()
    const about = namedBy({ fields: decision!.arguments ?? {} }, this.face.kinds)
    this.selection.offer(decision!.number, offered(decision!.options!, this.state?.words?.options ?? [], this.face.kinds), about, decision!.window)
  }

  /** Ends a phase in which there is nothing to choose, or nothing but harm to one's own side, or takes one of equal choices. The former only where no other person plays against one: how
   * fast it ends would tell of the hand. */
  #passIfNothingElse(): void {
    const { decision, face, info, own, view } = this
    const options = decision?.options ?? []
    const alone = own.length === 1 && (this.game?.cooperative || info?.seats.every(({ kind }, seat) => kind === 'bot' || own.includes(seat)))
    const harm = this.windows?.stop === 'could' ? declinesHarm(decision, this.state?.words?.options ?? []) : null
    const last = alone && view ? (face?.passes?.(options, view.table, this.shown) ?? harm) : null
    const taken = last ?? face?.equal?.(options)
    if (!taken || settings.passing === 'off' || this.#holds || this.sent) return
    const { number } = decision!
    setTimeout(() => this.asked && this.decision?.number === number && !this.#holds && void this.#send(taken, null), decision!.window ? 0 : PASSING * settings.pace)
  }

  async #meet(key: string): Promise<void> {
    try {
      const [all, cards, face] = await Promise.all([this.#ask.games(), this.#ask.cards(key), games[key]?.()])
      this.game = all.find((game) => game.key === key)
      this.cards = cards
      this.selection.deliberate = face?.default.deliberate ?? []
      this.face = face?.default ?? { kinds: {}, Board: (await import('./NoBoard.svelte')).default }
      if (this.view) this.motion?.show(this.view.table)
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
    return next !== null && this.#secrets() && !this.motion?.running ? next : null // what has been done is seen before
  }

  /** Shows the table as a player sees it, to a judge, who cannot choose anything there. */
  lend(state: State): void {
    const decision = viewOf(state)?.decision
    this.lent = { ...state, view: state.view && { ...state.view, decision: decision ? { number: decision.number, seats: decision.seats } : null } }
    this.shown = state.seat
    this.#show(this.lent)
  }

  handOver(seat: number): void {
    const from = this.shown
    this.shown = seat
    this.slip = this.story = null
    const state = this.states.get(seat)
    if (this.#looked.has(seat)) this.motion?.show(this.#looked.get(seat))
    if (state) this.#show(state, [from])
  }

  #thingsOf(choice: Choice | undefined): readonly Thing[] {
    const wanted = choice?.join()
    return wanted === undefined ? [] : (this.selection.options.find(({ choice }) => choice.join() === wanted)?.path ?? [])
  }

  // What is done

  async choose(choice: Choice, then: Choice | null = null): Promise<void> {
    const { decision } = this
    if (!decision || this.sent === decision.number) return // it has been answered, and waits for the result
    if (!this.guide.asksBack(choice, then)) await this.#send(choice, then)
  }

  /** Answers a tip that has asked back: the choice is made, or another one can be. */
  async answerTip(anyway: boolean): Promise<void> {
    const { asks } = this.guide
    this.guide.asks = null
    if (!anyway) this.#severally = false
    if (!anyway || asks?.decision !== this.decision?.number) this.selection.reset()
    else if (asks) await this.#send(asks.choice, asks.then)
  }

  async #send(choice: Choice, then: Choice | null): Promise<void> {
    const { decision, shown: seat } = this
    if (!decision || this.sent === decision.number) return
    this.sent = decision.number
    this.#then = this.needsAgreement ? null : then
    this.#holds = false
    this.#opened = this.face?.opens?.includes(String(choice[0])) ? decision.number : 0
    this.motion?.dismiss()
    this.#made.set(decision.number, seat)
    this.slip = null
    const chose = this.#chose
    if (!this.needsAgreement) this.#remember([...chose, seat]) // at once: the result may arrive before the acknowledgement
    if (await this.act({ do: 'choose', seat, number: decision.number, choice })) return
    this.#remember(chose)
    this.#then = null
    this.sent = 0
    this.selection.reset()
  }

  /** Does them one after another, as long as nothing else is asked meanwhile. */
  doSeveral(): void {
    this.#severally = true
    this.#goOnSeverally()
  }

  /** Chooses what was meant by the click before, if it is offered now. */
  #goOn(then: Choice): void {
    this.#then = null
    if (this.decision?.options?.some((option) => option.join() === then.join())) void this.choose(then)
  }

  #goOnSeverally(): void {
    const next = this.asked && this.view ? this.face?.several?.(this.view.table, this.cards, settings.language, this.decision?.options ?? [])?.next : null
    if (next) void this.choose(next)
    else this.#severally = false
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

  /** Frees the seat of somebody who is gone; the host may. */
  async free(other: number): Promise<void> {
    await this.act({ do: 'free-seat', seat: this.info!.host, other })
  }

  /** Takes the last choice back that was made here: with several seats at one screen, that of the seat that made it. */
  async undo(): Promise<void> {
    if (this.state?.proposal?.agreed.includes(this.shown)) return this.withdraw()
    const seat = this.#chose.at(-1)
    this.#holds = true
    this.#remember(this.#chose.slice(0, -1))
    if (!(await this.act({ do: 'undo', seat: seat ?? this.shown })) && seat !== undefined) this.#remember([...this.#chose, seat])
  }

  /** Back to the question before; whether one could. */
  goBack(): boolean {
    const could = this.canGoBack
    if (could) void this.undo()
    return could
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
      else if (problem.reasons.length) this.#refuse(say('not-taken'), problem.reasons as unknown as Reason[])
      else this.#tell(say('not-taken'), [{ text: problem.text, rule: '' }])
      return false
    }
  }

  async join(name: string, deck: string): Promise<void> {
    await this.#told(async () => void (await this.#ask.join(this.id, name, deck)))
  }

  async hint(): Promise<void> {
    if (this.thinking || !this.asked) return
    this.thinking = true
    const number = this.decision?.number
    await this.#told(async () => {
      const { options } = await this.#ask.hint(this.id, this.shown)
      this.hinted = 0
      if (this.decision?.number === number) this.hints = options.toSorted((one, two) => two.visits - one.visits)
    })
    this.thinking = false
  }

  async #whyNot(thing: Thing, imagined: Choice[]): Promise<void> {
    this.slip = null
    await this.#told(async () => {
      for (const choice of imagined.slice(0, MOST_IMAGINED)) {
        const reasons = (await this.#ask.why(this.id, this.shown, choice)).reasons as unknown as Reason[]
        if (reasons.length > 0) return this.#refuse(say('not-possible'), reasons, thing)
      }
      this.#tell(say('not-possible'), [{ text: say('not-asked-for'), rule: this.decision?.rule ?? '' }], thing)
    })
  }

  /** Offers a rematch to the others, or agrees to theirs; where nobody else has to agree, it is opened at once. */
  async rematch(): Promise<void> {
    await this.act({ do: 'rematch', seat: this.shown })
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

  /** Tells why something is not possible; the shelf of lessons offers to practise it. */
  #refuse(title: string, reasons: Reason[], thing: Thing | null = null): void {
    noteRefused(reasons.map(({ rule }) => rule))
    this.#tell(title, reasons, thing)
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
