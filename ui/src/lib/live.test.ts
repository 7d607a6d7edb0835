import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, merged, NotTaken, type Condition } from './live'
import type { State } from './protocol'

function state(version: number, events: number[], more: Partial<State> = {}): State {
  const view = { seat: 0, table: { version }, decision: null, result: null, events: events.map((number) => ({ number })) }
  return {
    type: 'state',
    version,
    seat: 0,
    view,
    said: [],
    offer: null,
    proposal: null,
    windows: null,
    passed: [],
    clocks: null,
    ends: 0,
    guide: null,
    judged: [],
    paused: false,
    fresh: true,
    words: { language: 'en', prompt: '', options: [], events: events.map((number) => `event ${number}`), proposal: '' },
    table: {} as State['table'],
    ...more,
  }
}

describe('merging states', () => {
  const numbers = (events: readonly { number: number }[]): number[] => events.map(({ number }) => number)

  it('takes a fresh state as it is: nothing of it is news', () => {
    const came = state(9, [1, 2])
    expect(merged(state(3, [1, 2, 3, 4]), came)).toEqual([came, []])
    expect(merged(undefined, came)).toEqual([came, []])
  })

  it('adds what a state that is not fresh has, and all of that is news', () => {
    const said = (text: string) => ({ seat: 0, name: '', text, at: 0 })
    const before = state(3, [1, 2], { said: [said('hello')] })
    const [after, news] = merged(before, state(4, [3], { fresh: false, said: [said('bye')] }))
    expect(numbers((after.view as { events: { number: number }[] }).events)).toEqual([1, 2, 3])
    expect(numbers(news)).toEqual([3])
    expect(after.words?.events).toEqual(['event 1', 'event 2', 'event 3'])
    expect(after.said.map(({ text }) => text)).toEqual(['hello', 'bye'])
    expect((after.view as { table: unknown }).table).toEqual({ version: 4 })
  })
})

class FakeSocket {
  static OPEN = 1
  static made: FakeSocket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor() {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

describe('the line', () => {
  const conditions: Condition[] = []
  const states: State[] = []
  const notices: string[] = []
  const open = () => new Line('t', 'en', { state: (each) => states.push(each), condition: (each) => conditions.push(each), notice: (text) => notices.push(text) })
  const socket = () => FakeSocket.made.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    FakeSocket.made.length = conditions.length = states.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('says hello, and after a break asks for what is new since', () => {
    open()
    socket().onopen!()
    expect(socket().sent).toEqual([{ do: 'hello', words: 'en', guide: 'off', after: 0 }])
    socket().hear(state(5, [1]))
    socket().close()
    expect(conditions.at(-1)!.now).toBe('lost')
    vi.advanceTimersByTime(400)
    socket().onopen!()
    expect(FakeSocket.made).toHaveLength(2)
    expect(socket().sent).toEqual([{ do: 'hello', words: 'en', guide: 'off', after: 5 }])
  })

  it('says hello again when a guide is wanted from now on, and has not been lost meanwhile', () => {
    const line = open()
    socket().onopen!()
    socket().hear(state(5, [1]))
    line.guided('off')
    expect(FakeSocket.made).toHaveLength(1)
    line.guided('always')
    socket().onopen!()
    expect(FakeSocket.made).toHaveLength(2)
    expect(socket().sent).toEqual([{ do: 'hello', words: 'en', guide: 'always', after: 5 }])
    expect(conditions.map(({ now }) => now)).not.toContain('lost')
  })

  it('asks for everything again when it has several seats', () => {
    open()
    socket().onopen!()
    socket().hear(state(5, [1]))
    socket().hear(state(5, [1], { seat: 1 }))
    socket().close()
    vi.advanceTimersByTime(400)
    socket().onopen!()
    expect(socket().sent[0]).toMatchObject({ after: 0 })
  })

  it('sends again what was not answered, with the same id, and tells its end', async () => {
    const line = open()
    socket().onopen!()
    const done = line.act({ do: 'undo', seat: 0 })
    const { id } = socket().sent[1]!
    socket().close()
    vi.advanceTimersByTime(400)
    socket().onopen!()
    expect(socket().sent[1]).toEqual({ do: 'undo', seat: 0, id })
    socket().hear({ type: 'done', id, version: 7 })
    await expect(done).resolves.toMatchObject({ version: 7 })
  })

  it('tells why something was not taken', async () => {
    const line = open()
    socket().onopen!()
    const refused = line.act({ do: 'resign', seat: 0 })
    socket().hear({
      type: 'refused',
      id: socket().sent[1]!['id'],
      problem: { error: 'x', text: 'no', arguments: {}, reasons: [] },
    })
    await expect(refused).rejects.toBeInstanceOf(NotTaken)
  })

  it('waits longer and longer, and stops where there is no table', () => {
    open()
    for (const pause of [300, 1000, 2000]) {
      socket().close()
      const lost = conditions.at(-1)!
      expect(lost.now === 'lost' && lost.retryAt - Date.now()).toBe(pause)
      vi.advanceTimersByTime(pause)
    }
    socket().hear({ type: 'refused', id: '', problem: { error: 'error-no-table', text: '', arguments: {}, reasons: [] } })
    socket().close()
    expect(conditions.at(-1)!.now).toBe('gone')
  })

  it('passes on what the server tells everybody', () => {
    open()
    socket().hear({ type: 'notice', text: 'Back at noon.' })
    expect(notices).toEqual(['Back at noon.'])
  })

  it('does not come again to somebody who is banned', () => {
    open()
    socket().hear({ type: 'refused', id: '', problem: { error: 'error-banned-why', text: 'You are banned: spam', arguments: {}, reasons: [] } })
    socket().close()
    expect(conditions.at(-1)).toMatchObject({ now: 'gone', problem: { text: 'You are banned: spam' } })
  })
})
