/** What is asked in the siege once something has been chosen. */

import { idOf, type Thing } from '../../lib/things'
import { printed, type Cards, type View } from './table'
import { saying } from './words'

export function asks(view: View, cards: Cards, language: string, kind: string, thing: Thing): string {
  const name = kind === 'prep' ? printed(view, cards, Number(idOf(thing)))?.name : undefined
  return name ? saying(language)('ask-prep', { name }) : ''
}
