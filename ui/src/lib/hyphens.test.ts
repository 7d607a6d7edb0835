import { expect, test } from 'vitest'
import { hyphenated } from './hyphens'

const divided = (text: string): string => hyphenated(text, 'cs').replaceAll('\u00ad', '-')

test('long Czech words are divided between syllables', () => {
  expect(divided('Startovní portál')).toBe('Star-tov-ní portál')
  expect(divided('Všepohlcující prázdnota')).toBe('Vše-pohlcu-jí-cí prázdno-ta')
  expect(divided('Mastodontský')).toBe('Mas-to-dontský')
  expect(divided('rychlochod')).toBe('rych-lo-chod')
})

test('short words and English stay as they are', () => {
  expect(divided('Mrazoví mágové')).toBe('Mrazoví mágové')
  expect(hyphenated('Otherworldly Gate', 'en')).toBe('Otherworldly Gate')
})

test('nothing is lost', () => {
  const text = 'Nejneobhospodařovávatelnější, čtrnáct'
  expect(hyphenated(text, 'cs').replaceAll('\u00ad', '')).toBe(text)
})
