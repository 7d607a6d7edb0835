/** What one could have meant by pointing at a thing, for 'why not'. */

import { idOf, kindOf, type Meant, type Thing } from '../../lib/things'
import { handOf, printed, type Cards, type View } from './table'
import type { Choice } from './wire'

/** In the main phase a card of the hand is meant to be played or prepped, a pile to be bought, a breach to be opened, a power
 * to be discarded; where something else is asked, what the options make likely comes first. */
export function meant(view: View, cards: Cards, thing: Thing, likely: Meant<Choice>[]): Meant<Choice>[] {
  const id = Number(idOf(thing))
  switch (kindOf(thing)) {
    case 'pile':
      return likely.length ? likely : [['buy', id]]
    case 'breach':
      return [...likely.filter(([kind]) => kind !== 'focus' && kind !== 'open'), ['open', id]]
    case 'seat':
      return likely.length ? likely : [['give_floor', id]]
    case 'card':
      return ofCard(view, cards, id, likely)
  }
  return likely
}

const IN_HAND = ['play', 'prep']
const IN_PLAY = ['target', 'discard_power']

function ofCard(view: View, cards: Cards, card: number, likely: Meant<Choice>[]): Meant<Choice>[] {
  const what = printed(view, cards, card)
  const asked = likely.filter(([kind]) => ![...IN_HAND, ...IN_PLAY, 'cast', 'use'].includes(String(kind)))
  if (view.mages.some((mage) => handOf(mage).includes(card))) return [...asked, what?.type === 'spell' ? ['prep', card, ''] : ['play', card]]
  if (view.mages.some((mage) => mage.prepped.flat().includes(card))) return [...asked, [view.phase === 'casting' ? 'cast' : 'use', card]]
  const hits = likely.filter(([kind]) => IN_PLAY.includes(String(kind)))
  return hits.length ? hits : what?.type === 'power' ? [['discard_power', card]] : asked.length ? asked : [['target', card]]
}
