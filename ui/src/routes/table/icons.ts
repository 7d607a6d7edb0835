/** The icon of a log line, by what happened: the games share these words. */

import type { TableEvent } from '../../lib/view'

const ICONS: Readonly<Record<string, string>> = {
  attacked: 'i-melee', boosted: 'i-boost', built: 'i-gate', damaged: 'i-damage', discarded: 'i-discard', discarded_for_magic: 'i-magic',
  drew: 'i-hand', dropped: 'i-step', eliminated: 'i-cross', event_ended: 'i-discard', gained_magic: 'i-magic', healed: 'i-life',
  paid_magic: 'i-magic', played: 'i-play', returned: 'i-undo', rolled: 'i-dice', summoned: 'i-deck', swapped: 'i-shuffle',
  took_control: 'i-power', tucked: 'i-deck', used: 'i-special', was_inactive: 'i-damage',
}

export const iconOf = ({ event }: TableEvent): string => ICONS[String(event[0])] ?? 'i-chevron'
