/** Where one can go from every page. A place is named here once its page exists. */

import type { Page } from './route.svelte'
import type { Key } from './words'

interface Place {
  name: Key
  short?: Key // where there is little room
  icon: string
  path: string
  at: readonly Page['at'][] // the pages of this place
}

export const PLACES: readonly Place[] = [
  { name: 'play-game', icon: 'i-table', path: '/', at: ['home'] },
  { name: 'learn', icon: 'i-hint', path: '/learn', at: ['learn'] },
  { name: 'cards-and-decks', short: 'cards', icon: 'i-cards', path: '/cards', at: ['cards', 'card', 'decks', 'deck', 'draft', 'scenarios', 'scenario'] },
  { name: 'tournaments', icon: 'i-cup', path: '/tournaments', at: ['tournaments', 'tournament'] },
  { name: 'players-place', icon: 'i-person', path: '/players', at: ['players', 'player', 'moderation'] },
  { name: 'rules', icon: 'i-rule', path: '/rules', at: ['rules'] },
]
