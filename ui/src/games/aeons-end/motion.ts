/** How the siege moves: cards are drawn, played, bought and cast, breaches turn, damage pops, and the nemesis's cards are held up
 * for all to see. */

import type { Thing } from '../../lib/things'
import { motionFor } from '../../lib/table/motion.svelte'
import { becomes, floating, more, partsOf, type Part } from '../../lib/table/parts'
import { QUICK, READ, TOSS, TRAVEL, type Change, type Moving, type Place } from '../../lib/table/script'
import { DEVOURED, GONE, HUSK, NEMESIS, OPEN, playerOf, type View } from './table'
import type { Events } from './wire'

interface Added {
  /** The kind of a card that is held up for all to see. */
  held: string
  /** The card that acts, or the nemesis itself, as a thing to be read afterwards. */
  last: Thing
  /** The nemesis is unleashed. */
  unleashed: boolean
}

const part = partsOf<View>()
const tokens = (card: number, by: number): Part => ({ path: ['nemesis', 'in_play', { by: 'card', is: card }, 'tokens'], meanwhile: more(by) })
const breach = (which: number, meanwhile: (was: number) => number): Part => part('mages', Math.floor(which / 4), 'breaches', which % 4, meanwhile)
const life = (seat: number, by: number): Part => floating(`seat:${seat}`, part('mages', seat, 'life', more(by)))
const walls = (by: number): Part => floating('gravehold', part('gravehold', 'life', more(by)))
const nemesis = (by: number): Part => floating(`card:${NEMESIS}`, part('nemesis', 'life', more(by)))
const charges = (seat: number, by: number): Change<Added>[] => [part('mages', seat, 'charges', more(by)), { ring: `seat:${seat}` }]
const fury = (by: number): Change<Added>[] => [part('nemesis', 'fury', more(by)), { ring: `card:${NEMESIS}` }]
/** A card is held up for all to read. */
const shows = (kind = ''): Change<Added> => ({ add: { held: kind, last: `kind:${kind}` } })
/** A power acts when its last token is taken off. */
const isLast = ({ nemesis }: View, card: number): boolean => nemesis.in_play.some((each) => each.card === card && each.tokens === 1)
const husks = (by: number): Change<Added>[] => [part('nemesis', 'husks', more(by)), { ring: `card:${HUSK}` }]

/** Damage to the nemesis, its husks or a minion. */
function wounds({ enemy, amount }: { enemy: number; amount: number }): Change<Added> {
  if (enemy === HUSK) return { over: `card:${HUSK}`, float: { amount: -amount, icon: '', tone: 'loss' } }
  return enemy === NEMESIS ? nemesis(-amount) : floating(`card:${enemy}`, tokens(enemy, -amount))
}

/** The top card of the turn order deck lies face up, and a turn begins: nothing has been played in it. */
function turnsOver(kind: string, { kinds }: View): Part[] {
  const turned = ({ deck, discard, holds }: View['turn_order']): View['turn_order'] => {
    const card = Object.keys(kinds).map(Number).find((each) => kinds[each] === kind && !discard.includes(each))
    const at = holds.indexOf(kind)
    return { deck: deck.slice(1), discard: card === undefined ? discard : [...discard, card], holds: holds.filter((_, each) => each !== at) }
  }
  return [
    part('turn_order', turned), part('active', becomes(playerOf(kind))), part('played', () => []), part('aether', () => [0, 0, 0]), part('discount', becomes(0)),
    part('focused', () => []),
  ]
}

const renewed = ({ kinds }: View) => ({ discard }: View['turn_order']): View['turn_order'] => ({ deck: discard.map(() => null), discard: [], holds: discard.map((card) => kinds[card] ?? '').sort() })

