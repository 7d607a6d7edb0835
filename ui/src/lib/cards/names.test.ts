import { expect, test } from 'vitest'
import { Names } from './names'

const names = new Names([{ key: 'bauhaus', name: 'Bauhaus' }, { key: 'bank', name: 'Bauhaus Bank' }, { key: 'hidden', name: 'Hidden' }, { key: 'horde', name: 'Horda (malá)' }])
const keys = (text: string, first?: boolean): string[] => names.parts(text, first).map(({ key }) => key).filter(Boolean)

test('a text is cut at the names of cards, and stays whole', () => {
  const parts = names.parts('Honza plays Bauhaus Bank, then Hidden.')
  expect(parts).toEqual([{ text: 'Honza plays ', key: '' }, { text: 'Bauhaus Bank', key: 'bank' }, { text: ', then ', key: '' }, { text: 'Hidden', key: 'hidden' }, { text: '.', key: '' }])
})

test('the longest name counts, in whole words and as it is written', () => {
  expect(keys('the Bauhaus Bank of Bauhaus')).toEqual(['bank', 'bauhaus'])
  expect(keys('Bauhausové, hidden, Unhidden')).toEqual([])
  expect(keys('útočí Horda (malá)')).toEqual(['horde'])
})

test('in running text the first word of a sentence is no name, but several words are', () => {
  expect(keys('Hidden warriors fight. Hidden ones too, said Hidden.', false)).toEqual(['hidden'])
  expect(keys('Bauhaus Bank pays.', false)).toEqual(['bank'])
})

test('a text names each card once', () => {
  expect(names.in('Hidden finds Hidden')).toEqual([{ text: 'Hidden', key: 'hidden' }])
  expect(new Names([]).parts('nothing')).toEqual([{ text: 'nothing', key: '' }])
})
