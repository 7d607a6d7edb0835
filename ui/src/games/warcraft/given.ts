/** A war for tests: Humans at the far end of a row of spaces and Orcs at the near one, with what a test wishes to be otherwise. */

import type { CardInfo } from '../../lib/protocol'
import type { Cards, Heap, Owner, PieceKind, Space, View } from './table'

/** The spaces of the row, and one beside the middle: 0 the Town of the Humans … 4 that of the Orcs, 5 a forest. */
export const [HUMANS, MINE, MIDDLE, FLAG, ORCS, WOOD] = [0, 1, 2, 3, 4, 5] as const

export function space(q: number, r: number, kind: string, changes: Partial<Space> = {}): Space {
  return { key: `q${q}r${r}`, label: '', name: `q${q}r${r}`, q, r, kind, points: 0, town: null, depletion: 0, outpost: null, building: false, marked: false, locked: false, pieces: [], ...changes }
}

export function heap(owner: number, kind: PieceKind, count: number, changes: Partial<Heap> = {}): Heap {
  return { owner, kind, count, moved: 0, fighting: 0, called: 0, polymorphed: 0, ...changes }
}

export function owner(race: string, changes: Partial<Owner> = {}): Owner {
  return {
    race, player: true, side: race === 'human' ? 0 : 1, town: race === 'human' ? HUMANS : ORCS, eliminated: false, points: 3, gold: 5, wood: 5, levels: [1, 1, 1],
    units: [`${race}-ground-1`, `${race}-ranged-1`, `${race}-air-1`], finished: [1, 0, 0, 1], under_construction: [0, 0, 0, 0], training: {},
    reserve: { ground: 7, ranged: 7, air: 4, worker: 5 }, hand: race === 'human' ? [0, 1] : 3, deck: 18, discard: [], laid: [], aside: 0, skips: [], out: {}, summoned: [0, 0, 0, 0], ...changes,
  }
}

export function war(changes: Partial<View> = {}, pieces: Readonly<Record<number, Heap[]>> = {}): View {
  const spaces = [
    space(0, -2, 'town', { town: 0, points: 3 }), space(0, -1, 'gold-mine'), space(0, 0, 'blank'), space(0, 1, 'objective', { points: 1 }), space(-1, 2, 'town', { town: 1, points: 3 }), space(1, 0, 'forest'),
  ]
  return {
    seat: 0, scenario: { key: 'drawn', name: { en: 'Drawn', cs: 'Kreslený' } }, spaces: spaces.map((each, at) => ({ ...each, pieces: pieces[at] ?? [] })), walls: [], tokens: [],
    owners: [owner('human'), owner('orc')], kinds: { 0: 'fast', 1: 'polymorph' }, target: 15, victory: [], special: [], first: 0, round: 1, round_limit: 0, step: 'move', active: 0, quickened: [], crippled: [], battle: null, ...changes,
  }
}

const info = (name: string, facts: object = {}): CardInfo => ({ key: name, name, facts: { name, unsure: [], ...facts } }) as unknown as CardInfo

export const cards: Cards = {
  'card-fast': info('Fast', { text: '', window: 'own-move-start' }), 'card-polymorph': info('Polymorph', { text: '', window: 'battle-round-start' }),
  'race-human': info('Human Alliance', { people: 'Humans' }), 'race-orc': info('Orcish Horde', { people: 'Orcs' }),
  'unit-human-ground-1': info('Militia', { level: 1, strength: 2, ability_name: '', text: '', needs: [1, 0, 0], highest: false }), 'unit-human-ground-2': info('Footman'),
  'unit-orc-ground-1': info('Grunt', { level: 1, strength: 3, ability_name: '', text: '', needs: [1, 0, 0], highest: false }),
  'space-blank': info('blank space'), 'space-gold-mine': info('gold mine'), 'space-town': info('Town'),
}
