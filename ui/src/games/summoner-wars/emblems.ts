/** Pictures of Summoner Wars: an emblem is a shield with a charge on it. Each faction has an ink, and a hatching as the second
 * code for its colour. */

import type { Bearer, Charge } from '../../lib/table/charges'

export { CHARGES } from '../../lib/table/charges'

/** The heater shield, and the line inside it. */
export const SHIELD = 'M6 4H58V30C58 46 46 56 32 61 18 56 6 46 6 30Z'
export const INSET = 'M10 8H54V30C54 43.5 44 52.5 32 56.7 20 52.5 10 43.5 10 30Z'

export type Faction = Bearer

const FACTIONS: Readonly<Record<string, Faction>> = {
  'polar-dwarves': { ink: 'var(--sw-pd)', hatching: 'az', charge: 'snow' },
  'cave-goblins': { ink: 'var(--sw-cg)', hatching: 've', charge: 'mask' },
  'fallen-kingdom': { ink: 'var(--sw-fk)', hatching: 'sa', charge: 'brokencrown' },
  'savanna-elves': { ink: 'var(--sw-se)', hatching: 'te', charge: 'leaf' },
  vanguards: { ink: 'var(--sw-vg)', hatching: 'or', charge: 'sun' },
  breakers: { ink: 'var(--sw-br)', hatching: 'ba', charge: 'waves' },
  'phoenix-elves': { ink: 'var(--sw-pe)', hatching: 'gu', charge: 'wings' },
  'tundra-orcs': { ink: 'var(--sw-to)', hatching: 'pu', charge: 'axes' },
}

const NOBODY: Faction = { ink: 'var(--card-ink-soft)', hatching: 'pu', charge: 'gate' }

export function factionOf(key: string | undefined): Faction {
  return (key === undefined ? undefined : FACTIONS[key]) ?? NOBODY
}

/** What each card shows; within a faction no two units are alike. A Summoner wears the crown. */
const SHOWN: Readonly<Record<string, Charge>> = {
  gate: 'gate', 'starting-gate': 'gate',
  'frost-mage': 'staff', 'ice-golem': 'golem', 'bear-cavalry': 'bear', 'ice-smith': 'hammer', jarmund: 'shards',
  nadiana: 'snow', ollag: 'axe', 'ice-ram': 'ox', parapet: 'wall', 'ice-repair': 'drop', 'glacial-shift': 'crystal',
  'beast-rider': 'wolf', 'horde-slinger': 'sling', 'horde-climber': 'claw', 'horde-clinger': 'dagger', blarf: 'fist',
  smeg: 'mask', 'the-eater': 'maw', enrage: 'flame', 'pile-on': 'chevrons', sneak: 'eye', unrelenting: 'vortex',
  'undead-archer': 'bow', 'undead-carrier': 'skull', 'undead-warrior': 'sword', 'hellfire-cultist': 'flame',
  dragos: 'drake', 'elut-bal': 'spikes', 'gul-dass': 'helm', pyre: 'bolt', 'blood-summon': 'drop',
  hellforged: 'hammer', purge: 'spire',
  'border-archer': 'bow', lioness: 'lion', rhinoceros: 'rhino', 'spirit-mage': 'staff', 'makeinda-ru': 'leaf',
  'miti-kyru': 'claw', 'miti-mumway': 'ox', 'chant-power': 'sun', 'chant-entangling': 'knot', 'chant-growth': 'pine',
  'chant-weaving': 'vortex',
  'citadel-archer': 'bow', 'citadel-knight': 'helm', 'citadel-paladin': 'ward', 'temple-priest': 'book',
  coleen: 'sword', jacob: 'talisman', valna: 'wings', 'holy-judgment': 'sun', 'guarding-spirits': 'wing',
  'mass-heal': 'drop', 'renewed-hope': 'moon',
  deceiver: 'splitmask', 'mind-witch': 'eye', 'wind-archer': 'bow', 'wind-mage': 'vortex', gulldune: 'fist',
  gwalark: 'talisman', kalal: 'orb', 'mind-control': 'mirror', blast: 'bolt', 'hypnotic-call': 'moon', tempest: 'waves',
  'ember-archer': 'bow', 'ember-beast': 'paw', 'ember-mage': 'flame', 'royal-guardian': 'ward', fanessa: 'sword',
  'fire-drake': 'drake', holleas: 'orb', 'spirit-phoenix': 'wings', 'blinding-flare': 'sun', burn: 'bolt',
  'divine-retribution': 'spire',
  'frost-shaman': 'staff', smasher: 'hammer', 'tundra-charger': 'wolf', 'tundra-fighter': 'axe', ragnor: 'axes',
  shonk: 'fist', targan: 'sling', 'for-glory': 'stars', 'brutal-force': 'chevrons', freeze: 'snow', 'primal-fury': 'claw',
}

export function chargeOf(kind: string, classes: readonly string[]): Charge {
  return SHOWN[kind] ?? (classes.includes('summoner') ? 'crown' : classes.includes('structure') ? 'tower' : 'book')
}
