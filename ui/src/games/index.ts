/** The games that have a table of their own here. The frame loads one when it is needed, and draws around it.
 *
 * A game only draws: what can be chosen, it hears from the selection; what has happened, from `events`.
 */

import type { Component } from 'svelte'
import type { Choice, Kinds, Thing } from '../lib/things'
import type { Selection } from '../lib/selection.svelte'
import type { CardInfo, State } from '../lib/protocol'
import type { TableEvent } from '../lib/view'

/** What every piece of a game's table is given. `View` is the game's own: `state.view.table`. */
export interface Props<View> {
  state: State
  view: View
  /** Whose eyes these are; -1 for a spectator. */
  seat: number
  cards: Record<string, CardInfo>
  selection: Selection
  /** What has just happened, to be animated; the view is already the one after it. */
  events: TableEvent[]
}

/** A part of a player's panel: `whose` it is. */
export type PanelProps<View> = Props<View> & { whose: number }

/** A step of the turn for the rim, in words. */
export interface Phase {
  key: string
  name: string
  when: 'done' | 'now' | 'later'
}

// Any: each game has its own view, and only that game looks into it.
type AnyView = any

export interface GameTable<View = AnyView> {
  /** Field of a choice -> kind of thing. */
  kinds: Kinds
  /** The stage. It fills its parent (which has a size of its own) and keeps its proportions. */
  Board: Component<Props<View>>
  /** The row of one's own cards, below the prompt. */
  Hand?: Component<Props<View>>
  /** Below a player's name and clock: piles, tracks. On a narrow page it draws its short form by itself. */
  Panel?: Component<PanelProps<View>>
  /** Between the two players: the thing that is looked at (`selection.looked`), large. */
  Zoom?: Component<Props<View>>
  /** A seat's emblem, with its ink. */
  Emblem?: Component<{ view: View; seat: number }>
  /** The order of play, for the rim. */
  phases?(view: View, language: string): Phase[]
  /** Whether a seat plays no more, though the match goes on. */
  out?(view: View, seat: number): boolean
  /** Choices one could have meant by pointing at a thing, for 'why not': those that the options make `likely`, and the
   * game's own. A field that was not pointed at is empty. */
  meant?(view: View, cards: Record<string, CardInfo>, thing: Thing, likely: Choice[]): Choice[]
  /** The things that an event names, for the log. */
  named?(event: TableEvent['event']): Thing[]
}

export const games: Readonly<Record<string, () => Promise<{ default: GameTable }>>> = {
  'aeons-end': () => import('./aeons-end'),
  'connect-four': () => import('./connect-four'),
  doomtrooper: () => import('./doomtrooper'),
  'summoner-wars': () => import('./summoner-wars'),
  warcraft: () => import('./warcraft'),
}
