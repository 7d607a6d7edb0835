/** What every piece of the board is given. */

import type { Told } from '..'
import type { DrawnTable } from '../../lib/table/drawn'
import type { Motion } from './motion'
import type { View } from './table'
import type { Say } from './words'

export interface DrawnWar extends DrawnTable<View, Motion, Say> {
  /** Whose side is nearest. */
  eyes: number
  /** What the others have done, where one has not chosen since. */
  story: Told<View> | null
}
