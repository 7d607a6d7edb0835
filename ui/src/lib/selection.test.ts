import { beforeEach, describe, expect, test } from 'vitest'
import { Selection } from './selection.svelte'
import { alsoPossible, candidates, decided, imagined, implied, offered, type Choice, type Offered, type Thing } from './things'

const KINDS = { unit: 'card', card: 'card', target: 'card', space: 'space' }

/** Two units may move, one may also attack or use one of two abilities; or the phase ends. */
const OPTIONS = offered(
  [
    ['move', 1, 10],
    ['move', 1, 11],
    ['move', 2, 11],
    ['attack', 1, 7],
    ['use', 3, 'heal'],
    ['use', 3, 'harm'],
    ['play', 4],
    ['end_phase'],
  ],
  [
    { text: 'Move 1 to 10', path: [['unit', 1], ['space', 10]], forecast: [], harm: '' },
    { text: 'Move 1 to 11', path: [['unit', 1], ['space', 11]], forecast: [], harm: '' },
    { text: 'Move 2 to 11', path: [['unit', 2], ['space', 11]], forecast: [], harm: '' },
    { text: 'Attack 7', path: [['unit', 1], ['target', 7]], forecast: [{ key: 'destroys', text: '93%', label: 'chance to eliminate' }], harm: 'others' },
    { text: 'Heal', path: [['card', 3], ['effect', 'heal']], forecast: [], harm: '' },
    { text: 'Harm', path: [['card', 3], ['effect', 'harm']], forecast: [], harm: '' },
    { text: 'Play 4', path: [['card', 4]], forecast: [], harm: '' },
    { text: 'End the phase', path: [], forecast: [], harm: '' },
  ],
  KINDS,
)

describe('paths over things', () => {
  test('fields that name no thing are left out of a path', () => {
    expect(OPTIONS[0]!.path).toEqual(['card:1', 'space:10'])
    expect(OPTIONS[4]!.path).toEqual(['card:3'])
    expect(OPTIONS[7]!.path).toEqual([])
  })

  test('first every beginning can be pointed at, then what follows on the path', () => {
    expect(candidates(OPTIONS, [])).toEqual(new Set(['card:1', 'card:2', 'card:3', 'card:4']))
    expect(candidates(OPTIONS, ['card:1'])).toEqual(new Set(['space:10', 'space:11', 'card:7']))
  })

  test('once a path is taken, the beginnings of others are also possible', () => {
    expect(alsoPossible(OPTIONS, [])).toEqual(new Set())
    expect(alsoPossible(OPTIONS, ['card:1'])).toEqual(new Set(['card:2', 'card:3', 'card:4']))
  })

  test('an option is decided only when nothing else is left', () => {
    expect(decided(OPTIONS, ['card:1'])).toBeNull()
    expect(decided(OPTIONS, ['card:1', 'space:11'])?.choice).toEqual(['move', 1, 11])
    expect(decided(OPTIONS, ['card:3'])).toBeNull()
    expect(decided(OPTIONS, ['card:4'])?.choice).toEqual(['play', 4])
  })

  test('the choice that was meant is the path so far with the other thing in its place', () => {
    expect(imagined(OPTIONS, ['card:1'], 'space:30')).toEqual([['move', 1, 30]])
    expect(imagined(OPTIONS, ['card:1'], 'card:8')[0]).toEqual(['attack', 1, 8])
    expect(imagined(OPTIONS, [], 'card:9').map(([kind, first]) => [kind, first])).toEqual([
      ['move', 9], ['attack', 9], ['use', 9], ['play', 9],
    ])
  })

  test('what was not pointed at yet is empty in what was meant', () => {
    expect(imagined(OPTIONS, [], 'card:9')).toContainEqual(['move', 9, ''])
    expect(imagined(OPTIONS, [], 'space:30')).toEqual([['move', '', 30]])
  })

  test('what all options share need not be pointed at, except for the last step', () => {
    const force = OPTIONS.slice(0, 2)

    expect(implied(OPTIONS)).toEqual([])
    expect(implied([...force, OPTIONS[7]!])).toEqual([]) // one may do without: it is not taken in hand by itself
    expect(implied([...force, OPTIONS[7]!], new Set(['card:1']))).toEqual(['card:1']) // unless it is what the question is about
    expect(implied(force.slice(0, 1))).toEqual(['card:1'])
    expect(implied([OPTIONS[6]!])).toEqual([])
    expect(implied([OPTIONS[4]!, OPTIONS[5]!])).toEqual([])
    expect(implied([OPTIONS[7]!])).toEqual([])
  })

  test('a thing in two fields of one choice is replaced only where it was pointed at', () => {
    const swap = offered([['swap', 5, 5]], [{ text: '', path: [['card', 5], ['target', 5]], forecast: [], harm: '' }], KINDS)

    expect(imagined(swap, ['card:5'], 'card:6')[0]).toEqual(['swap', 5, 6])
  })
})

