/** The one way of choosing, for all games: one points at things until only one option is left.
 *
 * The frame makes one for a table and tells it every decision; boards only draw:
 *
 *     const selection = new Selection({ choose, whyNot })
 *     selection.offer(decision.number, offered(decision.options, words.options, game.kinds))
 *     selection.offer(0, []);                                  // nobody is asked here now
 *
 *     <div use:thing={() => ({ selection, thing: 'card:12', label: 'Sneeks, 3, 7' })}>
 *
 *  - `chosen`      things pointed at so far (and those that all options share); `candidates` what comes next; `also` where other paths begin
 *  - `buttons`     options without a path; once a path is complete but ambiguous, those that remain of it
 *  - `ended`       the part of `buttons` that belongs to the path that has been taken; also what is `deliberate`, alone
 *  - `preview`     the option that would be chosen by pointing at the hovered thing; `forecast(t)` its forecast
 *                  In a window (a question whether one plays something) the only way on from there is taken with it, unless it harms one's own side
 *  - `point(t)`    points: goes on, takes another path, steps back on what is chosen (or goes on, if all options share it and there is one way), or asks why not
 *  - `press(o)`    takes an option shown as a button; `back()` takes one step back, `reset()` all
 *  - `looked`      the thing under the pointer or the focus, for the zoom; `marked` things that a log line names
 *  - `held`        a thing that is pressed for long, to be shown large where there is no room beside the board
 *  - `doubt`       an option that harms one's own side, pointed at once: it takes a second click, or `sure()`; not what a rule asks one to pay or to give up
 *  - `carries(t)`  whether a thing can be carried: its path goes on; `lift(t)` takes it in hand, `drop(t, on)` lays it down there, or asks why not
 *  - `asking`      while it is on ('Why not?'), every pointing asks why not, and turns it off
 */

import {
  alsoPossible, candidates, decided, ended, following, idOf, imagined, implied, kindOf, pathless,
  type Choice, type Mark, type Offered, type Thing,
} from './things'
import { carried } from './carry'
import { focusSomewhere, mainButton } from './focus'
import type { Forecast } from './protocol'

export interface Answers {
  /** Sends a choice that is offered, and then another one. */
  choose(choice: Choice, then?: Choice): void
  /** Asks why a thing cannot be chosen: the nearest choices one could have meant, the likeliest first (or none). */
  whyNot(thing: Thing, imagined: Choice[]): void
}

export class Selection {
  number = $state(0)
  options = $state.raw<readonly Offered[]>([])
  chosen = $state.raw<readonly Thing[]>([])
  looked = $state<Thing | null>(null)
  held = $state<Thing | null>(null)
  marked = $state.raw<ReadonlySet<Thing>>(new Set())
  asking = $state(false)
  doubt = $state.raw<Offered | null>(null)
  #about: ReadonlySet<Thing> = $state.raw(new Set())
  #window = $state(false)

