/** Doomtrooper at the table. */

import type { GameTable } from '..'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { KINDS, named } from './fields'
import Hand from './Hand.svelte'
import { meant } from './meant'
import Panel from './Panel.svelte'
import { out, STEPS, type View } from './table'
import { saying } from './words'
import Zoom from './Zoom.svelte'

const table: GameTable<View> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  phases(view, language) {
    const say = saying(language)
    const now = STEPS.indexOf(view.step as (typeof STEPS)[number])
    return STEPS.map((key, at) => ({ key, name: say(`step-${key}`), when: at < now ? 'done' : at === now ? 'now' : 'later' }))
  },
  out,
  meant,
  named,
}

export default table
