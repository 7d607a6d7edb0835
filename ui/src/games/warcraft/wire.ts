// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'

export type UnitKind = 'ground' | 'ranged' | 'air'

export type PieceKind = 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'

/** Which scenario is played, and its name by language. */
export interface Scenario {
  key: string
  name: Record<string, string>
}

/** Pieces of one owner and kind on one space, by state.
 *
 * How many of them are in which state. */
export interface Heap {
  owner: number
  kind: 'air' | 'builder' | 'ground' | 'necromancer' | 'ranged' | 'worker'
  count: number
  moved: number
  fighting: number
  /** workers who were called to arms */
  called: number
  /** units that cannot attack in this battle round */
  polymorphed: number
}

/** A space of the map, and what stands on it. */
export interface Space {
  key: string
  /** what is written on it */
  label: string
  /** what people call it: C4, or its label */
  name: string
  q: number
  r: number
  kind: string
  points: number
  town: number | null
  /** 0, or 1 partially, 2 completely depleted */
  depletion: number
  outpost: number | null
  /** whether the outpost is still being built */
  building: boolean
  marked: boolean
  locked: boolean
  pieces: Heap[]
}

/** A token of the scenario; its name by language. */
export interface QuestToken {
  key: string
  kind: string
  space: number | null
  owner: number | null
  name: Record<string, string>
}

/** A seat, or the neutral force.
 *
 * The neutral force comes after the seats, and has only a race, a side and units. */
export interface Owner {
  race: string
  player: boolean
  side: number
  town: number | null
  levels: number[]
  units: string[]
  out: Record<string, number>
  eliminated: boolean
  points: number
  gold: number
  wood: number
  finished: number[]
  under_construction: number[]
  summoned: number[]
  training: Record<string, number>
  reserve: Record<string, number>
  hand: number[] | number
  deck: number
  discard: number[]
  laid: number[]
  aside: number
  skips: string[]
}

/** A way to win, for the seats that can win by it. */
export interface Condition {
  name: string
  seats: number[]
  target: number
  space: number | null
  adjacent_enemies: number | null
  tokens: number[]
}

/** A die of a battle: what it shows, and what it counts as. */
export interface AttackDie {
  owner: number
  kind: 'air' | 'ground' | 'ranged'
  natural: number
  result: number
  hit: boolean
}

/** A unit or a called worker that comes back unless its side loses. */
export interface Devoured {
  owner: number
  kind: 'air' | 'builder' | 'ground' | 'necromancer' | 'ranged' | 'worker'
  space: number
}

/** What a card does to all units of an owner or a side. */
export interface BattleEffect {
  kind: string
  owner: number
  card: number
}

/** The battle that is being fought. */
export interface Battle {
  space: number
  attacker: number
  defender: number
  round: number
  phase: '' | 'air' | 'ground' | 'ranged'
  first_strikes: ([number, 'air' | 'ground' | 'ranged'])[]
  dice: AttackDie[]
  /** casualties that the defending and the attacking side must still remove */
  owed: [number, number]
  devoured: Devoured[]
  effects: BattleEffect[]
}

/** The war as a seat sees it. */
export interface View {
  seat: number
  scenario: Scenario
  spaces: Space[]
  walls: [number, number][]
  tokens: QuestToken[]
  owners: Owner[]
  /** what each card is, of those whose face is known here */
  kinds: Record<string, string>
  target: number
  victory: Condition[]
  special: string[]
  first: number
  round: number
  round_limit: number
  step: string
  active: number
  quickened: number[]
  crippled: number[]
  battle: Battle | null
}

/** What is printed on an experience card. */
export interface PrintedExperience {
  name: string
  text: string
  type: 'card'
  races: string[]
  copies: number
  window: string
  battle: boolean
  cancels: boolean
  unsure: string[]
}

/** What is printed on a unit card. */
export interface PrintedUnit {
  name: string
  /** what its ability does */
  text: string
  type: 'unit'
  race: string
  kind: string
  level: number
  strength: number
  ability: string
  ability_name: string
  /** finished buildings without which it cannot be upgraded: ground, ranged, air */
  needs: number[]
  points: number
  highest: boolean
  unsure: string[]
}

/** What is printed on a race's sheet. */
export interface PrintedRace {
  name: string
  text: string
  type: 'race'
  people: string
  colour: string
}

/** What something costs. */
export interface PrintedCost {
  gold: number
  wood: number
}

/** What is printed on a building; `train` is what a piece costs there. */
export interface PrintedBuilding {
  name: string
  text: string
  type: 'building'
  /** how many are printed; `extra` more can be built */
  printed: number
  extra: number
  train: PrintedCost
  cost: PrintedCost
  unsure: string[]
}

