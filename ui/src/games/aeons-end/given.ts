/** A siege for tests: Mist and Brama against Rageborne, with what a test wishes to be otherwise. */

import type { CardInfo } from '../../lib/protocol'
import type { Cards, Mage, Printed, View } from './table'

const KINDS = ['crystal', 'crystal', 'crystal', 'spark', 'spark', 'jade', 'bottled-vortex', 'eye-of-nothing', 'provoker', 'nemesis', 'player-1', 'nemesis']

export function mage(changes: Partial<Mage> = {}): Mage {
  return {
    key: 'mist', ability: 'divine-augury', life: 10, most: 10, charges: 0, spaces: 5, breaches: [4, 2, 1, 1], prepped: [[], [], [], []],
    hand: [0, 1, 3, 4], deck: 5, discard: [], ...changes,
  }
}

export function siege(changes: Partial<View> = {}): View {
  return {
    seat: 0, kinds: Object.fromEntries(KINDS.map((kind, card) => [card, kind])), mages: [mage(), mage({ key: 'brama', hand: 5 })],
    supply: [{ kind: 'jade', cards: [5, 20] }, { kind: 'bottled-vortex', cards: [6] }],
    nemesis: {
      key: 'rageborne', life: 70, most: 70, harder: false, deck: 15, discard: [], in_play: [{ card: 7, tokens: 2 }], fury: 1, husks: 0, hurt_husks: 0,
      corruptions: 0, strikes: 6, devoured: [],
    },
    gravehold: { life: 30, most: 30 }, turn_order: { deck: [null, null], discard: [], holds: ['nemesis', 'player-1'] }, active: 0, phase: 'main', turn: 1,
    aether: [0, 0, 0], discount: 0, played: [], focused: [], shielded: false, two_spells: false, ...changes,
  }
}

function card(name: string, type: string, cost: number, more: Partial<Printed> = {}): CardInfo {
  const facts = { name, type, type_name: type, cost, text: '', to_discard: '', tier: 0, life: 0, power: 0, unsure: [], ...more }
  return { key: name, name, facts } as unknown as CardInfo
}

const facts = (given: object): CardInfo => ({ key: '', name: '', facts: given }) as unknown as CardInfo

export const cards: Cards = {
  crystal: card('Crystal', 'gem', 0), spark: card('Spark', 'spell', 0), jade: card('Jade', 'gem', 2), 'bottled-vortex': card('Bottled Vortex', 'relic', 3),
  'eye-of-nothing': card('Eye of Nothing', 'power', 0, { to_discard: 'Spend 6 aether.' }), provoker: card('Provoker', 'minion', 0),
  'mage-mist': facts({ name: 'Mist', title: 'Dagger Captain' }), 'mage-brama': facts({ name: 'Brama', title: 'Elder' }),
  'breach-2': facts({ focus: 2, open: [5, 4, 3, 2], bonus: 0 }), 'breach-3': facts({ focus: 3, open: [9, 7, 5, 3], bonus: 1 }), 'breach-4': facts({ focus: 4, open: [13, 10, 7, 4], bonus: 1 }),
}
