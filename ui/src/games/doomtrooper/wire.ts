// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'

export type Stat = 'fight' | 'shoot' | 'armor' | 'value'

export type Layer = 'plus' | 'times' | 'base-plus' | 'base-times' | 'base-set' | 'new-base'

export type Tactic = 'fight' | 'shoot' | ''

export type Outcome = 'wounded' | 'killed'

/** What changes a value: in which layer, by how much, and by which card. */
export interface Change {
  layer: 'base-plus' | 'base-set' | 'base-times' | 'new-base' | 'plus' | 'times'
  amount: number
  divisor: number
  source: number
  /** the kind of that card, if it may be seen */
  kind: string
  /** whether it is the cover */
  cover: boolean
}

/** A value of a warrior, and where it comes from. */
export interface Value {
  value: number
  printed: number
  /** struck out on the card: it cannot do that at all */
  struck: boolean
  changes: Change[]
}

/** The four values of a warrior. */
export interface Values {
  fight: Value
  shoot: Value
  armor: Value
  value: Value
}

/** A card on the table; a warrior whose face is seen has values. */
export interface Lying {
  controller: number
  owner: number
  on: number
  attached: number[]
  warrior: boolean
  wounded: boolean
  covered: boolean
  hidden: boolean
  /** a vehicle with its warrior inside */
  boarded: boolean
  jailer: number
  away: boolean
  active: boolean
  notes: (number | string)[]
  sides?: string[]
  affiliations?: string[]
  keywords?: string[]
  values?: Values
}

/** What a player has, and the cards on that side by area. */
export interface Player {
  /** the ready-made deck, which everybody knows (DT-CR-27); "" for a player's own */
  deck: string
  /** the affiliation of that deck */
  affiliation: string
  destiny: number
  promotion: number
  debt: number
  turns: number
  hopeless: number
  out: boolean
  /** the cards, or only how many there are */
  hand: number[] | number
  library: number
  grave: number[] | number
  sacrificed: number[]
  sideboard: number[] | number
  squad: number[]
  kohort: number[]
  outpost: number[]
  outside: number[]
  aside: number[]
  player: number[]
}

/** A fighter with its helpers, and the numbers as they are compared. */
export interface Side {
  warrior: number
  group: number[]
  strikes: number
  attack: number | null
  armor: number
  hits: boolean | null
  values: Record<string, Values>
}

/** A duel as far as it has come. */
export interface DuelView {
  attacking: number
  defending: number
  attacker: number
  defender: number
  tactic: '' | 'fight' | 'shoot'
  zone: number
  phase: number
  weapons: number[]
  helpers: number[]
  played: [number, number][]
  outcome: ([number, 'killed' | 'wounded'])[]
  over: boolean
  first: number
  /** the attacker first; empty while the fighters are not known */
  sides: Side[]
}

/** A card that has been announced and waits for reactions. */
export interface PendingView {
  seat: number
  card: number
  target: number
  caster: number
  picked: number[]
  word: string
}

/** The actions that are left in this turn. */
export interface Actions {
  common: number
  granted: string[]
  /** the next action is a common one, though there are granted ones */
  common_first: boolean
  attacks_by_card: number
  may_attack: boolean
  bound: boolean
  gaining: number
  gained: string[]
}

/** A change of values that lasts for a while. */
export interface Lasting {
  subject: number
  stats: ('armor' | 'fight' | 'shoot' | 'value')[]
  layer: 'base-plus' | 'base-set' | 'base-times' | 'new-base' | 'plus' | 'times'
  amount: number
  source: number
  kind: string
  until: string
  seat: number
  role: string
}

/** A word that holds for a while.
 *
 * About whom (-1: everybody), by which card, and until whose next turn. */
export interface SwitchView {
  word: string
  subject: number
  source: number
  kind: string
  until: string
  seat: number
}

/** The front as a seat sees it. */
export interface View {
  seat: number
  /** what each card is, of those whose face is seen here */
  kinds: Record<string, string>
  players: Player[]
  cards: Record<string, Lying>
  duels: DuelView[]
  pending: PendingView[]
  turn: number
  active: number
  step: string
  actions: Actions
  lasting: Lasting[]
  switches: SwitchView[]
  target: number
  limit: number
  last_turns: number
  time_called: boolean
  remembers: boolean
  /** who shows the opening hand to everybody; -1: nobody does */
  showing: number
}

/** What is printed on a card; a struck-through value is null. */
export interface PrintedCard {
  name: string
  text: string
  code: string
  type: string
  type_name: string
  icons: string[]
  icon_names: string[]
  fight: number | null
  shoot: number | null
  armor: number | null
  value: number | null
  keywords: string[]
  traits: string[]
  unique: boolean
  unique_name: string
  timing: string
  timing_name: string
  actions: number
  destiny: number
  on: string
  after: string
  unsure: string[]
}

