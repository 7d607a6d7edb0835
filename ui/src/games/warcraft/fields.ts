/** Which fields of choices and events name things of the war. */

import type { Kinds } from '../../lib/things'

/** The fields of choices that name a thing. A heap of pieces is named by its kind and its space, and if it may be somebody else's
 * by its owner too; a kind alone is that of one's own town. */
export const KINDS: Kinds = {
  'piece start': 'heap', 'owner piece space': 'heap', to: 'space', drop: 'space', space: 'space', piece: 'town', building: 'town', unit: 'town', phase: 'phase', token: 'token',
  card: 'card', seat: 'seat', player: 'seat',
}

/** The fields of events that name a thing. */
export const TOLD: Kinds = { space: 'space', start: 'space', to: 'space', drop: 'space', token: 'token', card: 'card', seat: 'seat', other: 'seat' }