  candidates = $derived(candidates(this.options, this.chosen))
  also = $derived(alsoPossible(this.options, this.chosen))
  ended = $derived(this.#reached(this.chosen) ? [] : ended(this.options, this.chosen)) // what is decided is on its way
  buttons = $derived([...this.ended, ...pathless(this.options)])
  /** How many steps one can go back. */
  steps = $derived(this.chosen.length - implied(this.options, this.#about).length)
  preview = $derived(this.looked === null ? null : this.#completed(this.looked))

  /** Kinds of choices that are not made by pointing at one thing alone, which does not say what happens: they remain as buttons. */
  deliberate: readonly string[] = []

  /** What a game makes of the choices one could have meant by a thing (a hand card: to play it, to summon it). */
  meant: (thing: Thing, likely: Choice[]) => Choice[] = (_, likely) => likely

  readonly answers: Answers

  constructor(answers: Answers) {
    this.answers = answers
  }

  /** A decision is open, perhaps about some things, perhaps a window: what has been pointed at is forgotten, unless it is the same one. */
  offer(number: number, options: readonly Offered[], about: readonly Thing[] = [], window = false): void {
    const same = number === this.number && options.length > 0
    this.number = number
    this.options = options
    this.#about = new Set(about)
    this.#window = window
    this.asking = false
    if (!same) this.reset()
  }

  mark(thing: Thing): Mark {
    if (this.chosen.includes(thing)) return 'chosen'
    if (this.candidates.has(thing)) return this.#markOf(thing)
    return this.also.has(thing) ? 'also' : 'idle'
  }

  /** What is harmed is marked: others as targets, one's own side with care; what leads only to harm of one's own less than the rest. */
  #markOf(thing: Thing): Mark {
    const ways = following(this.options, [...this.chosen, thing])
    const ends = ways.filter(({ path }) => path.length === this.chosen.length + 1)
    if (ends.length === 0 && ways.every((way) => this.#isDoubtful(way))) return 'also'
    if (ends.some(({ harm }) => harm === 'others')) return 'target'
    return ends.length > 0 && ends.every(harmsOneself) ? 'careful' : 'can'
  }

  /** Whether an option is a slip rather than a wish: it harms one's own side, and one could do something else. */
  #isDoubtful(option: Offered | null): option is Offered {
    return option?.harm === 'own' && this.options.some(({ harm }) => harm !== 'own')
  }

  /** It was no slip. */
  sure(): void {
    if (this.doubt) this.press(this.doubt)
  }

  point(thing: Thing): void {
    const wondering = this.asking
    const doubted = this.doubt
    this.asking = false
    this.doubt = null
    if (wondering) return this.#ask(thing)
    const option = this.candidates.has(thing) ? this.#completed(thing) : null
    if (this.#isDoubtful(option) && doubted !== option) {
      if (this.options.some((other) => other !== option && other.path[0] === thing)) this.chosen = [thing] // one rather means that one
      return void (this.doubt = option)
    }
    if (this.candidates.has(thing)) return this.#go([...this.chosen, thing])
    if (this.chosen.includes(thing) && this.steps === 0 && this.candidates.size === 1) return this.#go([...this.chosen, ...this.candidates]) // there is nothing else
    if (this.chosen.includes(thing)) return void this.back()
    if (this.also.has(thing)) return this.#go([thing])
    if (this.options.length > 0) this.#ask(thing)
  }

  /** Whether a thing can be carried: one would have to point at something more. */
  carries(thing: Thing): boolean {
    const path = this.#pathTo(thing)
    return !this.asking && path !== null && this.#reached(path) === null && candidates(this.options, path).size > 0
  }

  /** Takes it in hand; whether that can still be done. */
  lift(thing: Thing): boolean {
    const path = this.carries(thing) ? this.#pathTo(thing) : null
    this.doubt = null
    if (path) this.chosen = path
    return path !== null
  }

  /** Lays it down on another thing: where it cannot go, one is told why, and nothing has been chosen. Back where it stood it stays in hand. */
  drop(thing: Thing, on: Thing | null): void {
    if (on === thing || !this.chosen.includes(thing)) return
    if (on !== null && this.candidates.has(on)) return this.point(on)
    if (on !== null) this.#ask(on)
    this.back()
  }

  /** The path on which one has pointed at a thing last; null, if there is none. */
  #pathTo(thing: Thing): readonly Thing[] | null {
    const at = this.chosen.indexOf(thing)
    if (at >= 0) return this.chosen.slice(0, at + 1)
    if (this.candidates.has(thing)) return [...this.chosen, thing]
    return this.also.has(thing) ? [thing] : null
  }

  /** Asks why a thing cannot be chosen, whether one has pointed at it or not. */
  why(thing: Thing): void {
    this.#ask(thing)
  }

  press(option: Offered): void {
    this.reset()
    this.answers.choose(option.choice, option.then)
  }

  /** One step back; whether there was one. */
  back(): boolean {
    const was = this.steps > 0 || this.asking || this.held !== null || this.doubt !== null
    if (this.held === null && this.doubt === null && this.steps > 0) this.chosen = this.chosen.slice(0, -1)
    this.held = null
    this.asking = false
    this.doubt = null
    return was
  }

  reset(): void {
    this.chosen = implied(this.options, this.#about)
    this.asking = false
    this.doubt = null
  }

  #go(path: readonly Thing[]): void {
    const option = this.#reached(path)
    this.chosen = option?.path ?? path
    if (option) this.answers.choose(option.choice, option.then)
  }

  #ask(thing: Thing): void {
    const either = this.meant(thing, imagined(this.options, this.chosen, thing))
    const offered = new Set(this.options.map(({ choice }) => String(choice)))
    this.answers.whyNot(thing, either.filter((choice) => !offered.has(String(choice))))
  }

  /** The forecast for pointing at a thing, if that decides; for a flag beside it. */
  forecast(thing: Thing): readonly Forecast[] {
    return this.#completed(thing)?.forecast ?? []
  }

  #completed(thing: Thing): Offered | null {
    return this.#reached([...this.chosen, thing])
  }

  /** The option that a path has come to: it is decided, or in a window the only way on. */
  #reached(path: readonly Thing[]): Offered | null {
    const option = decided(this.options, path)
    if (option) return this.#isDeliberate(option) ? null : option
    if (!this.#window) return null
    const [only, ...others] = following(this.options, path)
    return only && others.length === 0 && !harmsOneself(only) ? only : null
  }

  /** Where one is only asked whether one plays something, pointing says that; and a slip is asked about anyway. */
  #isDeliberate({ choice, path, harm }: Offered): boolean {
    return !this.#window && path.length === 1 && harm !== 'own' && this.deliberate.includes(String(choice[0]))
  }
}

