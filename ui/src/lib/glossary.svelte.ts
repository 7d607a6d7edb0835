/** The terms of a game in its texts: found once for each text, explained where they stand (Term.svelte). */

import { createContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import { Glossary, type Part } from './glossary'
import type { Language } from './protocol'
import { settings } from './settings.svelte'

const known = new SvelteMap<string, Glossary>()
const asked = new Set<string>()

/** The glossary of a game, once it is there; it is asked for when it is needed for the first time. */
function glossaryOf(game: string, language: Language): Glossary | null {
  const name = `${game} ${language}`
  if (!asked.has(name)) {
    asked.add(name)
    api(language).glossary(game).then((terms) => known.set(name, new Glossary(terms)), () => asked.delete(name))
  }
  return known.get(name) ?? null
}

type Where = () => { game: string; onrule?: (rule: string) => void }
const [where, setWhere] = createContext<Where>()

/** What is below explains the terms of this game; `onrule` opens a rule there. */
export const explainTerms = (at: Where): void => void setWhere(at)

/** Where terms are explained, if they are. */
export function termsHere(): Where | null {
  try {
    return where()
  } catch {
    return null // nobody above explains any
  }
}

/** For each of several texts, the keys of the terms that stand in those before: there they are explained. */
export function explainedBefore(at: Where | null, texts: readonly string[]): ReadonlySet<string>[] {
  const seen = new Set<string>()
  return texts.map((text) => {
    const before = new Set(seen)
    for (const { term } of explained(at, text) ?? []) if (term) seen.add(term.key)
    return before
  })
}

/** A text in parts, as far as terms are explained here and now. */
export function explained(at: Where | null, text: string): readonly Part[] | null {
  const game = at && settings.terms === 'on' ? at().game : ''
  return game ? (glossaryOf(game, settings.language)?.partsOf(text) ?? null) : null
}
