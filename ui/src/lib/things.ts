/** Things of the table that one points at, and choices as paths over them. It knows no game.
 *
 * A thing is `${kind}:${id}`: "card:12", "space:30", "column:3". A game says which kind of thing each field of its
 * choices names (`Kinds`); a field that it does not list cannot be pointed at (an effect, a mode): options that differ
 * only in such fields remain as buttons.
 */

import type { Field, Forecast, OptionWords } from './protocol'
import type { TableEvent } from './view'

export type Thing = string
export type Choice = Field[]
/** Field of a choice -> kind of thing. Fields that only together name a thing stand in one key, 'piece start'; its id is theirs,
 * joined by dots: "heap:ground.12". Where a field names now one kind of thing and now another, or nothing, its value says which. */
export type Kinds = Readonly<Record<string, string | ((id: Field) => string | null)>>

/** A choice of a game that somebody seems to mean: fields that were not pointed at are empty. */
export type Meant<Choice> = Choice extends readonly [infer Kind, ...infer Fields] ? [Kind, ...{ [At in keyof Fields]: Fields[At] | '' }] : never

/** How a thing is marked; each has a shape of its own, not only a colour. */
export type Mark = 'idle' | 'can' | 'also' | 'chosen' | 'target' | 'careful'

/** An option as it is pointed at: the choice to send, its words, and the things on its path, in order. */
export interface Offered {
  readonly choice: Choice
  /** What is chosen right after it, by the same click. */
  readonly then?: Choice
  readonly text: string
  /** Its forecast, if there is one. */
  readonly forecast: readonly Forecast[]
  /** Whom it harms: nobody, others, or one's own side. The game says so. */
  readonly harm: OptionWords['harm']
  readonly path: readonly Thing[]
  /** Where in the choice each thing of the path stands. */
  readonly fields: readonly number[]
}

/** The words of an option; most lead on to nothing that is chosen with it. */
type Said = Omit<OptionWords, 'onward'> & Partial<Pick<OptionWords, 'onward'>>

export function thingOf(kind: string, id: Field): Thing {
  return `${kind}:${id}`
}

export function kindOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(':'))
}

export function idOf(thing: Thing): Field {
  const id = thing.slice(thing.indexOf(':') + 1)
  return /^-?\d+$/.test(id) ? Number(id) : id
}

/** What each field of a choice says that stands for a part of the thing. */
function idsOf(thing: Thing): Field[] {
  const id = idOf(thing)
  return typeof id === 'string' ? id.split('.').map((part) => idOf(`:${part}`)) : [id]
}

/** The options of a decision with their words, as paths over things; and what is reached by two of them, one after the other. */
export function offered(options: readonly Choice[], words: readonly Said[], kinds: Kinds): Offered[] {
  const single = options.map((choice, number): Offered => {
    const said = words[number] ?? { text: choice.join(' '), path: [], forecast: [], harm: '' as const }
    const steps = stepsOf(said.path, kinds)
    return { choice, text: said.text, forecast: said.forecast, harm: said.harm, path: steps.map(({ thing }) => thing), fields: steps.map(({ at }) => at) }
  })
  const double = single.flatMap((first, number) =>
    (words[number]?.onward ?? []).map(({ choice, text, names }): Offered => {
      const [last] = stepsOf([names], kinds)
      return { ...first, then: choice, text, forecast: [], path: [...first.path.slice(0, -1), ...(last ? [last.thing] : [])] }
    }),
  )
  const what = ({ text, path }: Offered): string => [text, ...path].join()
  const ways = new Map([...double].reverse().map((option) => [what(option), option])) // of several ways the first
  for (const option of single) ways.delete(what(option))
  return [...single, ...[...ways.values()].reverse()]
}

/** The things of a path, and where in the choice they stand: a choice begins with what it is. */
function stepsOf(path: OptionWords['path'], kinds: Kinds): { thing: Thing; at: number }[] {
  const steps: { thing: Thing; at: number }[] = []
  for (let at = 0; at < path.length; ) {
    const named = path.slice(at).map((_, more) => path.slice(at, at + more + 1)).findLast((fields) => kinds[namesOf(fields)] !== undefined)
    const id = named?.map(([, part]) => part).join('.') ?? ''
    const kind = named && kindNamed(kinds, namesOf(named), idOf(`:${id}`))
    if (kind) steps.push({ thing: thingOf(kind, id), at: at + 1 })
    at += named?.length ?? 1
  }
  return steps
}

