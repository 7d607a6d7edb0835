/** How the front moves: cards are drawn, played, laid and thrown away, warriors fall, points come and go. */

import type { Thing } from '../../lib/things'
import { motionFor } from '../../lib/table/motion.svelte'
import { element, floating, listed, more, partsOf, type Part, type Pile } from '../../lib/table/parts'
import { BLOW, QUICK, TOSS, TRAVEL, type Change, type Float, type Moving, type Now, type Place } from '../../lib/table/script'
import { AREAS, NONE, type Duel, type Lying, type Pending, type Player, type View } from './table'
import type { Events } from './wire'

interface Added {
  /** A card that somebody else plays, held up for all to see. */
  held: number
  /** The same card as a thing, to be read afterwards. */
  last: Thing
}
type Changes = Change<Added>[]

const ONE_BY_ONE = 3 // cards that are seen to be drawn, however many they are

const part = partsOf<View>()
/** A card on the table; it may come and go. */
const lying = (card: number, meanwhile: (was: Lying | undefined) => Lying | undefined): Part => ({ path: ['cards', card], meanwhile })
const state = <Field extends keyof Lying>(card: number, field: Field, value: Lying[Field]): Part => ({ path: ['cards', card, field], meanwhile: () => value })
const over = (card: number, icon: string, tone: Float['tone'] = 'loss'): Change<Added> => ({ over: `card:${card}`, float: { amount: 0, icon, tone } })
const destiny = (seat: number, by: number): Part => floating(`seat:${seat}`, part('players', seat, 'destiny', more(by)), { icon: 'i-destiny' })
const promotion = (seat: number, by: number): Part => floating(`seat:${seat}`, part('players', seat, 'promotion', more(by)), { icon: 'i-promotion' })
const debt = (seat: number, by: number): Part => floating(`seat:${seat}`, part('players', seat, 'debt', more(by)), { icon: 'i-damage', worse: true })

// Cards

/** As a card lies in the end, or as one of which nothing more is known. What it bears and suffers comes by events of its own. */
function laid(card: number, seat: number, { after }: Now<View>): Lying {
  const unknown = { attached: [], warrior: true, wounded: false, covered: false, hidden: false, boarded: false, jailer: NONE, away: false, active: true, notes: [] }
  const known = after.cards[card]
  return { ...unknown, controller: seat, owner: seat, on: NONE, ...(known && { ...known, attached: [], wounded: false }) }
}

function draws({ seat, count }: Events['drew'], { after }: Now<View>): Changes {
  const comes = (hand: Pile): Pile => (typeof hand === 'number' ? hand + count : [...hand, ...listed(after.players[seat]!.hand).filter((card) => !hand.includes(card)).slice(0, count)])
  return [
    part('players', seat, 'library', more(-count)), { lands: [part('players', seat, 'hand', comes)] },
    ...Array.from({ length: Math.min(count, ONE_BY_ONE) }, () => ({ fly: `back:${seat}`, from: `library:${seat}`, to: `hand:${seat}` })),
  ]
}

/** A card waits for reactions; your own is seen to come from your hand. */
function plays({ seat, card, target }: Events['played'], { after }: Now<View>): Changes {
  const record: Pending = { seat, card, target, caster: NONE, picked: [], word: '' }
  return [{ card, seat, to: 'between', record, still: true }, seat === after.seat ? { fly: `up:${card}`, from: `hand:${seat}`, to: 'between' } : { add: { held: card, last: `card:${card}` } }]
}

function reveals({ card }: Events['revealed'], { after }: Now<View>): Changes {
  return [{ card }, lying(card, (was) => was && { ...was, ...after.cards[card], hidden: false })]
}

function attaches({ card, bearer }: Events['attached'], now: Now<View>): Changes {
  const seat = now.shown.cards[bearer]?.controller ?? 0
  return [{ card, seat, to: `card:${bearer}` }, lying(card, (was) => was ?? { ...laid(card, seat, now), warrior: false, on: bearer })]
}

function covers({ card }: Events['covered'], { after }: Now<View>): Changes {
  return [state(card, 'covered', true), ...(card in after.kinds ? [] : [{ path: ['kinds', card], meanwhile: () => undefined }])]
}

/** Your hand with every face where it was: ids of its cards may have been exchanged meanwhile, so that others cannot tell them apart. */
function asHeld(player: Player, before: View, after: View): Player {
  if (typeof player.hand === 'number') return player
  const left = [...player.hand]
  const hand: number[] = []
  for (const card of player.hand) {
    const same = after.kinds[card] === before.kinds[card] && left.includes(card) ? card : left.find((other) => after.kinds[other] === before.kinds[card])
    if (same === undefined) return player
    left.splice(left.indexOf(same), 1)
    hand.push(same)
  }
  return { ...player, hand }
}

// Duels

const changingLast = (changes: Partial<Duel>): Part => part('duels', (duels) => duels.map((duel, at) => (at === duels.length - 1 ? { ...duel, ...changes } : duel)))

