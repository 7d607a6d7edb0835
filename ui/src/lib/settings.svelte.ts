/** What this device remembers: language, light or dark, how fast things move, whether they sound, how large the words are.
 *
 * Boards ask `settings.pace`: by how much the times of motion are multiplied, 0 where nothing shall move. The times in
 * the styles (`--d-1` … `--d-4`) follow it by themselves.
 */

import type { Language } from './protocol'

export const LANGUAGES = ['cs', 'en'] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['off', 'slow', 'normal', 'fast'] as const
export const SIZES = ['normal', 'large', 'largest'] as const
export const SWITCH = ['off', 'on'] as const
export const GUIDED = ['first', 'always', 'off'] as const

export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]
export type Size = (typeof SIZES)[number]
export type Switch = (typeof SWITCH)[number]
export type Guided = (typeof GUIDED)[number]

/** By how much the times of motion, and the words, are multiplied. */
const PACES: Readonly<Record<Motion, number>> = { off: 0, slow: 2, normal: 1, fast: 0.5 }
const GROWTHS: Readonly<Record<Size, number>> = { normal: 1, large: 1.15, largest: 1.35 }

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const found = globalThis.localStorage?.getItem(`herna-${name}`)
  return allowed.find((each) => each === found) ?? otherwise
}

const spoken = (): Language =>
  navigator.languages.find((each) => /^(cs|sk|en)/.test(each))?.match(/^(cs|sk)/) ? 'cs' : 'en'

/** Whether the system asks for no motion: then there is none, whatever is set here. */
export const stillSystem = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

class Settings {
  language = $state<Language>(kept('language', LANGUAGES, spoken()))
  theme = $state<Theme>(kept('theme', THEMES, 'auto'))
  motion = $state<Motion>(kept('motion', MOTIONS, 'normal'))
  size = $state<Size>(kept('size', SIZES, 'normal'))
  sound = $state<Switch>(kept('sound', SWITCH, 'off'))
  /** Whether one is asked once more before a button ends something of which more could be done. */
  confirm = $state<Switch>(kept('confirm', SWITCH, 'off'))

  /** Whether a phase in which nothing can be chosen ends by itself, in games that say so. */
  passing = $state<Switch>(kept('passing', SWITCH, 'on'))

  /** In which matches a guide tells the goal and what can be done, and gives tips. */
  guide = $state<Guided>(kept('guide', GUIDED, 'first'))
  /** Whether terms of the glossary are underlined and explained. */
  terms = $state<Switch>(kept('terms', SWITCH, 'on'))

  get pace(): number {
    return stillSystem() ? 0 : PACES[this.motion]
  }

  set<Name extends 'language' | 'theme' | 'motion' | 'size' | 'sound' | 'confirm' | 'passing' | 'guide' | 'terms'>(name: Name, value: this[Name]): void {
    this[name] = value
    localStorage.setItem(`herna-${name}`, value)
    this.show()
  }

  /** Tells the document, where styles and screen readers look. */
  show(): void {
    const { dataset, style } = document.documentElement
    document.documentElement.lang = this.language
    if (this.theme === 'auto') delete dataset['theme']
    else dataset['theme'] = this.theme
    dataset['motion'] = this.motion
    style.setProperty('--pace', String(PACES[this.motion]))
    style.setProperty('--growth', String(GROWTHS[this.size]))
  }
}

export const settings = new Settings()