/** The fields of each kind of event; null where this seat may not see them. */
export interface Events {
  plays_deck: { seat: number; deck: 'venusian-rangers' | 'grapeshot' | 'chip-and-steel' | 'clansmen-and-trenchers' | 'way-of-ki' | 'the-art' | 'legions-of-algeroth' | 'void-and-visions' | 'faith-of-the-outpost' | 'iron-and-horde' }
  turn_began: { seat: number; turn: number }
  drew: { seat: number; count: number }
  exchanged_hand: { seat: number; shown: number }
  showed: { seat: number; card: number; kind: string }
  played: { seat: number; card: number; kind: string; target: number }
  used: { seat: number; card: number; kind: string; ability: string; target: number }
  cancelled: { card: number; kind: string }
  entered: { card: number; kind: string; seat: number; area: number }
  attached: { card: number; kind: string; bearer: number }
  left: { card: number; kind: string; seat: number; where: 'grave' | 'sacrificed' | 'hand' | 'library' }
  revealed: { card: number; kind: string }
  hidden: { seat: number; card: number }
  covered: { card: number; kind: string }
  left_cover: { card: number; kind: string }
  transferred: { card: number; kind: string; area: number }
  boarded: { card: number; kind: string; inside: number }
  stolen: { card: number; kind: string; seat: number }
  imprisoned: { card: number; kind: string; jailer: number }
  joins: { card: number; kind: string; fighter: number }
  stands_in: { card: number; kind: string; fighter: number }
  freed: { card: number; kind: string }
  meditated: { seat: number }
  paid: { seat: number; amount: number }
  gained_destiny: { seat: number; amount: number }
  lost_destiny: { seat: number; amount: number }
  gained_promotion: { seat: number; amount: number }
  lost_promotion: { seat: number; amount: number }
  cleared_debt: { seat: number; amount: number }
  bid: { seat: number; amount: number }
  claims: { seat: number; destiny: number; promotion: number }
  declared: { seat: number }
  gave_up: { seat: number }
  attacks: { card: number; kind: string; defender: number; other: string }
  tactic: { seat: number; tactic: 'fight' | 'shoot' }
  warzone: { card: number; kind: string }
  waived_immunity: { warrior: number; card: number; kind: string }
  wields: { warrior: number; card: number; kind: string }
  hit: { card: number; kind: string; outcome: 'wounded' | 'killed' }
  wounded: { card: number; kind: string }
  killed: { card: number; kind: string }
  healed: { card: number; kind: string }
  duel_over: { seat: number }
  sabotages: { seat: number; card: number; kind: string; victim: number }
  sabotage_failed: { seat: number }
  time_is_up: Record<string, never>
  is_out: { seat: number }
  resigned: { seat: number }
  game_over: { seat: number; games: number }
}

export type Event = EventOf<Events>

/** Each kind of choice, as it is offered and sent. */
export type Choice =
  | [kind: 'resolve', source: number, effect: string]
  | [kind: 'decline']
  | [kind: 'play', card: number, target: number]
  | [kind: 'cast', card: number, caster: number, target: number]
  | [kind: 'use', card: number, ability: string, target: number]
  | [kind: 'pick_card', card: number]
  | [kind: 'pick_amount', amount: number]
  | [kind: 'pick_player', player: number]
  | [kind: 'pick_word', word: string]
  | [kind: 'pick_pile', pile: 'grave' | 'sacrificed' | 'hand' | 'library']
  | [kind: 'split', destiny: number, promotion: number]
  | [kind: 'attack', attacker: number, defender: number]
  | [kind: 'give_up']
  | [kind: 'tactic', tactic: 'fight' | 'shoot']
  | [kind: 'defend_from', zone: number]
  | [kind: 'no_warzone']
  | [kind: 'waive_immunity', warrior: number, card: number]
  | [kind: 'wield', weapon: number]
  | [kind: 'no_weapon']
  | [kind: 'done']
  | [kind: 'use_common']
  | [kind: 'hide', card: number]
  | [kind: 'seek_cover', warrior: number]
  | [kind: 'leave_cover', warrior: number]
  | [kind: 'meditate']
  | [kind: 'board', vehicle: number]
  | [kind: 'transfer', warrior: number]
  | [kind: 'declare_attack']
  | [kind: 'sabotage', saboteur: number, victim: number]
  | [kind: 'discard', card: number]
  | [kind: 'pay', amount: number]
  | [kind: 'be_wounded', warrior: number]
  | [kind: 'keep_hand']
  | [kind: 'take_out', kind: string]
  | [kind: 'bring_in', kind: string]
  | [kind: 'exchange_hand']
  | [kind: 'look_at_hand']
