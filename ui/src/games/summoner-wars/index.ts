/** Summoner Wars at the table. */

import type { GameTable } from '..'
import { onlyEnd, phasesOf } from '../../lib/table/phases'
import type { Meant } from '../../lib/things'
import { asks, progress, tells } from './asks'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { KINDS, TOLD } from './fields'
import Hand from './Hand.svelte'
import { meant } from './meant'
import { motionOf } from './motion'
import Panel from './Panel.svelte'
import Rolled from './Rolled.svelte'
import type { View } from './table'
import type { Choice } from './wire'
import { saying } from './words'
import Zoom from './Zoom.svelte'

const PHASES = ['summon', 'move', 'build', 'attack', 'magic', 'draw'] as const

const table: GameTable<View, Meant<Choice>> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  Rolled,
  motionOf,
  asks,
  tells,
  progress,
  passes: onlyEnd,
  phases: ({ phase }, language) => phasesOf(PHASES, phase, (key) => saying(language)(`phase-${key}`)),
  meant,
  told: TOLD,
}

export default table
