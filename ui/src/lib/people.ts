/** The name of a player at a table. */

import type { SeatInfo } from './protocol'
import { say, sayIf } from './words'

export function nameOf({ kind, name }: SeatInfo, seat: number): string {
  if (kind === 'open') return say('seat-open')
  if (kind === 'bot') return botName(name)
  return name || say('seat-nobody', { seat: seat + 1 })
}

/** `search:3` in words: levels have names, other budgets are said as they are. */
export function botName(bot: string): string {
  return sayIf(`bot-${bot}`, say('bot-other', { bot }))
}
