/** What has happened, shown one event after another: pieces travel, dice fall, pips of damage flip, the dead go.
 *
 * The page already has the table after it; this is how it came to it. `pieces` is what to draw meanwhile. What one choice
 * brings about takes at most 1.2 s, and all that waits to be shown at most 5 s; `finish` skips to the end. Where motion is not wanted, only a halo stays for a while.
 */

import type { TableEvent } from '../../lib/view'
import type { Piece, View } from './table'

const TRAVEL = 320
const TOSS = 640
const LONGEST = 1200
const LONGEST_IN_ALL = 5000
const LINGER = 2000 // how long the dice lie and a halo is held

const TIMES: Readonly<Record<string, number>> = {
  moved: TRAVEL, forced: TRAVEL, placed: TRAVEL, swapped: TRAVEL, summoned: TRAVEL, built: TRAVEL, attacked: TRAVEL,
  rolled: TOSS, damaged: TRAVEL, healed: TRAVEL, boosted: TRAVEL, eliminated: TRAVEL, returned: TRAVEL, discarded: TRAVEL,
  played: TOSS,
}

export interface Roll {
  unit: number
  melee: number
  ranged: number
  special: number
}

export class Motion {
  pieces = $state.raw<readonly Piece[]>([])
  /** What is being attacked, and by whom. */
  attack = $state.raw<{ unit: number; target: number } | null>(null)
  roll = $state.raw<Roll | null>(null)
  /** A card that is being played, held up for all to see. */
  played = $state<number | null>(null)
  /** Damage (or, below 0, healing) that a piece is just getting. */
  hurt = $state.raw<Readonly<Record<number, number>>>({})
  leaving = $state.raw<ReadonlySet<number>>(new Set())
  changed = $state.raw<ReadonlySet<number>>(new Set())
  running = $state(false)
  /** What the pieces are, also those that have just gone where their faces are no longer seen. */
  kinds = $state.raw<Readonly<Record<string, string>>>({})

  #still: () => boolean
  #seen = -1
  #after: View | null = null
  #queue: TableEvent[] = []
  #latest = 0 // when all must have been shown
  #chain = { choice: -1, pace: 1 }
  #timer: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(still: () => boolean) {
    this.#still = still
  }

  /** The table has become this, by these events; `latest` is the number of the last event there is. */
  tell(view: View, events: readonly TableEvent[], latest: number): void {
    const news = this.#seen < 0 ? [] : events.filter(({ number }) => number > this.#seen)
    this.#seen = latest
    this.kinds = { ...this.#after?.kinds, ...view.kinds }
    this.#after = view
    const shown = news.filter(({ event }) => TIMES[String(event[0])])
    if (shown.length === 0 && this.#queue.length === 0 && !this.running) {
      this.pieces = view.objects
      return
    }
    if (this.#still()) return this.#showAtOnce(shown)
    this.#queue.push(...shown)
    this.#latest = performance.now() + LONGEST_IN_ALL
    if (!this.running) this.#next()
  }

  /** To the end of what is being shown. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.running = false
    this.#clear()
    this.pieces = this.#after?.objects ?? []
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#later)
  }

  #showAtOnce(events: readonly TableEvent[]): void {
    this.finish()
    this.changed = new Set(events.map(({ event }) => Number(event[CARD[String(event[0])] ?? 1])))
    for (const { event } of events) if (event[0] === 'rolled') this.#show(event)
    this.#clearLater()
  }

  #next(): void {
    const next = this.#queue.shift()
    this.running = next !== undefined
    if (next === undefined) {
      this.pieces = this.#after?.objects ?? []
      this.leaving = new Set()
      this.attack = null
      this.#clearLater()
      return
    }
    clearTimeout(this.#later)
    this.#show(next.event)
    const inTime = Math.max(0, this.#latest - performance.now()) / time([next, ...this.#queue])
    const pace = Math.min(1, inTime, this.#pace(next))
    this.#timer = setTimeout(() => this.#next(), time([next]) * pace)
  }

  /** How much faster than usual, so that a chain is over in time. */
  #pace(event: TableEvent): number {
    if (event.choice !== this.#chain.choice) {
      const chain = [event, ...this.#queue].filter(({ choice }) => choice === event.choice)
      this.#chain = { choice: event.choice, pace: LONGEST / time(chain) }
    }
    return this.#chain.pace
  }

  #clear(): void {
    clearTimeout(this.#later)
    this.attack = null
    this.roll = null
    this.played = null
    this.hurt = {}
    this.leaving = new Set()
    this.changed = new Set()
  }

  #clearLater(): void {
    clearTimeout(this.#later)
    this.#later = setTimeout(() => this.#clear(), LINGER)
  }

  #show(event: TableEvent['event']): void {
    const [what, ...given] = event
    const [one, two, three, four] = given.map(Number) as [number, number, number, number]
    if (what !== 'damaged' && what !== 'eliminated') this.hurt = {}
    this.played = what === 'played' && event[2] !== null && one !== this.#after?.seat ? two : null // one knows what one plays
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
        return this.#enter(two, three)
      case 'attacked':
        this.roll = null
        this.attack = { unit: one, target: two }
        return
      case 'rolled':
        this.roll = { unit: one, melee: two, ranged: three, special: four }
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
      case 'returned':
      case 'discarded':
        this.leaving = new Set([...this.leaving, one])
    }
  }

  #piece(card: number): Piece | undefined {
    return this.pieces.find((piece) => piece.card === card)
  }

  #change(card: number, how: (piece: Piece) => Piece): void {
    this.pieces = this.pieces.map((piece) => (piece.card === card ? how(piece) : piece))
    this.changed = new Set([card])
  }

  #enter(card: number, space: number): void {
    const piece = this.#after?.objects.find((each) => each.card === card)
    if (!piece) return // it has gone again within the same chain
    this.pieces = [...this.pieces.filter((each) => each.card !== card), { ...piece, space, damage: 0, boost: 0 }]
    this.changed = new Set([card])
  }
}

function time(events: readonly TableEvent[]): number {
  return events.reduce((sum, { event }) => sum + (TIMES[String(event[0])] ?? 0), 0)
}

/** Where an event names its card, if not first. */
const CARD: Readonly<Record<string, number>> = { summoned: 2, built: 2, played: 2, attacked: 2 }
