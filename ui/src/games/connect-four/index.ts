/** Connect Four: the smallest table. */

import type { GameTable } from '..'
import Board from './Board.svelte'
import type { Rack } from './rack'

const table: GameTable<Rack> = { kinds: { column: 'column' }, Board }

export default table
