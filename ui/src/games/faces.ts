/** The faces of a game's cards and other things, drawn without a table: for the library, and where a card is looked up. */

import type { Component } from 'svelte'
import type { LibraryCard } from '../lib/protocol'
import type { Drawn } from '../lib/table/charge'

export interface FaceProps {
  card: LibraryCard
  /** Its kind in words. */
  kind: string
  language: string
  /** Whether its text is on it. */
  full?: boolean
}

/** The emblem of a value by which one filters, such as a faction. */
export interface Crest {
  field: string
  inset: string
  drawn: Drawn
  ink: string
}

export interface Faces {
  default: Component<FaceProps>
  /** The emblem of a filter's value; none, where it has none. */
  crestOf: (filter: string, value: string) => Crest | null
}

export const faces: Readonly<Record<string, () => Promise<Faces>>> = {
  'aeons-end': () => import('./aeons-end/Face.svelte'),
  doomtrooper: () => import('./doomtrooper/Face.svelte'),
  'summoner-wars': () => import('./summoner-wars/Face.svelte'),
  warcraft: () => import('./warcraft/Face.svelte'),
}
