import { expect, test } from 'vitest'
import { shortName } from './naming'

const HORDE = ['Horde Slinger', 'Horde Climber', 'Beast Rider', 'Gate', 'Starting gate', 'Sneeks']

test('a name that has room stays whole', () => {
  expect(['Gate', 'Sneeks', 'Ice Golem'].map((name) => shortName(name, HORDE))).toEqual(['Gate', 'Sneeks', 'Ice Golem'])
})

test('of a long name stays the word that tells it from the others, and the beginnings of the rest if there is room', () => {
  expect(shortName('Beast Rider', HORDE)).toBe('B. Rider')
  expect(shortName('Horde Slinger', HORDE)).toBe('Slinger')
  expect(shortName('Starting gate', HORDE)).toBe('S. gate')
  expect(shortName('Starting gate', [...HORDE, 'Second gate'])).toBe('Starting')
  expect(shortName('Ledoví golemové', ['Ledoví kováři', 'Ledová hradba'])).toBe('Golemové')
})

test('wide letters take more room', () => {
  expect(shortName('Mraziví mágové', [])).toBe('Mágové')
  expect(shortName('Ledoví kováři', [])).toBe('L. kováři')
})

test('what a unit is stands before whose it is', () => {
  expect(shortName('Nájezdníci z tundry', ['Kavalerie'])).toBe('Nájezdníci')
})

test('a word that is too long by itself is cut with a stop', () => {
  expect(shortName('Lukostřelkyně', [])).toBe('Lukostře.')
})

test('where all its words are common, the last stays', () => {
  expect(shortName('Horde gate keeper', ['Horde', 'gate', 'keeper'])).toBe('Keeper')
})
