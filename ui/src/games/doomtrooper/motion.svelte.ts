/** How the front changes by what happens: cards are drawn, played, laid and thrown away, warriors fall, points come and go. */

import { Showing, TOSS, TRAVEL } from '../../lib/table/showing.svelte'
import type { TableEvent } from '../../lib/view'
import { AREAS, NONE, type Area, type Duel, type Lying, type Pending, type Player, type View } from './table'

const QUICK = 150 // milliseconds: one of several numbers changes, one of several cards is drawn
const BLOW = 480 // somebody is hit
const ONE_BY_ONE = 3 // cards that are seen to be drawn, however many they are

/** What is told over a card or a player: a blow, a gain, a loss. */
export interface Told {
  text: string
  icon: string
  tone: 'gain' | 'loss'
}

/** By which word an event counts which points of a player, and whether they come or go. */
const POINTS: Readonly<Record<string, readonly ['destiny' | 'promotion' | 'debt', 1 | -1]>> = {
  paid: ['destiny', -1], gained_destiny: ['destiny', 1], lost_destiny: ['destiny', -1], gained_promotion: ['promotion', 1], lost_promotion: ['promotion', -1],
  cleared_debt: ['debt', -1],
}
const ICONS = { destiny: 'i-destiny', promotion: 'i-promotion', debt: 'i-damage' } as const

/** The own hand with every face where it was: ids of its cards may have been exchanged meanwhile, so that others cannot tell them apart. */
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

export class Motion extends Showing<View> {
  protected readonly times: Readonly<Record<string, number>> = {
    drew: TRAVEL, played: TOSS, used: TOSS, cancelled: BLOW, entered: TRAVEL, attached: TRAVEL, left: TRAVEL, revealed: TRAVEL, covered: TRAVEL, left_cover: TRAVEL,
    transferred: TRAVEL, boarded: QUICK, stolen: TRAVEL, imprisoned: TRAVEL, freed: QUICK, joins: QUICK, stands_in: QUICK, paid: QUICK, gained_destiny: TRAVEL,
    lost_destiny: TRAVEL, gained_promotion: BLOW, lost_promotion: BLOW, cleared_debt: QUICK, attacks: TOSS, tactic: QUICK, warzone: QUICK, wields: QUICK, hit: BLOW,
    wounded: TRAVEL, killed: BLOW, healed: TRAVEL, duel_over: QUICK, sabotages: TOSS,
  }

  /** Things that have just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  /** What is told over cards and players. */
  told = $state.raw<Readonly<Record<string, Told>>>({})
  /** A card that somebody else plays, held up for all to see. */
  held = $state<number | null>(null)

  /** The front to be drawn for these eyes. */
  seen(view: View): View {
    return this.shown?.seat === view.seat ? this.shown : view
  }

  /** On the way the faces of what goes are still known; a duel that goes on is already where it comes to. */
  protected override begin(before: View, after: View): View {
    const goesOn = (duel: Duel): Duel => after.duels.find(({ attacker, defender }) => attacker === duel.attacker && defender === duel.defender) ?? duel
    return {
      ...before, kinds: { ...before.kinds, ...after.kinds }, players: before.players.map((player) => asHeld(player, before, after)), duels: before.duels.map(goesOn), active: after.active, step: after.step, turn: after.turn, actions: after.actions,
    }
  }

  protected mark(events: readonly TableEvent[]): void {
    this.changed = new Set(events.flatMap(({ event }) => changedBy(event.map((each) => each ?? ''))))
  }

  protected clear(): void {
    this.changed = new Set()
    this.told = {}
    this.held = null
  }

