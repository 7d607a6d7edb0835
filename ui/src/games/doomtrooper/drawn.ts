/** What every piece of the front is given. */

import type { State } from '../../lib/protocol'
import type { Selection } from '../../lib/selection.svelte'
import type { Motion } from './motion.svelte'
import type { Cards, View } from './table'
import type { Say } from './words'

export interface DrawnFront {
  state: State
  /** The front as it is shown. */
  view: View
  cards: Cards
  selection: Selection
  motion: Motion
  say: Say
}