/** A heap of pieces is named by its kind and its space together. */
describe('things that several fields name', () => {
  const HEAPS = offered(
    [['move', 'ground', 3, 4], ['move', 'worker', 3, 5], ['lose', 1, 'air', 3], ['train', 'air']],
    [
      { text: '', path: [['piece', 'ground'], ['start', 3], ['to', 4]], forecast: [], harm: '' },
      { text: '', path: [['piece', 'worker'], ['start', 3], ['to', 5]], forecast: [], harm: '' },
      { text: '', path: [['owner', 1], ['piece', 'air'], ['space', 3]], forecast: [], harm: '' },
      { text: '', path: [['piece', 'air']], forecast: [], harm: '' },
    ],
    { piece: 'town', 'piece start': 'heap', 'owner piece space': 'heap', to: 'space', space: 'space' },
  )

  test('the most fields that name a thing together are one step of the path', () => {
    expect(HEAPS.map(({ path }) => path)).toEqual([['heap:ground.3', 'space:4'], ['heap:worker.3', 'space:5'], ['heap:1.air.3'], ['town:air']])
  })

  test('asking why not about one says all its fields', () => {
    expect(imagined(HEAPS, [], 'heap:air.7')).toEqual([['move', 'air', 7, '']])
    expect(imagined(HEAPS, ['heap:ground.3'], 'space:9')).toContainEqual(['move', 'ground', 3, 9])
    expect(imagined(HEAPS, [], 'heap:0.air.7')).toEqual([['lose', 0, 'air', 7]])
  })
})

