/** Finding things in a rulebook. */

import { plain } from './plain'
import type { BookChapterInfo, ExampleInfo, RulebookInfo, RuleInfo } from './protocol'

/** A rule with its examples, as it is read. */
export interface Entry {
  rule: RuleInfo
  examples: ExampleInfo[]
}

export interface Chapter {
  id: string
  title: string
  entries: Entry[]
}

/** The IDs of the rules and examples in which every wanted word stands, in either language; a whole ID
 * wants that one. */
export function matching(books: readonly RulebookInfo[], wanted: string): Set<string> {
  const exact = books.flatMap(({ rules, examples }) => [...rules, ...examples]).find(({ id }) => plain(id) === plain(wanted))
  if (exact) return new Set([exact.id])
  const words = plain(wanted).split(/\s+/)
  const told = books.flatMap(({ rules, examples }) => [
    ...rules.map(({ id, title, text }) => [id, `${id} ${title} ${text}`] as const),
    ...examples.map(({ id, title, given, when, then }) => [id, `${id} ${title} ${given} ${when} ${then}`] as const),
  ])
  return new Set(told.filter(([, text]) => words.every((word) => plain(text).includes(word))).map(([id]) => id))
}

/** The book chapter by chapter: all of it, or what fits (a rule also when one of its examples does). */
export function chapters(book: RulebookInfo, fits: ReadonlySet<string> | null): Chapter[] {
  const examples = new Map<string, ExampleInfo[]>()
  for (const example of book.examples) for (const id of example.rules) examples.set(id, [...(examples.get(id) ?? []), example])
  const entries = book.rules
    .map((rule) => ({ rule, examples: examples.get(rule.id) ?? [] }))
    .filter(({ rule, examples }) => fits === null || fits.has(rule.id) || examples.some(({ id }) => fits.has(id)))
  return book.chapters
    .map(({ id, title }) => ({ id, title, entries: entries.filter(({ rule }) => rule.chapter === id) }))
    .filter(({ entries }) => entries.length > 0)
}

export const bookPath = (game: string, chapter = ''): string => `/rules/${game}/book${chapter && `#${chapter}`}`

/** The chapters of the book in which every wanted word stands. */
export function chaptersWith(book: readonly BookChapterInfo[], wanted: string): BookChapterInfo[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const told = (chapter: BookChapterInfo): string => plain([chapter.title, ...chapter.blocks.flatMap(({ text }) => text.map((part) => part.text)), ...chapter.pictures.map(({ caption }) => caption)].join(' '))
  return book.filter((chapter) => words.every((word) => told(chapter).includes(word)))
}

export const rulePath = (game: string, rule: string): string => `/rules/${game}#${rule}`
