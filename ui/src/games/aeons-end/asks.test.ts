import { expect, test } from 'vitest'
import { asks } from './asks'
import { cards, siege } from './given'

const SPARK = 3

test('the question follows the spell that is chosen', () => {
  expect(asks(siege(), cards, 'en', 'prep', `card:${SPARK}`)).toBe('At which breach do you prep Spark?')
  expect(asks(siege(), cards, 'cs', 'prep', `card:${SPARK}`)).toBe('Na které trhlině připravíte kouzlo Spark?')
})

test('where there are no words for it, nothing is asked', () => {
  expect(asks(siege(), cards, 'en', 'play', `card:${SPARK}`)).toBe('')
  expect(asks(siege(), cards, 'en', 'prep', 'card:99')).toBe('')
})
