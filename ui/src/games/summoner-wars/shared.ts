/** Battlefield, hand and panels draw the same table, so they share what moves there: that of their selection. */

import type { Selection } from '../../lib/selection.svelte'
import { settings } from '../../lib/settings.svelte'
import { Motion } from './motion.svelte'

const motions = new WeakMap<Selection, Motion>()

export function motionOf(selection: Selection): Motion {
  const motion = motions.get(selection) ?? new Motion(() => (document.hidden ? 0 : settings.pace))
  motions.set(selection, motion)
  return motion
}
