import { describe, expect, test } from 'vitest'
import type { LibraryCard, LibraryInfo } from '../../lib/protocol'
import { columnsIn, rowsInSight } from './rows'
import { counted, found, indexed, NOTHING, readWanted, sorted, switched, withFact, written, type Wanted } from './search'

function card(key: string, name: string, changes: Partial<LibraryCard> = {}): LibraryCard {
  return { key, kind: 'warrior', set: 'first', name, also: name, text: '', facts: {}, sure: true, playable: true, drawn: null, ...changes }
}

const LIBRARY: LibraryInfo = {
  game: 'doomtrooper', name: 'Doomtrooper',
  filters: [
    { key: 'kind', label: 'kind', values: [{ key: 'warrior', name: 'warrior' }, { key: 'art', name: 'Art' }] },
    { key: 'affiliation', label: 'affiliation', values: [{ key: 'bauhaus', name: 'Bauhaus' }, { key: 'legion', name: 'Dark Legion' }] },
    { key: 'fight', label: 'Fight', values: [] },
  ],
  cards: [
    card('hussar', 'Hussar', { also: 'Husar', facts: { affiliation: ['bauhaus'], fight: [2] } }),
    card('ranger', 'Venusian Ranger', { also: 'Jezdec Venuše', text: 'Immune to a hussar.', facts: { affiliation: ['bauhaus'], fight: [4] } }),
    card('curse', 'Curse', { also: 'Kletba', kind: 'art', sure: false, facts: { affiliation: ['legion', 'bauhaus'] } }),
  ],
  decks: [{ key: 'rangers', name: 'Rangers', cards: { ranger: 4 } }, { key: 'all', name: 'All', cards: { ranger: 1, hussar: 2 } }],
}
const ALL = indexed(LIBRARY)
const keys = (wanted: Partial<Wanted>, but = ''): string[] => sorted(found(ALL, [LIBRARY], { ...NOTHING, ...wanted }, but), { ...NOTHING, ...wanted }, 'en').map((each) => each.card.key)

describe('what is searched for', () => {
  test('a name is found in both languages, without capitals and accents', () => {
    expect(keys({ text: 'VENUSIAN' })).toEqual(['ranger'])
    expect(keys({ text: 'venuse' })).toEqual(['ranger'])
    expect(keys({ text: 'kletba' })).toEqual(['curse'])
  })
  test('all words must be there, in the text or in the names of facts too', () => {
    expect(keys({ text: 'immune bauhaus' })).toEqual(['ranger'])
    expect(keys({ text: 'immune legion' })).toEqual([])
  })
  test('names that begin with what is typed come first', () => {
    expect(keys({ text: 'hus' })).toEqual(['hussar', 'ranger'])
  })
})

describe('filters', () => {
  test('one of the values of each filter must be there', () => {
    expect(keys({ facts: { affiliation: ['legion', 'bauhaus'] } })).toEqual(['hussar', 'ranger', 'curse'])
    expect(keys({ facts: { affiliation: ['legion'], kind: ['warrior'] } })).toEqual([])
    expect(keys({ facts: { kind: ['art'] } })).toEqual(['curse'])
    expect(keys({ facts: { sure: ['no'] } })).toEqual(['curse'])
  })
  test('a number lies in a range; what has no such number does not', () => {
    expect(keys({ facts: { fight: ['3-'] } })).toEqual(['ranger'])
    expect(keys({ facts: { fight: ['-3'] } })).toEqual(['hussar'])
    expect(keys({ facts: { fight: ['2-4'] } })).toEqual(['hussar', 'ranger'])
  })
  test('a deck leaves its cards, an unknown one none', () => {
    expect(keys({ deck: 'rangers' })).toEqual(['ranger'])
    expect(keys({ deck: 'nowhere' })).toEqual([])
  })
  test('a filter counts what the others leave', () => {
    const wanted = { facts: { kind: ['art'], affiliation: ['bauhaus'] } }
    const left = found(ALL, [LIBRARY], { ...NOTHING, ...wanted }, 'kind')
    expect([...counted(left, 'kind')]).toEqual([['warrior', 2], ['art', 1]])
  })
  test('a value is put in, and taken out again', () => {
    const once = switched(NOTHING, 'kind', 'art')
    expect(once.facts).toEqual({ kind: ['art'] })
    expect(switched(once, 'kind', 'art')).toEqual(NOTHING)
    expect(withFact(once, 'fight', ['2-']).facts).toEqual({ kind: ['art'], fight: ['2-'] })
  })
})

test('cards are in the order that is wanted', () => {
  expect(keys({ order: 'name' })).toEqual(['curse', 'hussar', 'ranger'])
  expect(keys({ order: 'decks' })).toEqual(['ranger', 'hussar', 'curse'])
})

test('every state of a search has an address, which is read as it was written', () => {
  const wanted: Wanted = { text: 'útok & více', facts: { kind: ['art', 'warrior'], fight: ['2-'] }, deck: 'all', layout: 'list', order: 'name' }
  expect(readWanted(written(wanted))).toEqual(wanted)
  expect(written(NOTHING)).toBe('')
  expect(written({ ...NOTHING, facts: { kind: ['art', 'warrior'] } })).toBe('?kind=art,warrior')
  expect(readWanted('?view=other&order=other&kind=,')).toEqual(NOTHING)
})

describe('rows in sight', () => {
  test('only the rows in the window are drawn, and a few around them', () => {
    expect(rowsInSight({ top: 100, bottom: 900, height: 200, rows: 500 })).toEqual([0, 7])
    expect(rowsInSight({ top: -20_000, bottom: 900, height: 200, rows: 500 })).toEqual([97, 108])
    expect(rowsInSight({ top: -99_000, bottom: 900, height: 200, rows: 500 })).toEqual([492, 500])
  })
  test('a list that lies elsewhere draws nothing that does not exist', () => {
    expect(rowsInSight({ top: -99_000, bottom: 900, height: 200, rows: 3 })).toEqual([3, 3])
    expect(rowsInSight({ top: 0, bottom: 900, height: 200, rows: 0 })).toEqual([0, 0])
  })
  test('three cards stand side by side on the narrowest phone, and as many as fit on a wall', () => {
    expect(columnsIn(344, 116, 14)).toEqual({ columns: 3, wide: 105 })
    expect(columnsIn(3200, 116, 14)).toEqual({ columns: 24, wide: 116 })
  })
})
