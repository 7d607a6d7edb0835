/** The texts of this table: only its own; names of cards, prompts and events come in words from the server. */

import { sayingIn, type Saying } from '../../lib/table/saying'
import cs from './words/cs.json'
import en from './words/en.json'

export type Key = keyof typeof en
export type Say = Saying<Key>

export const { saying, sayingOf } = sayingIn<Key>({ cs, en })
