/** What every piece of a board is given. */

import type { Selection } from '../selection.svelte'
import type { Cards } from './printed'

/** A game's table as it is drawn, with what moves on it and the game's own words. */
export interface DrawnTable<View, Motion, Say> {
  /** The table as it is shown. */
  view: View
  cards: Cards
  selection: Selection
  motion: Motion
  say: Say
}
