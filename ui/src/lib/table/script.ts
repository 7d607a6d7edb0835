/** What has happened as steps to be shown: the difference of two views, in the order of the events, and what the events add.
 *
 * A game declares where cards lie in its view and, for each kind of event, how long it takes and what it adds (`Moving`). The
 * views say the rest: a part that an event changes becomes what it is in the end with the last event that changes it, and a card
 * that an event names goes to where it lies in the end. An event adds only what the end does not tell: where something stops on
 * the way, dice, a blow.
 */

import type { EventOf, TableEvent } from '../view'
import { gets, keyOf, loses, overlap, put, read, type Part, type Path, type PathIn } from './parts'

export const QUICK = 150 // milliseconds: one of several cards is drawn, one of several numbers changes
export const TRAVEL = 320 // a card travels
export const BLOW = 480 // somebody is hit
export const TOSS = 640 // dice settle
export const READ = 1600 // a card is held up to be read

/** What every view has: whose eyes it is for, and what each card is whose face they know. */
export interface TableView {
  seat: number
  kinds: Record<string, string>
}

/** A place by its name (`data-place`), and a part of the view that has its cards: their numbers, only how many they are, or `records`
 * with a field `card`. A place may have several such parts. */
export type Place<View> = readonly [name: string, path: PathIn<View>, records?: 'records']

/** A card goes from where it lies to where it lies in the end. A card that is seen nowhere comes out of its `seat`'s hand. */
export interface Move {
  card: number | null
  seat?: number
  /** Where it comes from, though it may be seen elsewhere. */
  from?: string
  /** Where it stops, though it may be elsewhere in the end. */
  to?: string
  /** The place towards which it flies; `to` unless said otherwise. */
  towards?: string
  /** Only its back is seen. */
  down?: boolean
  /** It fades where it lay, and is gone when it has landed. */
  fades?: boolean
  /** It does not fly, and lies there at once. */
  still?: boolean
  /** What is different in its record when it comes. */
  as?: object
  /** Its record, if the end does not tell it. */
  record?: object
}

/** Something without a number of its own flies, a piece or a coin; these parts change when it has landed. */
export interface Fly {
  fly: string
  from: string
  to: string
  lands?: readonly Part[]
}

/** What floats over a thing for a while: an amount (0: only the icon), good or bad. */
export interface Float {
  amount: number
  icon: string
  tone: 'gain' | 'loss'
}

/** What an event adds to the difference of the views; `takes` where it is shown for longer than usual. */
export type Change<Added> = Part | Move | Fly | { lands: readonly Part[] } | { over: string; float: Float } | { ring: string } | { add: Partial<Added> | ((time: number) => Partial<Added>) } | { takes: number }

/** The table as it looks when the event happens, and in the end. */
export interface Now<View> {
  shown: View
  after: View
  rule: string
  /** Where the last card lay that flew; '' if none has. */
  left: string
}

type Row<View, Fields, Added> = readonly [time: number, adds?: (fields: Fields, now: Now<View>) => Change<Added> | readonly Change<Added>[]]

/** Where cards lie in a view. */
export interface Lying<View> {
  places: (view: View) => readonly Place<View>[]
  /** The place of a card that is drawn by itself and not in a pile; null for others. */
  spot?: (view: View, card: number) => string | null
}

/** What a game declares. `Added` is what its events add that is no part of the view, such as dice. */
export interface Moving<View, Events, Added = object> extends Lying<View> {
  /** Field of an event -> kind of thing: what an event names is ringed for a while. */
  names: Readonly<Record<string, string>>
  /** Parts of the view that are told before all else. */
  first?: readonly (keyof View)[]
  /** The view before, once it is known where it goes. */
  begin?: (before: View, after: View) => View
  /** What is added only until the next event, unless it stands here. */
  lasting?: readonly (keyof Added)[]
  /** How long each kind of event takes, and what it adds; others are not shown. Without a function it adds nothing: the cards
   * that it names go to where they lie in the end. */
  events: { readonly [Kind in keyof Events]?: Row<View, Events[Kind], Added> }
}

export interface Flight {
  card: number | null
  from: string
  to: string
  what: string
}

