/** Doomtrooper at the table. */

import type { GameTable } from '..'
import { phasesOf } from '../../lib/table/phases'
import type { Meant } from '../../lib/things'
import { asks, DELIBERATE } from './asks'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { KINDS, TOLD } from './fields'
import Hand from './Hand.svelte'
import { meant } from './meant'
import { motionOf } from './motion'
import Panel from './Panel.svelte'
import { onlyAgainstOneself, out, remain, STEPS, type View } from './table'
import type { Choice } from './wire'
import { saying } from './words'
import Zoom from './Zoom.svelte'

const table: GameTable<View, Meant<Choice>> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  motionOf,
  dealt: ({ players }, seat) => players[seat]?.deck ?? '',
  asks,
  mostly: ['keep_hand'],
  deliberate: DELIBERATE,
  remain,
  passes: onlyAgainstOneself,
  phases: ({ step }, language) => phasesOf(STEPS, step, (key) => saying(language)(`step-${key}`)),
  out,
  meant,
  told: TOLD,
}

export default table
