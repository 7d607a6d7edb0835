import { expect, test } from 'vitest'
import { mageBearer, nemesisBearer } from './emblems'
import { cards, siege } from './given'
import { inPlayName, mageName, pileName, toCome } from './naming'
import { saying } from './words'
import cs from './words/cs.json'
import en from './words/en.json'

const say = saying('en')

test('a label says everything that is seen', () => {
  expect(pileName(siege(), cards, say, 0)).toBe('Jade, gem, cost 2, cards left 2')
  expect(inPlayName(siege(), cards, say, { card: 7, tokens: 2 })).toBe('Eye of Nothing, power, power tokens 2, to discard: Spend 6 aether.')
  expect(mageName(siege(), cards, say, 0)).toBe('Mist, Dagger Captain, life 10 of 10, charges 0 of 5')
})

test('what may come is told in no order, each kind once', () => {
  const view = siege({ turn_order: { deck: [null, null, null], discard: [], holds: ['nemesis', 'nemesis', 'player-2'] } })
  expect(toCome(view, cards, say)).toBe('To come: 2× nemesis, Brama')
  expect(toCome(siege({ turn_order: { deck: [], discard: [], holds: [] } }), cards, say)).toContain('shuffled anew')
})

test('both languages say the same things', () => {
  expect(Object.keys(cs)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) expect(cs[key as keyof typeof cs].match(/\{\w+\}/g) ?? [], key).toEqual(text.match(/\{\w+\}/g) ?? [])
})

test('each mage and each nemesis has an ink and a charge of its own', () => {
  const mages = ['adelheim', 'brama', 'jian', 'kadir', 'lash', 'mist', 'phaedraxa', 'xaxos'].map(mageBearer)
  const nemeses = ['rageborne', 'carapace-queen', 'crooked-mask', 'prince-of-gluttons'].map(nemesisBearer)
  for (const bearers of [mages, nemeses]) {
    for (const each of ['ink', 'charge', 'hatching'] as const) expect(new Set(bearers.map((bearer) => bearer[each])).size).toBe(bearers.length)
  }
})
