/** The war as a seat sees it (src/herna/games/warcraft/view.py), and questions about it. */

import type { CardInfo } from '../../lib/protocol'
import { middle, type Point } from './hexes'

export type Cards = Record<string, CardInfo>
export type UnitKind = 'ground' | 'ranged' | 'air'
/** A builder is a worker who builds the outpost on his space. */
export type PieceKind = UnitKind | 'worker' | 'necromancer' | 'builder'
export type BuildingKind = UnitKind | 'worker'
export type Texts = Readonly<Record<'cs' | 'en', string>>

/** In the order in which the view lists levels, unit cards and buildings. */
export const UNITS: readonly UnitKind[] = ['ground', 'ranged', 'air']
export const BUILDINGS: readonly BuildingKind[] = [...UNITS, 'worker']
/** In the order in which they attack. */
export const PHASES: readonly UnitKind[] = ['ranged', 'air', 'ground']
export const STEPS = ['move', 'harvest', 'deploy', 'spend'] as const

/** Pieces of one owner and kind on one space. */
export interface Heap {
  owner: number
  kind: PieceKind
  count: number
  moved: number
  fighting: number
  /** Workers who were called to arms, and units that cannot attack in this battle round. */
  called: number
  polymorphed: number
}

export interface Space {
  key: string
  label: string
  q: number
  r: number
  kind: string
  points: number
  town: number | null
  /** 0, or 1 partially, 2 completely depleted. */
  depletion: number
  outpost: number | null
  /** Whether the outpost is still being built. */
  building: boolean
  marked: boolean
  locked: boolean
  pieces: Heap[]
}

export interface QuestToken {
  key: string
  kind: string
  space: number | null
  owner: number | null
  name: Texts
}

export type Counts = Readonly<Partial<Record<PieceKind, number>>>

/** A seat; after the seats there may be a neutral force, which has only a race, a side and units. */
export interface Owner {
  race: string
  player: boolean
  side: number
  town: number | null
  eliminated: boolean
  points: number
  gold: number
  wood: number
  levels: number[]
  units: string[]
  finished: number[]
  under_construction: number[]
  training: Counts
  reserve: Counts
  hand: number[] | number
  deck: number
  discard: number[]
  laid: number[]
  aside: number
  skips: string[]
}

export interface AttackDie {
  owner: number
  kind: UnitKind
  natural: number
  /** What it counts as. */
  result: number
  /** Null while it falls and the rest of the battle is being shown. */
  hit: boolean | null
}

export interface Battle {
  space: number
  attacker: number
  defender: number
  round: number
  phase: UnitKind | ''
  first_strikes: [number, UnitKind][]
  dice: AttackDie[]
  /** Casualties that the defending and the attacking side must still remove. */
  owed: [number, number]
  /** Units that come back unless their side loses. */
  devoured: { owner: number; kind: UnitKind; space: number }[]
  /** What cards do to all units of an owner or a side. */
  effects: { kind: string; owner: number; card: number }[]
}

export interface View {
  seat: number
  scenario: { key: string; name: Texts }
  spaces: Space[]
  walls: [number, number][]
  tokens: QuestToken[]
  owners: Owner[]
  kinds: Record<string, string>
  target: number
  first: number
  round: number
  step: string
  active: number
  quickened: number[]
  crippled: number[]
  battle: Battle | null
}

/** What is printed on an experience card (pictured in describing.py). */
export interface Experience {
  kind: string
  name: string
  text: string
  window: string
  unsure: string[]
}

/** What is printed on a unit card. */
export interface UnitCard {
  name: string
  level: number
  strength: number
  ability_name: string
  /** What its ability does. */
  text: string
  /** Finished buildings without which it cannot be upgraded: ground, ranged, air. */
  needs: number[]
  highest: boolean
  unsure: string[]
}

interface Cost {
  gold: number
  wood: number
}

/** What is printed on a building: how many of it can be built besides the printed ones, and what a piece costs there. */
export interface Building {
  name: string
  printed: number
  extra: number
  train: Cost
  cost: Cost
}

const facts = <Facts>(cards: Cards, key: string): Facts | null => (cards[key]?.facts as unknown as Facts | undefined) ?? null

/** What is printed on an experience card; of one whose face is not known, nothing. */
export function printed(view: View, cards: Cards, card: number): Experience | null {
  const kind = view.kinds[card]
  const found = kind === undefined ? null : facts<Omit<Experience, 'kind'>>(cards, `card-${kind}`)
  return found && kind !== undefined ? { ...found, kind } : null
}

