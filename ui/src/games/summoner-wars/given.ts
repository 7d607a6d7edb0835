/** A battlefield for tests: two units of the first seat, with what a test wishes to be otherwise. */

import type { Piece, View } from './table'

export function piece(card: number, space: number, damage = 0): Piece {
  return { card, space, seat: 0, damage, boost: 0, life: 5, strength: 2, under: [], gained: [], frozen: false }
}

export function battlefield(objects = [piece(1, 0), piece(2, 10)], changes: Partial<View> = {}): View {
  return {
    seat: 0, factions: ['breakers', 'vanguards'], kinds: {}, objects, hand: [40], hands: [1, 5], draw: [20, 20], discard: [], discards: [0, 0],
    events: [[], []], magic: [2, 3], active: 0, phase: 'draw', turn: 3, moved: [], attacked: [], ...changes,
  }
}
