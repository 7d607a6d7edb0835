/** The games that have a table of their own here. The frame loads one when it is needed, and draws around it.
 *
 * A game only draws: what can be chosen, it hears from the selection; what has happened, from its motion.
 */

import type { Component } from 'svelte'
import type { Kinds, Offered, Thing } from '../lib/things'
import type { Selection } from '../lib/selection.svelte'
import type { Field, State } from '../lib/protocol'
import type { Motion } from '../lib/table/motion.svelte'
import type { Phase } from '../lib/table/phases'
import type { Cards } from '../lib/table/printed'
import type { TableEvent } from '../lib/view'
import type { Events as Siege } from './aeons-end/wire'
import type { Events as Rack } from './connect-four/wire'
import type { Events as Front } from './doomtrooper/wire'
import type { Events as Battlefield } from './summoner-wars/wire'
import type { Events as War } from './warcraft/wire'

/** What can happen at any of the tables; the games share these words. */
export type EventKind = keyof (Siege & Rack & Front & Battlefield & War)

/** What every piece of a game's table is given. `View` is the game's own, `state.view.table`. */
export interface Props<View> {
  state: State
  view: View
  /** Whose eyes these are; -1 for a spectator. */
  seat: number
  cards: Cards
  selection: Selection
}

/** What the others have done since one's own last choice, as far as it has been shown, and the view before it. */
export interface Told<View> {
  events: readonly TableEvent[]
  before: View
  telling: boolean
}

/** A part of a player's panel: `whose` it is. */
export type PanelProps<View> = Props<View> & { whose: number }

// Any: each game has its own view, and only that game looks into it.
type AnyView = any

export interface GameTable<View = AnyView, Choice = AnyView> {
  /** Field of a choice -> kind of thing. */
  kinds: Kinds
  /** The stage. It fills its parent (which has a size of its own) and keeps its proportions. */
  Board: Component<Props<View> & { story?: Told<View> | null }>
  /** The row of one's own cards, below the prompt. */
  Hand?: Component<Props<View>>
  /** Below a player's name and clock: piles, tracks. On a narrow page it draws its short form by itself. */
  Panel?: Component<PanelProps<View>>
  /** Between the two players: the thing that is looked at (`selection.looked`), large. */
  Zoom?: Component<Props<View>>
  /** A seat's emblem, with its ink. */
  Emblem?: Component<{ view: View; seat: number }>
  /** Draws the dice of these events, small. */
  Rolled?: Component<{ state: State; view: View; cards: Cards; events: readonly TableEvent[] }>
  /** How what happens is shown at the table that has this selection. */
  motionOf?(selection: Selection): Motion<any, any, any>
  /** What a seat plays with, where that may be left to chance: the value of its option, or its name. */
  dealt?(view: View, seat: number, cards: Cards): string
  /** The order of play, for the rim. */
  phases?(view: View, language: string): Phase[]
  /** The question once something is chosen (`then`: what after that), for what kind of choice: 'Where does Bear Cavalry go?'; kind 'ends' where only buttons remain of what is `deliberate`; '' where the game has no words for it. */
  asks?(view: View, cards: Cards, language: string, kind: string, thing: Thing, then: readonly Thing[]): string
  /** The text of the card by which something is asked, where it does not lie in sight: `named` is what the question names. */
  tells?(view: View, cards: Cards, named: Readonly<Record<string, Field>>): string
  /** How far one has come in what is asked, or what can be done at most: 'move 2 of 3', 'no enemy in reach'; ''. */
  progress?(view: View, language: string, options: readonly Offered[]): string
  /** Kinds of choices of which a button is the main one: what one mostly wants. */
  mostly?: readonly string[]
  /** Several equal things done by one press: what the button says, the next of them (null, if there is none) and how many there are. */
  several?(view: View, cards: Cards, language: string, options: readonly Field[][]): { text: string; next: Field[] | null; count: number }
  /** What is taken of choices of which it does not matter which is made; null, if it does. Where phases pass by themselves, one is not asked. */
  equal?(options: readonly Field[][]): Field[] | null
  /** Kinds of choices that pointing at one thing does not make yet, since it could as well mean another: they are buttons. */
  deliberate?: readonly string[]
  /** Kinds of choices that only lead to the next question: one may go back from it. */
  opens?: readonly string[]
  /** Kinds of choices whose buttons stay once this thing has been chosen, because they concern it; without it, all do. */
  remain?(view: View, chosen: Thing): readonly string[]
  /** What is chosen for a seat that could choose nothing else, or nothing that anybody wants; null, if it could. Only if the player wishes, and against bots. */
  passes?(options: readonly Field[][], view: View, seat: number): Field[] | null
  /** Whether a seat plays no more, though the match goes on. */
  out?(view: View, seat: number): boolean
  /** Choices one could have meant by pointing at a thing, for 'why not': those that the options make `likely`, and the
   * game's own. A field that was not pointed at is empty. */
  meant?(view: View, cards: Cards, thing: Thing, likely: Choice[]): Choice[]
  /** Field of an event -> kind of thing, for the log. */
  told?: Kinds
}

export const games: Readonly<Record<string, () => Promise<{ default: GameTable }>>> = {
  'aeons-end': () => import('./aeons-end'),
  'connect-four': () => import('./connect-four'),
  doomtrooper: () => import('./doomtrooper'),
  'summoner-wars': () => import('./summoner-wars'),
  warcraft: () => import('./warcraft'),
}