interface Put {
  path: Path
  value: unknown
}

/** What is shown at once: parts change, things fly, and further parts change when they have landed. */
export interface Step<Added> {
  choice: number
  time: number
  puts: readonly Put[]
  lands: readonly Put[]
  flies: readonly Flight[]
  rings: readonly string[]
  floats: Readonly<Record<string, Float>>
  add: (time: number) => Partial<Added>
}

/** How long an event takes; 0, if it is not shown. */
export function timeOf<View, Events, Added>({ events }: Moving<View, Events, Added>, { kind }: TableEvent): number {
  return (kind in events ? events[kind as keyof Events]?.[0] : undefined) ?? 0
}

/** The steps by which one view becomes the other. */
export function scriptOf<View extends TableView, Events, Added>(moving: Moving<View, Events, Added>, before: View, after: View, events: readonly EventOf<Events>[]): Step<Added>[] {
  return fillIn(sketchSteps(moving, before, after, events), before, after)
}

/** A step before its numbers are known. */
interface Sketch<Added> extends Omit<Step<Added>, 'puts' | 'lands'> {
  parts: Part[]
  landing: Part[]
}

function sketchSteps<View extends TableView, Events, Added>(moving: Moving<View, Events, Added>, before: View, after: View, events: readonly EventOf<Events>[]): Sketch<Added>[] {
  const named = events.map((event) => namesOf(moving.names, event))
  const last = new Map(named.flatMap((things, at) => things.map((thing) => [thing, at] as const)))
  let shown = before
  let left = ''
  return events.map((event, at) => {
    const row = moving.events[event.kind as keyof Events]
    const ends = (): Move[] => named[at]!.filter((thing) => thing.startsWith('card:') && last.get(thing) === at).map((thing) => ({ card: Number(thing.slice('card:'.length)) }))
    const changes = row?.[1] ? [row[1](event.fields as never, { shown, after, rule: event.rule, left })].flat() : ends()
    const sketch = sketchOf(moving, shown, after, event, changes, named[at]!)
    for (const { path, meanwhile } of [...sketch.parts, ...sketch.landing]) shown = put(shown, path, meanwhile(read(shown, path)))
    left = sketch.flies.findLast(({ card }) => card !== null)?.from ?? left
    return sketch
  })
}

function sketchOf<View extends TableView, Events, Added>(moving: Moving<View, Events, Added>, shown: View, after: View, event: EventOf<Events>, changes: readonly Change<Added>[], named: readonly string[]): Sketch<Added> {
  const parts: Part[] = []
  const landing: Part[] = []
  const flies: Flight[] = []
  const rings = [...named]
  const floats: Record<string, Float> = {}
  const adds: ((time: number) => Partial<Added>)[] = []
  let time = timeOf(moving, event as TableEvent)
  for (const change of changes) {
    if ('path' in change) {
      parts.push(change)
      if (change.floats) rings.push(change.floats.over)
    } else if ('card' in change) {
      const moved = sketchMove(moving, shown, after, change)
      parts.push(...moved.parts)
      landing.push(...moved.lands)
      flies.push(...moved.flies)
    } else if ('fly' in change) {
      flies.push({ card: null, from: change.from, to: change.to, what: change.fly })
      landing.push(...(change.lands ?? []))
    } else if ('lands' in change) {
      landing.push(...change.lands)
    } else if ('float' in change) {
      floats[change.over] = change.float
      rings.push(change.over)
    } else if ('ring' in change) rings.push(change.ring)
    else if ('takes' in change) time = change.takes
    else adds.push(typeof change.add === 'function' ? change.add : () => change.add as Partial<Added>)
  }
  const add = (time: number): Partial<Added> => Object.assign({}, ...adds.map((each) => each(time))) as Partial<Added>
  return { choice: event.choice, time, parts, landing, flies, rings: [...new Set(rings)], floats, add }
}

/** The things that an event names, of those that are ringed. */
function namesOf(names: Readonly<Record<string, string>>, event: { fields: unknown }): string[] {
  const fields = event.fields as Readonly<Record<string, unknown>>
  return Object.keys(names).filter((field) => typeof fields[field] === 'number').map((field) => `${names[field]}:${fields[field]}`)
}

