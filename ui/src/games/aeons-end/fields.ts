/** Which fields of choices and events name things of the siege. */

import type { Kinds } from '../../lib/things'

/** The fields of choices that name a thing. The nemesis itself and its husks are cards below 0. */
export const KINDS: Kinds = {
  card: 'card', spell: 'card', found: 'card', enemy: 'card', pile: 'pile', breach: 'breach', any_breach: 'breach', player: 'seat', turn_card: 'turn',
}

/** The fields of events that name a thing. */
export const TOLD: Kinds = { card: 'card', enemy: 'card', breach: 'breach', seat: 'seat' }
