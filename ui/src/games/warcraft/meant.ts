/** What one could have meant by pointing at a thing of the war, for 'why not'. */

import { idOf, kindOf, type Meant, type Thing } from '../../lib/things'
import { handOf, type BuildingKind, type Cards, type PieceKind, type UnitKind, type View } from './table'
import type { Choice } from './wire'

/** What is done with a kind of pieces in the town, by the step in which it is. */
const IN_TOWN: Readonly<Record<string, string>> = { deploy: 'deploy', spend: 'train' }

/** A space is meant as the options make it likely, or else to harvest, to build or to move there; a kind of the town as the step is. */
export function meant(view: View, _cards: Cards, thing: Thing, likely: Meant<Choice>[]): Meant<Choice>[] {
  if (likely.length > 0) return likely
  const [kind, named, id] = [kindOf(thing), String(idOf(thing)), Number(idOf(thing))]
  if (kind === 'card') return handOf(view.owners[Math.max(0, view.seat)]!).includes(id) ? [['play', id]] : []
  if (kind === 'town') return IN_TOWN[view.step] === 'deploy' ? [['deploy', named as PieceKind, '']] : [['train', named as PieceKind], ['build', named as BuildingKind], ['upgrade', named as UnitKind]]
  if (kind === 'heap') return [heapMoved(named)]
  if (kind !== 'space') return []
  return view.step === 'harvest' ? [['harvest', id]] : view.step === 'spend' ? [['build_outpost', id]] : view.step === 'deploy' ? [['deploy', '', id]] : [['move', '', '', id]]
}

/** A heap is named by its kind and its space, perhaps after its owner. */
function heapMoved(heap: string): Meant<Choice> {
  const [piece = '', start = ''] = heap.split('.').slice(-2)
  return ['move', piece as PieceKind, Number(start), '']
}
