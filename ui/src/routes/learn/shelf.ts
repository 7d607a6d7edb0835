/** What comes after what on the shelf. */

import type { PuzzleInfo } from '../../lib/protocol'

/** The next puzzle that is not solved yet, from easy to hard and around; else simply the next one; null, if this is the only one. */
export function afterPuzzle(puzzles: readonly PuzzleInfo[], key: string, isSolved: (key: string) => boolean): PuzzleInfo | null {
  const at = puzzles.findIndex((puzzle) => puzzle.key === key)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((puzzle) => puzzle.key !== key)
  return others.find((puzzle) => !isSolved(puzzle.key)) ?? others[0] ?? null
}
