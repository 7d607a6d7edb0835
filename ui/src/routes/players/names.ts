/** What players, factions and bots are called on the pages of players. */

import { botName } from '../../lib/people'
import type { GameInfo, MatchPlayer } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'
import { titleOf } from '../home/lids'

export const gameName = (games: readonly GameInfo[], key: string): string => titleOf(games.find((game) => game.key === key) ?? { name: key })

/** A faction, race, mage, deck or nemesis: a value of one of the game's options, as its label says. */
export function valueName(games: readonly GameInfo[], game: string, value: string): string {
  for (const { labels } of (games.find(({ key }) => key === game)?.options ?? []) as { labels?: Record<string, string> }[]) {
    if (labels && value in labels) return labels[value]!
  }
  return value
}

export const playerName = ({ name, bot }: Pick<MatchPlayer, 'name' | 'bot'>): string => (bot ? botName(name) : name || say('player-somebody'))

export const pageOf = ({ name, bot }: { name: string; bot: boolean }): string => `/players/${bot ? 'bots/' : ''}${encodeURIComponent(name)}`

export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(at * 1000)

/** How sure a rating is, in a word. */
export const sureness = (spread: number): 'player-sure' | 'player-solid' | 'player-settling' =>
  spread <= 80 ? 'player-sure' : spread <= 200 ? 'player-solid' : 'player-settling'

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0')

/** Where a rating lies on a scale that all ratings share, in percent. */
export const SCALE = { low: 900, high: 2100 }
export const along = (value: number): number => Math.min(100, Math.max(0, (100 * (value - SCALE.low)) / (SCALE.high - SCALE.low)))
