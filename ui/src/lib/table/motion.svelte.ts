/** Plays what has happened, one event after another, for all games.
 *
 * The page already has the table after it; `shown` is the table as it looks meanwhile. What is shown is a script (`script.ts`). What one
 * choice of one's own brings about takes at most 1.2 s, and all that waits to be shown at most 4 s; `finish` skips to the end. Where nothing
 * shall move (`pace` is 0), the end is shown at once, and what has changed stays marked for a while. Which events are new is not
 * decided here: who has the table tells them.
 */

import type { Selection } from '../selection.svelte'
import { settings } from '../settings.svelte'
import type { EventOf, TableEvent } from '../view'
import { put } from './parts'
import { middleOf, type Point } from './places'
import { scriptOf, timeOf, type Flight, type Float, type Moving, type Step, type TableView } from './script'

const LONGEST = 1200
const LONGEST_IN_ALL = 4000
const LINGER = 2000 // how long a mark is held

/** Something on its way between two places of the table: `data-place` of what is there. */
export interface Flying extends Flight {
  key: number
  time: number
  /** Where it begins, measured before what lay there is gone. */
  start: Point | null
}

export class Motion<View extends TableView, Events, Added extends object = object> {
  /** The table as it is shown; null before the first. */
  shown = $state.raw<View | null>(null)
  running = $state(false)
  /** The number of the last event that has been shown; more than any, where nothing waits to be. */
  reached = $state(Infinity)
  /** Is called when all has been shown. */
  onrest: () => void = () => undefined
  flights = $state.raw<readonly Flying[]>([])
  /** Things that have just changed: they are ringed for a while. */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  /** What floats over things: damage, a gain, a loss. */
  floats = $state.raw<Readonly<Record<string, Float>>>({})
  /** What events add that is no part of the table: dice, a card held up. */
  added = $state.raw<Partial<Added>>({})

