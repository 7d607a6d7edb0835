/** A scenario while it is edited: what its file says (docs/scenario-format.md), and everything that changes it. A change gives a new
 * draft; what it leaves as it was is shared with the old one. */

import type { Place } from '../../games/warcraft/hexes'

export type Kind = 'blank' | 'forest' | 'gold-mine' | 'mountain' | 'objective' | 'town'
export type PieceKind = 'ground' | 'ranged' | 'air' | 'worker' | 'necromancer' | 'outpost'
export type Texts = Record<'en' | 'cs', string>

export interface Space extends Place {
  key: string
  kind: Kind
  points?: number
  label?: string
  depletion?: 'partial' | 'complete'
}
export interface Seat {
  key: string
  race: string
  team?: string
  town?: string
  gold: number
  wood: number
  cards: number
  level: number
  skips?: string[]
}
export type Pieces = { owner: string; space: string } & Partial<Record<PieceKind, number>>
export interface Token {
  key: string
  kind: string
  space: string
  owner?: string
  name?: Texts
}
export interface Special {
  name: string
  seats?: string[]
  spaces?: string[]
  race?: string
  level?: number
}
export interface Way {
  name: string
  seats?: string[]
  target?: number
  alternatives?: number[]
  space?: string
  adjacent_enemies?: number
  tokens?: string[]
}
export interface Draft {
  key: string
  name: Texts
  about: Texts
  first: string
  removed_cards: string[]
  sure?: Record<string, string>
  seat: Seat[]
  start: { pieces: Pieces[]; tokens?: Token[] }
  special?: Special[]
  victory: Way[]
  map: { spaces: Space[]; walls?: [string, string][] }
}

export const KINDS: readonly Kind[] = ['blank', 'forest', 'gold-mine', 'mountain', 'objective', 'town']
export const PIECES: readonly PieceKind[] = ['ground', 'ranged', 'air', 'worker', 'outpost', 'necromancer']
export const TOKENS: readonly string[] = ['unit-ground', 'unit-ranged', 'unit-air', 'graveyard', 'captive', 'nordrassil']
export const WAYS: readonly string[] = ['points', 'last-side', 'hold-space', 'town-lost', 'necromancers-killed', 'tokens-destroyed', 'captive-home', 'deck-drawn']
export const SPECIALS: readonly string[] = ['never-deplete', 'neutral-force', 'no-town-center', 'necromancers', 'captives', 'outposts-are-towns', 'revival', 'furions-spell']
export const RACES: readonly string[] = ['human', 'orc', 'undead', 'night-elf']
export const NEUTRAL = 'neutral'
export const ANY = 'any'
export const MOST_SPACES = 200
export const FARTHEST = 50

const AROUND: readonly Place[] = [{ q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 }]

export const at = ({ q, r }: Place): string => `${q},${r}`
export const same = (one: Place, other: Place): boolean => one.q === other.q && one.r === other.r
export const neighbours = ({ q, r }: Place): Place[] => AROUND.map((step) => ({ q: q + step.q, r: r + step.r }))
export const adjacent = (one: Place, other: Place): boolean => neighbours(one).some((place) => same(place, other))
export const spaceAt = (draft: Draft, place: Place): Space | undefined => draft.map.spaces.find((space) => same(space, place))
const allowed = ({ q, r }: Place): boolean => Math.abs(q) <= FARTHEST && Math.abs(r) <= FARTHEST

/** Where a map can grow: the empty places around it; the middle, where there is none. */
export function edges({ map }: Draft): Place[] {
  if (!map.spaces.length) return [{ q: 0, r: 0 }]
  if (map.spaces.length >= MOST_SPACES) return []
  const taken = new Set(map.spaces.map(at))
  const around = new Map(map.spaces.flatMap(neighbours).filter((place) => !taken.has(at(place)) && allowed(place)).map((place) => [at(place), place]))
  return [...around.values()]
}

