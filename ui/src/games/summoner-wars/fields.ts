/** Which fields of choices and events name things of the battlefield. */

import type { Kinds } from '../../lib/things'

/** The fields of choices that name a thing. */
export const KINDS: Kinds = { unit: 'card', card: 'card', target: 'card', source: 'card', space: 'space' }

/** The fields of events that name a thing. */
export const TOLD: Kinds = { ...KINDS, mover: 'card' }
