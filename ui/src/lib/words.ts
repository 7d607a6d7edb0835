/** The page's own texts, of which only the language of the page is loaded: src/words has what several pages say, and
 * routes/PAGE/words what one page says. What the game says comes from the server, already in words.
 */

import type en from '../words/en'
import { hyphenated } from './hyphens'
import type { Language } from './protocol'
import { settings } from './settings.svelte'

/** A text, or one for each form of `count`: `{"one": "# game", "other": "# games"}`. */
type Text = string | Record<string, string>
export type Key = keyof typeof en
export type Arguments = Record<string, string | number>

const FILES: Record<Language, () => Promise<{ default: Record<Key, Text> }>> = {
  en: () => import('../words/en'),
  cs: () => import('../words/cs'),
}
const texts: Partial<Record<Language, Record<Key, Text>>> = {}
const FORMS = { en: new Intl.PluralRules('en'), cs: new Intl.PluralRules('cs') }

/** Loads the texts of a language, before anything is said in it. */
export async function loadWords(language: Language): Promise<void> {
  texts[language] ??= (await FILES[language]()).default
}

/** The page in this language, as soon as its texts are there. */
export const speak = (language: Language): Promise<void> => loadWords(language).then(() => settings.set('language', language))

export function said(language: Language, key: Key, given: Arguments = {}): string {
  const text = texts[language]![key]
  const form = typeof text === 'string' ? text : (text[FORMS[language].select(Number(given['count']))] ?? text['other']!)
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''))
}

/** A text in the language of the page. */
export const say = (key: Key, given: Arguments = {}): string => said(settings.language, key, given)

/** The text of a key that is put together, if there is one: what a game calls an option, say. */
export function sayIf(key: string, otherwise: string): string {
  return key in texts[settings.language]! ? say(key as Key) : otherwise
}

/** A name that may take several lines: words that are longer than a line are divided as the language of the page does. */
export const inLines = (name: string, fit = 0): string => hyphenated(name, settings.language, fit + 1)

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
