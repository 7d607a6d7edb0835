/** A deck on the bench: what is in it, what the game says about it, and where it is saved. */

import { api } from '../../lib/api'
import { route } from '../../lib/route.svelte'
import type { DeckChange, DeckJudged, DeckKit, LibraryCard, LibraryInfo, SavedText } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'
import { rememberGame } from '../../lib/lastGame'
import { reasonOf } from '../../lib/wrong'
import { seatsWanted, type Opponent } from '../home/opponents'
import { changed, copies, freeName, marked, type Deck, type Parts } from './deck'

const DRAFT = 'herna-deck' // what is not saved yet, in this tab
const WAIT = 150 // milliseconds without a change, before the game is asked again
const LEVEL = 2
const MOST_UNDONE = 200

/** A deck that is not saved: it comes back when the page is loaded again, or in the other language. */
interface Kept {
  at: string
  name: string
  deck: Deck
}

export class Builder {
  deck = $state.raw<Deck>({ leader: '', parts: {} })
  name = $state('')
  judged = $state.raw<DeckJudged>()
  saved = $state.raw<SavedText>()
  busy = $state(false)
  wrong = $state('')
  told = $state('') // what has just been done, for those who do not see it
  seed = $state(1)
  target = $state('') // the part into which cards go
  #clean = $state('') // the deck as it was saved
  #past = $state.raw<Deck[]>([])
  #asked = 0
  #timer = 0
  readonly cards: ReadonlyMap<string, LibraryCard>

  constructor(
    readonly kit: DeckKit,
    readonly library: LibraryInfo,
    readonly at: string,
  ) {
    this.cards = new Map(library.cards.map((card) => [card.key, card]))
    this.target = kit.parts[0]!.key
  }

  readonly changedSince = $derived.by(() => this.#clean !== this.#mark())
  readonly undoable = $derived.by(() => this.#past.length > 0)
  readonly faults = $derived.by(() => this.judged?.checks.filter(({ kept }) => !kept) ?? [])
  /** Cards that a fault is about. */
  readonly faulty = $derived.by(() => new Set(this.faults.flatMap(({ cards }) => cards)))
  readonly fits = $derived.by(() => new Map((this.judged?.fits ?? []).map((card, place) => [card, place])))

  #mark = (): string => `${this.name}\n${marked(this.deck)}`

  /** A deck is laid out; what was left here unsaved takes its place. */
  open(deck: Deck, name: string, saved?: SavedText): void {
    this.deck = deck
    this.name = name
    this.saved = saved
    this.#clean = saved ? this.#mark() : ''
    const kept = readKept()
    if (kept?.at === this.at) [this.deck, this.name] = [kept.deck, kept.name]
    void this.judge()
  }

  nameOf = (card: string): string => this.cards.get(card)?.name ?? card

  count = (part: string, card: string): number => copies(this.deck.parts, part, card)

  change(changes: readonly DeckChange[]): void {
    this.#set({ ...this.deck, parts: changed(this.deck.parts, changes) })
    const [one] = changes
    if (changes.length === 1 && one) this.told = say(one.count > 0 ? 'deck-added' : 'deck-taken', { card: this.nameOf(one.card), count: this.count(one.part, one.card) })
  }

  add = (card: string, part = this.target): void => this.change([{ part, card, count: 1 }])
  take = (card: string, part = this.target): void => {
    if (this.count(part, card)) this.change([{ part, card, count: -1 }])
  }

  lead = (leader: string): void => this.#set({ ...this.deck, leader })
  replace = (parts: Parts, leader = this.deck.leader): void => this.#set({ leader, parts })

  rename(name: string): void {
    this.name = name
    this.#keep()
  }

  undo = (): void => {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.deck = before
    this.#soon()
  }

  #set(deck: Deck): void {
    this.#past = [...this.#past, this.deck].slice(-MOST_UNDONE)
    this.deck = deck
    this.#soon()
  }

  #soon(): void {
    this.#keep()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.judge(), WAIT)
  }

  #keep(): void {
    sessionStorage.setItem(DRAFT, JSON.stringify({ at: this.at, name: this.name, deck: this.deck } satisfies Kept))
  }

  deal = (): void => {
    this.seed += 1
    void this.judge()
  }

  /** What the game says; only the newest answer counts. */
  async judge(): Promise<void> {
    const asked = ++this.#asked
    try {
      const judged = await api(settings.language).judgeDeck(this.kit.game, { leader: this.deck.leader, parts: copy(this.deck.parts), seed: this.seed })
      if (asked === this.#asked) [this.judged, this.wrong] = [judged, '']
    } catch (error) {
      if (asked === this.#asked) this.wrong = reasonOf(error)
    }
  }

  /** It is saved under its name: a new deck, or a new version. */
  async save(): Promise<boolean> {
    return this.#do(async () => {
      const ask = api(settings.language)
      const { text } = await ask.judgeDeck(this.kit.game, { leader: this.deck.leader, parts: copy(this.deck.parts) })
      this.saved = await ask.saveText(this.kit.game, { kind: 'deck', name: this.name.trim(), text, id: this.saved?.id ?? '' })
      this.name = this.saved.name
      this.#clean = this.#mark()
      sessionStorage.removeItem(DRAFT)
      history.replaceState(null, '', `/decks/${this.kit.game}/${this.saved.id}`)
      this.told = say('deck-saved', { version: this.saved.version })
    })
  }

  /** It is saved once more, under a name of its own. */
  async duplicate(): Promise<void> {
    await this.#do(async () => {
      const taken = (await api(settings.language).savedTexts(this.kit.game, 'deck')).map(({ name }) => name)
      this.saved = undefined
      this.name = freeName(this.name, taken)
    })
    if (!this.wrong) await this.save()
  }

  async share(shared: boolean): Promise<void> {
    await this.#do(async () => {
      if (this.saved) this.saved = await api(settings.language).shareText(this.saved.id, shared)
    })
  }

  /** A match against the computer in one click, or a table for somebody who has the link. */
  async play(opponent: Opponent = 'bot'): Promise<void> {
    const { game, option, against } = this.kit
    await this.#do(async () => {
      const ask = api(settings.language)
      const seats = (await ask.games()).find(({ key }) => key === game)!.seats.find((count) => count > 1) ?? 1
      const options = { [option]: this.judged!.line, [against]: 'random' }
      const { table } = await ask.open({ game, seats: seatsWanted(seats, opponent, LEVEL), options, undo: true, hints: true })
      rememberGame(game)
      route.go(`/table/${table}`)
    })
  }

  async #do(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      await work()
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.busy = false
    return !this.wrong
  }
}

const copy = (parts: Parts): Record<string, Record<string, number>> => Object.fromEntries(Object.entries(parts).map(([part, cards]) => [part, { ...cards }]))

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as Kept | null
  } catch {
    return null // not ours
  }
}