  readonly #moving: Moving<View, Events, Added>
  readonly #pace: () => number
  #after: View | null = null
  #queue: EventOf<Events>[] = []
  #script: Step<Added>[] = []
  #latest = 0 // when all must have been shown
  #chain = { choice: -1, pace: 1 }
  #flown = 0
  #hurries = true
  #landing: Step<Added>['lands'] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(moving: Moving<View, Events, Added>, pace: () => number) {
    this.#moving = moving
    this.#pace = pace
  }

  /** The table to be drawn for these eyes. */
  seen(view: View): View {
    return this.shown?.seat === view.seat ? this.shown : view
  }

  /** The table is this, however it came about: the first one, or after an undo. */
  show(view: View): void {
    this.#after = view
    this.#putAway()
    this.#settle()
  }

  /** The table has become this, by these events, which are all new; a `story` of others is not hurried, one has to follow it, and what
   * lasts of it stays when more is told. */
  tell(view: View, events: readonly EventOf<Events>[], story = false): void {
    const shown = this.#shownOf(events)
    const before = this.shown
    if (before?.seat !== view.seat) return this.show(view)
    this.#after = view
    if (shown.length === 0) return this.running ? undefined : void (this.shown = view)
    if (this.#pace() === 0) return this.mark(view, events, story)
    if (!this.running && !story) this.#putAway()
    this.#hurries = !story
    this.shown = begin(this.#moving, before, view)
    this.#queue.push(...shown)
    this.#script = scriptOf(this.#moving, apply(this.shown, this.#landing), view, this.#queue)
    this.#latest = performance.now() + LONGEST_IN_ALL * this.#pace()
    if (!this.running) this.#next()
  }

  /** The table is this; what these events, the last ones, have changed is marked. */
  mark(view: View, events: readonly EventOf<Events>[], story = false): void {
    const script = scriptOf(this.#moving, this.shown ?? view, view, this.#shownOf(events))
    const lasting = story ? this.#lasting(this.added) : {}
    this.show(view)
    this.added = lasting
    this.#markAll(script)
  }

  /** To the end of what is being shown. */
  finish(): void {
    if (!this.running) return
    const rest = this.#script
    this.#settle()
    this.#markAll(rest)
  }

  #markAll(script: readonly Step<Added>[]): void {
    this.changed = new Set(script.flatMap(({ rings }) => rings))
    this.floats = script.reduce<Record<string, Float>>((sum, { floats }) => addUp(sum, floats), {})
    this.added = script.reduce<Partial<Added>>((all, { add }) => ({ ...all, ...this.#lasting(add(0)) }), this.#lasting(this.added))
    this.#clearLater()
  }

  /** What lies on the table only to be looked at, dice say, is put away. */
  dismiss(): void {
    if (!this.running) this.#putAway()
  }

  /** The table is put away: what comes after it begins anew. */
  stop(): void {
    this.onrest = () => undefined
    this.#after = null
    this.#putAway()
    this.#settle()
  }

  #shownOf(events: readonly EventOf<Events>[]): EventOf<Events>[] {
    return events.filter((event) => timeOf(this.#moving, event as TableEvent) > 0)
  }

  #next(): void {
    if (this.shown) this.shown = apply(this.shown, this.#landing)
    this.#landing = []
    this.flights = []
    const told = this.#queue.shift()
    const next = this.#script.shift()
    if (next === undefined) {
      this.#settle()
      return this.#clearLater()
    }
    this.running = true
    this.reached = told!.number - 1
    clearTimeout(this.#later)
    const pace = this.#pace()
    const inTime = Math.max(0, this.#latest - performance.now()) / totalTime([next, ...this.#script])
    const time = next.time * Math.min(pace, inTime, this.#paceOfChain(next) * pace)
    this.#show(next, time)
    this.#timer = setTimeout(() => this.#next(), time)
  }

  #show({ puts, lands, flies, rings, floats, add }: Step<Added>, time: number): void {
    this.changed = new Set(rings)
    this.floats = { ...this.#floatsOn(rings, floats), ...floats }
    this.added = { ...this.#lasting(this.added), ...add(time) }
    this.flights = flies.map((flight) => ({ ...flight, key: ++this.#flown, time, start: middleOf(flight.from) }))
    if (this.shown) this.shown = apply(this.shown, puts)
    this.#landing = lands
  }

  /** What goes on floating: everything beside what else floats, and over what something else happens to. */
  #floatsOn(rings: readonly string[], floats: Readonly<Record<string, Float>>): Record<string, Float> {
    if (Object.keys(floats).length > 0) return this.floats
    return Object.fromEntries(Object.entries(this.floats).filter(([over]) => rings.includes(over)))
  }

  #lasting(added: Partial<Added>): Partial<Added> {
    const kept = this.#moving.lasting ?? []
    return Object.fromEntries(Object.entries(added).filter(([name]) => kept.includes(name as keyof Added))) as Partial<Added>
  }

  #settle(): void {
    const was = this.running
    clearTimeout(this.#timer)
    this.#queue = []
    this.#script = []
    this.#landing = []
    this.flights = []
    this.running = false
    this.reached = Infinity
    this.shown = this.#after
    if (was) this.onrest()
  }

  /** How much faster than usual, so that a chain is over in time. */
  #paceOfChain(step: Step<Added>): number {
    if (step.choice !== this.#chain.choice) {
      const chain = [step, ...this.#script].filter(({ choice }) => choice === step.choice)
      this.#chain = { choice: step.choice, pace: this.#hurries ? LONGEST / totalTime(chain) : 1 }
    }
    return this.#chain.pace
  }

  /** Marks go after a while; what lasts stays until it is dismissed or something else is shown. */
  #clearLater(): void {
    clearTimeout(this.#later)
    this.#later = setTimeout(() => {
      this.changed = new Set()
      this.floats = {}
      this.added = this.#lasting(this.added)
    }, LINGER)
  }

  #putAway(): void {
    clearTimeout(this.#later)
    this.changed = new Set()
    this.floats = {}
    this.added = {}
  }
}

const totalTime = (steps: readonly { time: number }[]): number => steps.reduce((sum, { time }) => sum + time, 0)

const apply = <View>(view: View, puts: Step<object>['puts']): View => puts.reduce((now, { path, value }) => put(now, path, value), view)

/** The table on the way: the faces of what comes and of what goes are known. */
function begin<View extends TableView, Events, Added>({ begin: prepare, first = [] }: Moving<View, Events, Added>, before: View, after: View): View {
  const told = Object.fromEntries(first.map((field) => [field, after[field]]))
  return { ...(prepare?.(before, after) ?? before), kinds: { ...before.kinds, ...after.kinds }, ...told }
}

/** What floats in all: amounts are summed up, and what comes to nothing does not float. */
function addUp(sum: Readonly<Record<string, Float>>, more: Readonly<Record<string, Float>>): Record<string, Float> {
  const all = Object.entries(more).map(([over, float]): [string, Float] => {
    const before = sum[over] ?? { ...float, amount: 0 }
    const amount = before.amount + float.amount
    return [over, { ...float, amount, tone: amount * float.amount < 0 ? before.tone : float.tone }]
  })
  return Object.fromEntries(Object.entries({ ...sum, ...Object.fromEntries(all) }).filter(([, { amount, icon }]) => amount !== 0 || icon !== ''))
}

/** One motion for each selection, so that board, hand and panels of one table share it; in a page that nobody sees nothing moves. */
export function motionFor<View extends TableView, Events, Added extends object>(moving: Moving<View, Events, Added>): (selection: Selection) => Motion<View, Events, Added> {
  const motions = new WeakMap<Selection, Motion<View, Events, Added>>()
  return (selection) => {
    const motion = motions.get(selection) ?? new Motion(moving, () => (document.hidden ? 0 : settings.pace))
    motions.set(selection, motion)
    return motion
  }
}
