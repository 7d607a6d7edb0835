/** Windows, in which it is only asked whether one plays something: what can be answered, and for what one can wait. */

import type { OptionWords, PassUntil, SetWindows, WindowsInfo } from '../../lib/protocol'
import type { Choice } from '../../lib/things'
import type { Decision } from '../../lib/view'

export type Until = PassUntil['until']
export type Stop = SetWindows['stop']

export const STOPS = ['always', 'could', 'chosen'] as const
export const DECLINE: Choice = ['decline']

export const canDecline = (decision: Decision | null): boolean =>
  decision?.window === true && (decision.options?.some((option) => option.join() === DECLINE.join()) ?? false)

/** The answer where all that one could play would harm one's own side; null, if one could play something else, or nothing. */
export function declinesHarm(decision: Decision | null, words: readonly Pick<OptionWords, 'harm'>[]): Choice | null {
  if (!decision || !canDecline(decision)) return null
  const harms = (decision.options ?? []).flatMap((option, at) => (option.join() === DECLINE.join() ? [] : [words[at]?.harm ?? '']))
  return harms.length > 0 && harms.every((harm) => harm === 'own') ? DECLINE : null
}

/** Until when one can pass now, the nearest end first; `going_on` has what is going on, the longest first. */
export const endsOf = ({ going_on }: Pick<WindowsInfo, 'going_on'>): Until[] => {
  const ends = going_on.toReversed()
  const turn = ends.indexOf('turn') + 1 || ends.length
  return ['play', ...ends.slice(0, turn), 'mine', ...ends.slice(turn)]
}

/** The moments with one more, or one less. */
export const toggled = (moments: readonly string[], moment: string): string[] =>
  moments.includes(moment) ? moments.filter((each) => each !== moment) : [...moments, moment]
