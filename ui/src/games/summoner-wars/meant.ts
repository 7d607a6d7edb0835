/** What one could have meant by pointing at a thing of the battlefield or the hand, for 'why not'. */

import type { CardInfo } from '../../lib/protocol'
import { idOf, kindOf, type Choice, type Thing } from '../../lib/things'
import { isEvent, printed, type Printed, type View } from './table'

/** What is done with cards of the hand; a card that lies elsewhere is not meant so. */
const FROM_HAND = ['summon', 'build', 'play', 'discard']

/** A card of the hand is meant to come into play, unless an effect asks for one. Anything else is meant as the options
 * make it likely, or else to take part in what the phase is about. */
export function meant(view: View, cards: Record<string, CardInfo>, thing: Thing, likely: Choice[]): Choice[] {
  const id = Number(idOf(thing))
  if (kindOf(thing) === 'space') return likely.length > 0 ? likely : [[entering(view.phase) ? view.phase : 'move', '', id]]
  const held = view.hand.includes(id) ? printed(view, cards, id) : null
  if (held) return [...likely.filter(([kind]) => kind === 'pick'), intoPlay(id, held), ...likely]
  const elsewhere = likely.filter(([kind]) => !FROM_HAND.includes(String(kind)))
  return elsewhere.length > 0 ? elsewhere : [[view.phase === 'attack' ? 'attack' : 'move', id, '']]
}

function entering(phase: string): boolean {
  return phase === 'summon' || phase === 'build'
}

function intoPlay(card: number, what: Printed): Choice {
  if (what.attack) return ['summon', card, '']
  return isEvent(what) && !what.classes.includes('structure') ? ['play', card] : ['build', card, '']
}
