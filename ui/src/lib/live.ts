/** The live line of a table: states come as they happen, acts go as they are made.
 *
 * A line that breaks is opened again, after longer and longer pauses; it asks for what is new since the last version it
 * has seen, and sends again what has not been answered: the same id counts once.
 */

import type { Guided } from './settings.svelte'
import type { AnyAct, Done, FromClient, FromServer, Language, Problem, State } from './protocol'
import { viewOf, type TableEvent } from './view'

/** An act before the line gives it an id; each kind keeps its own fields. */
export type Doing = AnyAct extends infer Each ? (Each extends AnyAct ? Omit<Each, 'id'> : never) : never

export type Condition =
  | { now: 'connecting' | 'open' | 'offline' }
  | { now: 'lost'; retryAt: number } // in milliseconds, as Date.now() counts
  | { now: 'gone'; problem: Problem }

export interface Hears {
  /** A state, with those of its events that are new. */
  state(state: State, news: TableEvent[]): void
  condition(condition: Condition): void
  /** What the server tells everybody; empty: nothing any more. */
  notice(text: string): void
}

export class NotTaken extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

interface Waiting {
  act: AnyAct
  done(done: Done): void
  refused(error: NotTaken): void
}

const GONE = ['error-no-table', 'error-table-unreadable', 'error-banned', 'error-banned-why']
const PAUSES = [300, 1000, 2000, 4000, 8000, 15000] // milliseconds
const PING_EVERY = 25_000
const PONG_WITHIN = 10_000

/** What is known after a state has come. The server decides what is new: a state that is not fresh has just that, and is added to what was
 * known; of one that is fresh, nothing is news. */
export function merged(before: State | undefined, came: State): [State, TableEvent[]] {
  if (came.fresh || before === undefined) return [came, []]
  const had = viewOf(before)?.events ?? []
  const news = viewOf(came)?.events ?? []
  const state: State = {
    ...came,
    view: came.view && { ...came.view, events: [...had, ...news] },
    said: [...before.said, ...came.said],
    words: came.words && { ...came.words, events: [...(before.words?.events ?? []), ...came.words.events] },
  }
  return [state, news]
}

export class Line {
  #socket: WebSocket | null = null
  #states = new Map<number, State>()
  #waiting = new Map<string, Waiting>()
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    private readonly table: string,
    private readonly language: Language,
    private readonly hears: Hears,
    private guide: Guided = 'off',
  ) {
    addEventListener('online', this.retry)
    addEventListener('offline', this.#offline)
    this.#open()
  }

  /** Performs an act; resolves when the server has stored it. */
  act(doing: Doing): Promise<Done> {
    const act = { ...doing, id: newId() } as AnyAct
    return new Promise((done, refused) => {
      this.#waiting.set(act.id, { act, done, refused })
      this.#send(act)
    })
  }

  /** Tries again now. */
  retry = (): void => {
    if (this.#closed || this.#socket) return
    this.#attempts = 0
    this.#open()
  }

  /** Asks for states with a guide, or without. */
  guided(guide: Guided): void {
    if (guide === this.guide) return
    this.guide = guide
    const socket = this.#socket
    this.#socket = null // or it would be missed
    socket?.close()
    if (socket) this.#open()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.#offline)
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    this.#socket?.close()
  }

  #offline = (): void => this.#socket?.close()

  #open(): void {
    clearTimeout(this.#timer)
    this.hears.condition({ now: 'connecting' })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?lang=${this.language}`,
    )
    this.#socket = socket
    socket.onopen = () => {
      // With several seats of one's own every state has to be whole: `after` would count for each of them.
      const [only] = this.#states.size === 1 ? this.#states.values() : []
      this.#send({ do: 'hello', words: this.language, guide: this.guide, after: only?.version ?? 0 })
      for (const { act } of this.#waiting.values()) this.#send(act)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as FromServer)
    socket.onclose = () => this.#lost(socket)
  }

  #hear(message: FromServer): void {
    this.#attempts = 0
    this.#beat()
    if (message.type === 'state') {
      const [state, news] = merged(this.#states.get(message.seat), message)
      // A spectator who takes a seat is a player.
      if (message.seat >= 0) this.#states.delete(-1)
      this.#states.set(message.seat, state)
      this.hears.condition({ now: 'open' })
      this.hears.state(state, news)
    } else if (message.type === 'notice') {
      this.hears.notice(message.text)
    } else if (message.type === 'done') {
      this.#waiting.get(message.id)?.done(message)
      this.#waiting.delete(message.id)
    } else if (message.type === 'refused' && message.id === '') {
      if (!GONE.includes(message.problem.error)) return // a limit, say: the line itself is sound
      this.#closed = true
      this.hears.condition({ now: 'gone', problem: message.problem })
    } else if (message.type === 'refused') {
      this.#waiting.get(message.id)?.refused(new NotTaken(message.problem))
      this.#waiting.delete(message.id)
    }
  }

  /** A line that says nothing may be dead without having said so. */
  #beat(): void {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => {
      this.#send({ do: 'ping' })
      this.#pulse = setTimeout(() => this.#socket?.close(), PONG_WITHIN)
    }, PING_EVERY)
  }

  #lost(socket: WebSocket): void {
    clearTimeout(this.#pulse)
    if (this.#socket !== socket) return
    this.#socket = null
    if (this.#closed) return
    if (!navigator.onLine) return this.hears.condition({ now: 'offline' })
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)]!
    this.#attempts += 1
    this.#timer = setTimeout(() => this.#open(), pause)
    this.hears.condition({ now: 'lost', retryAt: Date.now() + pause })
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
