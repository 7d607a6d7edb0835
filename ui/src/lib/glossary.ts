/** Finds the terms of a game's glossary in its texts. */

import type { TermInfo } from './protocol'

/** A part of a text, and the term that it is. */
export interface Part {
  text: string
  term: TermInfo | null
}

// A term begins and ends where a word does; after a hyphen it is a part of another word, or of the number of a rule.
const BEFORE = '(?<![\\p{L}\\p{N}_-])'
const AFTER = '(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])'
const MOST_KEPT = 2000 // texts

/** The terms of one game in one language, found in texts. */
export class Glossary {
  readonly #found = new Map<string, readonly Part[]>()
  readonly #any: RegExp

  constructor(readonly terms: readonly TermInfo[]) {
    this.#any = new RegExp(`${BEFORE}(?:${terms.map(({ pattern }) => `(${pattern})`).join('|')})${AFTER}`, 'gu')
  }

  /** A text in parts; of each term only the first is explained. */
  partsOf(text: string): readonly Part[] {
    let parts = this.#found.get(text)
    if (parts) return parts
    if (this.#found.size >= MOST_KEPT) this.#found.clear()
    parts = this.terms.length > 0 ? this.#split(text) : [{ text, term: null }]
    this.#found.set(text, parts)
    return parts
  }

  #split(text: string): Part[] {
    const parts: Part[] = []
    const seen = new Set<TermInfo>()
    let end = 0
    for (const match of text.matchAll(this.#any)) {
      const term = this.terms[match.slice(1).findIndex((group) => group !== undefined)]!
      if (seen.has(term)) continue
      seen.add(term)
      if (match.index > end) parts.push({ text: text.slice(end, match.index), term: null })
      parts.push({ text: match[0], term })
      end = match.index + match[0].length
    }
    if (end < text.length) parts.push({ text: text.slice(end), term: null })
    return parts
  }
}
