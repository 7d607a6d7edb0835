import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kept } from './storage.fake'

const share = vi.fn()
vi.mock('./api', () => ({ api: () => ({ share }) }))
const { forgetLearned, noteStep, progressOf, shareLearned } = await import('./learned')

beforeEach(() => kept.clear())

describe('what was learned', () => {
  it('is brought together with what the account knows', async () => {
    noteStep('here', 4, false)
    noteStep('both', 2, false)
    share.mockResolvedValue([{ key: 'both', step: 7, finished: false }, { key: 'here', step: 4, finished: false }, { key: 'there', step: 1, finished: true }])

    expect(await shareLearned('en')).toBe(true)

    expect(share).toHaveBeenCalledWith([{ key: 'here', step: 4, finished: false }, { key: 'both', step: 2, finished: false }])
    expect(['here', 'both', 'there'].map(progressOf)).toEqual([{ step: 4, finished: false }, { step: 7, finished: false }, { step: 1, finished: true }])
  })

  it('stays in this browser when the server is not there', async () => {
    noteStep('here', 4, false)
    share.mockRejectedValue(new Error('gone'))
    expect(await shareLearned('en')).toBe(false)
    expect(progressOf('here')?.step).toBe(4)
  })

  it('is forgotten when somebody signs out', () => {
    noteStep('here', 4, true)
    forgetLearned()
    expect(progressOf('here')).toBeNull()
  })
})
