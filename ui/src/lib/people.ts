/** The names of players at a table. */

import type { SeatInfo } from './protocol'
import { say, sayIf } from './words'

export function nameOf({ kind, name }: SeatInfo, seat: number): string {
  if (kind === 'open') return say('seat-open')
  if (kind === 'bot') return botName(name)
  return name || say('seat-nobody', { seat: seat + 1 })
}

/** What the players of a table call each other: where only one is played by a bot, its level need not be said. */
export function nameAt(seats: readonly SeatInfo[], seat: number): string {
  const alone = seats[seat]!.kind === 'bot' && seats.every(({ kind, name }, at) => at === seat || (kind !== 'bot' && name !== say('lone-bot')))
  return alone ? say('lone-bot') : nameOf(seats[seat]!, seat)
}

/** How strong a bot is, beside its name. */
export function strengthOf(bot: string): string {
  const [, level] = bot.match(/^search:(\d)$/) ?? []
  return level ? say('strength-of-bot', { level }) : bot
}

/** `search:3` in words: levels have names, other budgets are said as they are. */
export function botName(bot: string): string {
  return sayIf(`bot-${bot}`, say('bot-other', { bot }))
}