/** Whether one's own side is harmed: by a slip perhaps ('own'), or because that is what is asked for ('cost'). */
const harmsOneself = ({ harm }: Offered): boolean => harm === 'own' || harm === 'cost'

export interface Use {
  selection: Selection
  thing: Thing
  /** What it is, for those who do not see it: 'C5, empty'. */
  label: string
  /** Whether it can also be carried to where it goes. */
  carry?: boolean
}

let focused: HTMLElement | null = null // the thing that has the focus
let pointing = false // whether a thing has the focus only because of a click

/** Whether something has the focus only because of a click: then Enter is for the main button, as that says, if there is one. */
export const onlyClicked = (at: EventTarget | null): boolean => pointing && at instanceof Element && at.closest('[data-thing]') !== null

/** Names a thing in words. What is printed on it is taken away from those who do not see it: they are told the same by the name,
 * once. Where it only shows words, its name is a label that begins with them. */
function nameOf(node: HTMLElement): (name: string) => void {
  const written = [...node.childNodes].some((each) => each instanceof Text && each.data.trim() !== '')
  if (written) return (name) => node.setAttribute('aria-label', name)
  const words = document.createElement('span')
  words.className = 'vh'
  node.append(words)
  const hide = (): void => [...node.children].forEach((each) => each !== words && each.setAttribute('aria-hidden', 'true'))
  new MutationObserver(hide).observe(node, { childList: true })
  hide()
  return (name) => (words.textContent = name)
}

/** Makes an element the thing: its mark, its name, pointer and keyboard. Arrows go between what can be chosen (with
 * Ctrl or Shift, or where nothing can be, between all things), Enter picks, Escape steps back, ? asks why not, Z looks closely. */
