/** A turn in one line: what was done in it, counted. The games share these words. */

import type { EventKind } from '../../games'
import type { Key } from '../../lib/words'
import type { TableEvent } from '../../lib/view'
import { goesOn } from './lines'

export interface Chip {
  key: Key
  icon: string
  count: number
  /** Where there is little room, its sign alone stands for it. */
  minor: boolean
}

/** What is counted together, in the order in which it is told; an amount that the event names is summed up. */
const CHIPS: readonly (readonly [key: Key, icon: string, kinds: readonly EventKind[]])[] = [
  ['chip-moves', 'i-chevron', ['moved', 'ported', 'forced', 'placed', 'transferred']],
  ['chip-came', 'i-deck', ['summoned', 'built', 'deployed', 'entered', 'entered_play', 'raised']],
  ['chip-played', 'i-play', ['played', 'used', 'cast', 'nemesis_drew']],
  ['chip-attacks', 'i-melee', ['attacked', 'attacks', 'battle_began', 'unleashed']],
  ['chip-damage', 'i-damage', ['damaged', 'suffered', 'gravehold_suffered', 'wounded']],
  ['chip-fell', 'i-cross', ['eliminated', 'killed', 'lost', 'exhausted']],
  ['chip-magic', 'i-magic', ['gained_magic', 'discarded_for_magic']],
  ['chip-aether', 'i-aether', ['gained_aether']],
  ['chip-harvested', 'i-worker', ['harvested']],
  ['chip-trained', 'i-clock', ['trained', 'building_started', 'outpost_started', 'upgraded']],
  ['chip-drew', 'i-hand', ['drew']],
]

const MAJOR: readonly Key[] = ['chip-moves', 'chip-attacks', 'chip-damage', 'chip-fell']
const SUMMED = ['amount', 'count', 'number'] as const // the field that says how much

/** A turn in one line; what has not been shown yet is not counted. */
export function chipsOf(events: readonly TableEvent[]): Chip[] {
  return CHIPS.flatMap(([key, icon, kinds]) => {
    const found = events.filter(({ kind }) => kinds.includes(kind as EventKind))
    const counted = found.filter((event, at) => !found[at - 1] || !goesOn(found[at - 1]!, event)) // two steps are one move
    const count = counted.reduce((sum, event) => sum + amountOf(event), 0)
    return count > 0 ? [{ key, icon, count, minor: !MAJOR.includes(key) }] : []
  })
}

function amountOf({ kind, fields }: TableEvent): number {
  if (kind === 'entered_play') return 1 // its amount is of tokens
  const said = SUMMED.map((field) => fields[field]).find((amount) => typeof amount === 'number')
  return typeof said === 'number' ? said : 1
}
