/** What one could have meant by pointing at a thing of the war, for 'why not'. */

import { idOf, kindOf, type Choice, type Thing } from '../../lib/things'
import { handOf, type Cards, type View } from './table'

/** What is done with a kind of pieces in the town, by the step in which it is. */
const IN_TOWN: Readonly<Record<string, string>> = { deploy: 'deploy', spend: 'train' }

/** A space is meant as the options make it likely, or else to harvest, to build or to move there; a kind of the town as the step is. */
export function meant(view: View, _cards: Cards, thing: Thing, likely: Choice[]): Choice[] {
  if (likely.length > 0) return likely
  const [kind, id] = [kindOf(thing), idOf(thing)]
  if (kind === 'card') return handOf(view.owners[Math.max(0, view.seat)]!).includes(Number(id)) ? [['play', id]] : []
  if (kind === 'town') return IN_TOWN[view.step] === 'deploy' ? [['deploy', id, '']] : [['train', id], ['build', id], ['upgrade', id]]
  if (kind === 'heap') return [['move', ...String(id).split('.').slice(-2).map((part) => idOf(`:${part}`)), '']]
  if (kind !== 'space') return []
  return view.step === 'harvest' ? [['harvest', id]] : view.step === 'spend' ? [['build_outpost', id]] : view.step === 'deploy' ? [['deploy', '', id]] : [['move', '', '', id]]
}
