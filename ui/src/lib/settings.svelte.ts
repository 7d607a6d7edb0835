/** What this browser remembers: language, light or dark, how fast things move, whether they sound. */

import type { Language } from './protocol'

export type Theme = 'auto' | 'light' | 'dark'

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const found = localStorage.getItem(`herna-${name}`)
  return allowed.find((each) => each === found) ?? otherwise
}

const spoken = (): Language =>
  navigator.languages.find((each) => /^(cs|sk|en)/.test(each))?.match(/^(cs|sk)/) ? 'cs' : 'en'

class Settings {
  language = $state<Language>(kept('language', ['en', 'cs'] as const, spoken()))
  theme = $state<Theme>(kept('theme', ['auto', 'light', 'dark'] as const, 'auto'))

  speak(language: Language): void {
    this.language = language
    localStorage.setItem('herna-language', language)
    this.show()
  }

  shine(theme: Theme): void {
    this.theme = theme
    localStorage.setItem('herna-theme', theme)
    this.show()
  }

  /** Tells the document, where styles and screen readers look. */
  show(): void {
    const { dataset } = document.documentElement
    document.documentElement.lang = this.language
    if (this.theme === 'auto') delete dataset['theme']
    else dataset['theme'] = this.theme
  }
}

export const settings = new Settings()
