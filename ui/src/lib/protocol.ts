// Made from src/herna/server/messages.py and shelf.py by `python -m herna.server.typescript`; not by hand.

/** How much time people have: `seconds` for each decision, or for the whole match with `increment` for each. */
export interface Clock {
  kind: 'match' | 'move'
  seconds: number
  increment?: number
}

/** Who shall sit there: `me`, a bot, or anyone who has the link (an external program too). */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open'
  bot?: string
}

/** Asks for a new table. */
export interface OpenTable {
  game: string
  seats: SeatWanted[]
  options?: Record<string, string | number>
  name?: string
  clock?: Clock | null
  public?: boolean
  undo?: boolean
  hints?: boolean
  chat?: boolean
  together?: 'anyone' | 'everyone'
}

/** Asks for a new table that goes on from a decision of a finished match. */
export interface PlayOn {
  at: number
  seats: SeatWanted[]
  name?: string
  public?: boolean
}

/** Answers the open decision of that number; where everyone has to agree, it proposes this or agrees to it. */
export interface Choose {
  do: 'choose'
  seat: number
  id: string
  number: number
  choice: (string | number)[]
}

/** Takes the last choice back; if something was rolled or revealed since, the others are asked.
 *
 * Whoever has agreed to an open proposal takes only that back. */
export interface Undo {
  do: 'undo'
  seat: number
  id: string
}

/** Offers to end the match as a draw. */
export interface OfferDraw {
  do: 'draw'
  seat: number
  id: string
}

/** Answers the offer of that number, an undo or a draw; whoever has made it takes it back with a no. */
export interface Answer {
  do: 'answer'
  seat: number
  id: string
  number: number
  yes: boolean
}

/** Gives up: the other of two wins; with more seats, or if others play on together, a bot goes on in this one. */
export interface Resign {
  do: 'resign'
  seat: number
  id: string
}

/** Leaves the seat: to anyone before the match, to a bot during it. */
export interface Leave {
  do: 'leave'
  seat: number
  id: string
}

/** Before the match: lets a bot take another seat that is still open. */
export interface Fill {
  do: 'fill'
  seat: number
  id: string
  other: number
  bot?: string
}

/** Says something to all at the table. */
export interface Say {
  do: 'say'
  seat: number
  id: string
  text: string
}

/** No longer wants to be told what another seat says, or wants it again. */
export interface Mute {
  do: 'mute'
  seat: number
  id: string
  other: number
  muted: boolean
}

/** Says when this seat wants to be asked whether it plays something; the house passes all other windows for it. */
export interface SetWindows {
  do: 'windows'
  seat: number
  id: string
  stop: 'always' | 'chosen' | 'could'
  moments?: string[]
}

/** Plays nothing in any window until then; with an empty `until`, wants to be asked again as set. */
export interface PassUntil {
  do: 'pass'
  seat: number
  id: string
  until: '' | 'battle' | 'duel' | 'mine' | 'play' | 'round' | 'turn'
}

/** Takes an open seat (any, if none is named). */
export interface Join {
  name?: string
  seat?: number | null
}

/** Why not? A choice that is not offered. */
export interface Imagined {
  seat: number
  choice: (string | number)[]
}

/** Asks for a hint. */
export interface Advise {
  seat: number
}

/** A name and a password, for a new account or to sign in. */
export interface Credentials {
  name: string
  password: string
}

/** Wants to be called something else. */
export interface Rename {
  name: string
}

/** A journal to be looked at here. */
export interface JournalText {
  journal: string
}

/** What is wrong, as a message key with its arguments and as a sentence; `reasons` are those of a refused choice. */
export interface Problem {
  error: string
  text: string
  arguments: Record<string, string>
  reasons: Record<string, unknown>[]
}

/** Who sits there: `open`, `person` or `bot`, as everybody may know. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
}

/** What a seat has proposed, and who has agreed so far; its number is the version by which it was made. */
export interface Offer {
  number: number
  what: 'draw' | 'undo'
  seat: number
  agreed: number[]
}

/** What a seat wants a decision of several to be, and the seats that have agreed so far; others still have to. */
export interface Proposal {
  seat: number
  choice: (string | number)[]
  agreed: number[]
  missing: number[]
}

/** The seconds that each seat has left, when that was so, and whose time is running. */
export interface ClockInfo {
  left: number[]
  at: number
  running: number[]
}

/** When a seat is asked whether it plays something, and how long it plays nothing; only for itself.
 *
 * `passing`: the open window is passed for it in a moment; `going_on`: of what it could wait for the end. */
export interface WindowsInfo {
  stop: 'always' | 'chosen' | 'could'
  moments: string[]
  until: '' | 'battle' | 'duel' | 'mine' | 'play' | 'round' | 'turn'
  passing: boolean
  going_on: ('' | 'battle' | 'duel' | 'mine' | 'play' | 'round' | 'turn')[]
}

/** How it ended: by the game's own rule, or because somebody resigned, ran out of time, or all agreed to a draw. */
export interface Ended {
  by: 'agreed' | 'resigned' | 'rule' | 'time'
  scores: number[]
  rule: string
  seat: number
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string | number>
  seats: SeatInfo[]
  status: 'over' | 'playing' | 'waiting'
  public: boolean
  undo: boolean
  hints: boolean
  chat: boolean
  together: 'anyone' | 'everyone'
  clock: Clock | null
  opened: number
  decisions: number
  ended: Ended | null
  origin: string
  origin_at: number
}

