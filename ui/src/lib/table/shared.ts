/** The pieces of one table draw the same things, so they share what moves there: that of their selection. */

import type { Selection } from '../selection.svelte'
import { settings } from '../settings.svelte'

/** One motion for each selection, made when it is first asked for; in a page that nobody sees nothing moves. */
export function sharedBy<Motion>(make: (pace: () => number) => Motion): (selection: Selection) => Motion {
  const motions = new WeakMap<Selection, Motion>()
  return (selection) => {
    const motion = motions.get(selection) ?? make(() => (document.hidden ? 0 : settings.pace))
    motions.set(selection, motion)
    return motion
  }
}
