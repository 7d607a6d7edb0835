/** What a page says of a tournament, computed from what the server has told. */

import type { TournamentPlayer, TournamentState, TournamentTable } from '../../lib/protocol'

export interface OwnMatch {
  table: TournamentTable
  round: number
  own: number // games won
  theirs: number
  opponent: string
}

export const nameOf = (state: TournamentState, number: number): string => state.players.find((player) => player.number === number)?.name ?? '…'

/** The table of this round at which you play; none, if you do not. */
export function ownMatch(state: TournamentState): OwnMatch | undefined {
  const table = state.you ? state.rounds.at(-1)?.tables.find(({ players }) => players.includes(state.you)) : undefined
  if (!table) return undefined
  const at = table.players[0] === state.you ? 0 : 1
  return { table, round: state.rounds.length, own: table.score[at], theirs: table.score[1 - at]!, opponent: nameOf(state, table.players[1 - at]!) }
}

/** Seconds as minutes and seconds, or as days and hours. */
export function timeLeft(seconds: number, days: (count: number) => string): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left >= 172_800) return days(Math.floor(left / 86_400))
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)]
  const end = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(left % 60).padStart(2, '0')}`
  return hours ? `${hours}:${end}` : end
}

/** A half is written as one, since points of games are whole or halves. */
export const points = (score: number): string => (score % 1 ? `${Math.floor(score) || ''}½` : String(score))

/** A share in percent with one decimal, in the language of the page. */
export const percent = (share: number, language: string): string => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share)

export const isThere = (player: TournamentPlayer): boolean => !player.dropped
