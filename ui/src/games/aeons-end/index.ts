/** Aeon's End at the table. */

import type { GameTable } from '..'
import { onlyEnd, phasesOf } from '../../lib/table/phases'
import type { Meant } from '../../lib/things'
import { asks } from './asks'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { KINDS, TOLD } from './fields'
import Hand from './Hand.svelte'
import { meant } from './meant'
import { motionOf } from './motion'
import Panel from './Panel.svelte'
import { several } from './several'
import { NOBODY, tells, type View } from './table'
import type { Choice } from './wire'
import { saying } from './words'
import Zoom from './Zoom.svelte'

const PHASES = ['casting', 'main', 'draw'] as const

const table: GameTable<View, Meant<Choice>> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  motionOf,
  asks,
  tells,
  passes: onlyEnd,
  several,
  phases(view, language) {
    const say = saying(language)
    if (view.active === NOBODY) return [{ key: 'nemesis', name: say('phase-nemesis'), when: 'now' }]
    return phasesOf(PHASES, view.phase, (key) => say(`phase-${key}`))
  },
  meant,
  told: TOLD,
}

export default table
