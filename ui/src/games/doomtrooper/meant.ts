/** What one could have meant by pointing at a thing of the front, for 'why not'. */

import { idOf, kindOf, type Choice, type Thing } from '../../lib/things'
import { handOf, NONE, printed, type Cards, type View } from './table'

/** A card of the hand is meant to be played, in the discard step to be discarded; one's own warrior to seek or leave cover or to attack,
 * somebody else's to be attacked. */
export function meant(view: View, cards: Cards, thing: Thing, likely: Choice[]): Choice[] {
  if (likely.length > 0 || kindOf(thing) !== 'card') return likely
  const card = Number(idOf(thing))
  if (handOf(view.players[Math.max(0, view.seat)]!).includes(card)) return view.step === 'discard' ? [['discard', card]] : [['play_card', card, NONE]]
  const lying = view.cards[card]
  if (!lying) return []
  if (lying.controller !== view.seat) return lying.warrior ? [['attack', '', card]] : []
  if (printed(view, cards, card)?.keywords.includes('vehicle') && !lying.warrior) return [['board', card]]
  return lying.warrior ? [[lying.covered ? 'leave_cover' : 'seek_cover', card]] : []
}
