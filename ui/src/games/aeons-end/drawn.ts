/** What every piece of the board is given. */

import type { DrawnTable } from '../../lib/table/drawn'
import type { Motion } from './motion'
import type { View } from './table'
import type { Say } from './words'

export type DrawnSiege = DrawnTable<View, Motion, Say>
