/** Warcraft at the table. */

import type { GameTable } from '..'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Hand from './Hand.svelte'
import { meant } from './meant'
import Panel from './Panel.svelte'
import { out, STEPS, type View } from './table'
import { saying } from './words'
import Zoom from './Zoom.svelte'

/** The fields of choices that name a thing. A heap of pieces is named by its kind and its space, and if it may be somebody else's
 * by its owner too; a kind alone is that of one's own town. */
const KINDS = {
  'piece start': 'heap', 'owner piece space': 'heap', to: 'space', drop: 'space', space: 'space', piece: 'town', building: 'town', unit: 'town', phase: 'phase', token: 'token',
  card: 'card', seat: 'seat',
}

/** Where an event names things. */
const NAMED: Readonly<Record<string, readonly (string | null)[]>> = {
  moved: ['seat', null, 'space', 'space'], carried: ['seat', 'token', 'space'], joined: ['seat', 'space'], stayed_out: ['seat', 'space'], battle_began: [null, null, 'space'],
  raised: [null, 'space'], lost: [null, null, 'space'], battle_ended: ['space'], battle_cancelled: [null, null, 'space'], killed: [null, null, 'space'], token_destroyed: ['token', 'space'], town_marked: ['seat', 'space'],
  town_locked: ['seat', 'space'], eliminated: ['seat'], resigned: ['seat'], harvested: ['seat', null, null, 'space'], depleted: ['space'], deployed: ['seat', null, 'space'],
  outpost_started: ['seat', 'space'], outpost_finished: ['seat', 'space'], outpost_destroyed: ['seat', 'space'], trained: ['seat'], upgraded: ['seat'], gave: ['seat', 'seat'],
  asked_for_resources: ['seat', 'seat'], quickened: ['seat', 'space'], crippled: ['seat', 'space'], called_to_arms: ['seat', 'space'], spared: ['seat'], regrown: ['seat', 'space'],
  polymorphed: [null, null, 'space'], devoured: [null, null, 'space'], died_devoured: [null, null, 'space'], returned: [null, null, 'space'], pillaged: ['seat', 'seat'], took: ['seat'],
  ported: ['seat', null, 'space', 'space'], cancelled: ['seat', 'card'], drew: ['seat', 'card'], played: ['seat', 'card'], renewed_deck: ['seat'], won: ['seat'],
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
    const now = STEPS.indexOf(view.step as (typeof STEPS)[number])
    return STEPS.map((key, at) => ({ key, name: say(`step-${key}`), when: at < now ? 'done' : at === now ? 'now' : 'later' }))
  },
  out,
  meant,
  named(event) {
    const [what, ...given] = event
    const kinds = NAMED[String(what)] ?? []
    return given.flatMap((id, at) => (kinds[at] && id !== null ? [`${kinds[at]}:${id}`] : []))
  },
}

export default table
