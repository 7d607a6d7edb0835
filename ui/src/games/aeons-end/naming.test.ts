import { expect, test } from 'vitest'
import { changedBy, woundOf } from './motion.svelte'
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

test('harm and healing are told at whom they come to', () => {
  expect(woundOf(['damaged', -1, 3, 'spark'])).toEqual(['nemesis', 3])
  expect(woundOf(['damaged', 7, 2, 'spark'])).toEqual(['card:7', 2])
  expect(woundOf(['regained', 1, 4])).toEqual(['seat:1', -4])
  expect(woundOf(['gravehold_suffered', 2, 'devastate'])).toEqual(['gravehold', 2])
  expect(woundOf(['played', 0, 3])).toBeNull()
  expect(woundOf(['damage_prevented', 7, 2, 'spark'])).toBeNull()
})

test('what has changed is ringed', () => {
  expect(changedBy(['damage_prevented', 7, 2, 'spark'])).toEqual(['card:7'])
  expect(changedBy(['player_shielded', 1, 2, 'convoke'])).toEqual(['seat:1'])
  expect(changedBy(['gravehold_shielded', 2, 'devastate'])).toEqual(['gravehold'])
  expect(changedBy(['opened', 0, 2])).toEqual(['breach:2'])
  expect(changedBy(['prepped', 0, 3, 1])).toEqual(['card:3', 'breach:1'])
})
