/** How the battlefield moves: pieces travel, dice fall, damage pops, the dead go, cards and magic fly. */

import type { Thing } from '../../lib/things'
import { motionFor } from '../../lib/table/motion.svelte'
import { floating, more, partsOf, type Part } from '../../lib/table/parts'
import type { Step } from '../../lib/table/trails'
import type { TableEvent } from '../../lib/view'
import { QUICK, TOSS, TRAVEL, type Change, type Move, type Moving, type Now, type Place } from '../../lib/table/script'
import { owner, type Piece, type View } from './table'
import type { Events } from './wire'

export interface Roll {
  unit: number
  /** One digit for each die, in the order rolled. */
  faces: string
  /** Whether it is for an attack, and not for something that a card does. */
  attacks: boolean
  /** Milliseconds in which they fall. */
  time: number
}

interface Added {
  /** What is being attacked, by whom, and in which space: what falls there is gone before one has looked at the dice. */
  attack: { unit: number; target: number; at: number }
  roll: Roll | null
  /** A card that somebody else plays, held up for all to see. */
  held: number
  /** The same card as a thing, to be read afterwards. */
  last: Thing
}

/** The rules by which dice are rolled for an attack, and not for something that a card does. */
const ATTACKS: readonly string[] = ['SW-ATK-09', 'SW-ABIL-08']

const part = partsOf<View>()
const pieceOf = ({ objects }: View, card: number): Piece | undefined => objects.find((piece) => piece.card === card)
const field = <Field extends keyof Piece>(card: number, name: Field, meanwhile: (was: Piece[Field]) => Piece[Field]): Part => ({ path: ['objects', { by: 'card', is: card }, name], meanwhile })

const goes = ({ mover, space }: { mover: number; space: number }): Change<Added>[] => [field(mover, 'space', () => space), { add: { roll: null } }]
const comes = ({ seat, mover, space }: { seat: number; mover: number; space: number }): Move => ({
  card: mover, from: `hand:${seat}`, to: 'field', towards: `space:${space}`, as: { space, damage: 0, boost: 0 },
})
const dies = ({ card }: { card: number | null }): Move[] => (card === null ? [] : [{ card, seat: owner(card), to: `discard:${owner(card)}`, fades: true }])
const stands = (card: number, { shown }: Now<View>, at: number): Part => field(card, 'space', (was) => pieceOf(shown, at)?.space ?? was)
const hurt = (card: number, by: number): Part => floating(`card:${card}`, field(card, 'damage', more(by)), { opposite: true })

export const moving: Moving<View, Events, Added> = {
  places: ({ seat: eyes, hands }) => [
    ['field', ['objects'], 'records'],
    ...hands.flatMap((_, seat): Place<View>[] => [
      [`draw:${seat}`, ['draw', seat]], [`hand:${seat}`, ['hands', seat]], [`discard:${seat}`, ['discards', seat]], [`events:${seat}`, ['events', seat], 'records'],
    ]),
    [`hand:${eyes}`, ['hand']], [`discard:${eyes}`, ['discard']],
  ],
  spot: (view, card) => {
    const piece = pieceOf(view, card)
    return piece ? `space:${piece.space}` : null
  },
  names: { card: 'card', mover: 'card', unit: 'card', target: 'card' },
  lasting: ['attack', 'roll', 'last'],
  events: {
    moved: [TRAVEL, goes],
    forced: [TRAVEL, goes],
    placed: [TRAVEL, goes],
    swapped: [TRAVEL, ({ card, target }, now) => [stands(card, now, target), stands(target, now, card)]],
    tucked: [TRAVEL, ({ card, target }, now) => stands(target, now, card)],
    summoned: [TRAVEL, comes],
    built: [TRAVEL, comes],
    attacked: [TRAVEL, (attack, { shown }) => ({ add: { attack: { ...attack, at: pieceOf(shown, attack.target)?.space ?? -1 }, roll: null } })],
    rolled: [TOSS, ({ unit, faces }, { rule }) => ({ add: (time) => ({ roll: { unit, faces, attacks: ATTACKS.includes(rule), time } }) })],
    damaged: [TRAVEL, ({ card, amount }) => hurt(card, amount)],
    healed: [TRAVEL, ({ card, amount }) => hurt(card, -amount)],
    boosted: [TRAVEL, ({ card, amount }) => field(card, 'boost', more(amount))],
    eliminated: [TRAVEL, dies],
    discarded: [TRAVEL, dies],
    returned: [TRAVEL, ({ card }) => ({ card, to: `hand:${owner(card)}`, fades: true })],
    played: [TOSS, ({ seat, card }, { after }) => (seat === after.seat ? { card, seat } : [{ card, seat, still: true }, { add: { held: card, last: `card:${card}` } }])],
    event_ended: [QUICK, ({ seat, card }) => ({ card, to: `discard:${seat}` })],
    drew: [QUICK, ({ seat, card }) => ({ card, seat, from: `draw:${seat}`, to: `hand:${seat}`, down: true })],
    discarded_for_magic: [TRAVEL, ({ seat, card, amount }) => [
      { card, seat, from: `hand:${seat}`, to: `discard:${seat}`, down: true },
      ...(amount > 0 ? [{ fly: 'magic', from: `hand:${seat}`, to: `magic:${seat}`, lands: [part('magic', seat, more(amount))] }] : []), // who has 15 magic gains none
    ]],
    // what is gained for the dead comes from where they fell
    gained_magic: [TRAVEL, ({ seat, amount }, { left }) => ({ fly: 'magic', from: left.startsWith('space:') ? left : `hand:${seat}`, to: `magic:${seat}`, lands: [part('magic', seat, more(amount))] })],
    paid_magic: [QUICK, ({ seat, amount }) => part('magic', seat, more(-amount))],
  },
}

/** The steps that units have made, beginning where they stood before. */
export function stepsOf({ objects }: View, events: readonly TableEvent[]): Step[] {
  const at = new Map(objects.map(({ card, space }) => [card, space]))
  return events.flatMap(({ kind, fields }) => {
    const [card, to] = [fields['mover'], fields['space']]
    if (typeof card !== 'number' || typeof to !== 'number') return []
    const from = at.get(card)
    at.set(card, to)
    return from === undefined || !MOVES.includes(kind) ? [] : [{ who: `${card}`, from, to }]
  })
}
const MOVES: readonly string[] = ['moved', 'forced', 'placed']

export const motionOf = motionFor(moving)
export type Motion = ReturnType<typeof motionOf>
