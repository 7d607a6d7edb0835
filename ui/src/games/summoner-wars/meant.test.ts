import { describe, expect, test } from 'vitest'
import type { CardInfo } from '../../lib/protocol'
import { meant } from './meant'
import type { View } from './table'
import type { Meant } from '../../lib/things'
import type { Choice } from './wire'

const facts = (attack: string, ...classes: string[]): CardInfo => ({ key: 'x', facts: { attack, classes } }) as unknown as CardInfo
const CARDS = { mage: facts('ranged', 'common'), gate: facts('', 'structure'), wall: facts('', 'standard', 'structure'), burn: facts('', 'standard') }
const view = (phase: string): View => ({ phase, hand: [1, 2, 3, 4], kinds: { 1: 'mage', 2: 'gate', 3: 'wall', 4: 'burn', 40: 'mage' } }) as unknown as View
const means = (phase: string, thing: string, ...likely: Meant<Choice>[]): unknown[] => meant(view(phase), CARDS, thing, likely)

describe('what is meant by pointing', () => {
  test('at a card of the hand: to bring it into play as its class wants', () => {
    expect(means('move', 'card:1')).toEqual([['summon', 1, '']])
    expect(means('move', 'card:2')).toEqual([['build', 2, '']])
    expect(means('move', 'card:3')).toEqual([['build', 3, '']])
    expect(means('move', 'card:4', ['move', 4, ''])).toEqual([['play', 4], ['move', 4, '']])
  })

  test('at a card of the hand while an effect asks for one: to give it that', () => {
    expect(means('attack', 'card:4', ['pick_card', 4])[0]).toEqual(['pick_card', 4])
  })

  test('at a card on the battlefield: never to play it from the hand', () => {
    expect(means('summon', 'card:40', ['summon', 40, ''], ['play', 40])).toEqual([['move', 40, '']])
    expect(means('move', 'card:40', ['move', 40, ''], ['play', 40])).toEqual([['move', 40, '']])
  })

  test('at a card or a space of which no option speaks: to do with it what the phase is about', () => {
    expect(means('move', 'card:40')).toEqual([['move', 40, '']])
    expect(means('attack', 'card:40')).toEqual([['attack', 40, '']])
    expect(means('summon', 'space:7')).toEqual([['summon', '', 7]])
    expect(means('build', 'space:7')).toEqual([['build', '', 7]])
    expect(means('magic', 'space:7')).toEqual([['move', '', 7]])
  })

  test('where options speak of spaces: what they make likely', () => {
    expect(means('build', 'space:7', ['force', 5, 7])).toEqual([['force', 5, 7]])
  })
})
