/** What every piece of the board is given. */

import type { State } from '../../lib/protocol'
import type { DrawnTable } from '../../lib/table/drawn'
import type { Motion } from './motion'
import type { View } from './table'
import type { Say } from './words'

export interface DrawnFront extends DrawnTable<View, Motion, Say> {
  state: State
}
