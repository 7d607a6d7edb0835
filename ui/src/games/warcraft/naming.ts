/** What things are called, for those who do not see them. */

import { heapsOf, levelsOf, nameOf, printed, unitCard, UNITS, type BuildingKind, type Cards, type Heap, type PieceKind, type UnitKind, type View } from './table'
import type { Say } from './words'

export const peopleOf = (view: View, cards: Cards, owner: number): string =>
  (cards[`race-${view.owners[owner]?.race ?? ''}`]?.facts as { people?: string } | undefined)?.people ?? ''

export const isUnit = (kind: PieceKind): kind is UnitKind => (UNITS as readonly string[]).includes(kind)

/** "2 × Footman, Humans"; of a worker only what it is. */
export function heapName(view: View, cards: Cards, say: Say, { owner, kind, count, moved, called, polymorphed }: Heap): string {
  const name = isUnit(kind) ? (unitCard(view, cards, owner, kind)?.name ?? say(`piece-${kind}`)) : say(`piece-${kind}`)
  const given = { count, name, kind: say(`piece-${kind}`), people: peopleOf(view, cards, owner) }
  return [
    say(isUnit(kind) ? 'heap-unit' : 'heap', given),
    ...(moved > 0 && owner === view.active ? [say('heap-moved', { count: moved })] : []),
    ...(called > 0 ? [say('heap-called', { count: called })] : []),
    ...(polymorphed > 0 ? [say('heap-polymorphed', { count: polymorphed })] : []),
  ].join(', ')
}

/** A space, what is on it, and its state. */
export function spaceLabel(view: View, cards: Cards, say: Say, space: number): string {
  const here = view.spaces[space]!
  const town = here.town === null ? [] : [say('town-of', { people: peopleOf(view, cards, here.town) })]
  const tokens = view.tokens.filter((token) => token.space === space).map((token) => nameOf(cards, `token-${token.kind}`))
  return [
    say('space', { name: here.name, kind: nameOf(cards, `space-${here.kind}`) }),
    ...town,
    ...(here.points ? [say('points-here', { points: here.points })] : []),
    ...(here.depletion ? [say(here.depletion === 1 ? 'depleted-partly' : 'depleted')] : []),
    ...(here.outpost === null ? [] : [say(here.building ? 'outpost-begun' : 'outpost-of', { people: peopleOf(view, cards, here.outpost) })]),
    ...(here.marked ? [say('town-marked')] : []),
    ...(here.locked ? [say('town-locked')] : []),
    ...tokens,
    ...(view.battle?.space === space ? [say('battlefield')] : []),
    ...heapsOf(here).map((heap) => heapName(view, cards, say, heap)),
  ].join(', ')
}

/** A kind of pieces in the town: its card, its buildings, what is in training and in the reserve. */
export function townLabel(view: View, cards: Cards, say: Say, owner: number, kind: BuildingKind): string {
  const whose = view.owners[owner]!
  const at = ['ground', 'ranged', 'air', 'worker'].indexOf(kind)
  const card = isUnit(kind) ? unitCard(view, cards, owner, kind) : null
  const levels = { level: card?.level ?? 0, most: isUnit(kind) ? levelsOf(cards, whose.race, kind) : 0, strength: card?.strength ?? 0 }
  return [
    card ? `${card.name}, ${say(`piece-${kind}`)}` : say(`piece-${kind}`),
    ...(card ? [say('level-strength', levels)] : []),
    ...(card?.ability_name ? [card.ability_name] : []),
    say('buildings-now', { count: whose.finished[at] ?? 0 }),
    ...(whose.under_construction[at] ? [say('buildings-begun', { count: whose.under_construction[at] })] : []),
    ...(whose.training[kind] ? [say('in-training-now', { count: whose.training[kind] })] : []),
    say('in-reserve', { count: whose.reserve[kind] ?? 0 }),
  ].join(', ')
}

export function cardLabel(view: View, cards: Cards, say: Say, card: number): string {
  const what = printed(view, cards, card)
  return what ? say('card', { name: what.name, when: whenOf(say, what.window) }) : say('hidden')
}

/** When an experience card may be played. */
export const whenOf = (say: Say, window: string): string => say(`window-${window}` as 'window-any')
