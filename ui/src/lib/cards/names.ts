/** The names of cards in sentences, so that a card can be looked at wherever it is named. */

import type { Cards } from '../table/printed'

/** A part of a text; with a key, it is the name of a card. */
export interface Part {
  text: string
  key: string
}

const made = new WeakMap<Cards, Names>()

/** The names of a game's cards that have a page. */
export function namesIn(cards: Cards): Names {
  const names = made.get(cards) ?? new Names(Object.values(cards).filter(({ listed }) => listed))
  made.set(cards, names)
  return names
}

const WORD = /[\p{L}\p{N}]/u

/** Finds names in texts: the longest counts, in whole words, capitals as they are written. */
export class Names {
  readonly #keys: ReadonlyMap<string, string>
  readonly #named: RegExp | null

  constructor(cards: Iterable<{ key: string; name: string }>) {
    this.#keys = new Map([...cards].filter(({ name }) => name.length > 2).map(({ key, name }) => [name, key]))
    const longest = [...this.#keys.keys()].sort((one, two) => two.length - one.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    this.#named = longest.length ? new RegExp(longest.join('|'), 'g') : null
  }

  /** A text in parts; where a sentence begins with a single word, that is no name unless `first`: it may be any word. */
  parts(text: string, first = true): Part[] {
    const parts: Part[] = []
    let end = 0
    for (const found of this.#named ? text.matchAll(this.#named) : []) {
      const [name] = found
      const at = found.index
      const whole = !WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + name.length] ?? ' ')
      const begins = /(^|[.!?:„“"]\s*)$/.test(text.slice(0, at)) && !name.includes(' ')
      if (!whole || (begins && !first)) continue
      if (at > end) parts.push({ text: text.slice(end, at), key: '' })
      parts.push({ text: name, key: this.#keys.get(name)! })
      end = at + name.length
    }
    if (end < text.length) parts.push({ text: text.slice(end), key: '' })
    return parts
  }

  /** The cards that a text names, each once. */
  in(text: string): Part[] {
    const named = this.parts(text).filter(({ key }) => key)
    return [...new Map(named.map((part) => [part.key, part])).values()]
  }
}
