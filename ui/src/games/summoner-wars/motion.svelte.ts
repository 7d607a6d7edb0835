/** How the battlefield changes by what happens: pieces travel, dice fall, damage pops, the dead go, cards and magic fly. */

import { Showing, TOSS, TRAVEL } from '../../lib/table/showing.svelte'
import type { TableEvent } from '../../lib/view'
import { owner, type Piece, type View } from './table'

const DRAW = 180 // milliseconds: one of several cards is drawn

export interface Roll {
  unit: number
  /** One digit for each die, in the order rolled. */
  faces: string
  /** Whether it is for an attack, and not for something that a card does. */
  attacks: boolean
  /** Milliseconds in which they fall. */
  time: number
}

export class Motion extends Showing<View> {
  protected readonly times: Readonly<Record<string, number>> = {
    moved: TRAVEL, forced: TRAVEL, placed: TRAVEL, swapped: TRAVEL, summoned: TRAVEL, built: TRAVEL, attacked: TRAVEL,
    rolled: TOSS, damaged: TRAVEL, healed: TRAVEL, boosted: TRAVEL, eliminated: TRAVEL, returned: TRAVEL, discarded: TRAVEL,
    played: TOSS, drew: DRAW, gained_magic: TRAVEL, paid_magic: DRAW, discarded_for_magic: TRAVEL, event_ended: DRAW, tucked: TRAVEL,
  }

  /** What is being attacked, and by whom. */
  attack = $state.raw<{ unit: number; target: number } | null>(null)
  roll = $state.raw<Roll | null>(null)
  /** A card that is being played, held up for all to see. */
  played = $state<number | null>(null)
  /** Damage (or, below 0, healing) that a piece is just getting. */
  hurt = $state.raw<Readonly<Record<number, number>>>({})
  leaving = $state.raw<ReadonlySet<number>>(new Set())
  changed = $state.raw<ReadonlySet<number>>(new Set())

  #fell = '' // where the last piece was that went: its magic comes from there

  /** The table to be drawn for these eyes. */
  seen(view: View): View {
    return this.shown?.seat === view.seat ? this.shown : view
  }

  /** On the way the faces of what goes are still known. */
  protected override begin(before: View, after: View): View {
    return { ...before, kinds: { ...before.kinds, ...after.kinds } }
  }

  protected mark(events: readonly TableEvent[]): void {
    this.changed = new Set(events.map(({ event }) => Number(event[CARD[String(event[0])] ?? 1])))
    for (const each of events) {
      const [what, card, amount] = each.event
      if (what === 'rolled') this.roll = rolled(each, 0)
      if (what === 'damaged') this.hurt = { ...this.hurt, [Number(card)]: (this.hurt[Number(card)] ?? 0) + Number(amount) }
    }
  }

  protected clear(): void {
    this.attack = null
    this.roll = null
    this.played = null
    this.hurt = {}
    this.leaving = new Set()
    this.changed = new Set()
  }

