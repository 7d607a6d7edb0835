/** What things are called, for those who do not see them. */

import { DEVOURED, kindPrinted, mageOf, playerOf, printed, topOfPile, type Cards, type InPlay, type View } from './table'
import type { Say } from './words'

const BOUGHT = ['gem', 'relic', 'spell']

export function cardName(view: View, cards: Cards, say: Say, card: number): string {
  const what = printed(view, cards, card)
  if (!what) return say('hidden')
  return say(BOUGHT.includes(what.type) ? 'card-cost' : 'card', { name: what.name, type: what.type_name, cost: what.cost })
}

export function pileName(view: View, cards: Cards, say: Say, pile: number): string {
  const { kind, count } = topOfPile(view, pile)
  const what = kind === undefined ? null : kindPrinted(cards, kind)
  if (!what) return say('devoured')
  const given = { name: what.name, type: what.type_name, cost: what.cost, count }
  return say(pile === DEVOURED ? 'devoured-pile' : count ? 'pile' : 'pile-empty', given)
}

/** A minion with its life or a power with its tokens, and what it takes to be rid of it. */
export function inPlayName(view: View, cards: Cards, say: Say, { card, tokens }: InPlay): string {
  const what = printed(view, cards, card)
  if (!what) return say('hidden')
  const name = say(what.type === 'minion' ? 'minion' : 'power', { name: what.name, tokens })
  return what.to_discard ? `${name}, ${say('to-discard', { what: what.to_discard })}` : name
}

export function mageName(view: View, cards: Cards, say: Say, seat: number): string {
  const [mage, what] = [view.mages[seat], mageOf(view, cards, seat)]
  if (!mage || !what) return ''
  const name = say('mage', { name: what.name, title: what.title, life: mage.life, most: mage.most, charges: mage.charges, spaces: mage.spaces })
  return [name, ...(mage.life === 0 ? [say('exhausted')] : [])].join(', ')
}

/** Whose turn a turn order card means. */
export function turnName(view: View, cards: Cards, say: Say, kind: string): string {
  if (kind === 'wild') return say('turn-wild')
  return kind === 'nemesis' ? say('turn-nemesis') : (mageOf(view, cards, playerOf(kind))?.name ?? kind)
}

/** What may come, each kind once, with how often. */
export function toCome(view: View, cards: Cards, say: Say): string {
  const { holds } = view.turn_order
  if (holds.length === 0) return say('turn-none')
  const kinds = [...new Set(holds)]
  const named = kinds.map((kind) => {
    const count = holds.filter((each) => each === kind).length
    return `${count > 1 ? `${count}× ` : ''}${turnName(view, cards, say, kind)}`
  })
  return say('turn-to-come', { what: named.join(', ') })
}
