/** Pictures of Warcraft: a war banner for each race, a shape for each kind of piece, and what each card shows. */

import type { Drawn } from '../../lib/table/charge'
import { CHARGES, type Bearer, type Charge } from '../../lib/table/charges'
import type { PieceKind } from './table'

/** The banner, and the line inside it. */
export const BANNER = 'M8 3H56V53L44 46 32 59 20 46 8 53Z'
export const BANNER_INSET = 'M12 7H52V46.5L43.5 41.5 32 53.5 20.5 41.5 12 46.5Z'

export type Race = Bearer

const RACES: Readonly<Record<string, Race>> = {
  human: { ink: 'var(--wc-human)', hatching: 'az', charge: 'tower' },
  orc: { ink: 'var(--wc-orc)', hatching: 'gu', charge: 'axe' },
  undead: { ink: 'var(--wc-undead)', hatching: 'pu', charge: 'skull' },
  'night-elf': { ink: 'var(--wc-night-elf)', hatching: 've', charge: 'moonleaf' },
}

const NOBODY: Race = { ink: 'var(--card-ink-soft)', hatching: 'sa', charge: 'gate' }

export const raceOf = (key: string | undefined): Race => RACES[key ?? ''] ?? NOBODY

/** The lines that a piece of a race is hatched with, 4 by 4. */
export const HATCHINGS: Readonly<Record<string, string>> = {
  az: 'M0 2H4', gu: 'M2 0V4', ve: 'M-1 5 5 -1M-1 1 1 -1M3 5 5 3', pu: 'M-1 -1 5 5M3 -1 5 1M-1 3 1 5',
}

/** The shapes of pieces, around the middle, about 30 wide: shield, triangle, wings, square, coffin. */
export const SHAPES: Readonly<Record<PieceKind, string>> = {
  ground: 'M-11 -12H11V0C11 7 6 11 0 14 -6 11 -11 7 -11 0Z',
  ranged: 'M0 -14 14 12H-14Z',
  air: 'M0 13C-3 5 -8 2 -15.5 3 -14 -10 -5 -14 0 -6 5 -14 14 -10 15.5 3 8 2 3 5 0 13Z',
  worker: 'M-10 -10H10V10H-10Z',
  builder: 'M-10 -10H10V10H-10Z',
  necromancer: 'M-6 -14H6L11 -5 6 14H-6L-11 -5Z',
}

/** How far below the middle of its shape a number stands. */
export const BELOW: Readonly<Record<PieceKind, number>> = { ground: 4.5, ranged: 9, air: 4, worker: 5, builder: 5, necromancer: 4 }

/** Icons of kinds of pieces, for rows of words. */
export const ICONS: Readonly<Record<PieceKind, string>> = {
  ground: 'i-ground', ranged: 'i-rangedunit', air: 'i-air', worker: 'i-worker', builder: 'i-worker', necromancer: 'i-worker',
}

/** What each experience card shows. */
const SHOWN: Readonly<Record<string, Charge>> = {
  'call-to-arms': 'fist', 'dispel-magic': 'staff', invisibility: 'eye', polymorph: 'ox', devour: 'maw', ensnare: 'sling', 'envenomed-spears': 'spikes',
  pillage: 'axes', 'faerie-fire': 'flame', marksmanship: 'bow', 'moon-glaive': 'moon', renew: 'leaf', cripple: 'claw', curse: 'mask',
  'summon-building': 'tower', web: 'knot', fast: 'wing', resources: 'gem', 'town-portal': 'gate', 'victory-point': 'crown',
}

export const pictureOf = (kind: string): Drawn => CHARGES[SHOWN[kind] ?? 'book']

/** What lies on a quest token. */
const TOKENS: Readonly<Record<string, Charge>> = { graveyard: 'skull', captive: 'crown', nordrassil: 'pine' }

export const tokenPicture = (kind: string): Drawn | null => (TOKENS[kind] ? CHARGES[TOKENS[kind]] : null)
