// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'

export type CardType = 'gem' | 'relic' | 'spell' | 'attack' | 'minion' | 'power' | 'strike' | 'corruption'

/** A player's mage with its breaches, hand and piles. */
export interface Mage {
  key: string
  ability: string
  life: number
  most: number
  charges: number
  spaces: number
  /** not there, quarter turns made (0 to 3), or open */
  breaches: number[]
  prepped: number[][]
  /** the cards, or only how many there are */
  hand: number[] | number
  deck: number
  discard: number[]
}

/** A pile of the supply. */
export interface SupplyPile {
  kind: string
  cards: number[]
}

/** A minion or a power in play, and what lies on it. */
export interface InPlay {
  card: number
  tokens: number
}

/** The nemesis with its deck, its cards in play and what only some have. */
export interface Nemesis {
  key: string
  life: number
  most: number
  harder: boolean
  deck: number
  discard: number[]
  in_play: InPlay[]
  fury: number
  husks: number
  hurt_husks: number
  corruptions: number
  strikes: number
  devoured: number[]
}

/** What is defended. */
export interface Gravehold {
  life: number
  most: number
}

/** The turn order deck from its top, with cards that are known here.
 *
 * `holds` is what lies in it, in no order. */
export interface TurnOrder {
  deck: (number | null)[]
  discard: number[]
  holds: string[]
}

/** The siege as a seat sees it. */
export interface View {
  seat: number
  /** what each card is, of those whose face is known here */
  kinds: Record<string, string>
  mages: Mage[]
  supply: SupplyPile[]
  nemesis: Nemesis
  gravehold: Gravehold
  turn_order: TurnOrder
  active: number
  phase: string
  turn: number
  /** free, what pays only for gems, and what pays only for spells */
  aether: [number, number, number]
  discount: number
  played: number[]
  focused: number[]
  shielded: boolean
  two_spells: boolean
}

/** What is printed on a kind of card. */
export interface PrintedCard {
  name: string
  text: string
  type: 'attack' | 'corruption' | 'gem' | 'minion' | 'power' | 'relic' | 'spell' | 'strike'
  type_name: string
  cost: number
  tier: number
  life: number
  power: number
  mage: string
  nemesis: string
  /** what it says under TO DISCARD; what is spent follows, where that is all */
  to_discard: string
  discard_aether: number
  discard_charges: number
  unsure: string[]
}

/** What is printed on a mage's mat. */
export interface PrintedMage {
  name: string
  /** what the ability does */
  text: string
  type: 'mage'
  title: string
  ability: string
  charges: number
}

/** What is printed on a nemesis's mat. */
export interface PrintedNemesis {
  name: string
  /** its additional rules */
  text: string
  type: 'nemesis'
  unleash: string
  setup: string
  harder: string
  life: number
  rating: number
}

/** What is printed on a breach; `open` is the cost in each position. */
export interface PrintedBreach {
  name: string
  text: string
  type: 'breach'
  focus: number
  open: number[]
  bonus: number
}

/** The fields of each kind of event; null where this seat may not see them. */
export interface Events {
  turned_over: { turn_card: string }
  revealed_turn_card: { turn_card: string }
  put_to_bottom: { turn_card: string }
  renewed_turn_deck: Record<string, never>
  shuffled_turn_deck: { count: number }
  turn_began: { seat: number; turn: number }
  drew: { seat: number; card: number | null; kind: string | null }
  revealed: { seat: number; card: number; kind: string }
  took_back: { seat: number; card: number; kind: string }
  took: { seat: number; card: number; kind: string }
  renewed_deck: { seat: number }
  shuffled_deck: { seat: number }
  discarded: { seat: number; card: number; kind: string }
  destroyed: { card: number; kind: string }
  gained: { seat: number; card: number; kind: string }
  played: { seat: number; card: number; kind: string }
  gained_aether: { seat: number; amount: number }
  gained_gem_aether: { seat: number; amount: number }
  gained_spell_aether: { seat: number; amount: number }
  charged: { seat: number; amount: number }
  lost_charges: { seat: number; amount: number }
  activated: { seat: number; card: number }
  focused: { seat: number; breach: number }
  opened: { seat: number; breach: number }
  breach_destroyed: { seat: number; breach: number }
  prepped: { seat: number; card: number; breach: number; kind: string }
  cast: { seat: number; card: number; kind: string }
  used: { seat: number; card: number; kind: string }
  damaged: { enemy: number; amount: number; source: string }
  damage_prevented: { enemy: number; amount: number; source: string }
  suffered: { seat: number; amount: number; source: string }
  player_shielded: { seat: number; amount: number; source: string }
  regained: { seat: number; amount: number }
  exhausted: { seat: number }
  gravehold_suffered: { amount: number; source: string }
  gravehold_shielded: { amount: number; source: string }
  gravehold_regained: { amount: number }
  nemesis_regained: { amount: number }
  unleashed: Record<string, never>
  nemesis_drew: { card: number }
  stopped: { card: number }
  entered_play: { card: number; amount: number }
  persists: { card: number }
  lost_token: { card: number }
  left_play: { card: number }
  fury_grew: { amount: number }
  fury_fell: { amount: number }
  struck: { kind: string }
  husks_came: { amount: number }
  showed: { seat: number; card: number; kind: string }
  gained_corruption: { seat: number }
  corruption_resolved: { seat: number; card: number; kind: string }
  nemesis_discarded: { card: number }
  devoured: { card: number }
  husks_left: { amount: number }
  swarmed: { amount: number }
}

export type Event = EventOf<Events>

/** Each kind of choice, as it is offered and sent. */
export type Choice =
  | [kind: 'resolve', source: string, effect: string]
  | [kind: 'decline']
  | [kind: 'cast', spell: number]
  | [kind: 'end_phase']
  | [kind: 'play', card: number]
  | [kind: 'buy', pile: number]
  | [kind: 'buy_charge']
  | [kind: 'focus', breach: number]
  | [kind: 'open', breach: number]
  | [kind: 'prep', card: number, breach: number]
  | [kind: 'use', spell: number]
  | [kind: 'discard_power', card: number]
  | [kind: 'use_ability']
  | [kind: 'give_floor', player: number]
  | [kind: 'pick_player', player: number]
  | [kind: 'pick_way', way: string]
  | [kind: 'accept']
  | [kind: 'target', enemy: number]
  | [kind: 'hit_hurt']
  | [kind: 'hit_whole']
  | [kind: 'pick_card', found: number]
  | [kind: 'pick_pile', pile: number]
  | [kind: 'pick_breach', any_breach: number]
  | [kind: 'put_away', card: number]
  | [kind: 'pick_turn_card', turn_card: string]
  | [kind: 'done']
