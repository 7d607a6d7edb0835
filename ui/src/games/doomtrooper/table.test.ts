import { describe, expect, test, vi } from 'vitest'
import type { State } from '../../lib/protocol'
import { offered } from '../../lib/things'
import { cards, duel, front, HIDDEN, HUSSAR, LEGIONNAIRE, lying, player, SWORD, value, values } from './given'
import { namedBy } from '../../lib/things'
import { inkOfSeat } from './emblems'
import { KINDS, TOLD } from './fields'
import { meant } from './meant'
import { answersOf, cardLabel, heldBy, lyingLabel, partName, statesOf, targetName, valueText } from './naming'
import { areaTarget, blowsOf, borneBy, fightsAs, firstArea, kindPrinted, onlyAgainstOneself, out, partsOf, placeIn, playerTarget, seatsAround, widestSide } from './table'
import cs from './words/cs.json'
import en from './words/en.json'
import { saying } from './words'

vi.mock('../../lib/people', () => ({ nameAt: (seats: { name: string }[], seat: number) => seats[seat]!.name })) // it would ask the page for its language

const say = saying('en')
const STATE = { seat: 0, table: { seats: [{ kind: 'person', name: 'Anna' }, { kind: 'bot', name: 'greedy' }] } } as unknown as State

describe('a target', () => {
  test('names a player or an area of one by a number below -1', () => {
    expect(placeIn(playerTarget(1))).toEqual({ seat: 1, area: 'player' })
    expect(placeIn(areaTarget(2, 'outpost'))).toEqual({ seat: 2, area: 'outpost' })
    expect(placeIn(7)).toBeNull()
  })

  test('that is nothing need not be pointed at', () => {
    const path = (target: number) => [{ text: '', path: [['card', 5], ['target', target]] as [string, number][], forecast: [], harm: '' as const }]
    expect(offered([['play', 5, -1]], path(-1), KINDS)[0]!.path).toEqual(['card:5'])
    expect(offered([['play', 5, 9]], path(9), KINDS)[0]!.path).toEqual(['card:5', 'card:9'])
    expect(offered([['play', 5, -11]], path(-11), KINDS)[0]!.path).toEqual(['card:5', 'place:-11'])
  })

  test('is called by its card, its player, or its area and whose that is', () => {
    const name = (target: number) => targetName(STATE, front(), cards, say, target)
    expect(name(HUSSAR)).toBe('Hussar')
    expect(name(playerTarget(0))).toBe('you')
    expect(name(areaTarget(1, 'kohort'))).toBe('Kohort (greedy)')
    expect(name(-1)).toBe('')
  })
})

describe('where a number comes from', () => {
  const change = { divisor: 1, source: SWORD, kind: 'sword', cover: false }

  test('is told in the order in which it is computed: printed, beast, base, times, plus', () => {
    const from = [
      { ...change, layer: 'plus' as const, amount: -2 }, { ...change, layer: 'times' as const, amount: 2 }, { ...change, layer: 'new-base' as const, amount: 3 },
      { ...change, layer: 'base-times' as const, amount: 1, divisor: 2 },
    ]
    expect(partsOf(value(4, { changes: from }), HUSSAR).map((part) => [part.from, part.text])).toEqual([['printed', '4'], ['beast', '+3'], ['base', '÷2'], ['times', '×2'], ['plus', '−2']])
  })

  test('is one number for all that a card adds, but cover is told by itself', () => {
    const plus = (amount: number, changes = {}) => ({ ...change, layer: 'plus' as const, amount, ...changes })
    const from = [plus(1), plus(3, { source: HUSSAR }), plus(1), plus(3, { source: HUSSAR, cover: true }), { ...change, layer: 'times' as const, amount: 2 }, { ...change, layer: 'times' as const, amount: 2 }]
    expect(partsOf(value(4, { changes: from }), HUSSAR).map(({ text }) => text)).toEqual(['4', '×2', '×2', '+2', '+3', '+3'])
  })

  test('is a dash where the value is struck out', () => {
    expect(partsOf(value(0, { struck: true }), HUSSAR)[0]!.text).toBe('–')
  })

  test('is named by its card, or as cover, and never by a card that is not seen', () => {
    const part = { from: 'plus' as const, text: '+3', source: SWORD, kind: 'sword', cover: false }
    expect(partName(front(), cards, say, part, HUSSAR)).toBe('Violator Sword')
    expect(partName(front(), cards, say, { ...part, cover: true }, HUSSAR)).toBe('in cover')
    expect(partName(front(), cards, say, { ...part, source: HIDDEN, kind: '' }, HUSSAR)).toBe('a card face down')
  })
})

