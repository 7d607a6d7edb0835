/** The ways that things have gone while others had their turn. */

/** One step of something: from a space to another. */
export interface Step {
  who: string
  from: number
  to: number
}

export interface Trail {
  who: string
  spaces: number[]
}

/** Each way once, in the order in which they were begun: what goes on from where it came to is on the same way. */
export function trailsOf(steps: readonly Step[]): Trail[] {
  const trails: Trail[] = []
  for (const { who, from, to } of steps) {
    const trail = trails.findLast((each) => each.who === who && each.spaces.at(-1) === from)
    if (trail) trail.spaces.push(to)
    else trails.push({ who, spaces: [from, to] })
  }
  return trails.filter(({ spaces }) => spaces[0] !== spaces.at(-1))
}
