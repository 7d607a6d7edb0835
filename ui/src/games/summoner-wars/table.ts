/** The battlefield as a seat sees it (src/herna/games/summoner_wars/view.py), and where to draw what. */

import type { CardInfo } from '../../lib/protocol'
import type { Drawn } from '../../lib/table/charge'
import { chargeOf, CHARGES, factionOf, type Faction } from './emblems'

export const ROWS = 8
export const COLUMNS = 6
export const MOST_MAGIC = 15

/** A card on the battlefield. */
export interface Piece {
  card: number
  space: number
  seat: number
  damage: number
  boost: number
  life: number
  strength: number
  under: number[]
  gained: string[]
  frozen: boolean
}

export interface ActiveEvent {
  card: number
  boost: number
  targets: number[]
}

export interface View {
  seat: number
  factions: string[]
  /** What each card is, of those whose face is known here. */
  kinds: Record<string, string>
  objects: Piece[]
  hand: number[]
  hands: number[]
  draw: number[]
  discard: number[]
  discards: number[]
  events: ActiveEvent[][]
  magic: number[]
  active: number
  phase: string
  turn: number
  moved: number[]
  attacked: number[]
}

/** What is printed on a kind of card (pictured in drawing.py). */
export interface Printed {
  kind: string
  name: string
  faction: string
  classes: string[]
  cost: number
  strength: number
  life: number
  attack: '' | 'melee' | 'ranged'
  phase: string
  symbols: string[]
  texts: [string, string][]
  unsure: string[]
}

/** What is printed on a card; of a card whose face is not known, nothing. */
export function printed(view: View, cards: Record<string, CardInfo>, card: number): Printed | null {
  const kind = view.kinds[card]
  const info = kind === undefined ? undefined : cards[kind]
  return info ? { kind: info.key, ...(info.facts as unknown as Omit<Printed, 'kind'>) } : null
}

export function isEvent(card: Printed): boolean {
  return card.classes.includes('epic') || card.classes.includes('standard')
}

export function owner(card: number): number {
  return card < 34 ? 0 : 1
}

/** The faction in whose ink a card is printed; gates are in the ink of whoever owns them. */
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
  return `${'ABCDEF'[space % COLUMNS]}${Math.floor(space / COLUMNS) + 1}`
}

export function rowName(row: number, eyes: number): string {
  return spaceName(spaceAt(row, 0, eyes)).slice(1)
}

export function columnName(column: number, eyes: number): string {
  return spaceName(spaceAt(0, column, eyes)).charAt(0)
}
