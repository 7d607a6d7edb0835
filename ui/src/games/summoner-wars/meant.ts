/** What one could have meant by pointing at a thing of the battlefield or the hand, for 'why not'. */

import { idOf, kindOf, type Meant, type Thing } from '../../lib/things'
import { isEvent, printed, type Cards, type Printed, type View } from './table'
import type { Choice } from './wire'

/** What is done with cards of the hand; a card that lies elsewhere is not meant so. */
const FROM_HAND = ['summon', 'build', 'play', 'discard']

/** A card of the hand is meant to come into play, unless an effect asks for one. Anything else is meant as the options
 * make it likely, or else to take part in what the phase is about. */
export function meant(view: View, cards: Cards, thing: Thing, likely: Meant<Choice>[]): Meant<Choice>[] {
  const id = Number(idOf(thing))
  if (kindOf(thing) === 'space') return likely.length > 0 ? likely : [[entering(view.phase) ? view.phase : 'move', '', id]]
  const held = view.hand.includes(id) ? printed(view, cards, id) : null
  if (held) return [...likely.filter(([kind]) => kind === 'pick_card'), intoPlay(id, held), ...likely]
  const elsewhere = likely.filter(([kind]) => !FROM_HAND.includes(String(kind)))
  return elsewhere.length > 0 ? elsewhere : [[view.phase === 'attack' ? 'attack' : 'move', id, '']]
}

function entering(phase: string): phase is 'summon' | 'build' {
  return phase === 'summon' || phase === 'build'
}

function intoPlay(card: number, what: Printed): Meant<Choice> {
  if (what.attack) return ['summon', card, '']
  return isEvent(what) && !what.classes.includes('structure') ? ['play', card] : ['build', card, '']
}
