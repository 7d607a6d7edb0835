/** Parts of a view: found by their path, and put anew without changing the rest. */

/** A field, or that element of a list whose field `by` is `is`. */
export type Key = string | number | { by: string; is: number }
export type Path = readonly Key[]

/** A path into this whole, as far as four fields deep. */
export type PathIn<Whole, Deep extends readonly unknown[] = [1, 1, 1, 1]> = Deep extends readonly [unknown, ...infer Rest]
  ? Whole extends readonly (infer Element)[]
    ? readonly [number] | readonly [number, ...PathIn<Element, Rest>]
    : Whole extends object
      ? { [Name in keyof Whole & string]: readonly [NameIn<Name>] | readonly [NameIn<Name>, ...PathIn<Whole[Name], Rest>] }[keyof Whole & string]
      : never
  : never
type NameIn<Name extends string> = string extends Name ? string | number : Name

/** A part of the table that an event changes, and how it looks while events still to come change it further. */
export interface Part {
  path: Path
  meanwhile: (was: any) => unknown // any: the path says what it is, see `partsOf`
  /** Its number floats over something while it changes. */
  floats?: Floats
}

/** Over which thing a number floats, with which icon. Of damage the opposite is shown, life; more debt is worse. */
export interface Floats {
  over: string
  icon?: string
  opposite?: boolean
  worse?: boolean
}

/** Parts of a view, as far as four fields deep, each with how it looks meanwhile. */
export interface PartsOf<View> {
  <A extends keyof View>(a: A, meanwhile: (was: View[A]) => View[A]): Part
  <A extends keyof View, B extends keyof View[A]>(a: A, b: B, meanwhile: (was: View[A][B]) => View[A][B]): Part
  <A extends keyof View, B extends keyof View[A], C extends keyof View[A][B]>(a: A, b: B, c: C, meanwhile: (was: View[A][B][C]) => View[A][B][C]): Part
  <A extends keyof View, B extends keyof View[A], C extends keyof View[A][B], D extends keyof View[A][B][C]>(
    a: A, b: B, c: C, d: D, meanwhile: (was: View[A][B][C][D]) => View[A][B][C][D],
  ): Part
}

/** What makes parts of a game's view. */
export function partsOf<View>(): PartsOf<View> {
  return ((...given: unknown[]): Part => ({ path: given.slice(0, -1) as Key[], meanwhile: given.at(-1) as Part['meanwhile'] })) as PartsOf<View>
}

/** The element of a list of the view that this field tells from the others; it may come and go. */
export function element<Element>(list: Path, by: keyof Element & string, is: number, meanwhile: (was: Element | undefined) => Element | undefined): Part {
  return { path: [...list, { by, is }], meanwhile }
}

/** The part, its number floating over a thing while it changes. */
export const floating = (over: string, part: Part, how: Omit<Floats, 'over'> = {}): Part => ({ ...part, floats: { over, ...how } })

/** A path as text, so that paths can be compared. */
export const keyOf = (path: Path): string => path.map((key) => (typeof key === 'object' ? `${key.by}=${key.is}/` : `${key}/`)).join('')

/** Whether one path leads to a part of the other, or both to the same. */
export const overlap = (one: string, two: string): boolean => one.startsWith(two) || two.startsWith(one)

type Fields = Readonly<Record<string | number, unknown>>

const inList = (whole: unknown, key: Key): whole is Fields[] => typeof key === 'object' && Array.isArray(whole)

/** What is there; undefined, if nothing is. */
export function read(whole: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || whole === undefined || whole === null) return whole
  if (inList(whole, key)) return read(whole.find((each) => each[(key as { by: string }).by] === (key as { is: number }).is), rest)
  return read((whole as Fields)[key as string], rest)
}

/** The whole with this there instead; what becomes undefined is gone. */
export function put<Whole>(whole: Whole, [key, ...rest]: Path, value: unknown): Whole {
  if (key === undefined) return value as Whole
  if (whole === undefined || whole === null) return whole // there is nothing that it could be a part of
  if (inList(whole, key)) return putElement(whole, key as { by: string; is: number }, rest, value) as Whole
  const now = put((whole as Fields)[key as string], rest, value)
  if (Array.isArray(whole)) return whole.map((each, at) => (at === key ? now : each)) as Whole
  const { [key as string]: _, ...others } = whole as Fields
  return (now === undefined ? others : { ...whole, [key as string]: now }) as Whole
}

function putElement(list: readonly Fields[], { by, is }: { by: string; is: number }, rest: Path, value: unknown): unknown[] {
  const at = list.findIndex((each) => each[by] === is)
  const now = put(list[at], rest, value)
  if (now === undefined) return list.filter((_, each) => each !== at)
  return at < 0 ? [...list, now] : list.map((each, nth) => (nth === at ? now : each))
}

// How things look meanwhile

/** Cards that are seen, or only how many they are. */
export type Pile = number[] | number

export const listed = (pile: Pile): number[] => (typeof pile === 'number' ? [] : pile)
export const counted = (pile: Pile): number => (typeof pile === 'number' ? pile : pile.length)

export const gets =
  (card: number | null) =>
  <P extends Pile>(pile: P): P => {
    if (typeof pile === 'number') return (pile + 1) as P
    return card === null || pile.includes(card) ? pile : ([...(pile as number[]), card] as P)
  }
export const loses =
  (card: number | null) =>
  <P extends Pile>(pile: P): P =>
    (typeof pile === 'number' ? Math.max(0, pile - 1) : pile.filter((each) => each !== card)) as P
export const more = (by: number) => (count: number): number => Math.max(0, count + by)
export const becomes = <Value>(value: Value) => (): Value => value