  protected show({ event: fields }: TableEvent): (() => void) | void {
    const event = fields.map((each) => each ?? '')
    const what = String(event[0])
    const [one, two, three, four] = event.slice(1).map(Number) as [number, number, number, number]
    this.changed = new Set(changedBy(event))
    this.held = null
    if (!(what in POINTS) && what !== 'hit') this.told = {}
    if (what in POINTS) return this.#count(one, two, ...POINTS[what]!)
    switch (what) {
      case 'drew':
        this.#player(one, ({ library }) => ({ library: Math.max(0, library - two) }))
        for (let nth = 0; nth < Math.min(two, ONE_BY_ONE); nth++) this.fly(`library:${one}`, `hand:${one}`, `back:${one}`)
        return () => this.#comeToHand(one, two)
      case 'played':
        this.held = one === this.after?.seat ? null : two // one knows what one plays
        this.#fromHand(one, two)
        if (this.held === null) this.fly(`hand:${one}`, 'between', `up:${two}`)
        return this.#become({ pending: [...(this.shown?.pending ?? []), this.#announced(one, two, four)] })
      case 'cancelled':
        this.told = { [`card:${one}`]: { text: '', icon: 'i-cross', tone: 'loss' } }
        return () => this.#noLongerPending(one)
      case 'entered': {
        const [seat, area] = [three, AREAS[four]!]
        this.fly(this.#placeOf(one, seat), `area:${seat}.${area}`, this.#flown(one, seat))
        this.#fromHand(seat, one)
        this.#noLongerPending(one)
        return () => this.#lay(one, seat, area)
      }
      case 'attached':
        this.fly(this.#placeOf(one, this.shown?.cards[three]?.controller ?? 0), `card:${three}`, `up:${one}`)
        this.#noLongerPending(one)
        this.#takeUp(one)
        return () => this.#hang(one, three)
      case 'left':
        return this.#leave(one, three, String(event[4]))
      case 'revealed':
        return this.#asAfter(one)
      case 'transferred':
        return this.#goTo(one, this.shown?.cards[one]?.controller ?? 0, AREAS[three]!)
      case 'stolen':
        return this.#goTo(one, three, this.#areaOf(this.after, one) ?? 'squad')
      case 'covered':
        this.#card(one, () => ({ covered: true }))
        return this.after && !(one in this.after.kinds) ? this.#turnDown(one) : undefined
      case 'left_cover':
        return this.#card(one, () => ({ covered: false }))
      case 'boarded':
        return this.#card(one, () => ({ boarded: three === 1 }))
      case 'imprisoned':
        return this.#card(one, () => ({ jailer: three }))
      case 'freed':
        return this.#card(one, () => ({ jailer: NONE }))
      case 'attacks':
        return this.#beginDuel(one, three)
      case 'tactic':
        return this.#duel({ tactic: String(event[2]) as Duel['tactic'] })
      case 'warzone':
        return this.#duel({ zone: one })
      case 'hit':
        this.told = { ...this.told, [`card:${one}`]: { text: '', icon: 'i-fight', tone: 'loss' } }
        return
      case 'wounded':
        this.told = { [`card:${one}`]: { text: '', icon: 'i-damage', tone: 'loss' } }
        return this.#card(one, () => ({ wounded: true }))
      case 'killed':
        this.told = { [`card:${one}`]: { text: '', icon: 'i-cross', tone: 'loss' } }
        return
      case 'healed':
        this.told = { [`card:${one}`]: { text: '', icon: 'i-life', tone: 'gain' } }
        return this.#card(one, () => ({ wounded: false }))
      case 'duel_over':
        return this.#become({ duels: this.shown?.duels.slice(0, -1) ?? [] })
    }
  }

  #become(changes: Partial<View>): void {
    if (this.shown) this.shown = { ...this.shown, ...changes }
  }

  #player(which: number, how: (player: Player) => Partial<Player>): void {
    this.#become({ players: this.shown?.players.map((player, each) => (each === which ? { ...player, ...how(player) } : player)) ?? [] })
  }

