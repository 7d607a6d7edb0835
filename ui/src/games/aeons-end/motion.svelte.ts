/** How the siege changes by what happens: cards are drawn, played, bought and cast, breaches turn, damage pops, and the
 * nemesis's cards are held up for all to see. */

import { Showing, TOSS, TRAVEL } from '../../lib/table/showing.svelte'
import type { TableEvent } from '../../lib/view'
import { DEVOURED, handOf, HUSK, NEMESIS, OPEN, playerOf, type Mage, type Nemesis, type View } from './table'

const DRAW = 150 // milliseconds: one of several cards is drawn

/** Where damage and life are told: of the nemesis, Gravehold, the husks, a card in play, a mage. */
export type Whom = 'nemesis' | 'gravehold' | 'husks' | `card:${number}` | `seat:${number}`

export class Motion extends Showing<View> {
  protected readonly times: Readonly<Record<string, number>> = {
    turned_over: TRAVEL, renewed_turn_deck: DRAW, drew: DRAW, took_back: DRAW, took: DRAW, discarded: DRAW, destroyed: TRAVEL, gained: TRAVEL,
    played: TRAVEL, charged: DRAW, lost_charges: DRAW, activated: TOSS, focused: TRAVEL, opened: TRAVEL, breach_destroyed: TRAVEL, prepped: TRAVEL,
    cast: TRAVEL, damaged: TRAVEL, damage_prevented: TRAVEL, suffered: TRAVEL, player_shielded: TRAVEL, regained: TRAVEL,
    gravehold_suffered: TRAVEL, gravehold_shielded: TRAVEL, gravehold_regained: TRAVEL,
    nemesis_regained: TRAVEL, unleashed: TOSS, nemesis_drew: TOSS, stopped: TRAVEL, entered_play: TRAVEL, persists: TRAVEL, lost_token: DRAW,
    left_play: TRAVEL, fury_grew: DRAW, fury_fell: DRAW, struck: TOSS, husks_came: DRAW, husks_left: DRAW, swarmed: TRAVEL,
    corruption_resolved: TOSS, devoured: DRAW,
  }

  /** Damage (or, below 0, life that is regained) that somebody is just getting. */
  hurt = $state.raw<Readonly<Partial<Record<Whom, number>>>>({})
  /** Things that have just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  /** The kind of a card that is held up for all to see. */
  held = $state<string | null>(null)
  /** The nemesis is unleashed. */
  unleashed = $state(false)

  /** The table to be drawn for these eyes. */
  seen(view: View): View {
    return this.shown?.seat === view.seat ? this.shown : view
  }

  /** On the way the faces of what goes are still known. */
  protected override begin(before: View, after: View): View {
    return { ...before, kinds: { ...before.kinds, ...after.kinds } }
  }

  protected mark(events: readonly TableEvent[]): void {
    this.changed = new Set(events.flatMap(({ event }) => changedBy(event.map((each) => each ?? ''))))
    for (const { event } of events) {
      const [whom, amount] = woundOf(event.map((each) => each ?? '')) ?? []
      if (whom) this.hurt = { ...this.hurt, [whom]: (this.hurt[whom] ?? 0) + amount! }
    }
  }

  protected clear(): void {
    this.hurt = {}
    this.changed = new Set()
    this.held = null
    this.unleashed = false
  }

