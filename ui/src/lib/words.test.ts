import { beforeAll, describe, expect, it, vi } from 'vitest'
import cs from '../words/cs'
import en from '../words/en'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('navigator', { languages: ['cs'] })

const holes = (text: unknown): string[] => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort()

describe('the texts', () => {
  it('are the same in both languages, with the same places to fill', () => {
    expect(Object.keys(cs)).toEqual(Object.keys(en))
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(holes(cs[key]), key).toEqual(holes(en[key]))
  })

  it('stand in one file each: no page takes the key of another', () => {
    const files = import.meta.glob<object>(['../words/*.json', '../routes/*/words/*.json'], { eager: true, import: 'default' })
    for (const [language, texts] of Object.entries({ en, cs })) {
      const keys = Object.entries(files).flatMap(([file, texts]) => (file.endsWith(`/${language}.json`) ? Object.keys(texts) : []))
      expect(keys.toSorted()).toEqual(Object.keys(texts).toSorted())
    }
  })

  it('have every form of number that their language has', () => {
    for (const [language, texts] of Object.entries({ en, cs })) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      for (const text of Object.values(texts)) if (typeof text !== 'string') expect(Object.keys(text).toSorted()).toEqual(forms)
    }
  })
})

describe('saying', () => {
  let said: typeof import('./words').said
  beforeAll(async () => {
    const words = await import('./words')
    await Promise.all([words.loadWords('en'), words.loadWords('cs')])
    said = words.said
  })

  it('fills in what is given and counts as the language does', () => {
    expect(said('en', 'hand-over', { name: 'Radka' })).toBe('Hand the screen to Radka')
    expect([1, 2, 5].map((count) => said('cs', 'players', { count, seats: count }))).toEqual(['1 hráč', '2 hráči', '5 hráčů'])
  })
})
