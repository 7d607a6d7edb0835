/** What one could have meant by pointing at a thing of the front, for 'why not'. */

import { idOf, kindOf, type Meant, type Thing } from '../../lib/things'
import { handOf, printed, type Cards, type View } from './table'
import type { Choice } from './wire'

/** A card of the hand is meant to be played on something, a spell to be cast; in the discard step either is meant to be discarded; one's own warrior to seek or leave cover or to attack,
 * somebody else's to be attacked. */
export function meant(view: View, cards: Cards, thing: Thing, likely: Meant<Choice>[]): Meant<Choice>[] {
  if (likely.length > 0 || kindOf(thing) !== 'card') return likely
  const card = Number(idOf(thing))
  if (handOf(view.players[Math.max(0, view.seat)]!).includes(card)) {
    if (view.step === 'discard') return [['discard', card]]
    return printed(view, cards, card)?.type === 'art' ? [['cast', card, '', '']] : [['play', card, '']]
  }
  const lying = view.cards[card]
  if (!lying) return []
  if (lying.controller !== view.seat) return lying.warrior ? [['attack', '', card]] : []
  if (printed(view, cards, card)?.keywords.includes('vehicle') && !lying.warrior) return [['board', card]]
  return lying.warrior ? [[lying.covered ? 'leave_cover' : 'seek_cover', card]] : []
}
