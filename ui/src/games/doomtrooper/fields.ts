/** Which fields of choices and events name things of the front. */

import type { TableEvent } from '../../lib/view'
import type { Kinds, Thing } from '../../lib/things'
import { targetKind } from './table'

/** The fields of choices that name a thing. A target may be a card, a player, an area of one, or nothing. */
export const KINDS: Kinds = {
  card: 'card', caster: 'card', attacker: 'card', defender: 'card', zone: 'card', weapon: 'card', warrior: 'card', vehicle: 'card', saboteur: 'card',
  target: targetKind, player: 'seat', victim: 'seat', kind: 'kind',
}

/** Where an event names things. */
const NAMED: Readonly<Record<string, readonly (string | null)[]>> = {
  turn_began: ['seat'], drew: ['seat'], exchanged_hand: ['seat'], showed: ['seat', 'card'], played: ['seat', 'card'], used: ['seat', 'card'], cancelled: ['card'], entered: ['card'],
  attached: ['card', null, 'card'], left: ['card'], revealed: ['card'], hidden: ['seat', 'card'], covered: ['card'], left_cover: ['card'], transferred: ['card'],
  boarded: ['card'], stolen: ['card'], imprisoned: ['card', null, 'card'], joins: ['card', null, 'card'], stands_in: ['card', null, 'card'], freed: ['card'],
  meditated: ['seat'], paid: ['seat'], gained_destiny: ['seat'], lost_destiny: ['seat'], gained_promotion: ['seat'], lost_promotion: ['seat'],
  cleared_debt: ['seat'], bid: ['seat'], claims: ['seat'], declared: ['seat'], gave_up: ['seat'], attacks: ['card', null, 'card'], tactic: ['seat'],
  warzone: ['card'], accepts: ['card', 'card'], wields: ['card', 'card'], hit: ['card'], wounded: ['card'], killed: ['card'], healed: ['card'], sabotages: ['seat', 'card', null, 'seat'],
  sabotage_failed: ['seat'], is_out: ['seat'], resigned: ['seat'], game_over: ['seat'],
}

export function named([what, ...given]: TableEvent['event']): Thing[] {
  const kinds = NAMED[String(what)] ?? []
  return given.flatMap((id, at) => (kinds[at] && id !== null && Number(id) >= 0 ? [`${kinds[at]}:${id}`] : []))
}
