/** The boards drawn small, of matches that one could watch. A game only draws; nothing in them can be chosen. */

import type { Component } from 'svelte'

/** Draws the view of a spectator in a place of about 104 by 90 pixels. */
export type Small = Component<{ view: any }> // each game has its own view

export const smalls: Readonly<Record<string, () => Promise<{ default: Small }>>> = {
  'aeons-end': () => import('./aeons-end/Small.svelte'),
  'connect-four': () => import('./connect-four/Small.svelte'),
  doomtrooper: () => import('./doomtrooper/Small.svelte'),
  'summoner-wars': () => import('./summoner-wars/Small.svelte'),
  warcraft: () => import('./warcraft/Small.svelte'),
}
