/** Which fields of choices and events name things of the front. */

import type { Field } from '../../lib/protocol'
import type { Kinds } from '../../lib/things'
import { targetKind } from './table'

/** The fields of choices that name a thing. A target may be a card, a player, an area of one, or nothing. */
export const KINDS: Kinds = {
  card: 'card', caster: 'card', attacker: 'card', defender: 'card', zone: 'card', weapon: 'card', warrior: 'card', vehicle: 'card', saboteur: 'card',
  target: targetKind, player: 'seat', victim: 'seat', kind: 'kind',
}

const card = (id: Field): string | null => (Number(id) >= 0 ? 'card' : null)
const seat = (id: Field): string | null => (Number(id) >= 0 ? 'seat' : null)

/** The fields of events that name a thing. */
export const TOLD: Kinds = { card, bearer: card, jailer: card, fighter: card, defender: card, warrior: card, seat, victim: seat }
