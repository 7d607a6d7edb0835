/** What things are called, for those who do not see them. */

import { nameAt } from '../../lib/people'
import type { State } from '../../lib/protocol'
import { areaTarget, fightsAs, gives, placeIn, printed, STATS, valued, type Area, type Cards, type Part, type Printed, type View } from './table'
import type { Say } from './words'

/** Who sits there: 'you', a name, or the number of the seat. */
export function whoIs(state: State, say: Say, seat: number): string {
  if (seat === state.seat) return say('you')
  const sits = state.table.seats[seat]
  return sits && sits.kind !== 'open' ? nameAt(state.table.seats, seat) : say('seat', { number: seat + 1 })
}

export const areaName = (say: Say, area: Area): string => say(`area-${area}`)

/** A value that is printed or given: '–' where it is struck out. */
export function valueText(what: Printed, stat: (typeof STATS)[number]): string {
  const value = what[stat]
  if (value === null) return '–'
  return gives(what) && value >= 0 ? `+${value}` : `${value}`.replace('-', '−')
}

/** A card by itself: its name, its type, and its values. */
export function cardLabel(view: View, cards: Cards, say: Say, card: number): string {
  const what = printed(view, cards, card)
  if (!what) return say(view.cards[card]?.warrior ? 'warrior-face-down' : 'face-down')
  const values = valued(what) ? [STATS.map((stat) => `${say(`stat-${stat}`)} ${valueText(what, stat)}`).join(' ')] : []
  return [what.name, what.type_name, ...values].join(', ')
}

/** A card on the table, with how it is. */
export function lyingLabel(state: State, view: View, cards: Cards, say: Say, card: number): string {
  const lying = view.cards[card]
  const what = printed(view, cards, card)
  if (!lying) return cardLabel(view, cards, say, card)
  const values = lying.values ? [STATS.map((stat) => `${say(`stat-${stat}`)} ${lying.values![stat].struck ? '–' : lying.values![stat].value}`).join(' ')] : []
  const role = fightsAs(view, card)
  const bears = lying.attached.map((each) => printed(view, cards, each)?.name ?? say('face-down'))
  return [
    what?.name ?? say(lying.warrior ? 'warrior-face-down' : 'face-down'), ...(what && !lying.warrior ? [what.type_name] : []), ...values, ...statesOf(state, view, cards, say, card),
    ...(role ? [say(role)] : []), ...(bears.length ? [say('bears', { what: bears.join(', ') })] : []),
  ].join(', ')
}

/** Everything that is so about a card on the table besides its values. */
export function statesOf(state: State, view: View, cards: Cards, say: Say, card: number): string[] {
  const lying = view.cards[card]
  if (!lying) return []
  const jailer = lying.jailer >= 0 ? (printed(view, cards, lying.jailer)?.name ?? say('face-down')) : ''
  return [
    ...(lying.wounded ? [say('wounded')] : []), ...(lying.hidden ? [say('hidden')] : lying.covered ? [say('covered')] : []), ...(lying.boarded ? [say('boarded')] : []),
    ...(jailer ? [say('imprisoned', { jailer })] : []), ...(lying.away ? [say('away')] : lying.active ? [] : [say('inactive')]),
    ...(lying.controller !== lying.owner ? [lying.owner === state.seat ? say('stolen-yours') : say('stolen', { name: whoIs(state, say, lying.owner) })] : []),
    ...heldBy(state, view, cards, say, card).map((what) => say('holds-on', { what })),
  ]
}

const EXPOSED = 'exposed ' // to an illness: only kept in mind

/** What holds for a while about a card (-1: about everybody): the cards that say so, each once, and until when. */
export function heldBy(state: State, { switches }: View, cards: Cards, say: Say, subject: number): string[] {
  const about = switches.filter(({ word, ...held }) => held.subject === subject && !word.startsWith(EXPOSED))
  return [...new Set(about.map(({ kind, until, seat }) => {
    const card = cards[kind]?.name ?? say('face-down')
    if (!until) return card
    return seat === state.seat ? say('holds-until-yours', { card }) : say('holds-until', { card, name: whoIs(state, say, seat) })
  }))]
}

/** What a target names: a card, a player, or somebody's area. */
export function targetName(state: State, view: View, cards: Cards, say: Say, target: number): string {
  if (target >= 0) return printed(view, cards, target)?.name ?? say('face-down')
  const place = placeIn(target)
  if (!place) return ''
  const who = whoIs(state, say, place.seat)
  return place.area === 'player' && target !== areaTarget(place.seat, 'player') ? who : `${areaName(say, place.area)} (${who})`
}

/** What may be answered now: the names of the cards, each once. */
export function answersOf(view: View, cards: Cards, which: readonly (number | null)[]): string[] {
  const own = which.filter((card) => card !== null && !view.pending.some((pending) => pending.card === card))
  return [...new Set(own.flatMap((card) => printed(view, cards, card!)?.name ?? []))]
}

/** Where a number of a sum comes from. */
export function partName(view: View, cards: Cards, say: Say, part: Part, warrior: number): string {
  if (part.cover) return say('covered')
  if (part.from === 'printed') return say('printed')
  const name = cards[part.kind]?.name ?? printed(view, cards, part.source)?.name ?? (part.source === warrior ? say('itself') : say('face-down'))
  return part.from === 'base' ? say('to-base', { name }) : part.from === 'beast' ? say('beast', { name }) : name
}
