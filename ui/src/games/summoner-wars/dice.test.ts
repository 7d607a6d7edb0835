import { expect, test } from 'vitest'
import { facesOf, hits, lieOfDice, saidToTheLeft } from './dice'

test('each face shows its symbols', () => {
  expect(facesOf('1456')).toEqual([['melee', 'ranged'], ['ranged', 'special'], ['melee', 'special'], ['melee']])
})

test('only the symbols of this kind of attack are counted', () => {
  expect(hits('1456', 'melee')).toBe(3)
  expect(hits('1456', 'ranged')).toBe(2)
  expect(hits('1456', '')).toBe(0)
})

const EMPTY = (): number => 0
const EMPTY_SPACE = (): boolean => false

test('dice lie beside their target, to the right if there is room', () => {
  expect(lieOfDice({ row: 4, column: 2 }, 8, 6, EMPTY)).toEqual({ row: 4, column: 3 })
  expect(lieOfDice({ row: 4, column: 5 }, 8, 6, EMPTY)).toEqual({ row: 4, column: 3 })
})

test('dice cover neither what can be chosen nor a piece, if they can lie elsewhere', () => {
  const weight = (row: number, column: number): number => (row === 4 && column > 2 ? 10 : row === 4 && column < 2 ? 3 : 0)
  expect(lieOfDice({ row: 4, column: 2 }, 8, 6, weight)).toEqual({ row: 5, column: 3 })
})

test('what is said of a space stands beside it on no piece, if there is room', () => {
  const attacker = (row: number, column: number): boolean => row === 4 && column === 2
  expect(saidToTheLeft({ row: 4, column: 3 }, 6, EMPTY_SPACE)).toBe(true)
  expect(saidToTheLeft({ row: 4, column: 3 }, 6, attacker)).toBe(false)
  expect(saidToTheLeft({ row: 4, column: 1 }, 6, attacker)).toBe(false) // to the left of it there is no room
  expect(saidToTheLeft({ row: 4, column: 2 }, 6, (_, column) => column === 3)).toBe(true)
  expect(saidToTheLeft({ row: 4, column: 3 }, 6, () => true)).toBe(true)
})

test('dice never lie on their target', () => {
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 6; column++) {
      const lie = lieOfDice({ row, column }, 8, 6, (down) => (down === row ? 0 : 99))
      expect(lie.row === row && [lie.column, lie.column + 1].includes(column), `${row} ${column}`).toBe(false)
    }
})
