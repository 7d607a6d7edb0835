import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kept } from '../../lib/storage.fake'
import type { PuzzleState, TryPuzzle } from '../../lib/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false }))

/** A puzzle that is solved by choosing 1, then 2; any other second choice fails. */
function server(wanted: TryPuzzle): PuzzleState {
  const done = [...(wanted.done ?? []), ...(wanted.now ? [wanted.now] : [])].map(([, number]) => number)
  const outcome = wanted.help === 'solution' ? 'failed' : done.length < 2 ? 'open' : done.join() === '1,2' ? 'solved' : 'failed'
  const told = outcome === 'solved' || wanted.help === 'solution'
  const view = { seat: 0, table: {}, decision: outcome === 'open' ? { number: done.length + 1, seats: [0], options: [['take', 1], ['take', 2]] } : null, result: null, events: [] }
  return {
    puzzle: 'p-1', title: 'One', state: { view, seat: 0, words: null } as never, taken: true, outcome, ask: [], deadline: 'this-turn', dice: [],
    chosen: done.map((each) => `take ${each}`), choices: 2, hint: wanted.help ? [{ text: wanted.help, title: '', explains: '', card: '' }] : [],
    expected: wanted.help === 'choice' ? [['take', done.length + 1]] : [], solution: told ? ['take 1', 'take 2'] : [], why: [], rules: [], reasons: [],
  }
}
vi.mock('../../lib/api', () => ({
  Refusal: class extends Error {},
  api: () => ({ me: async () => ({ name: '', account: false }), cards: async () => ({}), tryPuzzle: async (_: string, __: string, wanted: TryPuzzle) => server(wanted) }),
}))
vi.mock('../../games', () => ({ games: {} }))

async function begun(): Promise<import('./puzzle.svelte').PuzzleAtHand> {
  const { PuzzleAtHand } = await import('./puzzle.svelte')
  const puzzle = new PuzzleAtHand('no-game', 'p-1', 'en')
  await vi.waitFor(() => expect(puzzle.taken).toBeDefined())
  return puzzle
}

beforeEach(() => kept.clear())

describe('a puzzle', () => {
  it('is tried until it is solved, and remembers that', async () => {
    const puzzle = await begun()
    await puzzle.do(['take', 2])
    await puzzle.do(['take', 2])
    expect(puzzle.outcome).toBe('failed')
    expect(puzzle.tries).toEqual([{ chosen: ['take 2', 'take 2'], outcome: 'failed' }])
    expect(puzzle.isSolved('p-1')).toBe(false)

    await puzzle.again()
    await puzzle.do(['take', 1])
    await puzzle.do(['take', 2])

    expect(puzzle.outcome).toBe('solved')
    expect(puzzle.tries.map(({ outcome }) => outcome)).toEqual(['failed', 'solved'])
    expect((await begun()).solved).toBe(true)
  })

  it('takes one choice back, also when the try is over', async () => {
    const puzzle = await begun()
    await puzzle.do(['take', 1])
    await puzzle.do(['take', 1])
    await puzzle.back()
    expect(puzzle.taken?.chosen).toEqual(['take 1'])
    await puzzle.do(['take', 2])
    expect(puzzle.outcome).toBe('solved')
  })

  it('goes on where it was left', async () => {
    await (await begun()).do(['take', 1])
    expect((await begun()).taken?.chosen).toEqual(['take 1'])
  })

  it('helps first with a hint, then with the next choice', async () => {
    const puzzle = await begun()
    await puzzle.help()
    expect([puzzle.hint[0]?.text, puzzle.choice]).toEqual(['hint', null])
    await puzzle.help()
    expect(puzzle.choice?.[0]?.text).toBe('choice')
    expect([...puzzle.expected]).toEqual(['take,1'])
    await puzzle.do(['take', 1])
    expect(puzzle.choice).toBeNull()
  })

  it('given up is not solved', async () => {
    const puzzle = await begun()
    await puzzle.do(['take', 1])
    await puzzle.giveUp()
    expect([puzzle.outcome, puzzle.told, puzzle.solved]).toEqual(['failed', true, false])
    expect(puzzle.tries).toEqual([{ chosen: ['take 1'], outcome: 'shown' }])
  })
})
