/** The front as a seat sees it (src/herna/games/doomtrooper/view.py), and questions about it. */

import type { CardInfo } from '../../lib/protocol'

export type Cards = Record<string, CardInfo>
export type Stat = 'fight' | 'shoot' | 'armor' | 'value'
export type Area = 'squad' | 'kohort' | 'outpost' | 'outside' | 'aside' | 'player'
export type Layer = 'plus' | 'times' | 'base-plus' | 'base-times' | 'base-set' | 'new-base'

export const STATS: readonly Stat[] = ['fight', 'shoot', 'armor', 'value']
/** In the order in which targets count them. */
export const AREAS: readonly Area[] = ['squad', 'kohort', 'outpost', 'outside', 'aside', 'player']
export const STEPS = ['start', 'draw', 'actions', 'discard', 'end'] as const
export const NONE = -1

/** What changes a value: in which layer, by how much, and by which card. */
export interface Change {
  layer: Layer
  amount: number
  divisor: number
  source: number
  /** The kind of that card, if it may be seen. */
  kind: string
  /** Whether it is the cover. */
  cover: boolean
}

export interface Value {
  value: number
  printed: number
  /** A value that is struck out on the card: it cannot do that at all. */
  struck: boolean
  from: Change[]
}

export type Values = Readonly<Record<Stat, Value>>

/** A card on the table. */
export interface Lying {
  controller: number
  owner: number
  on: number
  attached: number[]
  warrior: boolean
  wounded: boolean
  covered: boolean
  hidden: boolean
  /** A vehicle with its warrior inside. */
  boarded: boolean
  jailer: number
  away: boolean
  active: boolean
  notes: (string | number)[]
  sides?: string[]
  affiliations?: string[]
  keywords?: string[]
  values?: Values
}

export interface Player extends Readonly<Record<Area, number[]>> {
  destiny: number
  promotion: number
  debt: number
  turns: number
  hopeless: number
  out: boolean
  hand: number[] | number
  library: number
  grave: number[] | number
  sacrificed: number[]
  sideboard: number[] | number
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

export interface Duel {
  attacking: number
  defending: number
  attacker: number
  defender: number
  tactic: 'fight' | 'shoot' | ''
  zone: number
  phase: number
  weapons: number[]
  helpers: number[]
  played: [number, number][]
  outcome: [number, 'wounded' | 'killed'][]
  over: boolean
  first: number
  /** The attacker first; empty while the fighters are not known. */
  sides: Side[]
}

/** A card that has been announced and waits for reactions. */
export interface Pending {
  seat: number
  card: number
  target: number
  caster: number
  picked: number[]
  word: string
}

export interface Actions {
  common: number
  granted: string[]
  /** The next action is a common one, though there are granted ones. */
  common_first: boolean
  attacks_by_card: number
  may_attack: boolean
  bound: boolean
  gaining: number
  gained: string[]
}

export interface Lasting {
  subject: number
  stats: Stat[]
  layer: Layer
  amount: number
  source: number
  kind: string
  until: string
  seat: number
  role: string
}

/** A word that holds for a while: about whom (-1: everybody), by which card, and until whose next turn. */
export interface Switch {
  word: string
  subject: number
  source: number
  kind: string
  until: string
  seat: number
}

export interface View {
  seat: number
  kinds: Record<string, string>
  players: Player[]
  cards: Record<string, Lying>
  duels: Duel[]
  pending: Pending[]
  turn: number
  active: number
  step: string
  actions: Actions
  lasting: Lasting[]
  switches: Switch[]
  target: number
  limit: number
  last_turns: number
  time_called: boolean
  /** Who shows the opening hand to everybody; -1: nobody does. */
  showing: number
}

/** What is printed on a card (pictured in describing.py). */
export interface Printed {
  kind: string
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
  unsure: string[]
}

/** What is printed on cards of a kind. */
export function kindPrinted(cards: Cards, kind: string | undefined): Printed | null {
  const facts = kind ? (cards[kind]?.facts as unknown as Omit<Printed, 'kind'> | undefined) : undefined
  return facts && kind ? { ...facts, kind } : null
}

/** What is printed on a card; of one whose face is not known, nothing. */
export const printed = (view: View, cards: Cards, card: number): Printed | null => kindPrinted(cards, view.kinds[card])

/** Types of cards with values in their corners, and whether these are what they give. */
export const valued = ({ type }: Printed): boolean => ['warrior', 'beast', 'warzone'].includes(type)
export const gives = ({ type }: Printed): boolean => type === 'warzone'

const listed = (cards: number[] | number): number[] => (typeof cards === 'number' ? [] : cards)
const counted = (cards: number[] | number): number => (typeof cards === 'number' ? cards : cards.length)
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

/** The affiliation that most of somebody's warriors in sight have, for an emblem. */
export function affiliationSeen({ cards }: View, seat: number): string {
  const often = new Map<string, number>()
  for (const { owner, affiliations } of Object.values(cards)) {
    if (owner === seat) for (const each of affiliations ?? []) often.set(each, (often.get(each) ?? 0) + 1)
  }
  return [...often].reduce((most, each) => (each[1] > most[1] ? each : most), ['general', 0] as [string, number])[0]
}

// Where a number comes from

/** In the order in which a value is reckoned. */
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

/** The parts of a value in the order in which it is reckoned: what is printed, then the base, then multiplied, then added. What one card
 * adds several times is one part. */
export function partsOf({ printed: base, struck, from }: Value, warrior: number): Part[] {
  const first: Part = { from: 'printed', text: struck ? '–' : `${base}`, source: warrior, kind: '', cover: false }
  const sorted = from.toSorted((one, two) => LAYERS.indexOf(one.layer) - LAYERS.indexOf(two.layer))
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
