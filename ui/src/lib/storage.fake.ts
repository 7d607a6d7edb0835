/** A browser's storage, for tests: import it before what reads it. */

export const kept = new Map<string, string>()

globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage
