/** Warcraft at the table. */

import type { GameTable } from '..'
import { phasesOf } from '../../lib/table/phases'
import type { Meant } from '../../lib/things'
import { asks } from './asks'
import Board from './Board.svelte'
import { equal } from './equal'
import Emblem from './Emblem.svelte'
import { KINDS, TOLD } from './fields'
import Hand from './Hand.svelte'
import { meant } from './meant'
import { motionOf } from './motion'
import { peopleOf } from './naming'
import Panel from './Panel.svelte'
import Rolled from './Rolled.svelte'
import { out, STEPS, type View } from './table'
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
  Rolled,
  motionOf,
  asks,
  equal,
  opens: ['choose_training', 'choose_constructing', 'choose_upgrading'],
  phases: ({ step }, language) => phasesOf(STEPS, step, (key) => saying(language)(`step-${key}`)),
  out,
  dealt: (view, seat, cards) => peopleOf(view, cards, seat),
  meant,
  told: TOLD,
}

export default table
