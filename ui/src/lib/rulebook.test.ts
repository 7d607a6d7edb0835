import { describe, expect, test } from 'vitest'
import type { BookChapterInfo, RulebookInfo, SourceInfo } from './protocol'
import { withMarked } from './plain'
import { chapters, chaptersWith, matching } from './rulebook'

const source: SourceInfo = { basis: 'printed', text: '', heading: '', language: 'cs' }

function book(move: string, attack: string, example: string): RulebookInfo {
  return {
    chapters: [{ id: 'G-MOVE', title: move }, { id: 'G-ATK', title: attack }],
    rules: [
      { id: 'G-MOVE-01', chapter: 'G-MOVE', title: move, text: '', source },
      { id: 'G-ATK-01', chapter: 'G-ATK', title: attack, text: '', source },
    ],
    examples: [{ id: 'G-EX-1', title: example, given: '', when: '', then: '', rules: ['G-ATK-01'], source }],
  }
}
const ENGLISH = book('Two steps', 'An attack', 'The archer')
const CZECH = book('Dva kroky', 'Útok', 'Lukostřelec')
const found = (wanted: string): string[] =>
  chapters(ENGLISH, matching([ENGLISH, CZECH], wanted)).flatMap(({ entries }) => entries.map(({ rule }) => rule.id))

describe('a rulebook', () => {
  test('is read chapter by chapter, each rule with its examples', () => {
    const [first, second] = chapters(ENGLISH, null)

    expect(first?.entries.map(({ rule }) => rule.id)).toEqual(['G-MOVE-01'])
    expect(second?.entries[0]?.examples.map(({ id }) => id)).toEqual(['G-EX-1'])
  })

  test('is searched in both languages, without regard to marks', () => {
    expect(found('steps two')).toEqual(['G-MOVE-01'])
    expect(found('utok')).toEqual(['G-ATK-01'])
    expect(found('g-move')).toEqual(['G-MOVE-01'])
    expect(found('dragon')).toEqual([])
  })

  test('is opened at a rule whose whole number is given, and not where others name it', () => {
    const naming = { ...ENGLISH, rules: ENGLISH.rules.map((rule) => ({ ...rule, text: 'see G-ATK-01' })) }

    expect([...matching([naming], 'g-atk-01')]).toEqual(['G-ATK-01'])
  })

  test('finds a rule by its example', () => {
    expect(found('archer')).toEqual(['G-ATK-01'])
    expect(found('lukostřelec')).toEqual(['G-ATK-01'])
  })
})

describe('the book', () => {
  const told = (key: string, ...text: string[]): BookChapterInfo => ({ key, title: key, blocks: [{ item: false, text: text.map((part) => ({ text: part, rule: '', lesson: '', title: '', explains: '' })) }], pictures: [], rules: [], lessons: [] })
  const BOOK = [told('pohyb', 'Pohněte ', 'třemi', ' jednotkami.'), told('útok', 'Zaútočte jednotkami.')]

  test('is searched by words, without regard to marks and to where links begin', () => {
    expect(chaptersWith(BOOK, 'POHNETE tremi').map(({ key }) => key)).toEqual(['pohyb'])
    expect(chaptersWith(BOOK, 'jednotkami')).toHaveLength(2)
    expect(chaptersWith(BOOK, 'nic')).toEqual([])
  })

  test('shows only the paragraphs in which something stands that is looked for', () => {
    const [found] = chaptersWith([{ ...BOOK[0]!, blocks: [...BOOK[0]!.blocks, ...BOOK[1]!.blocks] }], 'zautocte')
    expect(found!.blocks).toEqual(BOOK[1]!.blocks)
  })

  test('marks what is looked for, with the marks of its letters', () => {
    expect(withMarked('Útok a ÚTOČIŠTĚ', ['uto'])).toEqual(['', 'Úto', 'k a ', 'ÚTO', 'ČIŠTĚ'])
    expect(withMarked('Útok', ['pohyb'])).toEqual(['Útok'])
    expect(withMarked('aaa', ['aa', 'a'])).toEqual(['', 'aaa'])
    expect(withMarked('', ['a'])).toEqual([])
  })

  test('is whole where nothing is looked for', () => {
    expect(chaptersWith(BOOK, ' ')).toEqual(BOOK)
  })
})
