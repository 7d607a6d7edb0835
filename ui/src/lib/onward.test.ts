import { expect, test } from 'vitest'
import { offered, type Choice } from './things'
import { Selection } from './selection.svelte'

const KINDS = { unit: 'card', space: 'space' }
const onward = (...spaces: number[]) => spaces.map((space) => ({ choice: ['step', space], text: `Move 1 to ${space}`, names: ['space', space] as [string, number] }))
const move = (space: number, ...further: number[]) => ({ text: `Move 1 to ${space}`, path: [['unit', 1], ['space', space]] as [string, number][], forecast: [], harm: '' as const, onward: onward(...further) })
const OPTIONS = offered([['move', 1, 10], ['move', 1, 11], ['end']], [move(10, 20, 21), move(11, 21, 10), { text: 'End', path: [], forecast: [], harm: '' }], KINDS)

test('what two choices lead to is reached by one click, by the first way there is', () => {
  expect(OPTIONS.map(({ choice, then, text }) => [choice.join(' '), then?.join(' '), text])).toEqual([
    ['move 1 10', undefined, 'Move 1 to 10'], ['move 1 11', undefined, 'Move 1 to 11'], ['end', undefined, 'End'],
    ['move 1 10', 'step 20', 'Move 1 to 20'], ['move 1 10', 'step 21', 'Move 1 to 21'], // and 10 is reached without
  ])
})

test('a click chooses both', () => {
  const chosen: (Choice | undefined)[][] = []
  const selection = new Selection({ choose: (...made) => chosen.push(made), whyNot: () => undefined })
  selection.offer(1, OPTIONS)
  selection.point('card:1')
  expect(selection.mark('space:21')).toBe('can')
  selection.point('space:21')
  expect(chosen).toEqual([[['move', 1, 10], ['step', 21]]])
})

test('what is done after a choice without things is pointed at, and where there are several, asked for by buttons', () => {
  const after = (kind: string, ...towns: string[]) => towns.map((town) => ({ choice: [kind, town], text: `${kind} ${town}`, names: ['town', town] as [string, string] }))
  const opens = (kind: string, ...towns: string[]) => ({ text: `${kind} something`, path: [], forecast: [], harm: '' as const, onward: after(kind, ...towns) })
  const options = offered([['training'], ['building'], ['end']], [opens('train', 'air', 'worker'), opens('build', 'air'), { text: 'End', path: [], forecast: [], harm: '' }], { town: 'town' })
  const chosen: (Choice | undefined)[][] = []
  const selection = new Selection({ choose: (...made) => chosen.push(made), whyNot: () => undefined })
  selection.offer(1, options)

  selection.point('town:air')
  expect(selection.ended.map(({ text }) => text)).toEqual(['train air', 'build air'])
  selection.press(selection.ended[1]!)
  selection.point('town:worker')

  expect(chosen).toEqual([[['building'], ['build', 'air']], [['training'], ['train', 'worker']]])
})
