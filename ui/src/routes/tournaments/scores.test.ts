import { expect, test } from 'vitest'
import type { TournamentState } from '../../lib/protocol'
import { ownMatch, percent, points, timeLeft } from './scores'

const days = (count: number): string => `${count} days`

test('time is told in minutes, hours or days', () => {
  expect([59, 61, 3_661, 200_000, -5].map((seconds) => timeLeft(seconds, days))).toEqual(['0:59', '1:01', '1:01:01', '2 days', '0:00'])
})

test('halves and shares are written as people do', () => {
  expect([0, 0.5, 1, 1.5].map(points)).toEqual(['0', '½', '1', '1½'])
  expect([percent(2 / 3, 'en'), percent(2 / 3, 'cs')]).toEqual(['66.7', '66,7'])
})

test('your match is that of the last round, from your side', () => {
  const table = { number: 1, players: [7, 3], score: [0, 1], is_open: true, unfinished: false, absent: [], table: 'x', game: 2, called: false }
  const state = { you: 3, players: [{ number: 7, name: 'Ann' }, { number: 3, name: 'Bob' }], rounds: [{ tables: [table], byes: [] }] } as unknown as TournamentState

  expect(ownMatch(state)).toMatchObject({ round: 1, own: 1, theirs: 0, opponent: 'Ann' })
  expect(ownMatch({ ...state, you: 0 })).toBeUndefined()
})