describe('a duel', () => {
  const side = (warrior: number, strikes: number, attack: number, armor: number) =>
    ({ warrior, group: [warrior], strikes, attack, armor, hits: attack >= 4, values: { [warrior]: values({ armor: value(armor), fight: value(attack) }) } })
  const fought = duel({ sides: [side(HUSSAR, LEGIONNAIRE, 6, 5), side(LEGIONNAIRE, HUSSAR, 3, 4)] })

  test('compares each attack with the armour of the one it strikes', () => {
    const [first, second] = blowsOf(fought)
    expect([first!.attack, first!.armor, first!.hits]).toEqual([6, 4, true])
    expect([second!.attack, second!.armor, second!.hits]).toEqual([3, 5, false])
    expect(first!.attackers.map(({ warrior, value: of }) => [warrior, of!.value])).toEqual([[HUSSAR, 6]])
  })

  test('says of a card on which side it fights', () => {
    const view = front({ duels: [fought] })
    expect([HUSSAR, LEGIONNAIRE, SWORD].map((card) => fightsAs(view, card))).toEqual(['attacker', 'defender', null])
    expect(fightsAs(front({ duels: [duel({ over: true })] }), HUSSAR)).toBeNull()
  })
})

describe('on the table', () => {
  test('what a card bears is told with what that bears', () => {
    const view = front()
    const deeper = { ...view, cards: { ...view.cards, [SWORD]: lying({ on: HUSSAR, warrior: false, attached: [9] }) } }
    expect(borneBy(deeper, HUSSAR)).toEqual([{ card: SWORD, depth: 0 }, { card: 9, depth: 1 }])
  })

  test('oneself sits last, the others in the order of play', () => {
    expect(seatsAround(4, 1)).toEqual([2, 3, 0, 1])
    expect(seatsAround(2, 0)).toEqual([1, 0])
  })

  test('the side with the most cards says how much room there must be, and a wounded warrior takes more', () => {
    const view = front({ cards: { ...front().cards, [HUSSAR]: lying({ wounded: true }) } })
    const crowded = { ...view, players: [{ ...view.players[0]!, kohort: [10, 11, 12, 13] }, view.players[1]!] }
    expect(widestSide(view)).toEqual({ cards: 4, areas: 1 })
    expect(widestSide(crowded)).toEqual({ cards: 5.3, areas: 2 })
  })

  test('an emblem is that of the deck, whatever lies on the table', () => {
    const players = [player({ affiliation: 'legion' }), player()]
    expect(inkOfSeat(front({ players }), 0)).toBe(inkOfSeat(front({ players, cards: {} }), 0))
    expect([0, 1].map((seat) => inkOfSeat(front({ players }), seat).charge)).toEqual(['spikes', 'helm'])
  })

  test('while nothing of a side lies there, its first area has its place; among many only one\'s own', () => {
    const players = [player({ affiliation: 'legion' }), player({ affiliation: 'bauhaus' })]
    expect([0, 1].map((seat) => firstArea(front({ players }), seat, seat === 0))).toEqual(['kohort', 'squad'])
    expect([0, 1, 2].map((seat) => firstArea(front({ players: [...players, player()] }), seat, seat === 0))).toEqual(['kohort', null, null])
    expect(firstArea(front(), 0, true)).toBeNull()
  })

  test('a hidden warrior is called only that', () => {
    expect(lyingLabel(STATE, front(), cards, say, HIDDEN)).toBe('a warrior face down, hidden, not paid for yet')
  })

  test('a warrior is called with its values now, how it is, and what it bears', () => {
    const view = front({ cards: { ...front().cards, [HUSSAR]: lying({ attached: [SWORD], wounded: true, values: values({ fight: value(2, { value: 4 }) }) }) } })
    expect(lyingLabel(STATE, view, cards, say, HUSSAR)).toBe('Hussar, F 4 S 3 A 4 V 2, wounded, bears Violator Sword')
  })

  test('a stolen card is called with its owner', () => {
    const owned = (owner: number) => front({ cards: { ...front().cards, [HUSSAR]: lying({ owner, controller: 1 - owner }) } })
    expect(statesOf(STATE, owned(1), cards, say, HUSSAR)).toEqual(['belongs to greedy'])
    expect(statesOf(STATE, owned(0), cards, say, HUSSAR)).toEqual(['belongs to you'])
  })

  test('what holds for a while is told of whom it is about, once, with the card that says so', () => {
    const held = { word: 'no attack', subject: HUSSAR, source: SWORD, kind: 'sword', until: 'next-turn', seat: 1 }
    const exposed = { word: 'exposed fever', subject: HUSSAR, source: LEGIONNAIRE, kind: 'legionnaire', until: '', seat: 0 }
    const view = front({ switches: [held, { ...held, word: 'no fight' }, exposed, { ...held, subject: -1, until: '' }] })
    expect(statesOf(STATE, view, cards, say, HUSSAR)).toEqual(['under Violator Sword (until the next turn of greedy)'])
    expect(statesOf(STATE, view, cards, say, LEGIONNAIRE)).toEqual([])
    expect(heldBy(STATE, view, cards, say, -1)).toEqual(['Violator Sword'])
    expect(heldBy(STATE, front({ switches: [{ ...held, seat: 0 }] }), cards, say, HUSSAR)).toEqual(['Violator Sword (until your next turn)'])
  })

  test('a warzone gives its values, and what a warrior cannot do is a dash', () => {
    expect(valueText(kindPrinted(cards, 'ruins')!, 'armor')).toBe('+3')
    expect(cardLabel(front(), cards, say, LEGIONNAIRE)).toBe('Undead Legionnaire, warrior, F 2 S – A 4 V 2')
  })
})

