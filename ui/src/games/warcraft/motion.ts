/** How the war moves: pieces travel, dice fall, the dead go to the reserve, gold and wood come home. */

import type { Thing } from '../../lib/things'
import { motionFor } from '../../lib/table/motion.svelte'
import { becomes, more, partsOf, type Part } from '../../lib/table/parts'
import { QUICK, TOSS, TRAVEL, type Change, type Fly, type Moving, type Now, type Place } from '../../lib/table/script'
import type { Step } from '../../lib/table/trails'
import type { TableEvent } from '../../lib/view'
import { around, BUILDINGS, UNITS, type AttackDie, type Battle, type BuildingKind, type Heap, type PieceKind, type UnitKind, type View } from './table'
import type { Events } from './wire'

interface Added {
  /** A card that somebody else plays, held up for all to see. */
  held: number
  /** The battle that is over, to be read. */
  fought: Fought | null
  /** The same card as a thing, to be read afterwards. */
  last: Thing
}
/** A battle that is over: the dice that were rolled last, and who holds the field. */
export interface Fought extends Battle {
  winner: number
}

type Changes = Change<Added>[]
type Resource = 'gold' | 'wood'

const part = partsOf<View>()

// Pieces

/** Pieces come to a heap or leave it. */
function heap(space: number, owner: number, named: PieceKind, by: number, moved = 0): Part {
  const kind = named === 'builder' ? 'worker' : named
  return part('spaces', space, 'pieces', (heaps) => heaped(heaps, owner, kind, by, moved))
}

/** The heaps of a space after pieces have come or gone. */
function heaped(heaps: readonly Heap[], owner: number, kind: PieceKind, by: number, moved: number): Heap[] {
  const here = heaps.find((heap) => heap.owner === owner && heap.kind === kind)
  if (!here) return by > 0 ? [...heaps, { owner, kind, count: by, moved, fighting: 0, called: 0, polymorphed: 0 }] : [...heaps]
  const count = Math.max(0, here.count + by)
  const now = { ...here, count, moved: Math.min(count, here.moved + moved), fighting: Math.min(count, here.fighting) }
  return heaps.map((heap) => (heap === here ? now : heap)).filter((heap) => heap.count > 0)
}

/** The steps that pieces have made. */
export function stepsOf(events: readonly TableEvent[]): Step[] {
  return events.flatMap(({ kind, fields }) => {
    const { seat, piece, start, to } = fields
    return kind === 'moved' && typeof start === 'number' && typeof to === 'number' ? [{ who: `${String(seat)} ${String(piece)}`, from: start, to }] : []
  })
}

const fly = (seat: number, piece: PieceKind, from: string, to: string, lands: Part[] = []): Fly => ({ fly: `piece:${seat}:${piece}`, from, to, lands })
const goes = ({ seat, piece, start, to }: Events['moved']): Changes => [heap(start, seat, piece, -1), fly(seat, piece, `space:${start}`, `space:${to}`, [heap(to, seat, piece, 1, 1)])]
const comes = (seat: number, piece: PieceKind, space: number): Fly => fly(seat, piece, `home:${seat}`, `space:${space}`, [heap(space, seat, piece, 1)])
const dies = ({ owner, piece, space }: Events['lost']): Changes => [
  heap(space, owner, piece, -1), fly(owner, piece, `space:${space}`, `home:${owner}`), { over: `space:${space}`, float: { amount: -1, icon: 'i-damage', tone: 'loss' } },
]

// Towns and stocks

const trains = (seat: number, kind: PieceKind, by: number): Part => part('owners', seat, 'training', (training) => ({ ...training, [kind]: Math.max(0, (training[kind] ?? 0) + by) }))
const builds = (seat: number, kind: BuildingKind, by: number): Part => part('owners', seat, 'under_construction', BUILDINGS.indexOf(kind), more(by))
const town = (seat: number, kind: string): Change<Added> => ({ ring: `town:${seat}.${kind}` })
const stock = (seat: number): Change<Added> => ({ ring: `stock:${seat}` })
const outpost = (space: number, owner: number | null, building: boolean): Part[] => [part('spaces', space, 'outpost', becomes(owner)), part('spaces', space, 'building', becomes(building))]

/** Resources of one stock come to another. */
const gives = (from: number, to: number, what: readonly (readonly [Resource, number])[]): Changes => [
  stock(to), stock(from),
  ...what.filter(([, number]) => number > 0).flatMap(([resource, number]): Changes => [
    part('owners', from, resource, more(-number)), { fly: resource, from: `${resource}:${from}`, to: `${resource}:${to}`, lands: [part('owners', to, resource, more(number))] },
  ]),
]

// Battles

/** The battle as it is, or as it must have been if it is over already; who stands around may fight. */
function begins({ space, attacker, defender }: Events['battle_began'], { shown, after }: Now<View>): Part[] {
  const sides = [attacker, defender].map((owner) => shown.owners[owner]?.side)
  const fights = ({ owner, kind }: Heap): boolean => sides.includes(shown.owners[owner]?.side) && (UNITS as readonly string[]).includes(kind)
  const begun: Battle = { space, attacker, defender, round: 1, phase: '', first_strikes: [], dice: [], owed: [0, 0], devoured: [], effects: [] }
  return [part('battle', () => (after.battle?.space === space ? { ...after.battle, dice: [] } : begun)), ...fighting(shown, space, (each) => (fights(each) ? each.count : 0))]
}

const fighting = (shown: View, space: number, count: (heap: Heap) => number): Part[] =>
  [space, ...around(shown, space)].map((each) => part('spaces', each, 'pieces', (heaps) => heaps.map((heap) => ({ ...heap, fighting: count(heap) }))))

