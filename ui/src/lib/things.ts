/** Things of the table that one points at, and choices as paths over them. It knows no game.
 *
 * A thing is `${kind}:${id}`: "card:12", "space:30", "column:3". A game says which kind of thing each field of its
 * choices names (`Kinds`); a field that it does not list cannot be pointed at (an effect, a mode): options that differ
 * only in such fields remain as buttons.
 */

import type { Field, Forecast, OptionWords } from './protocol'

export type Thing = string
export type Choice = Field[]
/** Field of a choice -> kind of thing. Fields that only together name a thing stand in one key, 'piece start'; its id is theirs,
 * joined by dots: "heap:ground.12". Where a field names now one kind of thing and now another, or nothing, its value says which. */
export type Kinds = Readonly<Record<string, string | ((id: Field) => string | null)>>

/** How a thing is marked; each has a shape of its own, not only a colour. */
export type Mark = 'idle' | 'can' | 'also' | 'chosen' | 'target'

/** An option as it is pointed at: the choice to send, its words, and the things on its path, in order. */
export interface Offered {
  readonly choice: Choice
  readonly text: string
  /** What would come of it, where that can be told. */
  readonly forecast: readonly Forecast[]
  readonly path: readonly Thing[]
  /** Where in the choice each thing of the path stands. */
  readonly fields: readonly number[]
}

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

/** The options of a decision with their words, as paths over things. */
export function offered(options: readonly Choice[], words: readonly OptionWords[], kinds: Kinds): Offered[] {
  return options.map((choice, number) => {
    const said = words[number] ?? { text: choice.join(' '), path: [], forecast: [] }
    const steps = stepsOf(said.path, kinds)
    return { choice, text: said.text, forecast: said.forecast, path: steps.map(({ thing }) => thing), fields: steps.map(({ at }) => at) }
  })
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

/** What all paths have in common, their last step left out: there is nothing to choose in it, so it need not be pointed at. */
export function implied(options: readonly Offered[]): Thing[] {
  const paths = options.map(({ path }) => path).filter(({ length }) => length > 0)
  const [first = []] = paths
  const common = first.findIndex((thing, at) => paths.some((path) => path[at] !== thing || path.length === at + 1))
  return first.slice(0, Math.max(0, common))
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
