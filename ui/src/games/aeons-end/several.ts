/** All gems of the hand are played by one press: they only give aether. */

import type { Field } from '../../lib/protocol'
import { handOf, printed, type Cards, type View } from './table'
import { saying } from './words'

export function several(view: View, cards: Cards, language: string, options: readonly Field[][]): { text: string; next: Field[] | null; count: number } {
  const isGem = (card: Field | undefined): boolean => printed(view, cards, Number(card))?.type === 'gem'
  const next = options.find(([kind, card]) => kind === 'play' && isGem(card)) ?? null
  const mage = view.mages[view.seat]
  const count = mage ? handOf(mage).filter(isGem).length : 0
  return { text: saying(language)('all-gems', { count }), next, count }
}