  protected show(told: TableEvent): (() => void) | void {
    const event = told.event.map((each) => each ?? '')
    const what = String(event[0])
    const [one, two, three] = event.slice(1).map(Number) as [number, number, number]
    const wound = woundOf(event)
    this.hurt = wound ? { [wound[0]]: wound[1] } : {}
    this.changed = new Set(changedBy(event))
    this.held = null
    this.unleashed = what === 'unleashed'
    switch (what) {
      case 'turned_over':
        this.fly('turn-deck', 'turn-now', `turn:${event[1]}`)
        return () => this.#turnOver(String(event[1]))
      case 'renewed_turn_deck':
        this.fly('turn-now', 'turn-deck', 'turn:')
        return this.#renewTurnDeck()
      case 'drew':
        this.#mage(one, (mage) => ({ deck: Math.max(0, mage.deck - 1) }))
        this.fly(`deck:${one}`, `hand:${one}`, `back:${one}`)
        return () => this.#comeToHand(one, event[2] === '' ? -1 : two)
      case 'took_back':
        this.#mage(one, (mage) => ({ discard: mage.discard.filter((card) => card !== two) }))
        this.fly(`discard:${one}`, `hand:${one}`, `up:${two}`)
        return () => this.#comeToHand(one, two)
      case 'discarded': {
        const played = this.shown?.played.includes(two)
        if (played) this.#become({ played: this.shown!.played.filter((card) => card !== two) })
        else this.#leaveHand(one, two)
        this.fly(played ? 'played' : `hand:${one}`, `discard:${one}`, `up:${two}`)
        return () => this.#discard(one, two)
      }
      case 'gained': {
        const pile = this.shown?.supply.findIndex(({ kind }) => kind === this.shown?.kinds[two]) ?? -1
        if (pile >= 0) this.#become({ supply: this.shown!.supply.map((each, at) => (at === pile ? { ...each, cards: each.cards.filter((card) => card !== two) } : each)) })
        return this.fly(`pile:${pile < 0 ? DEVOURED : pile}`, `discard:${one}`, `up:${two}`)
      }
      case 'played':
        this.#leaveHand(one, two)
        this.fly(`hand:${one}`, 'played', `up:${two}`)
        return () => this.after?.played.includes(two) && this.#become({ played: [...(this.shown?.played ?? []).filter((card) => card !== two), two] })
      case 'prepped':
        this.#leaveHand(one, two)
        this.fly(`hand:${one}`, `breach:${three}`, `up:${two}`)
        return () => this.#prepped(one, (spells, breach) => (breach === three % 4 ? [...spells, two] : spells))
      case 'cast': {
        const owner = this.shown?.mages.findIndex(({ prepped }) => prepped.flat().includes(two)) ?? -1
        const breach = this.shown?.mages[owner]?.prepped.findIndex((spells) => spells.includes(two)) ?? -1
        if (owner < 0) return
        const stays = this.after?.mages[owner]?.prepped.flat().includes(two)
        this.fly(`breach:${4 * owner + breach}`, 'nemesis', `up:${two}`)
        if (!stays) this.#prepped(owner, (spells) => spells.filter((spell) => spell !== two))
        return stays ? undefined : () => this.#discard(owner, two)
      }
      case 'focused':
      case 'opened':
      case 'breach_destroyed': {
        const state = (was: number): number => (what === 'focused' ? was + 1 : what === 'opened' ? OPEN : -1)
        return this.#mage(one, (mage) => ({ breaches: mage.breaches.map((was, at) => (at === two % 4 ? state(was) : was)) }))
      }
      case 'charged':
      case 'lost_charges':
        return this.#mage(one, (mage) => ({ charges: bounded(mage.charges + (what === 'charged' ? two : -two), mage.spaces) }))
      case 'suffered':
      case 'regained':
        return this.#mage(one, (mage) => ({ life: bounded(mage.life + (what === 'regained' ? two : -two), mage.most) }))
      case 'gravehold_suffered':
      case 'gravehold_regained': {
        const { gravehold } = this.shown ?? {}
        return gravehold && this.#become({ gravehold: { ...gravehold, life: bounded(gravehold.life + (what === 'gravehold_regained' ? one : -one), gravehold.most) } })
      }
      case 'nemesis_regained':
        return this.#nemesis((nemesis) => ({ life: bounded(nemesis.life + one, nemesis.most) }))
      case 'damaged':
        return this.#damage(one, two)
      case 'nemesis_drew':
        this.held = this.shown?.kinds[one] ?? null
        return this.#nemesis((nemesis) => ({ deck: Math.max(0, nemesis.deck - 1) }))
      case 'struck':
        this.held = String(event[1])
        return
      case 'corruption_resolved':
        this.held = this.shown?.kinds[two] ?? null
        return
      case 'entered_play':
        this.fly('nemesis-deck', 'in-play', `up:${one}`)
        return () => this.#nemesis((nemesis) => ({ in_play: [...nemesis.in_play.filter(({ card }) => card !== one), { card: one, tokens: two }] }))
      case 'lost_token':
        return this.#tokens(one, -1)
      case 'left_play':
        this.fly(`card:${one}`, 'nemesis-discard', `up:${one}`)
        return this.#nemesis((nemesis) => ({ in_play: nemesis.in_play.filter(({ card }) => card !== one) }))
      case 'fury_grew':
      case 'fury_fell':
        return this.#nemesis((nemesis) => ({ fury: Math.max(0, nemesis.fury + (what === 'fury_grew' ? one : -one)) }))
      case 'husks_came':
      case 'husks_left':
        return this.#nemesis((nemesis) => ({ husks: Math.max(0, nemesis.husks + (what === 'husks_came' ? one : -one)) }))
      case 'devoured': {
        const pile = this.shown?.supply.findIndex(({ kind }) => kind === this.shown?.kinds[one]) ?? -1
        return this.fly(`pile:${pile}`, `pile:${DEVOURED}`, `up:${one}`)
      }
    }
  }

