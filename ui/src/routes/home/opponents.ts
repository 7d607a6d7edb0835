/** Who can sit opposite, as seats of a new table. */

import type { SeatWanted } from '../../lib/protocol'

export const LEVELS = [1, 2, 3, 4, 5]
export const OPPONENTS = ['bot', 'anyone', 'link', 'here'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** Between how many somebody is looked for. */
export const PAIR = 2

/** One's own seat, by default the first; the others as wanted. */
export function seatsWanted(count: number, opponent: Opponent, level: number, own = 0): SeatWanted[] {
  const other: SeatWanted =
    opponent === 'bot' ? { kind: 'bot', bot: `search:${level}` } : { kind: opponent === 'here' ? 'me' : 'open' }
  return Array.from({ length: count }, (_, seat) => (seat === own ? { kind: 'me' } : other))
}