// Cards that move

/** Where a card is seen to lie; of hidden ones nothing is known. */
function placesOf<View>({ places }: Lying<View>, view: View, card: number | null): string[] {
  const found = places(view).filter(([, path, records]) => {
    const there = read(view, path)
    return Array.isArray(there) && there.some((each) => (records ? (each as { card: number }).card : each) === card)
  })
  return [...new Set(found.map(([name]) => name))]
}

function sketchMove<View extends TableView>(lying: Lying<View>, shown: View, after: View, move: Move): { parts: Part[]; lands: Part[]; flies: Flight[] } {
  const { card, seat, fades, still, down } = move
  const seen = placesOf(lying, shown, card)
  const from = move.from ? [move.from] : seen.length || seat === undefined ? seen : [`hand:${seat}`]
  const to = move.to ?? placesOf(lying, after, card)[0]
  const start = (card !== null && lying.spot?.(shown, card)) || from[0]
  const end = move.towards ?? to
  const known = card !== null && card in shown.kinds && !down
  const flies = start && end && from[0] !== end && !still ? [{ card, from: start, to: end, what: known ? `up:${card}` : `back:${seat}` }] : []
  const out = partsAt(lying, shown, from.filter((place) => place !== to)).map(([path, records]) => (records ? recordPart(path, card, () => undefined) : { path, meanwhile: loses(card) as Part['meanwhile'] }))
  const into = to === undefined || from.includes(to) ? [] : partsAt(lying, after, [to]).map(([path, records]) => (records ? comePart(path, after, move) : { path, meanwhile: gets(card) as Part['meanwhile'] }))
  return fades ? { parts: [], lands: [...out, ...into], flies } : still ? { parts: [...out, ...into], lands: [], flies } : { parts: out, lands: into, flies }
}

const partsAt = <View>({ places }: Lying<View>, view: View, names: readonly string[]): (readonly [Path, 'records' | undefined])[] =>
  places(view).flatMap(([name, path, records]) => (names.includes(name) ? [[path as Path, records] as const] : []))

const recordPart = (path: Path, card: number | null, meanwhile: Part['meanwhile']): Part => ({ path: [...path, { by: 'card', is: card ?? -1 }], meanwhile })

/** A card comes to a place where it has a record: as in the end, but for what is said; none, if nothing is known of it. */
function comePart(path: Path, after: unknown, { card, as, record }: Move): Part {
  const known = read(after, [...path, { by: 'card', is: card ?? -1 }]) as object | undefined
  return recordPart(path, card, () => (known ?? record ? { ...(known ?? record), ...as } : undefined))
}

// Numbers

/** Every part gets its value: as it is in the end, unless something later changes it too. */
function fillIn<View, Added>(sketches: readonly Sketch<Added>[], before: View, after: View): Step<Added>[] {
  const keys = sketches.flatMap(({ parts, landing }) => [...parts, ...landing].map(({ path }) => keyOf(path)))
  let shown = before
  let at = 0
  const fill = ({ path, meanwhile }: Part): Put => {
    const key = keys[at++]!
    const further = keys.slice(at).some((later) => overlap(later, key)) || read(after, path.slice(0, -1)) === undefined // what it is a part of is gone in the end
    const value = further ? meanwhile(read(shown, path)) : read(after, path)
    shown = put(shown, path, value)
    return { path, value }
  }
  return sketches.map(({ parts, landing, floats, ...rest }) => {
    const was = shown
    const puts = parts.map(fill)
    const counted = parts.flatMap((part) => (part.floats ? floatOf(part, part.floats, was, shown) : []))
    return { ...rest, puts, lands: landing.map(fill), floats: { ...floats, ...Object.fromEntries(counted) } }
  })
}

/** What floats, if a number has changed. */
function floatOf({ path }: Part, { over, icon = '', opposite, worse }: NonNullable<Part['floats']>, was: unknown, is: unknown): [string, Float][] {
  const [before, after] = [read(was, path), read(is, path)]
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return []
  const amount = opposite ? before - after : after - before
  return [[over, { amount, icon, tone: amount > 0 !== Boolean(worse) ? 'gain' : 'loss' }]]
}
