/** What is printed on the cards of a siege (describing.py), and questions about the siege as a seat sees it. */

import type { Field } from '../../lib/protocol'
import { counted, listed } from '../../lib/table/parts'
import { factsOf, printedOf, type Cards } from '../../lib/table/printed'
import type { CardType, Mage, PrintedBreach, PrintedCard, PrintedMage, PrintedNemesis, View } from './wire'

export type { CardType as Type, InPlay, Mage, Nemesis, View } from './wire'

export const NOBODY = -1 // the nemesis's turn
export const NEMESIS = -1 // the nemesis, where a card is named
export const HUSK = -2
export const MOST_HUSKS = 15
export const GONE = -1
export const OPEN = 4 // a breach: not there, quarter turns made (0 to 3), or open
export const DEVOURED = 9 // the number of the devoured pile, beside the nine piles of the supply
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const

export type { Cards }
export type Printed = PrintedCard & { kind: string }

/** What is printed on a card; of a card whose face is not known, nothing. */
export const printed = (view: View, cards: Cards, card: number): Printed | null => printedOf(cards, view.kinds[card])
export const kindPrinted = (cards: Cards, kind: string | undefined): Printed | null => printedOf(cards, kind)
export const mageOf = (view: View, cards: Cards, seat: number): PrintedMage | null => factsOf(cards, `mage-${view.mages[seat]?.key}`)
export const nemesisOf = (view: View, cards: Cards): PrintedNemesis | null => factsOf(cards, `nemesis-${view.nemesis.key}`)
/** The text of what asks something: a card, the nemesis when it unleashes, or a mage's ability. */
export function tells(view: View, cards: Cards, { card }: Readonly<Record<string, Field>>): string {
  if (typeof card !== 'number') return ''
  const text = card >= 0 ? printed(view, cards, card)?.text : card === NEMESIS ? nemesisOf(view, cards)?.unleash : mageOf(view, cards, NEMESIS - 1 - card)?.text
  return text ?? ''
}
/** What is printed on a breach: numbers begin with 0. */
export const breachOf = (cards: Cards, breach: number): PrintedBreach | null => factsOf(cards, `breach-${breach + 1}`)

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

/** The cards of a hand that are seen here, and how many there are. */
export const handOf = ({ hand }: Mage): number[] => listed(hand)
export const handCount = ({ hand }: Mage): number => counted(hand)

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
export function pilesByType(view: View, cards: Cards): { type: CardType; piles: number[] }[] {
  const types: CardType[] = ['gem', 'relic', 'spell']
  return types.map((type) => ({ type, piles: view.supply.flatMap(({ kind }, pile) => (kindPrinted(cards, kind)?.type === type ? [pile] : [])) }))
}
