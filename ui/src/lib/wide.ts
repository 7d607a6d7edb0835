/** Whether there is room for players beside the board: where the page lays them there (routes/table/Table.svelte). */

import { innerWidth } from 'svelte/reactivity/window'

const ROOM = 1000 // pixels; up to that, players are strips

export const wide = (): boolean => (innerWidth.current ?? 0) > ROOM

/** On a narrow page, which scrolls, what is laid out to be chosen from comes into sight. */
export function intoSight(node: HTMLElement): void {
  if (!wide()) node.scrollIntoView({ block: 'center' })
}