  protected show(told: TableEvent): (() => void) | void {
    const [what, ...given] = told.event
    const [one, two, three] = given.map((each) => (each === null ? -1 : Number(each))) as [number, number, number]
    if (what !== 'damaged' && what !== 'eliminated') this.hurt = {}
    this.played = what === 'played' && two >= 0 && one !== this.after?.seat ? two : null // one knows what one plays
    switch (what) {
      case 'moved':
      case 'forced':
      case 'placed':
        this.roll = null
        return this.#change(one, (piece) => ({ ...piece, space: two }))
      case 'swapped': {
        const [first, second] = [this.#piece(one)?.space, this.#piece(two)?.space]
        if (second !== undefined) this.#change(one, (piece) => ({ ...piece, space: second }))
        if (first !== undefined) this.#change(two, (piece) => ({ ...piece, space: first }))
        return
      }
      case 'summoned':
      case 'built':
        this.#leaveHand(one, two)
        this.fly(`hand:${one}`, `space:${three}`, `up:${two}`)
        return () => this.#enter(two, three)
      case 'attacked':
        this.roll = null
        this.attack = { unit: one, target: two }
        return
      case 'rolled':
        this.roll = rolled(told, this.step)
        return
      case 'damaged':
        this.hurt = { ...this.hurt, [one]: two }
        return this.#change(one, (piece) => ({ ...piece, damage: Math.min(piece.life, piece.damage + two) }))
      case 'healed':
        this.hurt = { ...this.hurt, [one]: -two }
        return this.#change(one, (piece) => ({ ...piece, damage: Math.max(0, piece.damage - two) }))
      case 'boosted':
        return this.#change(one, (piece) => ({ ...piece, boost: Math.max(0, piece.boost + two) }))
      case 'eliminated':
      case 'discarded':
        return this.#goes(one, 'discard')
      case 'returned':
        return this.#goes(one, 'hand')
      case 'tucked': {
        const [top, under] = [this.#piece(one), this.#piece(two)]
        if (top && under) this.#change(two, (piece) => ({ ...piece, space: top.space }))
        return
      }
      case 'played': {
        this.#leaveHand(one, two)
        const stays = this.after?.events[one]?.some(({ card }) => card === two)
        if (this.played === null) this.fly(`hand:${one}`, stays ? `events:${one}` : `discard:${one}`, `up:${two}`)
        return
      }
      case 'event_ended':
        return this.fly(`events:${one}`, `discard:${one}`, `down:${one}`)
      case 'drew':
        this.#count('draw', one, -1)
        this.fly(`draw:${one}`, `hand:${one}`, `down:${one}`)
        return () => this.#comeToHand(one, two)
      case 'discarded_for_magic':
        this.#leaveHand(one, two)
        this.fly(`hand:${one}`, `discard:${one}`, `down:${one}`)
        if (three > 0) this.fly(`hand:${one}`, `magic:${one}`, 'magic') // who has 15 magic gains none
        return () => {
          this.#count('discards', one, 1)
          this.#count('magic', one, three)
        }
      case 'gained_magic':
        this.fly(this.#fell || `hand:${one}`, `magic:${one}`, 'magic')
        return () => this.#count('magic', one, two)
      case 'paid_magic':
        return this.#count('magic', one, -two)
    }
  }

  #piece(card: number): Piece | undefined {
    return this.shown?.objects.find((piece) => piece.card === card)
  }

  #become(changes: Partial<View>): void {
    if (this.shown) this.shown = { ...this.shown, ...changes }
  }

  #change(card: number, how: (piece: Piece) => Piece): void {
    this.#become({ objects: this.shown?.objects.map((piece) => (piece.card === card ? how(piece) : piece)) ?? [] })
    this.changed = new Set([card])
  }

  #count(what: 'draw' | 'discards' | 'hands' | 'magic', seat: number, by: number): void {
    this.#become({ [what]: this.shown?.[what].map((count, each) => (each === seat ? Math.max(0, count + by) : count)) })
  }

  #enter(card: number, space: number): void {
    const piece = this.after?.objects.find((each) => each.card === card)
    if (!piece) return // it has gone again within the same chain
    const others = this.shown?.objects.filter((each) => each.card !== card) ?? []
    this.#become({ objects: [...others, { ...piece, space, damage: 0, boost: 0 }] })
    this.changed = new Set([card])
  }

  /** A piece goes to a pile or hand of the player whose card it is. */
  #goes(card: number, where: 'discard' | 'hand'): (() => void) | void {
    const piece = this.#piece(card)
    if (!piece) return
    this.#fell = `space:${piece.space}`
    this.leaving = new Set([...this.leaving, card])
    this.fly(this.#fell, `${where}:${owner(card)}`, `up:${card}`)
    return () => {
      this.#become({ objects: this.shown?.objects.filter((each) => each.card !== card) ?? [] })
      if (where === 'hand') this.#comeToHand(owner(card), card)
      else this.#count('discards', owner(card), 1)
    }
  }

  #leaveHand(seat: number, card: number): void {
    this.#count('hands', seat, -1)
    if (seat === this.shown?.seat) this.#become({ hand: this.shown.hand.filter((each) => each !== card) })
  }

  #comeToHand(seat: number, card: number): void {
    this.#count('hands', seat, 1)
    if (seat === this.shown?.seat && this.after?.hand.includes(card)) this.#become({ hand: [...this.shown.hand, card] })
  }
}

function rolled({ event, procedure }: TableEvent, time: number): Roll {
  return { unit: Number(event[1]), faces: String(event.at(-1)), attacks: procedure === 'Attack', time }
}

/** Where an event names its card, if not first. */
const CARD: Readonly<Record<string, number>> = { summoned: 2, built: 2, played: 2, attacked: 2, drew: 2, discarded_for_magic: 2, event_ended: 2 }
