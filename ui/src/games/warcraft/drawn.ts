/** What every part of the board is given. */

import type { Selection } from '../../lib/selection.svelte'
import type { Motion } from './motion.svelte'
import type { Cards, View } from './table'
import type { Say } from './words'

export interface DrawnWar {
  /** The war as it is shown. */
  view: View
  cards: Cards
  selection: Selection
  motion: Motion
  say: Say
  /** Whose side is nearest. */
  eyes: number
}
