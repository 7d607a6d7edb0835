import { beforeAll, expect, test } from 'vitest'
import type { GameInfo, TableInfo } from '../../lib/protocol'
import { loadWords } from '../../lib/words'
import { clockInWords } from '../../lib/clockWords'
import { forkInWords, playsWith } from './invitation'

const GAME = { options: [{ name: 'first', labels: { 'seat-1': 'the first' } }, { name: 'deck-1', labels: { pd: 'Phoenix Elves' } }, { name: 'deck-2', labels: { to: 'Tundra Orcs' } }] } as unknown as GameInfo
const TABLE = { options: { first: 'seat-1', 'deck-1': 'pd', 'deck-2': 'file: mine' } } as unknown as TableInfo

beforeAll(() => loadWords('en'))

test('each seat plays with what was chosen for it, by its name', () => {
  expect(playsWith(TABLE, GAME, 0)).toBe('Phoenix Elves')
  expect(playsWith(TABLE, GAME, 1)).toBe('file: mine')
  expect(playsWith(TABLE, GAME, 2)).toBe('')
  expect(playsWith(TABLE, undefined, 0)).toBe('')
})

test('what chance has dealt is told by its name, and of a deck that is nobody else\'s business nothing', () => {
  expect(playsWith(TABLE, GAME, 1, 'to')).toBe('Tundra Orcs')
  expect(playsWith(TABLE, GAME, 1, '')).toBe('')
})

test('a clock is told in the largest unit that fits', () => {
  expect(clockInWords(null)).toBe('none')
  expect(clockInWords({ kind: 'match', seconds: 600, increment: 10 })).toBe('10 min + 10 s')
  expect(clockInWords({ kind: 'match', seconds: 604800, increment: 86400 })).toBe('7 d + 1 d')
  expect(clockInWords({ kind: 'match', seconds: 90 })).toBe('90 s')
  expect(clockInWords({ kind: 'move', seconds: 86400 })).toBe('1 d per decision')
})

test('a fork says where it comes from, and whether its hidden cards were dealt anew', () => {
  const of = (facts: Partial<TableInfo>): string => forkInWords({ origin: '', origin_at: 0, redealt: false, status: 'waiting', ...facts } as TableInfo)
  expect(of({})).toBe('')
  expect(of({ origin_at: 7 })).toContain('unless everybody here played in it')
  expect(of({ origin_at: 7, redealt: true })).toContain('were dealt anew')
  expect(of({ origin: 'journal', origin_at: 7 })).toContain('uploaded file')
  expect(of({ origin: 'journal', origin_at: 7, status: 'over' })).toBe('')
})