/** Dice of one phase lie together; those of the phase before are taken up. */
function rolls(die: AttackDie, { after }: Now<View>): Part {
  return part('battle', (battle) => {
    if (!battle) return null
    const dice = battle.phase === die.kind ? battle.dice : []
    const known = after.battle?.dice[dice.length]
    const same = known && known.owner === die.owner && known.kind === die.kind && known.natural === die.natural
    return { ...battle, phase: die.kind, dice: [...dice, same ? known : die] }
  })
}

export const moving: Moving<View, Events, Added> = {
  places: ({ owners }) => owners.flatMap((_, seat): Place<View>[] => [
    [`hand:${seat}`, ['owners', seat, 'hand']], [`deck:${seat}`, ['owners', seat, 'deck']], [`discard:${seat}`, ['owners', seat, 'discard']],
  ]),
  names: { space: 'space', to: 'space', drop: 'space' },
  lasting: ['last', 'fought'],
  first: ['active', 'step', 'round'],
  events: {
    moved: [TRAVEL, goes],
    ported: [TRAVEL, goes],
    carried: [TRAVEL, ({ token, drop }) => ({ fly: `token:${token}`, from: `token:${token}`, to: `space:${drop}`, lands: [part('tokens', token, 'space', becomes<number | null>(drop))] })],
    token_destroyed: [TRAVEL, ({ token }) => part('tokens', token, 'space', becomes<number | null>(null))],
    battle_began: [TOSS, (fields, now) => [...begins(fields, now), { add: { fought: null } }]],
    rolled: [QUICK, ({ owner, piece, number }, now) => rolls({ owner, kind: piece as UnitKind, natural: number, result: number, hit: null }, now)],
    lost: [TRAVEL, dies],
    killed: [TRAVEL, dies],
    devoured: [TRAVEL, ({ space, owner, piece }) => heap(space, owner, piece, -1)],
    returned: [TRAVEL, ({ space, owner, piece }) => heap(space, owner, piece, 1)],
    battle_ended: [TRAVEL, ({ space, winner }, { shown }) => [
      part('battle', () => null), ...fighting(shown, space, () => 0), { add: { fought: shown.battle && { ...shown.battle, owed: [0, 0], winner } } },
    ]],
    battle_cancelled: [TRAVEL],
    raised: [TRAVEL, ({ owner, space }) => comes(owner, 'ground', space)],
    polymorphed: [TRAVEL],
    called_to_arms: [TRAVEL],
    quickened: [TRAVEL, ({ space }) => part('quickened', (spaces) => [...spaces, space])],
    crippled: [TRAVEL, ({ space }) => part('crippled', (spaces) => [...spaces, space])],
    town_marked: [TRAVEL, ({ space }) => part('spaces', space, 'marked', becomes(true))],
    town_locked: [QUICK, ({ space }) => part('spaces', space, 'locked', becomes(true))],
    harvested: [TRAVEL, ({ seat, resource, number, space }) => [
      { fly: resource, from: `space:${space}`, to: `${resource}:${seat}`, lands: [part('owners', seat, resource, more(number))] },
      { over: `space:${space}`, float: { amount: number, icon: `i-${resource}`, tone: 'gain' } }, stock(seat),
    ]],
    depleted: [TRAVEL, ({ space, depletion }) => part('spaces', space, 'depletion', becomes(depletion))],
    regrown: [TRAVEL, ({ space }) => part('spaces', space, 'depletion', becomes(0))],
    took: [TRAVEL, ({ seat, resource, number }) => [part('owners', seat, resource, more(number)), stock(seat)]],
    pillaged: [TRAVEL, ({ seat, other, gold, wood }) => gives(other, seat, [['gold', gold], ['wood', wood]])],
    gave: [TRAVEL, ({ seat, other, resource, number }) => gives(seat, other, [[resource, number]])],
    trained: [TRAVEL, ({ seat, piece }) => [trains(seat, piece, 1), town(seat, piece)]],
    deployed: [TRAVEL, ({ seat, piece, space }) => [trains(seat, piece, -1), comes(seat, piece, space)]],
    building_started: [TRAVEL, ({ seat, building }) => [builds(seat, building, 1), town(seat, building)]],
    building_finished: [TRAVEL, ({ seat, building }) => [builds(seat, building, -1), part('owners', seat, 'finished', BUILDINGS.indexOf(building), more(1)), town(seat, building)]],
    outpost_started: [TRAVEL, ({ seat, space }) => outpost(space, seat, true)],
    outpost_finished: [TRAVEL, ({ seat, space }) => outpost(space, seat, false)],
    outpost_destroyed: [TRAVEL, ({ space }) => outpost(space, null, false)],
    upgraded: [TRAVEL, ({ seat, piece }, { after }) => {
      const at = UNITS.indexOf(piece as UnitKind)
      return [part('owners', seat, 'units', at, (was) => after.owners[seat]?.units[at] ?? was), town(seat, piece)]
    }],
    drew: [QUICK, ({ seat, card }) => ({ card, seat, from: `deck:${seat}`, to: `hand:${seat}`, down: true })],
    played: [TOSS, ({ seat, card }, { after }) => (seat === after.seat ? { card, seat, to: `discard:${seat}` } : [{ card, seat, to: `discard:${seat}`, still: true }, { add: { held: card, last: `card:${card}` } }])],
  },
}

export const motionOf = motionFor(moving)
export type Motion = ReturnType<typeof motionOf>
