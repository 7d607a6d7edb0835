/** What is asked on the battlefield once a card has been chosen, and how far one has come in a phase. */

import { idOf, type Thing } from '../../lib/things'
import { printed, type Cards, type View } from './table'
import { saying, type Key } from './words'

const ASKED: readonly string[] = ['summon', 'move', 'charge', 'build', 'attack', 'force'] // kinds of choices that name a card and then more
const MOST = 3 // units that move, and that attack, in a turn (SW-MOVE-01, SW-ATK-01)

export function asks(view: View, cards: Cards, language: string, kind: string, thing: Thing): string {
  const name = printed(view, cards, Number(idOf(thing)))?.name
  return name && ASKED.includes(kind) ? saying(language)(`ask-${kind}` as Key, { name }) : ''
}

/** Which of the units it is that may move or attack in this phase. */
export function progress({ phase, moved, attacked }: View, language: string): string {
  const done = phase === 'move' ? moved.length : phase === 'attack' ? attacked.length : MOST
  return done < MOST ? saying(language)(phase === 'move' ? 'nth-move' : 'nth-attack', { nth: done + 1, most: MOST }) : ''
}