  #become(changes: Partial<View>): void {
    if (this.shown) this.shown = { ...this.shown, ...changes }
  }

  #mage(seat: number, how: (mage: Mage) => Partial<Mage>): void {
    this.#become({ mages: this.shown?.mages.map((mage, each) => (each === seat ? { ...mage, ...how(mage) } : mage)) ?? [] })
  }

  #nemesis(how: (nemesis: Nemesis) => Partial<Nemesis>): void {
    if (this.shown) this.#become({ nemesis: { ...this.shown.nemesis, ...how(this.shown.nemesis) } })
  }

  /** The top card of the turn order deck lies face up, and a turn begins: nothing has been played in it. */
  #turnOver(kind: string): void {
    if (!this.shown) return
    const { kinds, turn_order: { deck, discard, holds } } = this.shown
    const card = Object.keys(kinds).map(Number).find((each) => kinds[each] === kind && !discard.includes(each))
    const at = holds.indexOf(kind)
    const turn_order = { deck: deck.slice(1), discard: card === undefined ? discard : [...discard, card], holds: holds.filter((_, each) => each !== at) }
    this.#become({ turn_order, active: playerOf(kind), played: [], aether: [0, 0, 0], discount: 0, focused: [] })
  }

  #renewTurnDeck(): void {
    if (!this.shown) return
    const { kinds, turn_order: { discard } } = this.shown
    this.#become({ turn_order: { deck: discard.map(() => null), discard: [], holds: discard.map((card) => kinds[card] ?? '').sort() } })
  }

  #prepped(seat: number, how: (spells: number[], breach: number) => number[]): void {
    this.#mage(seat, (mage) => ({ prepped: mage.prepped.map(how) }))
  }

  #discard(seat: number, card: number): void {
    this.#mage(seat, (mage) => ({ discard: [...mage.discard, card] }))
  }

  #leaveHand(seat: number, card: number): void {
    this.#mage(seat, (mage) => ({ hand: typeof mage.hand === 'number' ? Math.max(0, mage.hand - 1) : mage.hand.filter((each) => each !== card) }))
  }

  #comeToHand(seat: number, card: number): void {
    const stays = this.after?.mages[seat] && handOf(this.after.mages[seat]).includes(card)
    this.#mage(seat, (mage) => ({ hand: typeof mage.hand === 'number' ? mage.hand + 1 : stays && !mage.hand.includes(card) ? [...mage.hand, card] : mage.hand }))
  }

  #damage(enemy: number, amount: number): void {
    if (enemy === NEMESIS) return this.#nemesis((nemesis) => ({ life: bounded(nemesis.life - amount, nemesis.most) }))
    if (enemy !== HUSK) this.#tokens(enemy, -amount)
  }

  #tokens(card: number, by: number): void {
    this.#nemesis((nemesis) => ({ in_play: nemesis.in_play.map((each) => (each.card === card ? { card, tokens: Math.max(0, each.tokens + by) } : each)) }))
  }
}

const bounded = (value: number, most: number): number => Math.min(most, Math.max(0, value))

type Told = readonly (string | number)[]

/** Who is harmed by an event, and how much; healing is below 0. */
export function woundOf([what, one, two]: Told): [Whom, number] | null {
  switch (what) {
    case 'damaged':
      return [one === NEMESIS ? 'nemesis' : one === HUSK ? 'husks' : `card:${Number(one)}`, Number(two)]
    case 'suffered':
      return [`seat:${Number(one)}`, Number(two)]
    case 'regained':
      return [`seat:${Number(one)}`, -Number(two)]
    case 'gravehold_suffered':
      return ['gravehold', Number(one)]
    case 'gravehold_regained':
      return ['gravehold', -Number(one)]
    case 'nemesis_regained':
      return ['nemesis', -Number(one)]
  }
  return null
}

/** The things that an event changes: they are ringed for a while. */
export function changedBy([what, one, two, three]: Told): string[] {
  switch (what) {
    case 'focused':
    case 'opened':
    case 'breach_destroyed':
      return [`breach:${two}`]
    case 'prepped':
      return [`card:${two}`, `breach:${three}`]
    case 'played':
    case 'gained':
      return [`card:${two}`]
    case 'charged':
    case 'lost_charges':
    case 'suffered':
    case 'player_shielded':
    case 'regained':
      return [`seat:${one}`]
    case 'damaged':
    case 'damage_prevented':
    case 'entered_play':
    case 'persists':
    case 'lost_token':
      return [`card:${one}`]
    case 'turned_over':
      return ['turn-now']
    case 'gravehold_suffered':
    case 'gravehold_shielded':
    case 'gravehold_regained':
      return ['gravehold']
    case 'fury_grew':
    case 'fury_fell':
    case 'unleashed':
    case 'nemesis_regained':
      return [`card:${NEMESIS}`]
    case 'husks_came':
    case 'husks_left':
      return [`card:${HUSK}`]
  }
  return []
}