export function thing(node: HTMLElement, use: () => Use): { destroy(): void } {
  let { selection, thing, carry } = use()
  const name = nameOf(node)
  let holding: ReturnType<typeof setTimeout> | undefined
  $effect(() => {
    const used = use()
    selection = used.selection
    thing = used.thing
    const mark = selection.mark(thing)
    node.dataset.thing = thing
    node.dataset.mark = mark
    node.toggleAttribute('data-marked', selection.marked.has(thing))
    node.toggleAttribute('data-doubt', selection.doubt?.path.at(-1) === thing)
    node.toggleAttribute('data-carry', carry === true && selection.carries(thing))
    node.tabIndex = mark === 'idle' ? -1 : 0
    name(used.label)
    node.ariaPressed = mark === 'idle' ? null : String(mark === 'chosen') // only what can be chosen can be pressed
  })
  const look = (): void => {
    selection.looked = thing
  }
  const lookAway = (): void => {
    if (selection.looked === thing) selection.looked = null
  }
  const press = (event: PointerEvent): void => {
    selection.held = null
    pointing = true
    if (event.pointerType !== 'mouse') holding = setTimeout(() => (selection.held = thing), LONG)
  }
  const release = (): void => clearTimeout(holding)
  const slide = (event: PointerEvent): void => {
    if (Math.hypot(event.movementX, event.movementY) > STEADY) release()
  }
  const point = (event: Event): void => {
    event.stopPropagation()
    if (selection.held === null) selection.point(thing)
  }
  const key = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key]
    if (direction) nearest(node, direction, event.shiftKey || event.ctrlKey)?.focus()
    else if (event.key === 'z' && !event.ctrlKey && !event.metaKey) selection.held = thing
    else if (event.key === 'Enter' || event.key === ' ') {
      if (onlyClicked(node) && mainButton()) return
      selection.point(thing)
    } else if (event.key === '?') selection.why(thing)
    else if (event.key !== 'Escape' || !selection.back()) return
    event.preventDefault()
    event.stopPropagation()
  }
  if (!(node instanceof HTMLButtonElement) && !node.hasAttribute('role')) node.setAttribute('role', 'button')
  const heard = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    node.addEventListener(name, listener, { signal: heard.signal })
  on('pointerenter', look)
  on('pointerleave', lookAway)
  on('focus', () => {
    focused = node
    if (node.matches(':focus-visible')) pointing = false // it came by a key
    look()
  })
  on('blur', () => queueMicrotask(() => { // it comes also while the page is being drawn, from what is taken away
    if (node.isConnected && focused === node) focused = null
    lookAway()
  }))
  on('pointerdown', press)
  on('pointermove', slide)
  on('pointerup', release)
  on('pointercancel', release)
  on('contextmenu', (event) => holding !== undefined && event.preventDefault()) // a long press is ours
  on('click', point)
  on('keydown', key)
  const putDown = carry ? carried(node, () => selection, () => thing) : null
  return {
    destroy() {
      heard.abort()
      putDown?.()
      release()
      const had = focused === node // what is taken out of the page has lost it before
      queueMicrotask(() => {
        lookAway()
        if (had && document.activeElement === document.body) focusSomewhere()
      })
    },
  }
}

const LONG = 500 // milliseconds after which a press means to look and not to choose
const STEADY = 3 // pixels at once by which a finger that only presses may move

type Direction = readonly [number, number]
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
}

/** The nearest thing in a direction; what lies aside counts twice as far. */
function nearest(from: HTMLElement, [right, down]: Direction, any: boolean): HTMLElement | null {
  const [x, y] = middle(from)
  const others = any ? things() : choosable()
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of others) {
    const [atX, atY] = middle(other)
    const ahead = (atX - x) * right + (atY - y) * down
    const aside = Math.abs((atX - x) * down) + Math.abs((atY - y) * right)
    if (other === from || ahead < 4 || ahead + 2 * aside >= least) continue
    least = ahead + 2 * aside
    best = other
  }
  return best
}

/** From elsewhere on the page to what can be chosen, by an arrow; whether there was anything. */
export function enterThings(key: string): boolean {
  if (!(key in ARROWS) || document.activeElement?.closest('[data-thing], dialog, input, textarea, select')) return false
  const [first] = choosable()
  first?.focus()
  return first !== undefined
}

const things = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-thing]')

/** What can be chosen; where nothing can be, one may look at everything. */
function choosable(): NodeListOf<HTMLElement> {
  const marked = document.querySelectorAll<HTMLElement>('[data-thing]:not([data-mark=idle])')
  return marked.length > 0 ? marked : things()
}

function middle(node: HTMLElement): [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The id of a thing, if it is one of that kind. */
export function idIf(kind: string, thing: Thing | null): number | null {
  return thing !== null && kindOf(thing) === kind ? Number(idOf(thing)) : null
}