  #card(which: number, how: (lying: Lying) => Partial<Lying>): void {
    const lying = this.shown?.cards[which]
    if (lying) this.#become({ cards: { ...this.shown!.cards, [which]: { ...lying, ...how(lying) } } })
  }

  #count(seat: number, amount: number, which: 'destiny' | 'promotion' | 'debt', by: 1 | -1): void {
    const gain = (by > 0) !== (which === 'debt')
    this.told = { ...this.told, [`seat:${seat}`]: { text: by > 0 ? `+${amount}` : `−${amount}`, icon: ICONS[which], tone: gain ? 'gain' : 'loss' } }
    this.#player(seat, (player) => ({ [which]: Math.max(0, player[which] + by * amount) }))
  }

  // Hands and what waits for reactions

  /** A card comes out of a hand, unless it lay somewhere else. */
  #fromHand(seat: number, card: number): void {
    if (!this.#lies(card)) this.#player(seat, ({ hand }) => ({ hand: typeof hand === 'number' ? Math.max(0, hand - 1) : hand.filter((each) => each !== card) }))
  }

  /** Whether a card is on the table or waits there, and so not in a hand. */
  #lies(card: number): boolean {
    return this.shown?.cards[card] !== undefined || (this.shown?.pending.some((pending) => pending.card === card) ?? false)
  }

  #comeToHand(seat: number, count: number): void {
    const comes = this.after?.players[seat]?.hand
    this.#player(seat, ({ hand }) => {
      if (typeof hand === 'number') return { hand: hand + count }
      const news = typeof comes === 'number' || !comes ? [] : comes.filter((card) => !hand.includes(card))
      return { hand: [...hand, ...news.slice(0, count)] }
    })
  }

  #announced(seat: number, card: number, target: number): Pending {
    return this.after?.pending.find((pending) => pending.card === card) ?? { seat, card, target, caster: NONE, picked: [], word: '' }
  }

  #noLongerPending(card: number): void {
    this.#become({ pending: this.shown?.pending.filter((pending) => pending.card !== card) ?? [] })
  }

  // Cards on the table

  /** Where something comes from: what waits and what lies has a place of its own, else it is somebody's hand. */
  #placeOf(card: number, seat: number): string {
    return this.#lies(card) ? `card:${card}` : `hand:${seat}`
  }

  /** How something looks on its way: only a face that is known is seen. */
  #flown(card: number, seat: number): string {
    return this.shown && card in this.shown.kinds ? `up:${card}` : `back:${seat}`
  }

  #areaOf(view: View | null, card: number): Area | null {
    return AREAS.find((area) => view?.players.some((player) => player[area].includes(card))) ?? null
  }

  /** As it lies when all has been shown, or as a card lies that nothing more is known of. */
  #lying(card: number, seat: number): Lying {
    const unknown = { attached: [], warrior: true, wounded: false, covered: false, hidden: false, boarded: false, jailer: NONE, away: false, active: true, notes: [] }
    const known = this.after?.cards[card]
    return { ...unknown, controller: seat, owner: seat, on: NONE, ...(known && { ...known, attached: [], wounded: false }) }
  }

  #lay(card: number, seat: number, area: Area): void {
    this.#takeUp(card)
    if (!this.shown) return
    this.#become({ cards: { ...this.shown.cards, [card]: this.shown.cards[card] ?? this.#lying(card, seat) } })
    this.#player(seat, (player) => ({ [area]: [...player[area], card] }))
  }

  #hang(card: number, bearer: number): void {
    const on = this.shown?.cards[bearer]
    if (!this.shown || !on) return
    const lying = { ...this.#lying(card, on.controller), warrior: false, on: bearer }
    this.#become({ cards: { ...this.shown.cards, [card]: this.shown.cards[card] ?? lying } })
    this.#card(bearer, ({ attached }) => ({ attached: [...attached.filter((each) => each !== card), card] }))
  }

  /** It lies nowhere for the moment, neither by itself nor on another. */
  #takeUp(card: number): void {
    if (!this.shown) return
    const without = (cards: number[]): number[] => (cards.includes(card) ? cards.filter((each) => each !== card) : cards)
    this.#become({
      players: this.shown.players.map((player) => ({ ...player, ...Object.fromEntries(AREAS.map((area) => [area, without(player[area])])) })),
      cards: Object.fromEntries(Object.entries(this.shown.cards).map(([id, lying]) => [id, lying.attached.includes(card) ? { ...lying, attached: without(lying.attached) } : lying])),
    })
  }

  #leave(card: number, owner: number, where: string): () => void {
    const flown = this.#flown(card, owner)
    this.fly(this.#placeOf(card, owner), `${where}:${owner}`, flown)
    this.#fromHand(owner, card)
    this.#noLongerPending(card)
    this.#takeUp(card)
    const { [card]: _, ...rest } = this.shown?.cards ?? {}
    this.#become({ cards: rest })
    const more = (pile: number[] | number): number[] | number => (typeof pile === 'number' ? pile + 1 : [...pile, card])
    return () => {
      if (where === 'grave') this.#player(owner, ({ grave }) => ({ grave: more(grave) }))
      if (where === 'sacrificed') this.#player(owner, ({ sacrificed }) => ({ sacrificed: [...sacrificed, card] }))
      if (where === 'hand') this.#player(owner, ({ hand }) => ({ hand: more(hand) }))
      if (where === 'library') this.#player(owner, ({ library }) => ({ library: library + 1 }))
    }
  }

  #goTo(card: number, seat: number, area: Area): () => void {
    this.fly(`card:${card}`, `area:${seat}.${area}`, this.#flown(card, seat))
    return () => this.#lay(card, seat, area)
  }

  /** A hidden warrior is seen: it lies now as it does when all has been shown. */
  #asAfter(card: number): void {
    const seat = this.after?.players.findIndex((player) => AREAS.some((area) => player[area].includes(card))) ?? NONE
    const area = this.#areaOf(this.after, card)
    this.#card(card, () => ({ ...(this.after?.cards[card] ?? {}), hidden: false }))
    if (seat >= 0 && area) this.#lay(card, seat, area)
  }

  #turnDown(card: number): void {
    const { [card]: _, ...kinds } = this.shown?.kinds ?? {}
    this.#become({ kinds })
  }

  // Duels

  #beginDuel(attacker: number, defender: number): void {
    const of = (card: number): number => this.shown?.cards[card]?.controller ?? NONE
    const known = this.after?.duels.find((duel) => duel.attacker === attacker && duel.defender === defender)
    const begun: Duel = {
      attacking: of(attacker), defending: of(defender), attacker, defender, tactic: '', zone: NONE, phase: 2, weapons: [], helpers: [], played: [], outcome: [],
      over: false, first: NONE, sides: [],
    }
    const outer = this.shown?.duels.filter((duel) => duel.attacker >= 0 && duel.attacker !== attacker) ?? []
    this.#become({ duels: [...outer, known ?? begun] })
  }

  #duel(changes: Partial<Duel>): void {
    const duels = this.shown?.duels ?? []
    const last = duels.at(-1)
    if (last) this.#become({ duels: [...duels.slice(0, -1), { ...last, ...changes }] })
  }
}

/** The things that an event changes: they are ringed for a while. */
export function changedBy([what, one, two, three, four]: readonly (string | number)[]): string[] {
  if (String(what) in POINTS) return [`seat:${one}`]
  switch (what) {
    case 'played':
    case 'used':
    case 'wields':
      return [`card:${two}`]
    case 'entered':
    case 'revealed':
    case 'transferred':
    case 'stolen':
    case 'covered':
    case 'left_cover':
    case 'boarded':
    case 'imprisoned':
    case 'freed':
    case 'joins':
    case 'stands_in':
    case 'warzone':
    case 'hit':
    case 'wounded':
    case 'killed':
    case 'healed':
      return [`card:${one}`]
    case 'attached':
    case 'attacks':
      return [`card:${one}`, `card:${three}`]
    case 'sabotages':
      return [`card:${two}`, `seat:${four}`]
  }
  return []
}
