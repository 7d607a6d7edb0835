/** What the boards print can be read, and what they mark can be seen, by daylight and under the lamp. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Colour = readonly [red: number, green: number, blue: number]

const TOKENS = readFileSync(new URL('../look/tokens.css', import.meta.url), 'utf8')
const TEXT = 4.5
const MARK = 3
const INKS = [
  'sw-pd', 'sw-cg', 'sw-fk', 'sw-se', 'sw-vg', 'sw-br', 'sw-pe', 'sw-to', 'ae-gem', 'ae-relic', 'ae-spell', 'ae-nemesis', 'ae-adelheim', 'ae-brama', 'ae-jian',
  'ae-kadir', 'ae-lash', 'ae-mist', 'ae-phaedraxa', 'ae-xaxos', 'ae-rageborne', 'ae-carapace-queen', 'ae-crooked-mask', 'ae-prince-of-gluttons',
  'wc-human', 'wc-orc', 'wc-undead', 'wc-night-elf',
  'dt-general', 'dt-bauhaus', 'dt-capitol', 'dt-cybertronic', 'dt-imperial', 'dt-mishima', 'dt-brotherhood', 'dt-legion', 'dt-crescentia', 'dt-lutheran', 'dt-rasputin', 'dt-templars',
]
const CLOTHS = { 'aeons-end': '[data-game="aeons-end"]', 'connect-four': ':root, [data-game]', doomtrooper: '[data-game="doomtrooper"]', 'summoner-wars': '[data-game="summoner-wars"]', warcraft: '[data-game="warcraft"]' }

/** A colour written as such, or a token of the look: of a game's cloth, that of the game. */
function colour(written: string, theme: Theme, game: keyof typeof CLOTHS = 'summoner-wars'): Colour {
  if (written.startsWith('#')) {
    const digits = written.length === 4 ? [...written.slice(1)].map((digit) => digit + digit).join('') : written.slice(1)
    return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour
  }
  const from = written.startsWith('cloth') ? TOKENS.indexOf(CLOTHS[game]) : 0
  const found = TOKENS.slice(from).match(new RegExp(`--${written}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`))
  if (!found) throw new Error(`there is no colour --${written}`)
  return colour(found[3] ?? found[theme === 'light' ? 1 : 2]!, theme)
}

/** So much of one colour over another. */
function mixed(part: number, over: Colour, under: Colour): Colour {
  return over.map((value, at) => value * part + under[at]! * (1 - part)) as unknown as Colour
}

function contrast(one: Colour, two: Colour): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((first, second) => first - second) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const themes: Theme[] = ['light', 'dark']

describe.each(themes)('by %s', (theme) => {
  const of = (written: string): Colour => colour(written, theme)

  test.each(INKS)('a cost, a back and an emblem in the ink %s can be read', (ink) => {
    expect(contrast(of('card'), of(ink))).toBeGreaterThan(TEXT)
  })

  test.each(INKS)('a picture in the ink %s stands out from its tinted ground', (ink) => {
    expect(contrast(of(ink), mixed(0.14, of(ink), of('card')))).toBeGreaterThan(MARK)
  })

  test.each(INKS)('lost life is seen on the bar in the ink %s, and life that is left', (ink) => {
    expect(contrast(of('#ffa590'), of(ink))).toBeGreaterThan(MARK) // and it is a triangle, not a bar
    expect(contrast(of('card'), of(ink))).toBeGreaterThan(MARK)
  })

  test.each([
    ['names and values of a card', 'card-ink', 'card'],
    ['what kind of card it is', 'card-ink-soft', 'card'],
    ['a strength that is lowered', 'slip-mark', 'card'],
    ['a strength that is raised', '#1f5f43', 'card'],
    ['a forecast, damage, and how many hits', 'on-threat', 'threat-fill'],
    ['healing, and magic on the track', 'on-good', 'good-fill'],
    ['boost', 'on-chosen', 'chosen-fill'],
    ['cards under it', 'card', 'card-ink'],
    ['the number of a pile', 'paper', 'ink'],
    ['what a pile is', 'ink-soft', 'rim'],
    ['a die that hits', '#231c14', 'chosen-fill'],
    ['a die that misses', '#4d4334', '#cfc4ac'],
    ['rows and columns', 'cloth-ink', 'cloth'],
    ['who plays which disc', 'cloth-ink', 'cloth-deep'],
  ])('%s can be read', (_, ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThan(TEXT)
  })

  test.each(['aeons-end', 'connect-four', 'doomtrooper', 'summoner-wars', 'warcraft'] as const)('what can be chosen, is chosen, attacked or has the focus is seen on the cloth of %s', (game) => {
    const cloth = colour('cloth', theme, game)
    for (const mark of ['can', 'chosen', 'threat', 'focus']) expect(contrast(of(mark), cloth), mark).toBeGreaterThan(MARK)
  })

  test.each([['blank', '#d9cfa6'], ['forest', '#b9c48e'], ['gold mine', '#dcc283'], ['mountain', '#bcae98'], ['objective', '#e2d3b4']])('what can be chosen or fought over is seen on a space of kind %s', (_, ground) => {
    for (const mark of ['#0a384f', '#a3271c', '#0b3ea8']) expect(contrast(of(mark), of(ground)), mark).toBeGreaterThan(MARK)
  })

  test('the disc of the first seat is seen by its ring, that of the second by its colour', () => {
    expect(contrast(of('#8a5a06'), of('card'))).toBeGreaterThan(MARK)
    expect(contrast(of('threat-fill'), of('card'))).toBeGreaterThan(MARK)
    expect(contrast(of('good-fill'), of('card'))).toBeGreaterThan(MARK)
  })
})

test('the measure is the usual one', () => {
  expect(contrast(colour('#000', 'light'), colour('#ffffff', 'light'))).toBeCloseTo(21)
  expect(contrast(colour('#777777', 'light'), colour('#fff', 'light'))).toBeCloseTo(4.48, 2)
})
