import { describe, expect, it, vi } from 'vitest'
import type { State, WindowsInfo } from '../../lib/protocol'

let heard: ((event: { data: string }) => void) | undefined

class FakeSocket {
  static OPEN = 1
  readyState = 1
  set onmessage(hear: (event: { data: string }) => void) {
    heard = hear
  }
  send(): void {}
}

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
vi.stubGlobal('WebSocket', FakeSocket)
const { TableAtHand } = await import('./table.svelte')

/** Two seats at one screen, each with a hand of its own; the second is asked, and passes or not. */
function states(passing: boolean): Partial<State>[] {
  return [0, 1].map((seat) => ({
    type: 'state',
    version: 7,
    seat,
    fresh: true,
    said: [],
    table: { game: 'none', seats: [], ended: null } as unknown as State['table'],
    view: { seat, table: { seat, hand: [seat] }, decision: { number: 3, seats: [1] }, result: null, events: [] },
    windows: { stop: 'could', moments: [], until: '', passing: passing && seat === 1, going_on: [] } satisfies WindowsInfo,
  }))
}

describe('two players at one screen', () => {
  it.each([
    [false, 1],
    [true, null],
  ])('hand the screen over for what is asked, but not for what is passed (%s)', async (passing, next) => {
    const table = new TableAtHand('t', 'en')
    await vi.waitFor(() => expect(heard).toBeDefined())

    for (const state of states(passing)) heard!({ data: JSON.stringify(state) })

    expect(table.handTo).toBe(next)
  })
})
