/** A front for tests: a hussar with a sword against a legionnaire, with what a test wishes to be otherwise. */

import type { CardInfo } from '../../lib/protocol'
import type { Cards, Duel, Lying, Player, Printed, Stat, Value, Values, View } from './table'

export const HUSSAR = 1
export const SWORD = 2
export const LEGIONNAIRE = 3
export const HIDDEN = 4

export function value(printed: number, changes: Partial<Value> = {}): Value {
  return { value: printed, printed, struck: false, changes: [], ...changes }
}

export function values(changes: Partial<Record<Stat, Value>> = {}): Values {
  return { fight: value(2), shoot: value(3), armor: value(4), value: value(2), ...changes }
}

export function lying(changes: Partial<Lying> = {}): Lying {
  return {
    controller: 0, owner: 0, on: -1, attached: [], warrior: true, wounded: false, covered: false, hidden: false, boarded: false, jailer: -1, away: false,
    active: true, notes: [], ...changes,
  }
}

export function player(changes: Partial<Player> = {}): Player {
  return {
    deck: '', affiliation: '', destiny: 5, promotion: 0, debt: 0, turns: 0, hopeless: 0, out: false, hand: 7, library: 40, grave: 0, sacrificed: [], sideboard: 25,
    squad: [], kohort: [], outpost: [], outside: [], aside: [], player: [], ...changes,
  }
}

export function duel(changes: Partial<Duel> = {}): Duel {
  return {
    attacking: 0, defending: 1, attacker: HUSSAR, defender: LEGIONNAIRE, tactic: 'fight', zone: -1, phase: 5, weapons: [], helpers: [], played: [], outcome: [],
    over: false, first: -1, sides: [], ...changes,
  }
}

export function front(changes: Partial<View> = {}): View {
  return {
    seat: 0, kinds: { [HUSSAR]: 'hussar', [SWORD]: 'sword', [LEGIONNAIRE]: 'legionnaire' },
    players: [player({ hand: [], squad: [HUSSAR] }), player({ kohort: [LEGIONNAIRE], aside: [HIDDEN] })],
    cards: {
      [HUSSAR]: lying({ attached: [SWORD], affiliations: ['bauhaus'], values: values() }), [SWORD]: lying({ on: HUSSAR, warrior: false }),
      [LEGIONNAIRE]: lying({ controller: 1, owner: 1, affiliations: ['legion'], values: values() }), [HIDDEN]: lying({ controller: 1, owner: 1, covered: true, hidden: true }),
    },
    duels: [], pending: [], turn: 3, active: 0, step: 'actions',
    actions: { common: 3, granted: [], common_first: false, attacks_by_card: 0, may_attack: true, bound: false, gaining: -1, gained: [] },
    lasting: [], switches: [], target: 40, limit: 120, last_turns: -1, time_called: false, remembers: false, showing: -1, ...changes,
  }
}

function card(name: string, type: string, icons: string[], more: Partial<Printed> = {}): CardInfo {
  const facts = {
    name, type, type_name: type, icons, icon_names: icons, text: '', code: '', fight: 2, shoot: 3, armor: 4, value: 2, keywords: [], traits: [], unique: false,
    unique_name: '', timing: 'deploy', timing_name: '', actions: 1, destiny: 0, unsure: [], ...more,
  }
  return { key: name, name, facts } as unknown as CardInfo
}

export const cards: Cards = {
  hussar: card('Hussar', 'warrior', ['bauhaus']), sword: card('Violator Sword', 'equipment', ['general'], { keywords: ['fight-weapon'] }),
  legionnaire: card('Undead Legionnaire', 'warrior', ['legion'], { shoot: null }), ruins: card('Ruins', 'warzone', ['general'], { fight: 0, shoot: 1, armor: 3, value: 0 }),
  levitation: card('Levitation', 'art', ['brotherhood']),
}