export const moving: Moving<View, Events, Added> = {
  places: ({ mages, supply }) => [
    ['played', ['played']], ['in-play', ['nemesis', 'in_play'], 'records'], ['nemesis-discard', ['nemesis', 'discard']], [`pile:${DEVOURED}`, ['nemesis', 'devoured']],
    ...supply.map((_, pile): Place<View> => [`pile:${pile}`, ['supply', pile, 'cards']]),
    ...mages.flatMap(({ prepped }, seat): Place<View>[] => [
      [`hand:${seat}`, ['mages', seat, 'hand']], [`deck:${seat}`, ['mages', seat, 'deck']], [`discard:${seat}`, ['mages', seat, 'discard']],
      ...prepped.map((_, at): Place<View> => [`breach:${4 * seat + at}`, ['mages', seat, 'prepped', at]]),
    ]),
  ],
  spot: (view, card) => (view.nemesis.in_play.some((each) => each.card === card) ? `card:${card}` : null),
  names: { card: 'card', enemy: 'card', breach: 'breach' },
  lasting: ['last'],
  events: {
    turned_over: [TRAVEL, ({ turn_card }, { shown }) => [{ fly: `turn:${turn_card}`, from: 'turn-deck', to: 'turn-now', lands: turnsOver(turn_card, shown) }, { ring: 'turn-now' }]],
    renewed_turn_deck: [QUICK, (_, { shown }) => [{ fly: 'turn:', from: 'turn-now', to: 'turn-deck' }, part('turn_order', renewed(shown))]],
    drew: [QUICK, ({ seat, card }) => ({ card, seat, from: `deck:${seat}`, to: `hand:${seat}`, down: true })],
    took_back: [QUICK, ({ seat, card }) => ({ card, to: `hand:${seat}` })],
    took: [QUICK],
    discarded: [QUICK, ({ seat, card }) => ({ card, seat, to: `discard:${seat}` })],
    destroyed: [TRAVEL],
    gained: [TRAVEL, ({ seat, card }) => ({ card, to: `discard:${seat}` })],
    played: [TRAVEL, ({ seat, card }) => ({ card, seat, to: 'played' })],
    prepped: [TRAVEL, ({ seat, card, breach }) => ({ card, seat, to: `breach:${breach}` })],
    cast: [TRAVEL, ({ card }) => ({ card, towards: 'nemesis' })], // and where it does not stay prepped, it is discarded then
    charged: [QUICK, ({ seat, amount }) => charges(seat, amount)],
    lost_charges: [QUICK, ({ seat, amount }) => charges(seat, -amount)],
    activated: [TOSS, () => []],
    focused: [TRAVEL, (fields) => breach(fields.breach, more(1))],
    opened: [TRAVEL, (fields) => breach(fields.breach, becomes(OPEN))],
    breach_destroyed: [TRAVEL, (fields) => breach(fields.breach, becomes(GONE))],
    damaged: [TRAVEL, wounds],
    damage_prevented: [TRAVEL],
    suffered: [TRAVEL, ({ seat, amount }) => life(seat, -amount)],
    player_shielded: [TRAVEL, ({ seat }) => ({ ring: `seat:${seat}` })],
    regained: [TRAVEL, ({ seat, amount }) => life(seat, amount)],
    gravehold_suffered: [TRAVEL, ({ amount }) => walls(-amount)],
    gravehold_shielded: [TRAVEL, () => ({ ring: 'gravehold' })],
    gravehold_regained: [TRAVEL, ({ amount }) => walls(amount)],
    nemesis_regained: [TRAVEL, ({ amount }) => nemesis(amount)],
    unleashed: [READ, () => [{ add: { unleashed: true, last: `card:${NEMESIS}` } }, { ring: `card:${NEMESIS}` }]],
    nemesis_drew: [READ, ({ card }, { shown }) => [part('nemesis', 'deck', more(-1)), shows(shown.kinds[card])]],
    stopped: [TRAVEL],
    entered_play: [TRAVEL, ({ card, amount }) => ({ card, from: 'nemesis-deck', to: 'in-play', as: { tokens: amount }, record: { card } })],
    persists: [READ, ({ card }, { shown }) => shows(shown.kinds[card])],
    lost_token: [QUICK, ({ card }, { shown }) => [tokens(card, -1), ...(isLast(shown, card) ? [shows(shown.kinds[card]), { takes: READ }] : [])]],
    left_play: [TRAVEL],
    fury_grew: [QUICK, ({ amount }) => fury(amount)],
    fury_fell: [QUICK, ({ amount }) => fury(-amount)],
    struck: [READ, ({ kind }) => shows(kind)],
    husks_came: [QUICK, ({ amount }) => husks(amount)],
    husks_left: [QUICK, ({ amount }) => husks(-amount)],
    swarmed: [TRAVEL],
    corruption_resolved: [READ, ({ card }, { shown }) => (shows(shown.kinds[card]))],
    devoured: [QUICK],
  },
}

export const motionOf = motionFor(moving)
export type Motion = ReturnType<typeof motionOf>
