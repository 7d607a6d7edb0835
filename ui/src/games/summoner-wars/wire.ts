// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'

export type AttackType = '' | 'melee' | 'ranged'

/** A card on the battlefield. */
export interface Piece {
  card: number
  space: number
  seat: number
  damage: number
  boost: number
  life: number
  strength: number
  under: number[]
  gained: string[]
  frozen: boolean
}

/** An event that stays beside the battlefield. */
export interface ActiveEvent {
  card: number
  boost: number
  targets: number[]
}

/** The battlefield as a seat sees it.
 *
 * What is of a seat stands in the order of the seats. */
export interface View {
  seat: number
  factions: string[]
  /** what each card is, of those whose face is known here */
  kinds: Record<string, string>
  objects: Piece[]
  hand: number[]
  hands: number[]
  draw: number[]
  discard: number[]
  discards: number[]
  events: ActiveEvent[][]
  magic: number[]
  active: number
  phase: string
  turn: number
  moved: number[]
  attacked: number[]
}

/** What is printed on a kind of card. */
export interface PrintedCard {
  name: string
  faction: string
  classes: string[]
  cost: number
  strength: number
  life: number
  attack: '' | 'melee' | 'ranged'
  /** of an event */
  phase: string
  symbols: string[]
  /** each ability: its name, its text, its key; an event has no name */
  texts: [string, string, string][]
  unsure: string[]
}

/** The fields of each kind of event; null where this seat may not see them. */
export interface Events {
  turn_began: { seat: number; turn: number }
  drew: { seat: number; card: number | null }
  summoned: { seat: number; mover: number; space: number }
  built: { seat: number; mover: number; space: number }
  moved: { mover: number; space: number }
  forced: { mover: number; space: number }
  placed: { mover: number; space: number }
  swapped: { card: number; target: number }
  attacked: { unit: number; target: number }
  rolled: { unit: number; melee: number; ranged: number; special: number; faces: string }
  damaged: { card: number; amount: number }
  healed: { card: number; amount: number }
  boosted: { card: number; amount: number }
  eliminated: { card: number }
  returned: { card: number }
  showed: { seat: number; card: number }
  discarded: { card: number | null }
  gained_magic: { seat: number; amount: number }
  paid_magic: { seat: number; amount: number }
  discarded_for_magic: { seat: number; card: number | null; amount: number }
  played: { seat: number; card: number }
  event_ended: { seat: number; card: number }
  tucked: { card: number; target: number }
  took_control: { seat: number; card: number }
  used: { card: number; effect: string }
  was_inactive: { card: number }
}

export type Event = EventOf<Events>

/** Each kind of choice, as it is offered and sent. */
export type Choice =
  | [kind: 'resolve', source: number, effect: string]
  | [kind: 'decline']
  | [kind: 'summon', card: number, space: number]
  | [kind: 'move', unit: number, space: number]
  | [kind: 'charge', unit: number, space: number]
  | [kind: 'step', space: number]
  | [kind: 'stop']
  | [kind: 'instead_of_moving', unit: number, effect: string]
  | [kind: 'build', card: number, space: number]
  | [kind: 'attack', unit: number, target: number]
  | [kind: 'instead_of_attacking', unit: number, effect: string]
  | [kind: 'reroll', card: number]
  | [kind: 'discard', card: number]
  | [kind: 'play', card: number]
  | [kind: 'use', card: number, effect: string]
  | [kind: 'end_phase']
  | [kind: 'force', card: number, space: number]
  | [kind: 'keep', card: number]
  | [kind: 'accept']
  | [kind: 'target', card: number]
  | [kind: 'pick_space', space: number]
  | [kind: 'pick_card', card: number]
  | [kind: 'done']
  | [kind: 'boost_it']
  | [kind: 'pay_magic']
  | [kind: 'pay_boost']
  | [kind: 'suffer']
