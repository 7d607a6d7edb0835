import { expect, test } from 'vitest'
import { cards, mage, siege } from './given'
import { breachId, DEVOURED, pilesByType, playerOf, pricesOf, printed, tells, topOfPile } from './table'

test('a breach costs what its upper sector says, and focusing what is printed', () => {
  expect(pricesOf(siege(), cards, 0, 1)).toEqual({ focus: 2, open: 3 })
  expect(pricesOf(siege(), cards, 0, 3)).toEqual({ focus: 4, open: 10 })
})

test('a breach in the last position can only be opened; an open one and one that is gone cost nothing', () => {
  const view = siege({ mages: [mage({ breaches: [4, 3, 1, -1] })] })
  expect(pricesOf(view, cards, 0, 1)).toEqual({ focus: null, open: 2 })
  expect(pricesOf(view, cards, 0, 0)).toBeNull()
  expect(pricesOf(view, cards, 0, 3)).toBeNull()
})

test('what is taken off the price is taken off for the active player only, and not below 0', () => {
  const view = siege({ discount: 3 })
  expect(pricesOf(view, cards, 0, 1)).toEqual({ focus: 0, open: 0 })
  expect(pricesOf(view, cards, 1, 1)).toEqual({ focus: 2, open: 3 })
})

test('each seat has four breaches of its own', () => {
  expect([breachId(0, 3), breachId(1, 0), breachId(3, 3)]).toEqual([3, 4, 15])
})

test('the top of the devoured pile is the card that was put there last', () => {
  const view = siege()
  view.nemesis.devoured = [6, 5]
  expect(topOfPile(view, DEVOURED)).toEqual({ kind: 'jade', count: 2 })
  expect(topOfPile(view, 1)).toEqual({ kind: 'bottled-vortex', count: 1 })
})

test('piles stand by type, and a card whose face is not known has nothing printed', () => {
  expect(pilesByType(siege(), cards)).toEqual([{ type: 'gem', piles: [0] }, { type: 'relic', piles: [1] }, { type: 'spell', piles: [] }])
  expect(printed(siege(), cards, 99)).toBeNull()
})

test('a question is told with the text of the card, the nemesis or the mage by which it is asked', () => {
  const read = (text: string) => ({ key: '', name: '', facts: { text, unleash: `${text}!` } }) as unknown as typeof cards[string]
  const texts = { ...cards, spark: read('Deal 1 damage.'), 'nemesis-rageborne': read('Gain fury'), 'mage-mist': read('Look ahead.') }
  expect(tells(siege(), texts, { card: 3, amount: 1 })).toBe('Deal 1 damage.')
  expect(tells(siege(), texts, { card: -1 })).toBe('Gain fury!')
  expect(tells(siege(), texts, { card: -2 })).toBe('Look ahead.')
  expect(tells(siege(), texts, { amount: 1 })).toBe('')
  expect(tells(siege(), texts, { card: 99 })).toBe('')
})

test('a turn order card names a player, or nobody', () => {
  expect([playerOf('player-2'), playerOf('nemesis'), playerOf('wild')]).toEqual([1, -1, -1])
})
