/** Aeon's End at the table. */

import type { GameTable } from '..'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Hand from './Hand.svelte'
import { meant } from './meant'
import Panel from './Panel.svelte'
import { NOBODY, type View } from './table'
import { saying, type Key } from './words'
import Zoom from './Zoom.svelte'

const PHASES = ['casting', 'main', 'draw'] as const

/** The fields of choices that name a thing. The nemesis itself and its husks are cards below 0. */
const KINDS = {
  card: 'card', spell: 'card', found: 'card', enemy: 'card', pile: 'pile', breach: 'breach', any_breach: 'breach', seat: 'seat', turn_card: 'turn',
}

/** Where an event names things. */
const NAMED: Readonly<Record<string, readonly (string | null)[]>> = {
  turn_began: ['seat'], drew: ['seat', 'card'], revealed: ['seat', 'card'], took_back: ['seat', 'card'], took: ['seat', 'card'], discarded: ['seat', 'card'],
  destroyed: ['card'], gained: ['seat', 'card'], played: ['seat', 'card'], charged: ['seat'], lost_charges: ['seat'], activated: ['seat'],
  focused: ['seat', 'breach'], opened: ['seat', 'breach'], breach_destroyed: ['seat', 'breach'], prepped: ['seat', 'card', 'breach'], cast: ['seat', 'card'],
  used: ['seat', 'card'], damaged: ['card'], damage_prevented: ['card'], suffered: ['seat'], player_shielded: ['seat'], regained: ['seat'], exhausted: ['seat'], nemesis_drew: ['card'], stopped: ['card'],
  entered_play: ['card'], persists: ['card'], lost_token: ['card'], left_play: ['card'], corruption_resolved: ['seat', 'card'], devoured: ['card'],
}

const table: GameTable<View> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  phases(view, language) {
    const say = saying(language)
    if (view.active === NOBODY) return [{ key: 'nemesis', name: say('phase-nemesis'), when: 'now' }]
    const now = PHASES.indexOf(view.phase as (typeof PHASES)[number])
    return PHASES.map((key, at) => ({ key, name: say(`phase-${key}` satisfies Key), when: at < now ? 'done' : at === now ? 'now' : 'later' }))
  },
  meant,
  named(event) {
    const [what, ...given] = event
    const kinds = NAMED[String(what)] ?? []
    return given.flatMap((id, at) => (kinds[at] && id !== null ? [`${kinds[at]}:${id}`] : []))
  },
}

export default table
