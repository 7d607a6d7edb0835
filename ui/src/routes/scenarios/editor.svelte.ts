/** The editor of a scenario: its draft with every step back, the tool in hand, what the server says about it, and where it is kept. */

import type { Place } from '../../games/warcraft/hexes'
import { api } from '../../lib/api'
import type { Drafted, FaultInfo, SavedText, SavedVersion } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'
import { reasonOf } from '../../lib/wrong'
import { adjacent, change, edges, emptyDraft, erase, fill, NEUTRAL, paint, place, same, spaceAt, token, wall, type Draft, type Kind, type PieceKind, type Space } from './draft'
import { forgetUnsaved, keepUnsaved, unsavedDraft } from './unsaved'
import { alikeNow, twinOf, twinOwner, unlike, type Alike } from './twins'

export const GAME = 'warcraft'
export const LARGEST = 64_000 // bytes of a file; the server takes no more
const MOST_BACK = 200 // steps
const PAUSE = 350 // milliseconds without a change, after which a draft is checked
const FORM = ['1', '2'] // faults of a file that keep it from being edited here

export type Tool = 'brush' | 'bucket' | 'eraser' | 'name' | 'wall'
export const TOOLS: readonly Tool[] = ['brush', 'bucket', 'eraser', 'name', 'wall']
/** What the brush lays: a kind of space, a piece, or a token. */
export type Ink = { kind: Kind } | { piece: PieceKind } | { token: string }

const ask = (): ReturnType<typeof api> => api(settings.language)

export class Editor {
  draft = $state.raw<Draft>(emptyDraft())
  #back = $state.raw<readonly Draft[]>([])
  #forth = $state.raw<readonly Draft[]>([])
  #stroke = false // changes now belong to a step that has begun

  tool = $state<Tool>('brush')
  ink = $state.raw<Ink>({ kind: 'forest' })
  owner = $state('') // whose pieces and Towns are laid
  alike = $state<Alike>('turned')
  /** The place at which one is, and the space that is looked at closely. */
  here = $state.raw<Place>({ q: 0, r: 0 })
  looked = $state('')
  /** A list of spaces to be chosen on the map: that of a special rule. */
  picking = $state<number | null>(null)
  told = $state('') // what has just happened, in words

  checked = $state.raw<Drafted['checked'] | null>(null)
  text = $state('') // the file, as checked last
  wrong = $state('') // why it cannot be checked, kept or opened
  #waiting: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  kept = $state.raw<SavedText | null>(null)
  versions = $state.raw<readonly SavedVersion[]>([])
  #keptDraft = $state.raw<Draft | null>(null)
  busy = $state(false)

