import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from './draft'
import { forgetUnsaved, keepUnsaved, unsavedDraft } from './unsaved'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value), removeItem: (key: string) => stored.delete(key) })
})

test('what is not saved is kept until it is', () => {
  expect(unsavedDraft()).toBeNull()
  keepUnsaved({ id: 'a', draft: emptyDraft() })
  expect(unsavedDraft()).toEqual({ id: 'a', draft: emptyDraft() })
  forgetUnsaved()
  expect(unsavedDraft()).toBeNull()
})

test.each(['{', '7', '{"id":1}', '{"id":"a","draft":{}}', '{"id":"a","draft":{"map":{},"seat":[],"start":{}}}'])('what this device holds otherwise is nothing: %s', (held) => {
  stored.set('herna-scenario', held)
  expect(unsavedDraft()).toBeNull()
})

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepUnsaved({ id: '', draft: emptyDraft() })
  forgetUnsaved()
  expect(unsavedDraft()).toBeNull()
})
