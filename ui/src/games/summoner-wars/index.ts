/** Summoner Wars at the table. */

import type { GameTable } from '..'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Hand from './Hand.svelte'
import { meant } from './meant'
import Panel from './Panel.svelte'
import type { View } from './table'
import { phaseName, saying } from './words'
import Zoom from './Zoom.svelte'

const PHASES = ['summon', 'move', 'build', 'attack', 'magic', 'draw']

/** The fields of events and choices that name a thing. */
const KINDS = { unit: 'card', card: 'card', target: 'card', source: 'card', space: 'space' }

/** Where an event names cards and spaces. */
const NAMED: Readonly<Record<string, readonly (string | null)[]>> = {
  summoned: [null, 'card', 'space'], built: [null, 'card', 'space'], moved: ['card', 'space'], forced: ['card', 'space'],
  placed: ['card', 'space'], swapped: ['card', 'card'], attacked: ['card', 'card'], rolled: ['card'], damaged: ['card'],
  healed: ['card'], boosted: ['card'], eliminated: ['card'], returned: ['card'], discarded: ['card'], played: [null, 'card'], showed: [null, 'card'],
  drew: [null, 'card'], event_ended: [null, 'card'], tucked: ['card', 'card'], took_control: [null, 'card'], used: ['card'],
  was_inactive: ['card'], discarded_for_magic: [null, 'card'],
}

const table: GameTable<View> = {
  kinds: KINDS,
  Board,
  Hand,
  Panel,
  Zoom,
  Emblem,
  phases(view, language) {
    const now = PHASES.indexOf(view.phase)
    const say = saying(language)
    return PHASES.map((key, at) => ({ key, name: phaseName(say, key), when: at < now ? 'done' : at === now ? 'now' : 'later' }))
  },
  meant,
  named(event) {
    const [what, ...given] = event
    const kinds = NAMED[String(what)] ?? []
    return given.flatMap((id, at) => (kinds[at] && id !== null ? [`${kinds[at]}:${id}`] : []))
  },
}

export default table
