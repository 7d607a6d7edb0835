/** Connect Four: the smallest table. */

import type { GameTable } from '..'
import Board, { type Rack } from './Board.svelte'

const table: GameTable<Rack> = { kinds: { column: 'column' }, Board }

export default table
