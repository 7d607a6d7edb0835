/** What would be played at a new table of a game: everything that can be changed about it. This device remembers it for each game. */

import { api } from '../../lib/api'
import { LAST, rememberGame } from '../../lib/lastGame'
import { me } from '../../lib/me.svelte'
import { botName } from '../../lib/people'
import type { Clock, Field, GameInfo, OpenTable } from '../../lib/protocol'
import { seeking } from '../../lib/seeking.svelte'
import { route } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'
import { say, sayIf } from '../../lib/words'
import { reasonOf } from '../../lib/wrong'
import { mainOptions } from './lids'
import { LEVELS, OPPONENTS, PAIR, seatsWanted, type Opponent } from './opponents'
import { OWN, Scenarios } from './scenarios.svelte'

export interface Option {
  name: string
  label: string
  default: Field
  values?: string[]
  labels?: Record<string, string>
  text?: boolean
  low?: number
  high?: number
}

export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  quick: { kind: 'match', seconds: 600, increment: 10 },
  slow: { kind: 'match', seconds: 1800, increment: 20 },
  daily: { kind: 'move', seconds: 86400 },
  days: { kind: 'move', seconds: 3 * 86400 },
  bank: { kind: 'match', seconds: 7 * 86400, increment: 86400 },
}
const RANDOM = 'random'
const OF_SEAT = /^(.+)-(\d)$/
const SIDE = /^(deck|race)-\d$/

/** What this device remembers of a choice, or what an older page has left there. */
type Kept = Partial<Record<'count' | 'opponent' | 'level' | 'given' | 'scenario' | 'clock' | 'together' | 'open' | 'undo' | 'hints', unknown>>

export class Choice {
  readonly scenarios: Scenarios
  readonly options: Option[]
  count = $state(2)
  opponent = $state<Opponent>('bot')
  level = $state(2)
  given = $state<Record<string, Field>>({})
  clock = $state('none')
  together = $state<NonNullable<OpenTable['together']>>('anyone')
  open = $state(false)
  rated = $state(false)
  span = $state(0) // how far from one's own rating the opponent's may be; 0: as far as it is
  undo = $state(true)
  hints = $state(true)
  #last = $state('') // what was played the last time
  dealing = $state(false)
  wrong = $state('')

  constructor(readonly game: GameInfo) {
    this.options = game.options as unknown as Option[]
    this.scenarios = new Scenarios(game)
    this.count = game.seats.find((seats) => seats > 1) ?? game.seats[0]!
    this.given = Object.fromEntries(this.options.map((each) => [each.name, each.default]))
    const { choice, last } = remembered(game.key)
    if (choice) this.#take(choice)
    this.#last = last
  }

