/** The texts of this table: only its own; names of cards, prompts and events come in words from the server. */

import type { State } from '../../lib/protocol'
import { languageOf, saying as sayingIn, type Saying } from '../../lib/table/saying'
import cs from './words/cs.json'
import en from './words/en.json'

export type Key = keyof typeof en
export type Say = Saying<Key>

export function saying(language: string): Say {
  return sayingIn({ cs, en }, language)
}

export function sayingOf(state: State): Say {
  return saying(languageOf(state))
}