function attacks({ card, defender }: Events['attacks'], { shown, after }: Now<View>): Part {
  const of = (each: number): number => shown.cards[each]?.controller ?? NONE
  const known = after.duels.find((duel) => duel.attacker === card && duel.defender === defender)
  const begun: Duel = {
    attacking: of(card), defending: of(defender), attacker: card, defender, tactic: '', zone: NONE, phase: 2, weapons: [], helpers: [], played: [], outcome: [],
    over: false, first: NONE, sides: [],
  }
  return part('duels', (duels) => [...duels.filter((duel) => duel.attacker >= 0 && duel.attacker !== card), known ?? begun])
}

export const moving: Moving<View, Events, Added> = {
  places: ({ players, cards }) => [
    ['between', ['pending'], 'records'],
    ...players.flatMap((_, seat): Place<View>[] => [
      [`hand:${seat}`, ['players', seat, 'hand']], [`library:${seat}`, ['players', seat, 'library']], [`grave:${seat}`, ['players', seat, 'grave']], [`sacrificed:${seat}`, ['players', seat, 'sacrificed']],
      ...AREAS.map((area): Place<View> => [`area:${seat}.${area}`, ['players', seat, area]]),
    ]),
    ...Object.keys(cards).map((bearer): Place<View> => [`card:${bearer}`, ['cards', bearer, 'attached']]),
  ],
  spot: ({ cards, pending }, card) => (cards[card] || pending.some((each) => each.card === card) ? `card:${card}` : null),
  names: { card: 'card', bearer: 'card', defender: 'card', victim: 'seat' },
  lasting: ['last'],
  first: ['active', 'step', 'turn', 'actions'],
  /** Every face stays where it was; a duel that goes on is already where it comes to. */
  begin: (before, after) => ({
    ...before,
    players: before.players.map((player) => asHeld(player, before, after)),
    duels: before.duels.map((duel) => after.duels.find(({ attacker, defender }) => attacker === duel.attacker && defender === duel.defender) ?? duel),
  }),
  events: {
    drew: [TRAVEL, draws],
    played: [TOSS, plays],
    used: [TOSS, () => []],
    cancelled: [BLOW, ({ card }) => [over(card, 'i-cross'), { lands: [element<Pending>(['pending'], 'card', card, () => undefined)] }]],
    entered: [TRAVEL, ({ card, seat, area }, now) => [{ card, seat, to: `area:${seat}.${AREAS[area]}` }, lying(card, (was) => was ?? laid(card, seat, now))]],
    attached: [TRAVEL, attaches],
    left: [TRAVEL, ({ card, seat, where }) => [{ card, seat, to: `${where}:${seat}` }, lying(card, () => undefined)]],
    revealed: [TRAVEL, reveals],
    transferred: [TRAVEL, ({ card, area }, { shown }) => ({ card, seat: shown.cards[card]?.controller ?? 0, to: `area:${shown.cards[card]?.controller ?? 0}.${AREAS[area]}` })],
    stolen: [TRAVEL, ({ card, seat }) => ({ card, seat })],
    covered: [TRAVEL, covers],
    left_cover: [TRAVEL, ({ card }) => state(card, 'covered', false)],
    boarded: [QUICK, ({ card, inside }) => state(card, 'boarded', inside === 1)],
    imprisoned: [TRAVEL, ({ card, jailer }) => state(card, 'jailer', jailer)],
    freed: [QUICK, ({ card }) => state(card, 'jailer', NONE)],
    joins: [QUICK, () => []],
    stands_in: [QUICK, () => []],
    paid: [QUICK, ({ seat, amount }) => destiny(seat, -amount)],
    gained_destiny: [TRAVEL, ({ seat, amount }) => destiny(seat, amount)],
    lost_destiny: [TRAVEL, ({ seat, amount }) => destiny(seat, -amount)],
    gained_promotion: [BLOW, ({ seat, amount }) => promotion(seat, amount)],
    lost_promotion: [BLOW, ({ seat, amount }) => promotion(seat, -amount)],
    cleared_debt: [QUICK, ({ seat, amount }) => debt(seat, -amount)],
    attacks: [TOSS, attacks],
    tactic: [QUICK, ({ tactic }) => changingLast({ tactic })],
    warzone: [QUICK, ({ card }) => changingLast({ zone: card })],
    wields: [QUICK, () => []],
    hit: [BLOW, ({ card }) => over(card, 'i-fight')],
    wounded: [TRAVEL, ({ card }) => [state(card, 'wounded', true), over(card, 'i-damage')]],
    killed: [BLOW, ({ card }) => over(card, 'i-cross')],
    healed: [TRAVEL, ({ card }) => [state(card, 'wounded', false), over(card, 'i-life', 'gain')]],
    duel_over: [QUICK, () => part('duels', (duels) => duels.slice(0, -1))],
    sabotages: [TOSS, () => []],
  },
}

export const motionOf = motionFor(moving)
export type Motion = ReturnType<typeof motionOf>
