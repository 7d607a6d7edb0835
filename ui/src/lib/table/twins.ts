/** Equal cards are one thing to choose: the options name one card of each kind, and its twins stand for it. */

import { idIf } from '../selection.svelte'
import type { Thing } from '../things'

/** What each card is, as far as it is seen. */
export type CardKinds = Readonly<Record<number, string>>

/** Which of some cards that lie together stands for each of them: itself, or the equal one that can be chosen. */
export function twinsOf(kinds: CardKinds, cards: readonly number[], possible: Iterable<Thing>): ReadonlyMap<number, number> {
  const offered = new Set([...possible].map((thing) => idIf('card', thing)))
  const named = new Map(cards.filter((card) => offered.has(card)).map((card) => [kinds[card], card]))
  return new Map(cards.map((card) => [card, offered.has(card) ? card : (named.get(kinds[card]) ?? card)]))
}

/** The card whose thing each card is: its twin's; but once that has been chosen, only the one that was `pointed` at is it. */
export function standIn(twins: ReadonlyMap<number, number>, pointed: number, chosen: readonly Thing[], card: number): number {
  const twin = twins.get(card) ?? card
  const leader = twins.get(pointed) === twin ? pointed : twin
  if (card === leader || !chosen.includes(`card:${twin}`)) return twin
  return card === twin ? leader : card
}
