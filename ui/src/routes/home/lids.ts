/** What is printed on the lid of each box: symbols of the sprite, and a hatching. They stand in this
 * order; a game that is not here has a plain lid, and stands behind. */

interface Printed {
  charge: string
  hatching: 'az' | 'gu' | 've' | 'pu' | 'sa' | 'or' | 'te'
  emblems: string[]
}

export const lids: Readonly<Record<string, Printed>> = {
  'summoner-wars': {
    charge: 'c-crown',
    hatching: 'az',
    emblems: ['e-sw-pd', 'e-sw-cg', 'e-sw-fk', 'e-sw-se', 'e-sw-vg', 'e-sw-br', 'e-sw-pe', 'e-sw-to'],
  },
  'aeons-end': { charge: 'c-vortex', hatching: 'pu', emblems: ['c-ward', 'c-drop', 'c-mirror', 'c-gate', 'c-chevrons', 'c-dagger', 'c-eye', 'c-bolt'] },
  warcraft: { charge: 'c-axes', hatching: 've', emblems: ['c-tower', 'c-axe', 'c-skull', 'c-moonleaf'] },
  doomtrooper: { charge: 'c-helm', hatching: 'gu', emblems: ['c-gear', 'c-stars', 'c-circuit', 'c-pale', 'c-rising', 'c-spire', 'c-spikes', 'c-moon'] },
  'connect-four': { charge: 'c-knot', hatching: 'or', emblems: [] },
}

const ORDER = Object.keys(lids)

export const byLid = (one: { key: string }, two: { key: string }): number => place(one.key) - place(two.key)
const place = (key: string): number => (key in lids ? ORDER.indexOf(key) : ORDER.length)