/** What people call each space, by its key: C4, or what is written on it. As the game names them. */
export function namesOf({ map }: Draft): Record<string, string> {
  const { spaces } = map
  const west = Math.min(...spaces.map(({ q, r }) => 2 * q + r))
  const north = Math.min(...spaces.map(({ r }) => r))
  const grid = spaces.map(({ q, r }) => `${column(Math.floor((2 * q + r - west) / 2))}${r - north + 1}`)
  const labels = spaces.map(({ label }) => label ?? '')
  const alone = (label: string): boolean => labels.filter((each) => each === label).length === 1 && !grid.includes(label)
  return Object.fromEntries(spaces.map(({ key }, nth) => [key, labels[nth] && alone(labels[nth]) ? labels[nth] : grid[nth]!]))
}

const column = (number: number): string => (number >= 26 ? column(Math.floor(number / 26) - 1) : '') + String.fromCharCode(65 + (number % 26))

// Painting

const withSpaces = (draft: Draft, spaces: Space[]): Draft => ({ ...draft, map: { ...draft.map, spaces } })

/** A space of this kind at this place; a Town is that of a seat, which loses its old one. */
export function paint(draft: Draft, place: Place, kind: Kind, owner = ''): Draft {
  const old = spaceAt(draft, place)
  if (!old && (draft.map.spaces.length >= MOST_SPACES || !allowed(place))) return draft
  const own = draft.seat.find(({ key }) => key === owner)
  if (old?.kind === kind && (kind !== 'town' || !own || own.town === old.key)) return draft
  const space: Space = { key: old?.key ?? `q${place.q}r${place.r}`, q: place.q, r: place.r, kind, ...(old?.label ? { label: old.label } : {}), ...(kind === 'objective' ? { points: 1 } : {}) }
  let spaces = old ? draft.map.spaces.map((each) => (each === old ? space : each)) : [...draft.map.spaces, space]
  let seat = draft.seat.map((each) => (each.town === space.key && (kind !== 'town' || own) ? without(each, 'town') : each))
  if (kind === 'town' && own) {
    if (own.town && own.town !== space.key) spaces = spaces.map((each) => (each.key === own.town ? plain(each) : each))
    seat = seat.map((each) => (each.key === own.key ? { ...each, town: space.key } : each))
  }
  return harvested({ ...withSpaces(draft, spaces), seat }, space.key, kind)
}

const plain = ({ key, q, r, label }: Space): Space => ({ key, q, r, kind: 'blank', ...(label ? { label } : {}) })

function without<Whole extends object>(whole: Whole, ...fields: (keyof Whole)[]): Whole {
  const rest = { ...whole }
  for (const field of fields) delete rest[field]
  return rest
}

/** What is neither a mine nor a forest any more is no longer one that is never depleted. */
function harvested(draft: Draft, key: string, kind: Kind): Draft {
  if (kind === 'forest' || kind === 'gold-mine' || !draft.special?.some(({ spaces }) => spaces?.includes(key))) return draft
  return { ...draft, special: draft.special.map((rule) => (rule.spaces ? { ...rule, spaces: rule.spaces.filter((each) => each !== key) } : rule)) }
}

/** All spaces of one kind that hang together with this one become another. */
export function fill(draft: Draft, place: Place, kind: Kind): Draft {
  const from = spaceAt(draft, place)
  if (!from || kind === 'town' || from.kind === 'town') return paint(draft, place, kind)
  const reached = new Map([[at(from), from]])
  for (const space of reached.values())
    for (const near of neighbours(space)) {
      const other = spaceAt(draft, near)
      if (other?.kind === from.kind) reached.set(at(near), other)
    }
  return [...reached.values()].reduce((filled, space) => paint(filled, space, kind), draft)
}

/** A space is taken away, with all that stands and lies on it. What wins by it has to be told anew. */
export function erase(draft: Draft, place: Place): Draft {
  const gone = spaceAt(draft, place)
  if (!gone) return draft
  const { start, map } = draft
  const cleared = harvested(draft, gone.key, 'blank')
  return {
    ...cleared,
    seat: draft.seat.map((seat) => (seat.town === gone.key ? without(seat, 'town') : seat)),
    start: { ...start, pieces: start.pieces.filter(({ space }) => space !== gone.key), ...(start.tokens ? { tokens: start.tokens.filter(({ space }) => space !== gone.key) } : {}) },
    map: { ...map, spaces: map.spaces.filter((space) => space !== gone), ...(map.walls ? { walls: map.walls.filter((wall) => !wall.includes(gone.key)) } : {}) },
  }
}

