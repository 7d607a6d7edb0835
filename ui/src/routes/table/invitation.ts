/** What a table is opened for, in words: who plays with what, and the clock. */

import type { Field, GameInfo, TableInfo } from '../../lib/protocol'
import { say } from '../../lib/words'

interface Option {
  name: string
  labels?: Record<string, string>
}

/** What a seat plays with: its army, deck, race or mage, or what it was `dealt` instead; empty, if that is not chosen for each seat. */
export function playsWith(info: TableInfo, game: GameInfo | undefined, seat: number, dealt?: string): string {
  const options = (game?.options ?? []) as unknown as Option[]
  const own = options.find(({ name, labels }) => labels && name.endsWith(`-${seat + 1}`))
  const value: Field | undefined = own && (dealt ?? info.options[own.name])
  return own && value !== undefined ? (own.labels?.[String(value)] ?? String(value)) : ''
}

/** What everybody who joins should know of where the match comes from; empty, if it begins here. */
export function forkInWords(info: TableInfo): string {
  if (info.origin === 'journal') return info.status === 'over' ? '' : say('forked-journal')
  return info.origin_at ? say(info.redealt ? 'forked-redealt' : 'forked', { at: info.origin_at }) : ''
}