test('a seat that could only answer its own card is not asked', () => {
  const pending = (seat: number) => ({ pending: [{ seat, card: 9, target: -1, caster: -1, picked: [], word: '' }] })
  const mine = [['decline'], ['play', 5, 9], ['use', 6, 'spell', 9]]
  expect(onlyAgainstOneself(mine, pending(0), 0)).toEqual(['decline'])
  expect(onlyAgainstOneself(mine, pending(1), 0)).toBeNull()
  expect(onlyAgainstOneself([...mine, ['play', 7, 4]], pending(0), 0)).toBeNull()
  expect(onlyAgainstOneself(mine.slice(1), pending(0), 0)).toBeNull()
  expect(onlyAgainstOneself(mine, { pending: [] }, 0)).toBeNull()
})

test('what may be answered is named once, and what waits itself is no answer', () => {
  const view = front({ kinds: { ...front().kinds, 7: 'sword', 8: 'hussar' }, pending: [{ seat: 1, card: 8, target: -1, caster: -1, picked: [], word: '' }] })
  expect(answersOf(view, cards, [SWORD, 7, 8, null])).toEqual(['Violator Sword'])
})

describe('why not', () => {
  test('an enemy warrior is meant to be attacked, your own to seek cover', () => {
    expect(meant(front(), cards, `card:${LEGIONNAIRE}`, [])).toEqual([['attack', '', LEGIONNAIRE]])
    expect(meant(front(), cards, `card:${HUSSAR}`, [])).toEqual([['seek_cover', HUSSAR]])
  })

  test('a card of the hand is meant to be played on something still to be said, in the discard step to be discarded', () => {
    const holding = front({ kinds: { 7: 'sword' }, players: [player({ hand: [7] }), player()] })
    expect(meant(holding, cards, 'card:7', [])).toEqual([['play', 7, '']])
    expect(meant({ ...holding, step: 'discard' }, cards, 'card:7', [])).toEqual([['discard', 7]])
    expect(meant({ ...holding, kinds: { 7: 'levitation' } }, cards, 'card:7', [])).toEqual([['cast', 7, '', '']])
  })
})

test('who has lost already is out, though the others play on', () => {
  const view = front({ players: [player({ out: true }), player()] })
  expect([0, 1, 2].map((seat) => out(view, seat))).toEqual([true, false, false])
})

test('an event names its cards and players, and nobody where there is nobody', () => {
  expect(namedBy({ fields: { card: HUSSAR, kind: 'hussar', defender: LEGIONNAIRE, other: 'legionnaire' } }, TOLD)).toEqual([`card:${HUSSAR}`, `card:${LEGIONNAIRE}`])
  expect(namedBy({ fields: { seat: -1, games: 1 } }, TOLD)).toEqual([])
})

test('all is said in both languages, with the same things in it', () => {
  const given = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()
  expect(Object.keys(cs)).toEqual(Object.keys(en))
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(given(cs[key]), key).toEqual(given(en[key]))
})
