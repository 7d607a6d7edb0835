/** Questions about the war as a seat sees it, and what is printed on its cards. */

import { counted, listed } from '../../lib/table/parts'
import { factsOf, printedOf, type Cards } from '../../lib/table/printed'
import { middle, type Point } from './hexes'
import type * as wire from './wire'
import type { Heap, Owner, PrintedBuilding, PrintedExperience, PrintedUnit, Space, UnitKind } from './wire'

export type { Heap, Owner, PieceKind, QuestToken, Space, UnitKind } from './wire'

export type { Cards }
export type Experience = PrintedExperience & { kind: string }
export type BuildingKind = UnitKind | 'worker'

/** In the order in which the view lists levels, unit cards and buildings. */
export const UNITS: readonly UnitKind[] = ['ground', 'ranged', 'air']
export const BUILDINGS: readonly BuildingKind[] = [...UNITS, 'worker']
/** In the order in which they attack. */
export const PHASES: readonly UnitKind[] = ['ranged', 'air', 'ground']
export const STEPS = ['move', 'harvest', 'deploy', 'spend'] as const

/** A die; whether it hits is not known while it falls and the rest of the battle is being shown. */
export type AttackDie = Omit<wire.AttackDie, 'hit'> & { hit: boolean | null }
export type Battle = Omit<wire.Battle, 'dice'> & { dice: AttackDie[] }
/** The war as a seat sees it, also while a battle is being shown. */
export type View = Omit<wire.View, 'battle'> & { battle: Battle | null }

/** What is printed on an experience card; of one whose face is not known, nothing. */
export const printed = (view: View, cards: Cards, card: number): Experience | null => printedOf(cards, view.kinds[card], `card-${view.kinds[card]}`)

/** The top card of an owner's stack for a kind of units. */
export function unitCard(view: View, cards: Cards, owner: number, kind: UnitKind): PrintedUnit | null {
  return factsOf<PrintedUnit>(cards, `unit-${view.owners[owner]?.units[UNITS.indexOf(kind)] ?? ''}`)
}

export const buildingOf = (cards: Cards, kind: BuildingKind): PrintedBuilding | null => factsOf<PrintedBuilding>(cards, `building-${kind}`)

/** Whether a die hits: not above strength (WC-BATTLE-17). */
export function hits(view: View, cards: Cards, { owner, kind, result, hit }: AttackDie): boolean {
  return hit ?? result <= (unitCard(view, cards, owner, kind)?.strength ?? 0)
}

/** The name of anything pictured: a race, a kind of space, a building, an ability. */
export const nameOf = (cards: Cards, key: string): string => cards[key]?.name ?? ''
export const textOf = (cards: Cards, key: string): string => factsOf<{ text?: string }>(cards, key)?.text ?? ''

/** The levels of a kind, of each race: how many there are. */
export function levelsOf(cards: Cards, race: string, kind: UnitKind): number {
  return Object.keys(cards).filter((key) => key.startsWith(`unit-${race}-${kind}-`)).length
}

export const out = ({ owners }: View, seat: number): boolean => owners[seat]?.eliminated ?? false
export const handOf = ({ hand }: Owner): number[] => listed(hand)
export const handCount = ({ hand }: Owner): number => counted(hand)

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