export function change(draft: Draft, key: string, fields: Partial<Space>): Draft {
  return withSpaces(draft, draft.map.spaces.map((space) => (space.key === key ? tidy({ ...space, ...fields }) : space)))
}

/** What is empty is left out of the file. */
function tidy<Whole extends object>(whole: Whole): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== '' && value !== undefined)) as Whole
}

/** A wall between two neighbours is built, or taken down. */
export function wall(draft: Draft, one: string, other: string): Draft {
  const walls = draft.map.walls ?? []
  const left = walls.filter((each) => !(each.includes(one) && each.includes(other)))
  return { ...draft, map: { ...draft.map, walls: left.length < walls.length ? left : [...walls, [one, other]] } }
}

// What stands and lies on the map

/** One piece more of an owner on a space, or one fewer. */
export function place(draft: Draft, space: string, owner: string, kind: PieceKind, more = 1): Draft {
  const { pieces } = draft.start
  const line = pieces.find((each) => each.owner === owner && each.space === space)
  const count = (line?.[kind] ?? 0) + more
  if (count < 0 || count > 99) return draft
  const after = count ? { ...(line ?? { owner, space }), [kind]: count } : without(line ?? { owner, space }, kind)
  const lines = line ? pieces.map((each) => (each === line ? after : each)) : [...pieces, after]
  return { ...draft, start: { ...draft.start, pieces: lines.filter((each) => PIECES.some((any) => each[any])) } }
}

/** A token is laid on a space; one of the same kind that lies there is taken away. */
export function token(draft: Draft, space: string, kind: string, owner: string, name: Texts): Draft {
  const tokens = draft.start.tokens ?? []
  const left = tokens.filter((each) => !(each.space === space && each.kind === kind))
  const captive = kind === 'captive' && owner !== NEUTRAL ? { owner, name } : {}
  const laid = left.length < tokens.length ? left : [...tokens, { key: freeKey(kind, tokens.map(({ key }) => key)), kind, space, ...captive }]
  return { ...draft, start: { ...draft.start, tokens: laid } }
}

export function freeKey(word: string, taken: readonly string[]): string {
  let [key, number] = [word, 1]
  while (taken.includes(key)) key = `${word}-${++number}`
  return key
}

// Who plays, and how it is won

/** A seat is added, or the last one goes with all that is its own. */
export function withSeats(draft: Draft, count: number): Draft {
  const { seat, start } = draft
  if (count > seat.length) {
    const like = seat.at(-1)!
    const more: Seat = { key: freeKey('seat', seat.map(({ key }) => key)), race: ANY, gold: like.gold, wood: like.wood, cards: like.cards, level: like.level }
    return withSeats({ ...draft, seat: [...seat, more] }, count)
  }
  const kept = new Set([...seat.slice(0, count).map(({ key }) => key), NEUTRAL])
  const of = <One extends { seats?: string[] }>(one: One): One => (one.seats ? { ...one, seats: one.seats.filter((key) => kept.has(key)) } : one)
  const towns = new Set(seat.slice(count).map(({ town }) => town))
  return {
    ...draft,
    first: kept.has(draft.first) ? draft.first : 'random',
    seat: seat.slice(0, count),
    start: { pieces: start.pieces.filter(({ owner }) => kept.has(owner)), ...(start.tokens ? { tokens: start.tokens.filter(({ owner }) => !owner || kept.has(owner)) } : {}) },
    victory: draft.victory.map(of).map((way) => (way.seats?.length === 0 ? without(way, 'seats') : way)),
    ...(draft.special ? { special: draft.special.map(of).filter(({ seats }) => seats?.length !== 0) } : {}),
    map: { ...draft.map, spaces: draft.map.spaces.map((space) => (towns.has(space.key) ? plain(space) : space)) },
  }
}

