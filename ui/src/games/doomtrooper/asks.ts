/** What is asked at the front once a card has been chosen. */

import { idOf, type Thing } from '../../lib/things'
import { printed, type Cards, type Printed, type View } from './table'
import { saying, type Key } from './words'

const THINGS = ['equipment', 'relic', 'beast'] // types of cards that a warrior gets
/** What a card may do by itself: pointing at it does not say which, nor that it takes all actions of a turn (`hide`). */
export const DELIBERATE: readonly string[] = ['seek_cover', 'leave_cover', 'transfer', 'board', 'use', 'hide']
/** What a card is played on: which question asks for it. */
const ON: Readonly<Record<string, Key>> = { area: 'ask-where', player: 'ask-player', card: 'ask-card' }

/** `then` is what has been chosen after the first thing: who casts a spell. */
export function asks(view: View, cards: Cards, language: string, kind: string, thing: Thing, then: readonly Thing[] = []): string {
  const what = printed(view, cards, Number(idOf(thing)))
  const key = what && questionOf(kind, what, then.length)
  return key ? saying(language)(key, { name: what.name, caster: printed(view, cards, Number(idOf(then[0] ?? '')))?.name ?? '' }) : ''
}

/** 'ends': pointing has come to an end, and a button says what is done. */
function questionOf(kind: string, what: Printed, steps: number): Key | null {
  switch (kind) {
    case 'attack':
    case 'sabotage':
    case 'use':
      return `ask-${kind}`
    case 'ends':
      return 'ask-does'
    case 'cast':
      return steps === 0 ? 'ask-caster' : 'ask-cast'
    case 'play':
      return what.type === 'warrior' ? 'ask-where' : THINGS.includes(what.type) && what.on === 'warrior' ? 'ask-gets' : (ON[what.on] ?? 'ask-play')
    default:
      return null
  }
}
