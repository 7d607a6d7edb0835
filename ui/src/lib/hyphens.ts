/** Where long Czech words may be divided. Not every browser brings the patterns for `hyphens: auto`. */

import type { Language } from './protocol'

const SHY = '\u00ad'
const LONG = 8 // letters of a word that may be divided
const EDGE = 2 // letters that stay together at either end
const V = 'aáeéěiíoóuúůyý'
const C = '(?:ch|[bcčdďfghjklmnňpqrřsštťvwxzž])'
/** Before one consonant and between two, if vowels stand around them; a group of more may hold a syllable of its own. */
const PLACES = new RegExp(`(?<=[${V}])(?=${C}[${V}])|(?<=[${V}]${C})(?<![${V}]c)(?=${C}[${V}])`, 'gi')

/** A text with soft hyphens in its long words; English is left to the browser. */
export function hyphenated(text: string, language: Language): string {
  if (language !== 'cs') return text
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < LONG ? word : word.replace(PLACES, (_, at: number) => (at >= EDGE && word.length - at >= EDGE ? SHY : '')),
  )
}
