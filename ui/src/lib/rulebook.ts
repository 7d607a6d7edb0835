/** Finding things in a rulebook. */

import { plain } from './plain'
import type { BookBlock, BookChapterInfo, ExampleInfo, RulebookInfo, RuleInfo } from './protocol'

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

/** The words that are looked for. */
export const wordsIn = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean)

/** The chapters of the book in which every wanted word stands, each with only the paragraphs and pictures in which one of them does. */
export function chaptersWith(book: readonly BookChapterInfo[], wanted: string): BookChapterInfo[] {
  const words = wordsIn(wanted)
  if (words.length === 0) return [...book]
  const said = ({ text }: BookBlock): string => plain(text.map((part) => part.text).join(' '))
  const whole = (chapter: BookChapterInfo): string => [plain(chapter.title), ...chapter.blocks.map(said), ...chapter.pictures.map(({ caption }) => plain(caption))].join(' ')
  const has = (text: string): boolean => words.some((word) => text.includes(word))
  return book
    .filter((chapter) => words.every((word) => whole(chapter).includes(word)))
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => has(said(block))), pictures: chapter.pictures.filter(({ caption }) => has(plain(caption))), lessons: [] }))
}

export const rulePath = (game: string, rule: string): string => `/rules/${game}#${rule}`
