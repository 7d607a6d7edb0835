/** Where long words may be divided. Not every browser brings the patterns for `hyphens: auto`. */

import type { Language } from './protocol'

const SHY = '\u00ad'
const V = 'aáeéěiíoóuúůyý'
const C = '(?:ch|[bcčdďfghjklmnňpqrřsštťvwxzž])'
/** Before one consonant and between two, if vowels stand around them; a group of more may hold a syllable of its own. */
const PLACES = new RegExp(`(?<=[${V}])(?=${C}[${V}])|(?<=[${V}]${C})(?<![${V}]c)(?=${C}[${V}])`, 'gi')

/** In English only between two consonants that no syllable holds together, and after ch, sh and th, which is right in nearly all words. */
const ENGLISH = /(?<=[aeiouy][lnr]?[cst]h)(?=[bdfgkmnpw][aeiouy])|(?<=[aeiouy](?![cgpstw]h|c[kt]|s[ckptw]|qu|[bcdfgkpt][lr]|(?!rr|ll)[mnsvw][lr])[b-df-hj-np-tv-z])(?=[b-df-hj-np-tv-z][aeiouy])/gi

/** How a language divides words: words of how many letters, where, and how many letters stay together at either end. */
const WAYS: Readonly<Record<Language, { long: number; places: RegExp; edge: number }>> = {
  cs: { long: 8, places: PLACES, edge: 2 },
  en: { long: 9, places: ENGLISH, edge: 3 },
}

/** A text with soft hyphens in its long words: those with at least a number of letters, more where lines are longer. */
export function hyphenated(text: string, language: Language, least = 0): string {
  const { places, edge } = WAYS[language]
  const long = Math.max(least, WAYS[language].long)
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < long ? word : word.replace(places, (_, at: number) => (at >= edge && word.length - at >= edge ? SHY : '')),
  )
}
