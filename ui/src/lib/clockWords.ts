/** A time limit in words. */

import type { Clock } from './protocol'
import { say } from './words'

/** The time limit: for the whole match, or for each decision. */
export function clockInWords(clock: Clock | null): string {
  if (!clock) return say('clock-none')
  const time = inWords(clock.seconds)
  if (clock.kind === 'move') return say('clock-move', { time })
  return clock.increment ? `${time} + ${inWords(clock.increment)}` : time
}

function inWords(seconds: number): string {
  const [size, unit] = ([[86400, 'd'], [3600, 'h'], [60, 'min']] as const).find(([size]) => seconds % size === 0) ?? [1, 's']
  return `${seconds / size} ${unit}`
}