/** The things that an event names, by its fields. */
export function namedBy({ fields }: Pick<TableEvent, 'fields'>, kinds: Kinds): Thing[] {
  return Object.entries(fields).flatMap(([field, id]) => {
    const kind = id === null ? null : kindNamed(kinds, field, id)
    return kind && id !== null ? [thingOf(kind, id)] : []
  })
}

/** Which kind of thing a field names by this value; null, if none. */
export function kindNamed(kinds: Kinds, field: string, id: Field): string | null {
  const kind = kinds[field] ?? null
  return typeof kind === 'function' ? kind(id) : kind
}

const namesOf = (fields: OptionWords['path']): string => fields.map(([field]) => field).join(' ')

/** The options whose path begins with what has been pointed at. */
export function following(options: readonly Offered[], chosen: readonly Thing[]): Offered[] {
  return options.filter(({ path }) => chosen.every((thing, at) => path[at] === thing))
}

/** What can be pointed at next. */
export function candidates(options: readonly Offered[], chosen: readonly Thing[]): Set<Thing> {
  return new Set(following(options, chosen).flatMap(({ path }) => path.slice(chosen.length, chosen.length + 1)))
}

/** Where other paths begin, once one has been taken. */
export function alsoPossible(options: readonly Offered[], chosen: readonly Thing[]): Set<Thing> {
  if (chosen.length === 0) return new Set()
  const next = candidates(options, chosen)
  const begins = options.flatMap(({ path }) => path.slice(0, 1))
  return new Set(begins.filter((thing) => !next.has(thing) && !chosen.includes(thing)))
}

/** What all paths have in common, their last step left out: there is nothing to choose in it, so it need not be pointed at. But where one may
 * also do without, only what the question is `about`: a single card that could be played is not taken in hand by itself. */
export function implied(options: readonly Offered[], about: ReadonlySet<Thing> = new Set()): Thing[] {
  const paths = options.map(({ path }) => path).filter(({ length }) => length > 0)
  const [first = []] = paths
  const common = first.findIndex((thing, at) => paths.some((path) => path[at] !== thing || path.length === at + 1))
  const shared = first.slice(0, Math.max(0, common))
  return paths.length === options.length || shared.every((thing) => about.has(thing)) ? shared : []
}

/** Options with nothing more to point at: those without a path, and those whose path has come to its end. */
export function pathless(options: readonly Offered[]): Offered[] {
  return options.filter(({ path }) => path.length === 0)
}

export function ended(options: readonly Offered[], chosen: readonly Thing[]): Offered[] {
  return chosen.length === 0 ? [] : following(options, chosen).filter(({ path }) => path.length === chosen.length)
}

/** The option that pointing has come to: the only one that is left, with nothing more to point at. */
export function decided(options: readonly Offered[], chosen: readonly Thing[]): Offered | null {
  const left = following(options, chosen)
  const [only] = left
  return only !== undefined && left.length === 1 && only.path.length === chosen.length && chosen.length > 0 ? only : null
}

/** The choices nearest to what somebody seems to mean by pointing at a thing that is not offered: an option on the
 * path so far, or on a shorter one, with that thing in the first place where such a thing belongs; one for each kind of
 * choice. What has not been pointed at is left empty. */
export function imagined(options: readonly Offered[], chosen: readonly Thing[], thing: Thing): Choice[] {
  const likely = new Map<Field, Choice>()
  for (const { choice, path, fields } of following(options, chosen)) {
    const ids = idsOf(thing)
    const place = path.findIndex((step, at) => at >= chosen.length && kindOf(step) === kindOf(thing) && idsOf(step).length === ids.length)
    const said = [0, ...chosen.flatMap((step, nth) => idsOf(step).map((_, more) => fields[nth]! + more))]
    const first = fields[place] ?? 0
    if (place >= 0) likely.set(choice[0]!, choice.map((field, at) => ids[at - first] ?? (said.includes(at) ? field : '')))
  }
  const shorter = chosen.length > 0 ? imagined(options, chosen.slice(0, -1), thing) : []
  return [...likely.values(), ...shorter.filter(([kind]) => !likely.has(kind!))]
}
