/** The texts of a game's own table, in both languages; names of cards, prompts and events come in words from the server. */

import type { State } from '../protocol'

export type Texts<Key extends string> = Readonly<Record<'cs' | 'en', Readonly<Record<Key, string>>>>
export type Saying<Key extends string> = (key: Key, given?: Readonly<Record<string, string | number>>) => string

export function saying<Key extends string>(texts: Texts<Key>, language: string): Saying<Key> {
  const said = texts[language === 'cs' ? 'cs' : 'en']
  return (key, given = {}) => said[key].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''))
}

/** What says a game's texts: in a language, and in the language of a state. */
export function sayingIn<Key extends string>(texts: Texts<Key>): { saying: (language: string) => Saying<Key>; sayingOf: (state: State) => Saying<Key> } {
  const inLanguage = (language: string): Saying<Key> => saying(texts, language)
  return { saying: inLanguage, sayingOf: (state) => inLanguage(state.words?.language ?? document.documentElement.lang) }
}
