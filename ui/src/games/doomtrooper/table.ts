/** Questions about the front as a seat sees it, and what is printed on its cards. */

import { counted, listed } from '../../lib/table/parts'
import { printedOf, type Cards } from '../../lib/table/printed'
import { idOf, type Choice, type Thing } from '../../lib/things'
import type { Change, DuelView as Duel, Layer, Player, PrintedCard, Stat, Value, View } from './wire'

export type {
  Actions, Change, DuelView as Duel, Lasting, Layer, Lying, PendingView as Pending, Player, Side, Stat, SwitchView as Switch, Value, Values, View,
} from './wire'

export type { Cards }
export type Printed = PrintedCard & { kind: string }
export type Area = 'squad' | 'kohort' | 'outpost' | 'outside' | 'aside' | 'player'

export const STATS: readonly Stat[] = ['fight', 'shoot', 'armor', 'value']
/** In the order in which targets count them. */
export const AREAS: readonly Area[] = ['squad', 'kohort', 'outpost', 'outside', 'aside', 'player']
export const STEPS = ['start', 'draw', 'actions', 'discard', 'end'] as const
export const NONE = -1

export const kindPrinted = (cards: Cards, kind: string | undefined): Printed | null => printedOf(cards, kind)

/** What is printed on a card; of one whose face is not known, nothing. */
export const printed = (view: View, cards: Cards, card: number): Printed | null => kindPrinted(cards, view.kinds[card])

/** Types of cards with values in their corners, and whether these are what they give. */
export const valued = ({ type }: Printed): boolean => ['warrior', 'beast', 'warzone'].includes(type)
export const gives = ({ type }: Printed): boolean => type === 'warzone'

export const out = ({ players }: View, seat: number): boolean => players[seat]?.out ?? false
export const handOf = ({ hand }: Player): number[] => listed(hand)
export const handCount = ({ hand }: Player): number => counted(hand)
export const graveOf = ({ grave }: Player): number[] => listed(grave)
export const graveCount = ({ grave }: Player): number => counted(grave)
export const sideboardOf = ({ sideboard }: Player): number[] => listed(sideboard)
export const sideboardCount = ({ sideboard }: Player): number => counted(sideboard)

// Targets: a card, nothing, a player, or an area of one

export const playerTarget = (seat: number): number => -10 - seat
export const areaTarget = (seat: number, area: Area): number => -100 - 10 * seat - AREAS.indexOf(area)

/** Whose area a target is, or which player. */
export function placeIn(target: number): { seat: number; area: Area } | null {
  if (target <= -100) return { seat: Math.floor((-100 - target) / 10), area: AREAS[(-100 - target) % 10]! }
  return target <= -10 ? { seat: -10 - target, area: 'player' } : null
}

/** Which kind of thing a target is. */
export function targetKind(target: number | string): string | null {
  const number = Number(target)
  return number === NONE ? null : number < 0 ? 'place' : 'card'
}

/** An attached card, and how deep: what lies on a warrior, what lies on that, and so on. */
export interface Borne {
  card: number
  depth: number
}

/** All that a card bears, each followed by what it bears itself. */
export function borneBy({ cards }: View, card: number, depth = 0): Borne[] {
  const attached = cards[card]?.attached ?? []
  return attached.flatMap((each) => [{ card: each, depth }, ...borneBy({ cards } as View, each, depth + 1)])
}

/** The seats, opponents first in the order of play, oneself last. */
export function seatsAround(players: number, eyes: number): number[] {
  return Array.from({ length: players }, (_, at) => (eyes + 1 + at) % players)
}

/** The most room that somebody's side needs: in how many areas how many cards lie; who is wounded takes more. */
export function widestSide({ players, cards }: View): { cards: number; areas: number } {
  const sides = players.map((player) => {
    const lying = AREAS.flatMap((area) => player[area])
    return { cards: lying.length + 0.3 * lying.filter((card) => cards[card]?.wounded).length, areas: AREAS.filter((area) => player[area].length > 0).length }
  })
  return sides.reduce((most, each) => (each.cards > most.cards ? each : most), { cards: 4, areas: 1 })
}

/** Whether a card takes part in the innermost duel, and on which side. */
export function fightsAs({ duels }: View, card: number): 'attacker' | 'defender' | null {
  const duel = duels.at(-1)
  if (!duel || duel.over) return null
  const [attackers, defenders] = duel.sides
  if (card === duel.attacker || attackers?.group.includes(card)) return 'attacker'
  return card === duel.defender || defenders?.group.includes(card) ? 'defender' : null
}