  readonly others = $derived.by(() => this.count > 1)
  /** Somebody is looked for between two, with what the server knows: no scenario of one's own. */
  readonly pairs = $derived.by(() => this.count === PAIR && this.scenarios.chosen !== OWN)
  readonly byPairing = $derived.by(() => this.pairs && this.opponent === 'anyone')
  readonly byLink = $derived.by(() => this.others && (this.opponent === 'link' || (this.opponent === 'anyone' && !this.pairs)))
  readonly timed = $derived.by(() => this.byLink || this.byPairing)
  /** Whether a table with a link is rated: with a clock, and without undo and hints. Only accounts are asked. */
  readonly counts = $derived.by(() => this.rated && this.byLink && this.clock !== 'none' && me.account)
  readonly scenario = $derived.by(() => this.scenarios.played(this.count))
  readonly playable = $derived.by(() => !this.inScenarios || this.scenario !== undefined)
  readonly shown = $derived.by(() => this.options.filter(({ name }) => this.isThere(name) && !this.#settled().includes(name)))
  readonly main = $derived.by(() => mainOptions(this.game.key, this.shown))
  readonly more = $derived.by(() => this.shown.filter((each) => !this.main.includes(each)))

  readonly asLast = $derived.by(() => this.#last !== '' && this.#last === JSON.stringify(this.#kept()))

  get inScenarios(): boolean {
    return this.game.scenarios.length > 0
  }

  /** An option or a value that ends with a number is that seat's. */
  isThere = (name: string): boolean => Number(/-(\d+)$/.exec(name)?.[1] ?? 0) <= this.count

  label = ({ name, label }: Option): string => sayIf(`option-${this.game.key}-${name}`, label)

  /** What a value is called; "the other side" is somebody only between two. */
  called({ labels }: Option, value: string): string {
    const label = labels?.[value] ?? value
    return this.count === 2 ? sayIf(`value-${value}`, label) : label
  }

  /** What "Play now" means: what is played, and how. */
  title(): string {
    if (this.inScenarios) return this.scenario?.name ?? say('scenario-own')
    const sides = this.#sides()
    if (sides) return sides
    const first = this.main[0]
    return first && this.options.length > 1 ? capital(`${this.label(first)}: ${this.#value(first)}`) : capital(this.#who())
  }

  details(): string[] {
    const sides = this.#sides()
    const told = this.main.filter(({ name }) => !(sides && SIDE.test(name))).slice(sides || this.inScenarios || this.options.length === 1 ? 0 : 1)
    return [
      ...(this.inScenarios && sides ? [sides] : []),
      ...(this.game.seats.length > 1 ? [say('players', { count: this.count, seats: this.count })] : []),
      ...(this.others ? [lower(this.#who())] : []),
      ...told.filter(({ name }) => !SIDE.test(name) || this.given[name] !== RANDOM).map((each) => `${this.label(each)}: ${this.#value(each)}`),
      ...(this.timed && this.clock !== 'none' ? [say(`clock-${this.clock}` as 'clock-quick')] : []),
    ]
  }

  /** A table is opened, with this choice or with another opponent, and one sits down at it. */
  async deal(opponent: Opponent = this.opponent): Promise<void> {
    if (this.dealing || !this.playable) return
    this.dealing = true
    this.wrong = ''
    if (opponent === 'anyone' && this.pairs) return this.#seek()
    const { game, count, clock, open, together, counts } = this
    const [undo, hints] = counts ? [false, false] : [this.undo, this.hints]
    const options = this.inScenarios ? { ...this.given, scenario: this.scenarios.given(count) } : this.given
    const asked = count > 1 && (opponent === 'link' || opponent === 'anyone') ? { clock: CLOCKS[clock] ?? null, public: open, together, rated: counts } : {}
    try {
      const seats = seatsWanted(count, opponent, this.level)
      const { table } = await api(settings.language).open({ game: game.key, seats, options, undo, hints, ...asked })
      this.#remember()
      route.go(`/table/${table}`)
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.dealing = false
  }

  #remember(): void {
    this.#last = JSON.stringify(this.#kept())
    this.keep()
    rememberGame(this.game.key)
  }

  /** Somebody who wants the same is looked for; one sits down at once, or waits. */
  async #seek(): Promise<void> {
    try {
      const options = this.inScenarios ? { ...this.given, scenario: this.scenarios.given(PAIR) } : this.given
      const shared = Object.fromEntries(Object.entries(options).filter(([name]) => !OF_SEAT.test(name)))
      await seeking.seek({ game: this.game.key, options: shared, own: this.own(), clock: CLOCKS[this.clock] ?? null, rated: this.rated && this.clock !== 'none', span: this.span || null })
      this.#remember()
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.dealing = false
  }

  /** What one plays with: the options of the first seat, without its number. */
  own(): Record<string, Field> {
    const settled = this.#settled()
    const first = Object.entries(this.given).flatMap(([name, value]) => {
      const [, stem, seat] = OF_SEAT.exec(name) ?? []
      return stem && seat === '1' && !settled.includes(name) ? [[stem, value] as const] : []
    })
    return Object.fromEntries(first)
  }

  #settled = (): string[] => (this.inScenarios ? ['scenario', ...(this.scenario?.decides ?? [])] : [])

  #who(): string {
    return this.opponent === 'bot' ? botName(`search:${this.level}`) : say(`opposite-${this.opponent}`)
  }

  #value(option: Option): string {
    const value = this.given[option.name]
    return option.values ? this.called(option, String(value)) : String(value)
  }

  /** Both sides of a match of two, if they can be chosen. */
  #sides(): string {
    const sides = this.shown.filter(({ name }) => SIDE.test(name))
    if (this.count !== 2 || sides.length !== 2) return ''
    if (sides.every(({ name }) => this.given[name] === RANDOM)) return say('sides-random')
    const [one, two] = sides.map((each) => (this.given[each.name] === RANDOM ? say('side-random') : this.#value(each)))
    return capital(say('against', { one: one!, two: two! }))
  }

  /** This device remembers it. */
  keep(): void {
    localStorage.setItem(`${LAST}-${this.game.key}`, JSON.stringify({ choice: this.#kept(), last: this.#last }))
  }

  #kept(): Kept {
    const { count, opponent, level, given, clock, together, open, undo, hints } = this
    const scenario = this.scenarios.chosen === OWN ? '' : this.scenarios.chosen // a file of one's own is chosen anew
    return { count, opponent, level, given, scenario, clock, together, open, undo, hints }
  }

  /** What was remembered counts as far as it can still be chosen. */
  #take(kept: Kept): void {
    this.count = this.game.seats.find((each) => each === kept.count) ?? this.count
    this.opponent = OPPONENTS.find((each) => each === kept.opponent) ?? this.opponent
    this.level = LEVELS.find((each) => each === kept.level) ?? this.level
    const given = typeof kept.given === 'object' && kept.given !== null ? (kept.given as Record<string, unknown>) : {}
    for (const option of this.options) if (fits(option, given[option.name])) this.given[option.name] = given[option.name] as Field
    this.scenarios.chosen = this.game.scenarios.find(({ key }) => key === kept.scenario)?.key ?? ''
    this.clock = Object.keys(CLOCKS).find((each) => each === kept.clock) ?? this.clock
    this.together = kept.together === 'everyone' ? 'everyone' : 'anyone'
    this.open = kept.open === true
    this.undo = kept.undo !== false
    this.hints = kept.hints !== false
  }
}

function remembered(game: string): { choice?: Kept; last: string } {
  try {
    const { choice, last } = JSON.parse(localStorage.getItem(`${LAST}-${game}`) ?? '{}') as { choice?: unknown; last?: unknown }
    return { ...(typeof choice === 'object' && choice ? { choice } : {}), last: typeof last === 'string' ? last : '' }
  } catch {
    return { last: '' } // not ours
  }
}

function fits({ values, low, high }: Option, value: unknown): boolean {
  if (values) return values.includes(String(value))
  return typeof value === 'number' && value >= (low ?? value) && value <= (high ?? value)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