describe('a selection', () => {
  let chosen: Choice[]
  let asked: [Thing, Choice[]][]
  let selection: Selection

  beforeEach(() => {
    chosen = []
    asked = []
    selection = new Selection({ choose: (choice) => chosen.push(choice), whyNot: (thing, choices) => asked.push([thing, choices]) })
    selection.offer(1, OPTIONS)
  })

  describe('harming one’s own side', () => {
    const attack = (unit: number, target: number, harm: 'own' | 'others' | 'cost') => ({ choice: ['attack', unit, target], words: { text: '', path: [['unit', unit], ['target', target]] as [string, number][], forecast: [], harm } })
    const all = [attack(1, 7, 'others'), attack(1, 2, 'own'), attack(1, 5, 'own'), attack(2, 7, 'others')]
    const careful = (options = all) => offered(options.map(({ choice }) => choice), options.map(({ words }) => words), KINDS)
    beforeEach(() => {
      selection.offer(2, careful())
      selection.point('card:1')
    })

    test('is marked otherwise than harming others', () => {
      expect(['card:7', 'card:2', 'card:5'].map((thing) => selection.mark(thing))).toEqual(['target', 'careful', 'careful'])
    })

    test('takes a second click', () => {
      selection.point('card:5')
      expect([chosen, selection.doubt?.choice, selection.chosen]).toEqual([[], ['attack', 1, 5], ['card:1']])
      selection.point('card:5')
      expect(chosen).toEqual([['attack', 1, 5]])
    })

    test('is never done at once to what one could choose instead: that is chosen, and the harm only by saying so', () => {
      selection.point('card:2')
      expect([chosen, selection.chosen]).toEqual([[], ['card:2']])
      selection.point('card:7')
      expect(chosen).toEqual([['attack', 2, 7]])
      selection.point('card:1')
      selection.point('card:2')
      selection.sure()
      expect(chosen.at(-1)).toEqual(['attack', 1, 2])
    })

    test('is forgotten by a step back, and by pointing elsewhere', () => {
      selection.point('card:5')
      expect(selection.back()).toBe(true)
      expect([selection.doubt, selection.chosen]).toEqual([null, ['card:1']])
      selection.point('card:5')
      selection.point('card:7')
      expect(chosen).toEqual([['attack', 1, 7]])
    })

    test('by one step alone takes a second click too, also after one has thought better of it', () => {
      selection.offer(3, [{ ...OPTIONS[6]!, harm: 'own' }, OPTIONS[7]!])
      selection.point('card:4')
      expect([chosen, selection.doubt?.choice, selection.chosen]).toEqual([[], ['play', 4], []])
      selection.back()
      selection.point('card:4')
      expect([chosen, selection.doubt?.choice]).toEqual([[], ['play', 4]])
      selection.point('card:4')
      expect(chosen).toEqual([['play', 4]])
    })

    test('is marked but asked only once where a rule asks for it', () => {
      selection.offer(3, careful([attack(1, 7, 'others'), attack(1, 2, 'cost'), attack(1, 5, 'own')]))
      selection.point('card:1')
      expect(selection.mark('card:2')).toBe('careful')
      selection.point('card:2')
      expect([chosen, selection.doubt]).toEqual([[['attack', 1, 2]], null])
    })

    test('is what some things lead to alone: they are marked less than those that lead to others', () => {
      selection.offer(3, careful([attack(1, 7, 'others'), attack(2, 5, 'own')]))
      expect(['card:1', 'card:2'].map((thing) => selection.mark(thing))).toEqual(['can', 'also'])
      selection.point('card:2')
      expect([selection.chosen, selection.mark('card:5')]).toEqual([['card:2'], 'careful'])
    })

    test('is asked only once where nothing else can be done', () => {
      selection.offer(3, careful([attack(1, 2, 'own'), attack(1, 5, 'own')]))
      selection.point('card:5')
      expect(chosen).toEqual([['attack', 1, 5]])
    })
  })

  describe('what is deliberate', () => {
    const words = (path: [string, number][], harm: '' | 'own' = '') => ({ text: '', path, forecast: [], harm })
    const all = offered([['cover', 1], ['cover', 2], ['cover', 1, 2], ['attack', 3], ['end']], [words([['unit', 1]]), words([['unit', 2]], 'own'), words([['unit', 4], ['target', 2]]), words([['unit', 3]]), words([])], KINDS)
    beforeEach(() => {
      selection.deliberate = ['cover']
      selection.offer(2, all)
    })

    test('is not made by pointing at one thing, but by its button', () => {
      selection.point('card:1')
      expect(chosen).toEqual([])
      expect(selection.preview).toBeNull()
      expect(selection.buttons.map(({ choice }) => choice)).toEqual([['cover', 1], ['end']])

      selection.press(selection.buttons[0]!)
      expect(chosen).toEqual([['cover', 1]])
    })

    test('is made by pointing at two things, and other kinds are by one', () => {
      selection.point('card:4')
      selection.point('card:2')
      selection.point('card:3')
      expect(chosen).toEqual([['cover', 1, 2], ['attack', 3]])
    })

    test('that harms one’s own side is asked about as ever', () => {
      selection.point('card:2')
      expect(selection.doubt?.choice).toEqual(['cover', 2])
    })

    test('is made by pointing where one is only asked whether one plays something', () => {
      selection.offer(3, all, [], true)
      selection.point('card:1')
      expect(chosen).toEqual([['cover', 1]])
    })
  })

  describe('carrying', () => {
    test('is done with what has somewhere to go', () => {
      expect(['card:1', 'card:2', 'card:3', 'card:4', 'space:10', 'card:9'].map((thing) => selection.carries(thing))).toEqual([true, true, false, false, false, false])
      selection.point('card:1')
      expect(['card:1', 'card:2', 'space:10', 'card:7'].map((thing) => selection.carries(thing))).toEqual([true, true, false, false])
    })

    test('ends where it can be laid down: that is chosen, as by two clicks', () => {
      expect(selection.lift('card:1')).toBe(true)
      expect([selection.chosen, selection.mark('space:11'), chosen]).toEqual([['card:1'], 'can', []])
      selection.drop('card:1', 'space:11')
      expect(chosen).toEqual([['move', 1, 11]])
    })

    test('of another thing than the one in hand takes that one', () => {
      selection.point('card:1')
      selection.lift('card:2')
      selection.drop('card:2', 'space:11')
      expect(chosen).toEqual([['move', 2, 11]])
    })

    test('to where it cannot go tells why, and chooses nothing', () => {
      selection.lift('card:1')
      selection.drop('card:1', 'space:30')
      expect([chosen, selection.chosen]).toEqual([[], []])
      expect(asked[0]).toEqual(['space:30', [['move', 1, 30]]])
    })

    test('to nowhere takes nothing in hand, and back to where it stood leaves it there', () => {
      selection.lift('card:1')
      selection.drop('card:1', null)
      expect(selection.chosen).toEqual([])
      selection.lift('card:1')
      selection.drop('card:1', 'card:1')
      expect([selection.chosen, chosen, asked]).toEqual([['card:1'], [], []])
    })

    test('does not harm one’s own side by a slip', () => {
      selection.offer(2, [...OPTIONS, { ...OPTIONS[3]!, choice: ['attack', 1, 5], path: ['card:1', 'card:5'], harm: 'own' }])
      selection.lift('card:1')
      selection.drop('card:1', 'card:5')
      expect([chosen, selection.doubt?.choice]).toEqual([[], ['attack', 1, 5]])
    })
  })

  test('chooses when the path is complete', () => {
    selection.point('card:1')
    expect(chosen).toEqual([])

    selection.point('space:10')
    expect(chosen).toEqual([['move', 1, 10]])
    expect(selection.buttons.map(({ text }) => text)).toEqual(['End the phase'])
  })

  test('marks things: can, also, chosen, target, idle', () => {
    expect(selection.mark('card:1')).toBe('can')
    expect(selection.mark('card:7')).toBe('idle')

    selection.point('card:1')

    expect(['card:1', 'card:2', 'space:10', 'card:7', 'space:40'].map((thing) => selection.mark(thing))).toEqual([
      'chosen', 'also', 'can', 'target', 'idle',
    ])
  })

  test('options without a path are buttons, and those that a complete path leaves open', () => {
    expect(selection.buttons.map(({ text }) => text)).toEqual(['End the phase'])

    selection.point('card:3')

    expect(selection.ended.map(({ text }) => text)).toEqual(['Heal', 'Harm'])
    selection.press(selection.ended[1]!)
    expect(chosen).toEqual([['use', 3, 'harm']])
    expect(selection.chosen).toEqual([])
  })

  test('pointing at another beginning takes that path', () => {
    selection.point('card:1')
    selection.point('card:2')

    expect(selection.chosen).toEqual(['card:2'])
  })

  test('pointing at what is chosen, and Escape, step back', () => {
    selection.point('card:1')
    selection.point('card:1')
    expect(selection.chosen).toEqual([])

    selection.point('card:1')
    expect(selection.back()).toBe(true)
    expect(selection.back()).toBe(false)
  })

  test('pointing at what is no candidate asks why not, and the path stays', () => {
    selection.point('card:1')
    selection.point('space:30')

    expect(asked).toEqual([['space:30', [['move', 1, 30]]]])
    expect(selection.chosen).toEqual(['card:1'])
  })

  test('what the game knows to be meant comes first', () => {
    selection.meant = (thing, likely) => (thing === 'card:9' ? [['summon', 9, ''], ...likely] : likely)
    selection.point('card:9')

    expect(asked[0]![1].slice(0, 2)).toEqual([['summon', 9, ''], ['move', 9, '']])
  })

  test('while one asks why not, nothing is chosen, and what is offered is not asked about', () => {
    selection.asking = true
    selection.point('card:4')

    expect(chosen).toEqual([])
    expect(asked[0]![1]).not.toContainEqual(['play', 4])
    expect(selection.asking).toBe(false)
  })

  test('what pointing would choose is told before', () => {
    selection.looked = 'card:4'
    expect(selection.preview?.text).toBe('Play 4')

    selection.looked = 'card:1'
    expect(selection.preview).toBeNull()
  })

  test('the forecast is shown where pointing decides, and nowhere else', () => {
    expect(selection.forecast('card:7')).toEqual([])

    selection.point('card:1')

    expect(selection.forecast('card:7').map(({ text }) => text)).toEqual(['93%'])
    expect(selection.forecast('space:10')).toEqual([])
    expect(selection.forecast('card:2')).toEqual([])
  })

  test('begins with what all options share, and never steps back behind it', () => {
    selection.offer(2, OPTIONS.slice(0, 2))
    expect(selection.chosen).toEqual(['card:1'])

    expect(selection.back()).toBe(false)
    selection.point('card:1')
    expect(selection.chosen).toEqual(['card:1'])

    selection.point('space:11')
    expect(chosen).toEqual([['move', 1, 11]])
  })

  test('goes on from what all options share if there is only one way on', () => {
    selection.offer(2, [OPTIONS[0]!, OPTIONS[7]!], ['card:1'])
    expect(selection.chosen).toEqual(['card:1'])

    selection.point('card:1')
    expect(chosen).toEqual([['move', 1, 10]])
  })

  describe('in a window', () => {
    const [toTen, toEleven, , attack, , , , end] = OPTIONS
    const offer = (...options: (Offered | undefined)[]): void => selection.offer(2, options.map((each) => each!), [], true)

    test('a card with only one way on is played by one click, and that is told before', () => {
      offer(toTen, OPTIONS[2], end)
      selection.looked = 'card:1'
      expect(selection.preview?.text).toBe('Move 1 to 10')

      selection.point('card:1')
      expect([chosen, selection.chosen]).toEqual([[['move', 1, 10]], ['card:1', 'space:10']])
    })

    test('a single card is still not taken in hand by itself', () => {
      offer(attack, end)
      expect([chosen, selection.chosen]).toEqual([[], []])
    })

    test('between several ways on one chooses', () => {
      offer(toTen, toEleven, end)
      selection.point('card:1')
      expect([chosen, selection.chosen]).toEqual([[], ['card:1']])
    })

    test('what one pays with is pointed at: it is not lost by a click on what it is paid for', () => {
      offer({ ...attack!, harm: 'cost' }, end)
      selection.point('card:1')
      expect([chosen, selection.chosen]).toEqual([[], ['card:1']])
      selection.point('card:7')
      expect(chosen).toEqual([['attack', 1, 7]])
    })

    test('what harms one\'s own side is pointed at, and asked once more', () => {
      offer({ ...attack!, harm: 'own' }, end)
      selection.point('card:1')
      expect([chosen, selection.chosen]).toEqual([[], ['card:1']])
      selection.point('card:7')
      expect([chosen, selection.doubt?.choice]).toEqual([[], ['attack', 1, 7]])
    })

    test('elsewhere every step is pointed at: one sees where something goes before it does', () => {
      selection.offer(2, [toTen!, OPTIONS[2]!, end!])
      selection.point('card:1')
      expect([chosen, selection.chosen]).toEqual([[], ['card:1']])
    })
  })

  test('a new decision forgets what was pointed at, the same one does not', () => {
    selection.point('card:1')
    selection.offer(1, OPTIONS)
    expect(selection.chosen).toEqual(['card:1'])

    selection.offer(2, OPTIONS)
    expect(selection.chosen).toEqual([])
  })

  test('when nobody is asked here, pointing asks nothing', () => {
    selection.offer(0, [])
    selection.point('card:1')

    expect(asked).toEqual([])
  })
})
