/** The siege as a seat sees it (src/herna/games/aeons_end/view.py), what is printed (describing.py), and questions about both. */

import type { CardInfo } from '../../lib/protocol'

export const NOBODY = -1 // the nemesis's turn
export const NEMESIS = -1 // the nemesis, where a card is named
export const HUSK = -2
export const MOST_HUSKS = 15
export const GONE = -1
export const OPEN = 4 // a breach: not there, quarter turns made (0 to 3), or open
export const DEVOURED = 9 // the number of the devoured pile, beside the nine piles of the supply
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const

export interface Mage {
  key: string
  ability: string
  life: number
  most: number
  charges: number
  spaces: number
  breaches: number[]
  prepped: number[][]
  /** The cards, or only how many there are. */
  hand: number[] | number
  deck: number
  discard: number[]
}

export interface InPlay {
  card: number
  tokens: number
}

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

export interface View {
  seat: number
  /** What each card is, of those whose face is known here. */
  kinds: Record<string, string>
  mages: Mage[]
  supply: { kind: string; cards: number[] }[]
  nemesis: Nemesis
  gravehold: { life: number; most: number }
  /** `deck` from its top, with cards that are known here; `holds` is what lies in it, in no order. */
  turn_order: { deck: (number | null)[]; discard: number[]; holds: string[] }
  active: number
  phase: string
  turn: number
  /** Free aether, and what pays only for gems, and only for spells. */
  aether: [number, number, number]
  discount: number
  played: number[]
  focused: number[]
  shielded: boolean
  two_spells: boolean
}

export type Type = 'gem' | 'relic' | 'spell' | 'attack' | 'minion' | 'power' | 'strike' | 'corruption'

/** What is printed on a kind of card. */
export interface Printed {
  kind: string
  name: string
  text: string
  type: Type
  type_name: string
  cost: number
  tier: number
  life: number
  power: number
  mage: string
  nemesis: string
  /** TO DISCARD: what it says, and what is spent, where that is all. */
  to_discard: string
  discard_aether: number
  discard_charges: number
  unsure: string[]
}

export interface PrintedMage {
  name: string
  title: string
  ability: string
  text: string
  charges: number
}

export interface PrintedNemesis {
  name: string
  unleash: string
  text: string
  setup: string
  harder: string
}

export interface PrintedBreach {
  name: string
  text: string
  focus: number
  open: number[]
  bonus: number
}

export type Cards = Record<string, CardInfo>

/** What is printed on a card; of a card whose face is not known, nothing. */
export function printed(view: View, cards: Cards, card: number): Printed | null {
  const kind = view.kinds[card]
  return kind === undefined ? null : kindPrinted(cards, kind)
}

export function kindPrinted(cards: Cards, kind: string): Printed | null {
  const info = cards[kind]
  return info ? { kind, ...(info.facts as unknown as Omit<Printed, 'kind'>) } : null
}

export function mageOf(view: View, cards: Cards, seat: number): PrintedMage | null {
  return (cards[`mage-${view.mages[seat]?.key}`]?.facts as PrintedMage | undefined) ?? null
}

export function nemesisOf(view: View, cards: Cards): PrintedNemesis | null {
  return (cards[`nemesis-${view.nemesis.key}`]?.facts as PrintedNemesis | undefined) ?? null
}

/** What is printed on a breach: numbers begin with 0. */
export function breachOf(cards: Cards, breach: number): PrintedBreach | null {
  return (cards[`breach-${breach + 1}`]?.facts as PrintedBreach | undefined) ?? null
}

/** A breach as choices name it: 4 for each seat. */
export const breachId = (seat: number, breach: number): number => 4 * seat + breach

/** What a closed breach costs now; an open one or one that is gone costs nothing any more. */
export function pricesOf(view: View, cards: Cards, seat: number, breach: number): { focus: number | null; open: number } | null {
  const state = view.mages[seat]!.breaches[breach]!
  const what = breachOf(cards, breach)
  if (!what || state === GONE || state === OPEN) return null
  const off = seat === view.active ? view.discount : 0
  const last = what.open.length - 1 // from there it can only be opened
  return { focus: state < last ? Math.max(0, what.focus - off) : null, open: Math.max(0, (what.open[state] ?? 0) - off) }
}

/** The cards of a hand that are seen here. */
export function handOf(mage: Mage): number[] {
  return typeof mage.hand === 'number' ? [] : mage.hand
}

export function handCount(mage: Mage): number {
  return typeof mage.hand === 'number' ? mage.hand : mage.hand.length
}

/** The number of the pile from which a card of this kind is bought. */
export function topOfPile(view: View, pile: number): { kind: string | undefined; count: number } {
  if (pile === DEVOURED) return { kind: view.kinds[view.nemesis.devoured.at(-1) ?? -1], count: view.nemesis.devoured.length }
  return { kind: view.supply[pile]?.kind, count: view.supply[pile]?.cards.length ?? 0 }
}

/** Whose turn a turn order card names: a seat, or NOBODY. */
export function playerOf(kind: string): number {
  return kind.startsWith('player-') ? Number(kind.slice('player-'.length)) - 1 : NOBODY
}

/** A supply pile for each type, with its number. */
export function pilesByType(view: View, cards: Cards): { type: Type; piles: number[] }[] {
  const types: Type[] = ['gem', 'relic', 'spell']
  return types.map((type) => ({ type, piles: view.supply.flatMap(({ kind }, pile) => (kindPrinted(cards, kind)?.type === type ? [pile] : [])) }))
}
