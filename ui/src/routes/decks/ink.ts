/** The ink of the side to which a card belongs. */

import type { LibraryCard, LibraryInfo } from '../../lib/protocol'
import type { Crest, Faces } from '../../games/faces'

export function crestOf(drawn: Faces | undefined, card: LibraryCard | undefined, { filters }: LibraryInfo): Crest | null {
  if (!drawn || !card) return null
  for (const { key } of filters) {
    const value = key === 'set' ? card.set : card.facts[key]?.[0]
    const crest = value === undefined ? null : drawn.crestOf(key, String(value))
    if (crest) return crest
  }
  return null
}

export const inkOf = (drawn: Faces | undefined, card: LibraryCard | undefined, library: LibraryInfo): string =>
  crestOf(drawn, card, library)?.ink ?? 'var(--side, #5a4d3d)'