/** An ability, a kind of space, or a token. */
export interface PrintedName {
  name: string
  text: string
  type: 'ability' | 'space' | 'token'
}

/** The fields of each kind of event; null where this seat may not see them. */
export interface Events {
  round_began: { round: number; seat: number }
  moved: { seat: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; start: number; to: number }
  carried: { seat: number; token: number; drop: number }
  joined: { seat: number; space: number }
  stayed_out: { seat: number; space: number }
  battle_began: { attacker: number; defender: number; space: number }
  strikes_first: { owner: number; phase: 'ground' | 'ranged' | 'air' }
  rolled: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; number: number }
  raised: { owner: number; space: number }
  lost: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  battle_ended: { space: number; winner: number }
  battle_cancelled: { attacker: number; defender: number; space: number }
  killed: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  token_destroyed: { token: number; space: number }
  town_marked: { seat: number; space: number }
  town_fell: { seat: number; space: number }
  town_locked: { seat: number; space: number }
  eliminated: { seat: number }
  resigned: { seat: number }
  harvested: { seat: number; resource: 'gold' | 'wood'; number: number; space: number }
  depleted: { space: number; depletion: number }
  deployed: { seat: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  building_started: { seat: number; building: 'ground' | 'ranged' | 'air' | 'worker' }
  building_finished: { seat: number; building: 'ground' | 'ranged' | 'air' | 'worker' }
  outpost_started: { seat: number; space: number }
  outpost_finished: { seat: number; space: number }
  outpost_destroyed: { seat: number; space: number }
  trained: { seat: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder' }
  upgraded: { seat: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; level: number }
  gave: { seat: number; other: number; resource: 'gold' | 'wood'; number: number }
  asked_for_resources: { seat: number; other: number }
  drew: { seat: number; card: number | null; kind: string | null }
  renewed_deck: { seat: number }
  played: { seat: number; card: number; kind: string }
  cancelled: { seat: number; card: number; kind: string }
  quickened: { seat: number; space: number }
  crippled: { seat: number; space: number }
  called_to_arms: { seat: number; space: number }
  spared: { seat: number }
  polymorphed: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  devoured: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  died_devoured: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  returned: { owner: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; space: number }
  pillaged: { seat: number; other: number; gold: number; wood: number }
  cursed: { seat: number; number: number }
  regrown: { seat: number; space: number }
  took: { seat: number; resource: 'gold' | 'wood'; number: number }
  ported: { seat: number; piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder'; start: number; to: number }
  won: { seat: number }
}

export type Event = EventOf<Events>

/** Each kind of choice, as it is offered and sent. */
export type Choice =
  | [kind: 'resolve', source: number, effect: string]
  | [kind: 'decline']
  | [kind: 'move', piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', start: number, to: number]
  | [kind: 'carry', piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', start: number, to: number, token: number, drop: number]
  | [kind: 'end_movement']
  | [kind: 'fight', space: number, attacker: number, defender: number]
  | [kind: 'accept']
  | [kind: 'strike_first', phase: 'ground' | 'ranged' | 'air']
  | [kind: 'lose', owner: number, piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', space: number]
  | [kind: 'harvest', space: number]
  | [kind: 'deploy', piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', space: number]
  | [kind: 'finish_building', building: 'ground' | 'ranged' | 'air' | 'worker']
  | [kind: 'finish_summoned', building: 'ground' | 'ranged' | 'air' | 'worker']
  | [kind: 'finish_outpost', space: number]
  | [kind: 'give', seat: number, resource: 'gold' | 'wood', number: number]
  | [kind: 'ask_for_resources', seat: number]
  | [kind: 'choose_training']
  | [kind: 'choose_constructing']
  | [kind: 'choose_upgrading']
  | [kind: 'train', piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder']
  | [kind: 'build', building: 'ground' | 'ranged' | 'air' | 'worker']
  | [kind: 'build_outpost', space: number]
  | [kind: 'upgrade', unit: 'ground' | 'ranged' | 'air']
  | [kind: 'upgrade_free', unit: 'ground' | 'ranged' | 'air']
  | [kind: 'end_step']
  | [kind: 'play', card: number]
  | [kind: 'pick_space', space: number]
  | [kind: 'pick_unit', owner: number, piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', space: number]
  | [kind: 'pick_player', player: number]
  | [kind: 'take', resource: 'gold' | 'wood']
  | [kind: 'place', piece: 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'builder', space: number]