/** Where somebody's first warrior will stand, while nothing of theirs lies on the table; in a crowd there is only room for one's own. */
export function firstArea({ players }: View, seat: number, own: boolean): Area | null {
  const player = players[seat]
  if (!player || AREAS.some((area) => player[area].length > 0) || (!own && players.length > 2)) return null
  return player.affiliation === 'legion' ? 'kohort' : 'squad'
}

/** The answer of a seat that could only react to its own card, and so only against it; null, if it could do something else. */
export function onlyAgainstOneself(options: readonly Choice[], { pending }: Pick<View, 'pending'>, seat: number): Choice | null {
  const last = pending.at(-1)
  const declines = options.find(([kind]) => kind === 'decline')
  return declines && last?.seat === seat && options.every((option) => option === declines || option.at(-1) === last.card) ? declines : null
}

/** With a warrior in play one may rather declare an attack; with a card of the hand nothing else is meant. */
export const remain = ({ cards }: Pick<View, 'cards'>, chosen: Thing): readonly string[] => (cards[Number(idOf(chosen))] ? ['declare_attack'] : [])

// Where a number comes from

/** In the order in which a value is computed. */
const LAYERS: readonly Layer[] = ['new-base', 'base-set', 'base-times', 'base-plus', 'times', 'plus']

/** One number of a sum, and where it comes from. */
export interface Part {
  from: 'printed' | 'beast' | 'base' | 'times' | 'plus'
  text: string
  source: number
  kind: string
  cover: boolean
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
const times = (amount: number, divisor: number): string => (divisor === 1 ? `×${amount}` : amount === 1 ? `÷${divisor}` : `×${amount}/${divisor}`)

/** The parts of a value in the order in which it is computed: what is printed, then the base, then multiplied, then added. What one card
 * adds several times is one part. */
export function partsOf({ printed: base, struck, changes }: Value, warrior: number): Part[] {
  const first: Part = { from: 'printed', text: struck ? '–' : `${base}`, source: warrior, kind: '', cover: false }
  const sorted = changes.toSorted((one, two) => LAYERS.indexOf(one.layer) - LAYERS.indexOf(two.layer))
  return [first, ...sorted.reduce<Change[]>(together, []).map(partOf)]
}

const ADDED: readonly Layer[] = ['base-plus', 'plus']

function together(changes: Change[], change: Change): Change[] {
  const same = changes.find(({ layer, source, cover }) => ADDED.includes(layer) && layer === change.layer && source === change.source && source !== NONE && cover === change.cover)
  return same ? changes.map((each) => (each === same ? { ...same, amount: same.amount + change.amount } : each)) : [...changes, change]
}

function partOf({ layer, amount, divisor, source, kind, cover }: Change): Part {
  const where = { source, kind, cover }
  switch (layer) {
    case 'new-base':
      return { from: 'beast', text: signed(amount), ...where }
    case 'base-set':
      return { from: 'base', text: `=${amount}`, ...where }
    case 'base-times':
      return { from: 'base', text: times(amount, divisor), ...where }
    case 'base-plus':
      return { from: 'base', text: signed(amount), ...where }
    case 'times':
      return { from: 'times', text: times(amount, divisor), ...where }
    case 'plus':
      return { from: 'plus', text: signed(amount), ...where }
  }
}

/** One comparison of a duel: an attack with the armour of the one it strikes. */
export interface Blow {
  striker: number
  struck: number
  attack: number | null
  armor: number
  hits: boolean | null
  /** Of each who strikes together. */
  attackers: { warrior: number; value: Value | null }[]
  armour: Value | null
}

/** Both comparisons, the attacker's first. */
export function blowsOf({ sides, tactic }: Duel): Blow[] {
  return sides.map(({ warrior, group, strikes, attack, hits, values }, at) => {
    const other = sides[1 - at]
    const armour = other?.values[strikes]?.armor ?? null
    const attackers = group.map((each) => ({ warrior: each, value: tactic ? (values[each]?.[tactic] ?? null) : null }))
    return { striker: warrior, struck: strikes, attack, armor: armour?.value ?? other?.armor ?? 0, hits, attackers, armour }
  })
}
