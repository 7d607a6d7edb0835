/** Questions about the battlefield as a seat sees it, and where to draw what. */

import type { Drawn } from '../../lib/table/charge'
import { printedOf, type Cards } from '../../lib/table/printed'
import { chargeOf, CHARGES, factionOf, type Faction } from './emblems'
import type { PrintedCard, View } from './wire'

export type { Cards }
export type Printed = PrintedCard & { kind: string }
export type { ActiveEvent, Piece, View } from './wire'

export const ROWS = 8
export const COLUMNS = 6
export const MOST_MAGIC = 15

/** What is printed on a card; of a card whose face is not known, nothing. */
export const printed = (view: View, cards: Cards, card: number): Printed | null => printedOf(cards, view.kinds[card])

export function isEvent(card: Printed): boolean {
  return card.classes.includes('epic') || card.classes.includes('standard')
}

export function owner(card: number): number {
  return card < 34 ? 0 : 1
}

/** The faction in whose ink a card is printed; gates are in their owner's ink. */
export function inkOf(view: View, card: number, what: Printed | null): Faction {
  return factionOf(what?.faction || view.factions[owner(card)])
}

export function pictureOf(what: Printed): Drawn {
  return CHARGES[chargeOf(what.kind, what.classes)]
}

/** Where a space lies for these eyes, counted from the top left: one's own side is always at the bottom. */
export function seen(space: number, eyes: number): { row: number; column: number } {
  const row = Math.floor(space / COLUMNS)
  const column = space % COLUMNS
  return eyes === 1 ? { row, column: COLUMNS - 1 - column } : { row: ROWS - 1 - row, column }
}

/** The space that these eyes see there. */
export function spaceAt(row: number, column: number, eyes: number): number {
  return eyes === 1 ? row * COLUMNS + COLUMNS - 1 - column : (ROWS - 1 - row) * COLUMNS + column
}

/** A space is named by its column and its row, for both sides alike. */
export function spaceName(space: number): string {
  return `${'abcdef'[space % COLUMNS]}${Math.floor(space / COLUMNS) + 1}`
}

export function rowName(row: number, eyes: number): string {
  return spaceName(spaceAt(row, 0, eyes)).slice(1)
}

export function columnName(column: number, eyes: number): string {
  return spaceName(spaceAt(0, column, eyes)).charAt(0)
}