export interface Said {
  seat: number
  name: string
  text: string
  at: number
}

/** What would come of an option: `text` is short ("93 %"), `label` says of what ("chance to destroy"). */
export interface Forecast {
  key: string
  label: string
  text: string
}

/** An option in words, the things it names in the order in which one points at them, and what would come of it. */
export interface OptionWords {
  text: string
  path: ([string, string | number])[]
  forecast: Forecast[]
}

/** What a state says, in words: the question, its options and the events, each in the order of the view.
 *
 * An event with an empty text is told together with the one before it. */
export interface Wording {
  language: 'cs' | 'en'
  prompt: string
  options: OptionWords[]
  events: string[]
  proposal: string
}

/** All that a seat (-1: a spectator) is sent after something has happened; `version` counts what has happened. */
export interface State {
  type: 'state'
  version: number
  table: TableInfo
  seat: number
  view: Record<string, unknown> | null
  said: Said[]
  offer: Offer | null
  proposal: Proposal | null
  windows: WindowsInfo | null
  passed: number[]
  clocks: ClockInfo | null
  ends: number
  words: Wording | null
  fresh: boolean
}

/** A new table, and the token of each seat that its opener has. */
export interface Opened {
  table: string
  tokens: Record<number, string>
}

export interface Joined {
  seat: number
  token: string
}

/** It was taken, and is kept: it made the table come to this version. */
export interface Done {
  type: 'done'
  id: string
  version: number
}

/** It was not taken, and nothing has changed. */
export interface Refused {
  type: 'refused'
  id: string
  problem: Problem
}

/** The reasons why a choice is not offered; none, if it is. */
export interface Why {
  reasons: Record<string, unknown>[]
}

export interface HintLine {
  choice: (string | number)[]
  win: number
  visits: number
  line: ((string | number)[])[]
}

export interface Hint {
  options: HintLine[]
}

/** A finished match before the decision of that number, as a seat saw it. */
export interface Replayed {
  at: number
  decisions: number
  seat: number
  view: Record<string, unknown>
  next: (string | number)[] | null
  by: number
  words: Wording | null
  chosen: string
}

/** How likely each seat was to win before the decision of that number, as a search sees it; at the end, who won. */
export interface Chance {
  at: number
  win: number[]
}

/** The course of a finished match: how many of the points are there so far, and these. */
export interface Chances {
  done: number
  of: number
  points: Chance[]
}

/** A finished match's seed fits what was promised at its start, and gives the chance that was recorded.
 *
 * The first choices may be `inherited` from another match: their chance came with them, not from this seed. */
export interface Verified {
  seed: string
  seed_sha256: string
  decisions: number
  inherited: number
}

export interface Me {
  name: string
  account: boolean
}

/** Opens a line: the tokens of seats (those of the browser's cookie are known), and the last version seen. */
export interface Hello {
  do: 'hello'
  tokens?: string[]
  words?: 'cs' | 'en' | null
  after?: number
}

/** Is anybody there? */
export interface Ping {
  do: 'ping'
}

/** Yes. */
export interface Pong {
  type: 'pong'
}

/** Asks whether a scenario of one's own can be played: the text of its file. */
export interface ScenarioText {
  text: string
}

/** What a scenario is called and about, and for how many players it is; one that could not be read has no name.
 *
 * `decides` names the options that are of no use with it. */
export interface ScenarioInfo {
  key: string
  name: string
  about: string
  seats: number
  decides: string[]
}

/** Something that is wrong with a scenario: the point of "What must hold" that it breaks, and where and what. */
export interface FaultInfo {
  rule: string
  text: string
}

/** A scenario of one's own: it can be played and is drawn as text, or there are faults; the first are told. */
export interface ScenarioChecked {
  scenario: ScenarioInfo
  faults: FaultInfo[]
  count: number
  drawing: string
}

/** A kind of window at which one can choose to be asked, and when that is. */
export interface MomentInfo {
  key: string
  text: string
}

export interface GameInfo {
  key: string
  name: string
  seats: number[]
  cooperative: boolean
  complete: boolean
  options: Record<string, unknown>[]
  decks: string[]
  scenarios: ScenarioInfo[]
  moments: MomentInfo[]
}

/** A kind of card, as a page draws it; what there is to draw depends on the game. */
export interface CardInfo {
  key: string
  name: string
  facts: Record<string, unknown>
}

/** Where a rule or an example comes from, in the reader's words; the `heading` in them has its own language. */
export interface SourceInfo {
  basis: string
  text: string
  heading: string
  language: string
}

export interface ChapterInfo {
  id: string
  title: string
}

export interface RuleInfo {
  id: string
  chapter: string
  title: string
  text: string
  source: SourceInfo
}

/** A worked example of some rules; in one that only shows a position, nothing is done: `when` is empty. */
export interface ExampleInfo {
  id: string
  title: string
  given: string
  when: string
  then: string
  rules: string[]
  source: SourceInfo
}

/** A game's rulebook, each part in its order. */
export interface RulebookInfo {
  chapters: ChapterInfo[]
  rules: RuleInfo[]
  examples: ExampleInfo[]
}

export type Field = string | number

export type Language = 'en' | 'cs'

export type AnyAct = Choose | Undo | OfferDraw | Answer | Resign | Leave | Fill | Say | Mute | SetWindows | PassUntil

export type FromClient = Hello | Ping | Choose | Undo | OfferDraw | Answer | Resign | Leave | Fill | Say | Mute | SetWindows | PassUntil

export type FromServer = State | Done | Refused | Pong
