import { describe, expect, it } from 'vitest'
import { Glossary } from './glossary'
import type { TermInfo } from './protocol'

const term = (key: string, pattern: string): TermInfo => ({ key, name: key, text: `what ${key} means`, rule: '', pattern })
const czech = new Glossary([
  term('zadní řada', '[Zz]adní(?:|ch|mi) řad(?:a|y|u|ách|)'),
  term('stavba', '[Ss]tav(?:ba|by|bu|bě|eb)'),
  term('éter', '[éÉ]ter(?:|u|em|y|ů)'),
  term('osud', '(?<=\\d[ \u00a0])B'),
  term('kdykoli', 'KDYKOLI'),
])
const shown = (text: string): string => czech.partsOf(text).map(({ text, term }) => (term ? `[${text}]` : text)).join('')

describe('the terms of a text', () => {
  it('are found in every form, at the beginning of a sentence, and as several words', () => {
    expect(shown('Stavby smíte stavět v zadních řadách.')).toBe('[Stavby] smíte stavět v [zadních řadách].')
    expect(shown('Éterem platíte.')).toBe('[Éterem] platíte.')
  })

  it('are whole words: letters with accents are letters, and numbers of rules are none', () => {
    expect(shown('přestavby, stavbař, étery, ÉTER-3, X-stavba')).toBe('přestavby, stavbař, [étery], ÉTER-3, X-stavba')
  })

  it('are abbreviations only where they stand as such', () => {
    expect(shown('Stojí 3 B. Hráč B hraje.')).toBe('Stojí 3 [B]. Hráč B hraje.')
    expect(shown('Kdykoli chcete; KDYKOLI')).toBe('Kdykoli chcete; [KDYKOLI]')
  })

  it('are explained once in a text', () => {
    expect(shown('stavba u stavby')).toBe('[stavba] u stavby')
  })

  it('are looked for once in each text, and the number of texts that are kept is limited', () => {
    const text = (number: number): string => `Pole ${number}: žádná zadní řada, ale stavba a éter.`
    const first = czech.partsOf(text(0))
    expect(czech.partsOf(text(0))).toBe(first)
    for (let number = 1; number <= 2000; number++) czech.partsOf(text(number))
    expect(czech.partsOf(text(0))).not.toBe(first)
    expect(czech.partsOf(text(0))).toEqual(first)
  })

  it('are found at no noticeable cost: the best of ten attempts needs less than 0.1 ms for a sentence', () => {
    const took = (attempt: number): number => {
      const texts = Array.from({ length: 100 }, (_, at) => `Pole ${attempt}.${at}: žádná zadní řada, ale stavba a éter, ${at} B a nic, co by se dalo vysvětlit.`)
      const began = performance.now()
      texts.forEach((text) => czech.partsOf(text))
      return performance.now() - began
    }
    expect(Math.min(...Array.from({ length: 10 }, (_, attempt) => took(attempt)))).toBeLessThan(10)
  })

  it('are none where a game has no glossary', () => {
    expect(new Glossary([]).partsOf('stavba')).toEqual([{ text: 'stavba', term: null }])
  })
})