export const changeSeat = (draft: Draft, key: string, fields: Partial<Seat>): Draft => ({ ...draft, seat: draft.seat.map((seat) => (seat.key === key ? tidy({ ...seat, ...fields }) : seat)) })
export const changeWay = (draft: Draft, number: number, fields: Partial<Way>): Draft => ({ ...draft, victory: draft.victory.map((way, nth) => (nth === number ? cleared({ ...way, ...fields }) : way)) })
export const changeSpecial = (draft: Draft, number: number, fields: Partial<Special>): Draft => ({ ...draft, special: (draft.special ?? []).map((rule, nth) => (nth === number ? { ...rule, ...fields } : rule)) })

const cleared = (way: Way): Way => without(way, ...(Object.keys(way) as (keyof Way)[]).filter((field) => way[field] === undefined))

/** A way to win as it begins. */
export function newWay(draft: Draft, name: string): Way {
  const towns = draft.seat.flatMap(({ town }) => (town ? [town] : []))
  if (name === 'points') return { name, target: 15 }
  if (name === 'hold-space') return { name, space: draft.map.spaces.find(({ kind }) => kind === 'objective')?.key ?? draft.map.spaces[0]?.key ?? '', adjacent_enemies: 0 }
  if (name === 'town-lost') return { name, space: towns[0] ?? '' }
  if (name === 'tokens-destroyed') return { name, tokens: (draft.start.tokens ?? []).map(({ key }) => key) }
  return { name }
}

/** A special rule as it begins. */
export function newSpecial(draft: Draft, name: string): Special {
  const everybody = draft.seat.map(({ key }) => key)
  if (name === 'never-deplete') return { name, spaces: draft.map.spaces.filter(({ kind }) => kind === 'forest' || kind === 'gold-mine').map(({ key }) => key) }
  if (name === 'neutral-force') return { name, race: RACES.find((race) => !draft.seat.some((seat) => seat.race === race)) ?? RACES[0]!, level: 1 }
  return name === 'captives' ? { name } : { name, seats: everybody }
}

/** What a new scenario is called, until somebody says it better. */
const UNNAMED: Texts = { en: 'New scenario', cs: 'Nový scénář' }
const UNTOLD: Texts = { en: 'A map of your own.', cs: 'Vaše vlastní mapa.' }

/** An empty scenario for two: a small map with two Towns, to begin with. */
export function emptyDraft(): Draft {
  const spaces: Space[] = []
  for (let r = -2; r <= 2; r += 1)
    for (let q = Math.max(-2, -2 - r); q <= Math.min(2, 2 - r); q += 1) spaces.push({ key: `q${q}r${r}`, q, r, kind: 'blank' })
  const seat = (key: string, town: string): Seat => ({ key, race: ANY, town, gold: 5, wood: 5, cards: 3, level: 1 })
  const blank: Draft = {
    key: 'mine', name: UNNAMED, about: UNTOLD, first: 'random', removed_cards: [], seat: [seat('west', 'q-2r0'), seat('east', 'q2r0')],
    start: { pieces: [{ owner: 'west', space: 'q-2r0', ground: 3, worker: 3 }, { owner: 'east', space: 'q2r0', ground: 3, worker: 3 }] },
    victory: [{ name: 'points', target: 10 }, { name: 'last-side' }], map: { spaces },
  }
  const painted: [number, number, Kind][] = [[-2, 0, 'town'], [2, 0, 'town'], [-2, 1, 'gold-mine'], [2, -1, 'gold-mine'], [-1, -1, 'forest'], [1, 1, 'forest'], [0, 0, 'objective'], [0, -1, 'mountain'], [0, 1, 'mountain']]
  return painted.reduce((draft, [q, r, kind]) => paint(draft, { q, r }, kind), blank)
}

/** The words of a scenario in a language; the other language says the same as long as nobody has said it there. */
export function saidIn(texts: Texts, language: 'en' | 'cs', words: string): Texts {
  const other = language === 'en' ? 'cs' : 'en'
  const follows = texts[other] === texts[language] || !texts[other] || [UNNAMED, UNTOLD].some(({ en, cs }) => texts.en === en && texts.cs === cs)
  return { ...texts, [language]: words, ...(follows ? { [other]: words } : {}) }
}