/** The top card of an owner's stack for a kind of units. */
export function unitCard(view: View, cards: Cards, owner: number, kind: UnitKind): UnitCard | null {
  return facts<UnitCard>(cards, `unit-${view.owners[owner]?.units[UNITS.indexOf(kind)] ?? ''}`)
}

export const buildingOf = (cards: Cards, kind: BuildingKind): Building | null => facts<Building>(cards, `building-${kind}`)

/** Whether a die hits: not above strength (WC-BATTLE-17). */
export function hits(view: View, cards: Cards, { owner, kind, result, hit }: AttackDie): boolean {
  return hit ?? result <= (unitCard(view, cards, owner, kind)?.strength ?? 0)
}

/** The name of anything pictured: a race, a kind of space, a building, an ability. */
export const nameOf = (cards: Cards, key: string): string => cards[key]?.name ?? ''
export const textOf = (cards: Cards, key: string): string => facts<{ text?: string }>(cards, key)?.text ?? ''

/** The levels of a kind, of each race: how many there are. */
export function levelsOf(cards: Cards, race: string, kind: UnitKind): number {
  return Object.keys(cards).filter((key) => key.startsWith(`unit-${race}-${kind}-`)).length
}

export const out = ({ owners }: View, seat: number): boolean => owners[seat]?.eliminated ?? false
export const handOf = ({ hand }: Owner): number[] => (typeof hand === 'number' ? [] : hand)
export const handCount = ({ hand }: Owner): number => (typeof hand === 'number' ? hand : hand.length)

/** Whether the map is turned round for these eyes, so that one's own Town is on the near side. */
export function turned({ spaces, owners }: View, eyes: number): boolean {
  const home = spaces[owners[eyes]?.town ?? -1]
  if (!home) return false
  const down = spaces.map((space) => middle(space).y)
  return middle(home).y < (Math.min(...down) + Math.max(...down)) / 2 - 1
}

/** The middles of all spaces for these eyes. */
export function middles(view: View, eyes: number): Point[] {
  const round = turned(view, eyes)
  return view.spaces.map((space) => middle(space, round))
}

/** The spaces around a space. */
export function around({ spaces }: View, space: number): number[] {
  const here = spaces[space]
  if (!here) return []
  return spaces.flatMap(({ q, r }, other) => {
    const [right, down] = [q - here.q, r - here.r]
    return Math.max(Math.abs(right), Math.abs(down), Math.abs(right + down)) === 1 ? [other] : []
  })
}

/** The heaps of a space; a worker who builds there is one of its own. */
export function heapsOf({ pieces, building, outpost }: Space): Heap[] {
  return pieces.flatMap((heap) => {
    if (!building || heap.kind !== 'worker' || heap.owner !== outpost) return heap.count > 0 ? [heap] : []
    const builder: Heap = { ...heap, kind: 'builder', count: 1, moved: 0, fighting: 0, called: 0 }
    return heap.count > 1 ? [{ ...heap, count: heap.count - 1 }, builder] : [builder]
  })
}

/** The heaps of a space by owner: one's own last, which is nearest. */
export function rowsOf(space: Space, eyes: number): Heap[][] {
  const pieces = heapsOf(space)
  const owners = [...new Set(pieces.map(({ owner }) => owner))]
  owners.sort((one, two) => Number(one === eyes) - Number(two === eyes) || one - two)
  return owners.map((owner) => pieces.filter((heap) => heap.owner === owner))
}

/** What of an owner and kind takes part in the battle: on the battlefield, and around it. */
export interface Fighters {
  owner: number
  kind: UnitKind
  here: number
  flanks: number
}

/** Who takes part on a side, by owner, in the order of the phases. */
export function fightersOf(view: View, side: number): Fighters[] {
  const { battle } = view
  if (!battle) return []
  const all = view.owners.flatMap((whose, owner) => (whose.side === side ? PHASES.map((kind) => ({ owner, kind, here: 0, flanks: 0 })) : []))
  view.spaces.forEach(({ pieces }, space) => {
    for (const { owner, kind, fighting } of pieces) {
      const found = all.find((each) => each.owner === owner && (each.kind === kind || (each.kind === 'ground' && (kind === 'worker' || kind === 'builder'))))
      if (found) found[space === battle.space ? 'here' : 'flanks'] += fighting
    }
  })
  return all.filter(({ here, flanks }) => here + flanks > 0)
}
