/** What is asked in the war once something has been chosen. */

import { idOf, kindOf, type Thing } from '../../lib/things'
import { isUnit, peopleOf } from './naming'
import { unitCard, type Cards, type PieceKind, type View } from './table'
import { saying } from './words'

export function asks(view: View, cards: Cards, language: string, kind: string, thing: Thing): string {
  const say = saying(language)
  const id = String(idOf(thing))
  if (kind === 'give' && kindOf(thing) === 'seat') return say('ask-give', { people: peopleOf(view, cards, Number(id)) })
  if ((kind === 'move' || kind === 'carry') && kindOf(thing) === 'heap') {
    const [piece, start] = id.split('.').slice(-2) as [PieceKind, string] // perhaps after its owner
    const space = view.spaces[Number(start)]?.name ?? ''
    return piece === 'builder' ? say('ask-move-builder', { space }) : say('ask-move', { name: nameOf(view, cards, language, piece), space })
  }
  return (kind === 'deploy' || kind === 'place') && kindOf(thing) === 'town' ? say('ask-place', { name: nameOf(view, cards, language, id as PieceKind) }) : ''
}

const nameOf = (view: View, cards: Cards, language: string, piece: PieceKind): string =>
  (isUnit(piece) && unitCard(view, cards, Math.max(0, view.seat), piece)?.name) || saying(language)(`piece-${piece}`)
