import { expect, test } from 'vitest'
import { hyphenated } from './hyphens'

const divided = (text: string): string => hyphenated(text, 'cs').replaceAll('\u00ad', '-')

test('long Czech words are divided between syllables', () => {
  expect(divided('Startovní portál')).toBe('Star-tov-ní portál')
  expect(divided('Všepohlcující prázdnota')).toBe('Vše-pohlcu-jí-cí prázdno-ta')
  expect(divided('Mastodontský')).toBe('Mas-to-dontský')
  expect(divided('rychlochod')).toBe('rych-lo-chod')
})

test('long English words are divided between two consonants', () => {
  const english = (text: string): string => hyphenated(text, 'en').replaceAll('\u00ad', '-')
  expect(english('Consuming Void')).toBe('Con-suming Void')
  expect(english('Miscommunication')).toBe('Miscom-munication')
  expect(english('Northwestern Europe')).toBe('North-western Europe')
  expect(english('Otherworldly Gate')).toBe('Other-worldly Gate')
  expect(english('Nepharite Retreating Executioner Archinquisitor')).toBe('Nepharite Retreating Executioner Archin-quisitor')
  expect(english('Burning Spectrum Crystal')).toBe('Burning Spectrum Crystal')
})

test('words that fit in a line are not divided', () => {
  expect(hyphenated('Nemrtvý legionář', 'cs', 10)).toBe('Nemrtvý legionář')
  expect(hyphenated('Nekromutantova', 'cs', 10)).not.toBe('Nekromutantova')
})

test('short words stay as they are', () => {
  expect(divided('Mrazoví mágové')).toBe('Mrazoví mágové')
})

test('nothing is lost', () => {
  const text = 'Nejneobhospodařovávatelnější, čtrnáct'
  expect(hyphenated(text, 'cs').replaceAll('\u00ad', '')).toBe(text)
})
