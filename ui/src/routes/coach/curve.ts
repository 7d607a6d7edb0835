/** The curve of win chances with the error around it, and the pins of the moments that are told. */

import type { CoachedMoment } from '../../lib/protocol'
import { winAt, type Point } from '../replay/chances'

export interface Pin {
  at: number
  lost: boolean
  left: number // per cent
  top: number // per cent
}

/** By how much a moment changed the chances: what a better choice would have gained is lost. */
export const changeOf = ({ gain, change }: CoachedMoment): number | null => (gain === null ? change : -gain)

/** The outline of all that lies within the error of the estimates; the result at the end is certain. */
export function band(course: readonly Point[], error: number, end: number, certain: boolean, width: number, height: number): string {
  const x = (at: number): number => (end > 1 ? ((at - 1) / (end - 1)) * width : 0)
  const y = (win: number): number => (1 - Math.min(1, Math.max(0, win))) * height
  const within = ({ at }: Point): number => (certain && at === end ? 0 : error)
  const over = course.map((point) => `${x(point.at).toFixed(1)} ${y(point.win + within(point)).toFixed(1)}`)
  const under = course.map((point) => `${x(point.at).toFixed(1)} ${y(point.win - within(point)).toFixed(1)}`)
  return course.length ? `M${[...over, ...under.reverse()].join('L')}Z` : ''
}

/** Where the pins stand: on the curve, after the choice. */
export function pins(moments: readonly CoachedMoment[], course: readonly Point[], end: number): Pin[] {
  return moments.map((moment) => ({
    at: moment.at,
    lost: (changeOf(moment) ?? 0) < 0,
    left: end > 1 ? (moment.at / (end - 1)) * 100 : 0,
    top: (1 - (winAt(course, moment.at + 1) ?? 0.5)) * 100,
  }))
}
