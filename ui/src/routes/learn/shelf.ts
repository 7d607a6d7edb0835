/** What comes after what on the shelf. */

import type { PuzzleInfo, Taught, TaughtRule } from '../../lib/protocol'
import type { Progress } from '../../lib/learned'

const MOST_REFUSED = 3 // rules of a game that are offered to be practised

/** The next puzzle that is not solved yet, from easy to hard and around; else simply the next one; null, if this is the only one. */
export function afterPuzzle(puzzles: readonly PuzzleInfo[], key: string, isSolved: (key: string) => boolean): PuzzleInfo | null {
  const at = puzzles.findIndex((puzzle) => puzzle.key === key)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((puzzle) => puzzle.key !== key)
  return others.find((puzzle) => !isSolved(puzzle.key)) ?? others[0] ?? null
}

type Known = (key: string) => Progress | null

/** Whether a rule was met in a step that was done, or in a puzzle that was solved. */
const isMet = ({ places }: TaughtRule, progressOf: Known): boolean =>
  places.some(([key, step]) => {
    const progress = progressOf(key)
    return progress !== null && (progress.finished || (step > 0 && progress.step > step))
  })

/** How many rules of a game one has met so far. */
export const rulesMet = ({ practised }: Taught, progressOf: Known): number => practised.filter((rule) => isMet(rule, progressOf)).length

/** Where one practises a rule: the first step that names it, or else the first puzzle. */
export function practiceOf(game: string, { places }: TaughtRule): string {
  const [key, step] = places[0]!
  return step > 0 ? `/learn/${game}/${key}?step=${step}` : `/learn/${game}/puzzles/${key}`
}

/** The rules of a game that refused most, of those that can be practised. */
export function refusedMost({ practised }: Taught, times: (rule: string) => number): TaughtRule[] {
  return practised.filter(({ rule }) => times(rule) > 0).sort((one, other) => times(other.rule) - times(one.rule)).slice(0, MOST_REFUSED)
}
