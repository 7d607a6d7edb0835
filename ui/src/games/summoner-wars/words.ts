/** The texts of this table: only its own; names of cards, prompts and events come in words from the server. */

import type { State } from '../../lib/protocol'
import cs from './words/cs.json'
import en from './words/en.json'

type Key = keyof typeof en
const TEXTS: Readonly<Record<string, Record<Key, string>>> = { cs, en }

export type Say = (key: Key, given?: Readonly<Record<string, string | number>>) => string

export function saying(language: string): Say {
  const texts = TEXTS[language] ?? en
  return (key, given = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''))
}

export function sayingOf(state: State): Say {
  return saying(state.words?.language ?? document.documentElement.lang)
}

/** What a card is: "Common unit · Structure", "Event · Attack". */
export function kindOfCard(say: Say, classes: readonly string[], phase: string): string {
  const words = classes.map((each) => say(`class-${each}` as Key))
  return [...words, ...(phase ? [say(`phase-${phase}` as Key)] : [])].join(' · ')
}

export function phaseName(say: Say, phase: string): string {
  return say(`phase-${phase}` as Key)
}
