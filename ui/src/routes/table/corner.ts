/** Where a slip lies on the stage: in the corner where it covers least of what is to be decided. */

import type { Thing } from '../../lib/things'

const CORNERS = ['below left', 'below right', 'above left', 'above right'] as const
const EDGE = 10 // pixels between a slip and the edge of the stage
const AROUND = 16 // between it and what it does not cover

interface Seen {
  left: number
  right: number
  top: number
  bottom: number
}

/** Lays a slip into that corner of what can be seen of the stage, also when a phone is turned. */
export function inEmptiestCorner(node: HTMLElement, path: readonly Thing[]): { update(path: readonly Thing[]): void; destroy(): void } {
  const stage = node.parentElement!
  let concerned = path
  const place = (): void => {
    const all = stage.getBoundingClientRect()
    const seen = seenOf(all, document.querySelector('.prompt')?.getBoundingClientRect())
    const corner = CORNERS.reduce((best, each) => (covered(node, stage, seen, concerned, each) < covered(node, stage, seen, concerned, best) ? each : best))
    for (const side of ['top', 'bottom', 'left', 'right']) node.style.removeProperty(side)
    node.style.setProperty(corner.endsWith('left') ? 'left' : 'right', `${EDGE}px`)
    if (corner.startsWith('above')) node.style.setProperty('top', `${seen.top - all.top + EDGE}px`)
    else node.style.setProperty('bottom', `${all.bottom - seen.bottom + EDGE}px`)
  }
  const sizes = new ResizeObserver(place)
  sizes.observe(stage)
  place()
  return {
    update(next) {
      concerned = next
      place()
    },
    destroy: () => sizes.disconnect(),
  }
}

/** What can be seen of the stage: on a phone the page scrolls, and the question lies over its end. */
export function seenOf(stage: Seen, prompt: Seen | undefined): Seen {
  const over = prompt && prompt.top < stage.bottom && prompt.bottom > stage.top ? prompt.top : stage.bottom
  return { left: stage.left, right: stage.right, top: Math.max(stage.top, 0), bottom: Math.min(stage.bottom, over) }
}

/** How much a slip would cover in a corner: what is concerned counts most, then forecasts, then what else can be chosen, then what only lies there. */
function covered(node: HTMLElement, stage: HTMLElement, seen: Seen, path: readonly Thing[], corner: string): number {
  const concerned = path.map((thing) => `[data-thing="${CSS.escape(thing)}"]`).join() || ':not(*)'
  const weighed = [[concerned, 1000], ['.forecast-flag', 100], ['[data-mark]:not([data-mark="idle"])', 10], ['[data-thing]', 0.1]] as const
  const { width, height } = node.getBoundingClientRect()
  const left = corner.endsWith('left') ? seen.left : seen.right - width
  const top = corner.startsWith('above') ? seen.top : seen.bottom - height
  const covers = (box: DOMRect): boolean => box.left < left + width + AROUND && box.right > left - AROUND && box.top < top + height + AROUND && box.bottom > top - AROUND
  return weighed.reduce((sum, [things, weight]) => sum + weight * [...stage.querySelectorAll(things)].filter((each) => covers(each.getBoundingClientRect())).length, 0)
}