  readonly twin = $derived.by(() => twinOf(this.draft, this.alike))
  readonly unlike = $derived.by(() => unlike(this.draft, this.twin))
  readonly empty = $derived.by(() => edges(this.draft))
  readonly faults = $derived.by((): readonly FaultInfo[] => this.checked?.faults ?? [])
  readonly sound = $derived.by(() => this.checked !== null && this.checked.count === 0 && !this.wrong)
  readonly changed = $derived.by(() => this.draft !== this.#keptDraft)
  readonly canUndo = $derived.by(() => this.#back.length > 0)
  readonly canRedo = $derived.by(() => this.#forth.length > 0)

  // Changing, and going back

  /** A change; nothing happens if it changes nothing. */
  do(draft: Draft): void {
    if (draft === this.draft) return
    if (!this.#stroke) {
      this.#back = [...this.#back.slice(-MOST_BACK + 1), this.draft]
      this.#forth = []
    }
    this.draft = draft
    if (!draft.seat.some(({ key }) => key === this.owner) && this.owner !== NEUTRAL) this.owner = draft.seat[0]?.key ?? NEUTRAL
    this.check()
  }

  /** All changes until the stroke ends are one step. */
  begin(): void {
    this.#stroke = false
    this.#back = [...this.#back.slice(-MOST_BACK + 1), this.draft]
    this.#forth = []
    this.#stroke = true
  }

  end(): void {
    this.#stroke = false
    if (this.#back.at(-1) === this.draft) this.#back = this.#back.slice(0, -1)
  }

  undo = (): void => this.#go('undone', this.#back.at(-1), () => ([this.#forth, this.#back] = [[...this.#forth, this.draft], this.#back.slice(0, -1)]))
  redo = (): void => this.#go('redone', this.#forth.at(-1), () => ([this.#back, this.#forth] = [[...this.#back, this.draft], this.#forth.slice(0, -1)]))

  #go(told: 'undone' | 'redone', to: Draft | undefined, step: () => void): void {
    if (!to) return
    step()
    this.draft = to
    this.told = say(`scenario-${told}`)
    this.check()
  }

  // The tools

  /** What the tool in hand does at a place, and at its twin. `less`: it takes away. */
  use(where: Place, less = false): void {
    this.here = where
    if (this.picking !== null) return this.#pick(where)
    if (this.tool === 'name') return this.#look(where)
    if (this.tool === 'wall') return this.#build(where)
    const twin = this.twin(where)
    let after = this.#used(this.draft, where, this.owner, less)
    if (twin && !same(twin, where)) after = this.#used(after, twin, twinOwner(this.draft, this.owner), less)
    this.do(after)
  }

  #used(draft: Draft, where: Place, owner: string, less: boolean): Draft {
    const { ink } = this
    const space = spaceAt(draft, where)
    const away = less || this.tool === 'eraser'
    if ('kind' in ink) {
      if (away) return erase(draft, where)
      return this.tool === 'bucket' ? fill(draft, where, ink.kind) : paint(draft, where, ink.kind, owner === NEUTRAL ? '' : owner)
    }
    if (!space) return draft
    if ('piece' in ink) return place(draft, space.key, owner, ink.piece, away ? -1 : 1)
    return token(draft, space.key, ink.token, owner, { en: 'Leader', cs: 'Vůdce' })
  }

  #look(where: Place): void {
    this.looked = spaceAt(this.draft, where)?.key ?? ''
  }

  #build(where: Place): void {
    const space = spaceAt(this.draft, where)
    const from = this.draft.map.spaces.find(({ key }) => key === this.looked)
    if (space && from && adjacent(space, from)) {
      let after = wall(this.draft, from.key, space.key)
      const [one, other] = [this.twin(from), this.twin(space)].map((place) => place && spaceAt(this.draft, place))
      const isItself = one && other && [one.key, other.key].every((key) => key === from.key || key === space.key)
      if (one && other && !isItself) after = wall(after, one.key, other.key)
      this.do(after)
      this.looked = ''
    } else this.looked = space?.key ?? ''
  }

