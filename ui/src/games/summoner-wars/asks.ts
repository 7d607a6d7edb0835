/** What is asked on the battlefield once a card has been chosen, and how far one has come in a phase. */

import { idOf, type Offered, type Thing } from '../../lib/things'
import type { Field } from '../../lib/protocol'
import { factsOf } from '../../lib/table/printed'
import { printed, type Cards, type Printed, type View } from './table'
import { saying, type Key } from './words'

const ASKED: readonly string[] = ['summon', 'move', 'charge', 'build', 'attack', 'force'] // kinds of choices that name a card and then more
const MOST = 3 // units that move, and that attack, in a turn (SW-MOVE-01, SW-ATK-01)

export function asks(view: View, cards: Cards, language: string, kind: string, thing: Thing): string {
  const name = printed(view, cards, Number(idOf(thing)))?.name
  return name && ASKED.includes(kind) ? saying(language)(`ask-${kind}` as Key, { name }) : ''
}

/** The text by which something is asked: that of an ability, or of an event. */
export function tells(_: View, cards: Cards, { effect }: Readonly<Record<string, Field>>): string {
  const texts = Object.keys(cards).flatMap((kind) => factsOf<Printed>(cards, kind)?.texts ?? [])
  return texts.find(([, , key]) => key === effect)?.[1] ?? ''
}

/** Which of the units it is that may move or attack in this phase, where that is what is asked; if only one's own could be attacked, that. */
export function progress({ phase, moved, attacked }: View, language: string, options: readonly Offered[]): string {
  const say = saying(language)
  const attacks = options.filter(({ choice: [kind] }) => kind === 'attack')
  if (attacks.length > 0 && attacks.every(({ harm }) => harm === 'own')) return say('no-enemy-in-reach')
  if (!options.some(({ choice: [kind] }) => kind === 'end_phase')) return '' // one has moved or attacks, and something is asked about it
  const done = phase === 'move' ? moved.length : phase === 'attack' ? attacked.length : MOST
  return done < MOST ? say(phase === 'move' ? 'nth-move' : 'nth-attack', { nth: done + 1, most: MOST }) : ''
}