  #pick(where: Place): void {
    const key = spaceAt(this.draft, where)?.key
    const special = this.draft.special ?? []
    if (!key || this.picking === null) return
    this.do({
      ...this.draft,
      special: special.map((rule, nth) => (nth === this.picking ? { ...rule, spaces: rule.spaces?.includes(key) ? rule.spaces.filter((each) => each !== key) : [...(rule.spaces ?? []), key] } : rule)),
    })
  }

  /** The other side of every unlike pair becomes as this one. */
  makeAlike(nth: number): void {
    const pair = this.unlike[nth]
    if (!pair) return
    const { space, place: where } = pair
    const painted = paint(this.draft, where, space.kind)
    const other = spaceAt(painted, where)
    this.do(other && space.points ? change(painted, other.key, { points: space.points }) : painted)
  }

  // What the server says about it

  /** The draft is checked as soon as it has not changed for a moment. */
  check(): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => void this.checkNow(), PAUSE)
  }

  async checkNow(): Promise<void> {
    clearTimeout(this.#waiting)
    const asked = ++this.#asked
    if (this.changed && this.canUndo) keepUnsaved({ id: this.kept?.id ?? '', draft: this.draft })
    try {
      const { text, checked } = await ask().draft(GAME, { draft: $state.snapshot(this.draft) as unknown as Record<string, unknown> })
      if (asked === this.#asked) [this.text, this.checked, this.wrong] = [text, checked, '']
    } catch (error) {
      if (asked === this.#asked) [this.checked, this.wrong] = [null, reasonOf(error)]
    }
  }

  /** The space that a fault is about, if it is about one. */
  spaceOf({ place: where, space: named }: FaultInfo): Space | undefined {
    const { map, start, seat } = this.draft
    const number = where?.number ?? -1
    const key =
      where?.part === 'map.spaces' ? map.spaces[number]?.key
      : where?.part === 'start.pieces' ? start.pieces[number]?.space
      : where?.part === 'start.tokens' ? start.tokens?.[number]?.space
      : where?.part === 'map.walls' ? map.walls?.[number]?.[0]
      : where?.part === 'seat' && where.field === 'town' ? seat[number]?.town
      : ''
    return map.spaces.find((space) => space.key === (key || named))
  }

  // Where it comes from, and where it is kept

  /** Another scenario is edited from now on. One that has no form cannot be edited: then nothing changes. */
  async open(wanted: { key?: string; text?: string }): Promise<boolean> {
    try {
      const { draft, text, checked } = await ask().draft(GAME, wanted)
      const formless = checked.faults.filter(({ rule }) => FORM.includes(rule))
      if (formless.length) {
        this.wrong = say('scenario-formless', { count: checked.count, first: formless[0]!.text })
        return false
      }
      const had = this.draft
      this.do(draft as unknown as Draft)
      if (had === this.#keptDraft) this.#keptDraft = null
      ;[this.text, this.checked, this.wrong, this.looked, this.picking] = [text, checked, '', '', null]
      this.owner = this.draft.seat[0]?.key ?? NEUTRAL
      this.here = this.draft.map.spaces[0] ?? { q: 0, r: 0 }
      this.alike = alikeNow(this.draft)
      return true
    } catch (error) {
      this.wrong = reasonOf(error)
      return false
    }
  }

  /** One that comes with the game, to be changed: it gets a key of its own. */
  async copy(key: string): Promise<void> {
    if (await this.open({ key })) this.#fresh({ ...this.draft, key: 'mine', ...(this.draft.sure ? { sure: undefined } : {}) })
  }

  /** What is there now is where going back ends. */
  #fresh(draft: Draft): void {
    this.draft = JSON.parse(JSON.stringify(draft)) as Draft
    this.#back = []
    this.#forth = []
    this.check()
  }

  async importFile(file: File): Promise<void> {
    if (file.size > LARGEST) this.wrong = say('scenario-large', { count: LARGEST / 1000 })
    else if (await this.open({ text: await file.text() })) this.told = say('scenario-imported')
  }

  async load(id: string, number = 0): Promise<void> {
    const whole = await ask().savedText(id, number)
    if (!(await this.open({ text: whole.text }))) return
    this.kept = whole.saved
    this.versions = whole.versions
    if (number === 0) {
      this.#fresh(this.draft)
      this.#keptDraft = this.draft
    }
  }

  /** What was edited here before and not saved is there again; one step back, and it is not. */
  resume(): void {
    const unsaved = unsavedDraft()
    if (unsaved?.id !== (this.kept?.id ?? '')) return
    this.do(unsaved.draft)
    this.alike = alikeNow(this.draft)
    this.told = say('scenario-resumed')
  }

  async loadShared(link: string): Promise<void> {
    const { text } = await ask().sharedText(link)
    if (await this.open({ text })) this.#fresh(this.draft)
  }

  /** Keeps it under its name; says whether that was possible. */
  async save(): Promise<boolean> {
    const name = this.draft.name[settings.language].trim()
    if (!name) {
      this.wrong = say('scenario-nameless')
      return false
    }
    this.busy = true
    const draft = this.draft
    try {
      await this.checkNow()
      if (!this.wrong) {
        this.kept = await ask().saveText(GAME, { kind: 'scenario', name, text: this.text, id: this.kept?.id ?? '' })
        this.#keptDraft = draft
        forgetUnsaved()
        this.told = say('scenario-saved')
        this.versions = (await ask().savedText(this.kept.id)).versions
      }
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.busy = false
    return !this.wrong
  }

  async share(): Promise<void> {
    if ((this.changed || !this.kept) && !(await this.save())) return
    try {
      this.kept = await ask().shareText(this.kept!.id, true)
    } catch (error) {
      this.wrong = reasonOf(error)
    }
  }

  /** A table is opened with it, against the computer; says where. */
  async play(level = 2): Promise<string> {
    this.busy = true
    await this.checkNow()
    let table = ''
    try {
      const seats = this.draft.seat.map((_, seat) => (seat ? { kind: 'bot' as const, bot: `search:${level}` } : { kind: 'me' as const }))
      if (this.sound) table = (await ask().open({ game: GAME, seats, options: { scenario: this.text }, undo: true, hints: true })).table
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    this.busy = false
    return table
  }

  readonly places = $derived.by((): Place[] => [...this.draft.map.spaces, ...this.empty])

  /** The place next to the one where one is, in a direction: what the arrows mean. */
  step(key: string): void {
    const [right, down] = STEPS[key] ?? [0, 0]
    const across = ({ q, r }: Place): number => 2 * q + r
    const from = this.here
    const near = this.places
      .filter((place) => (down ? (place.r - from.r) * down > 0 : place.r === from.r && (across(place) - across(from)) * right > 0))
      .map((place) => ({ place, far: Math.abs(place.r - from.r) * 1000 + Math.abs(across(place) - across(from)) }))
    const next = near.toSorted((one, other) => one.far - other.far)[0]
    if (next) this.here = next.place
  }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

