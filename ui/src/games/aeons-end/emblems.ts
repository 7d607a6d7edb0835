/** Pictures of Aeon's End: a ring for each mage, a shard for each nemesis, and what each card shows. */

import type { Drawn, Ink } from '../../lib/table/charge'
import { CHARGES, type Bearer, type Charge } from '../../lib/table/charges'
import type { Printed, Type } from './table'

/** The field of a mage and that of a nemesis, and the line inside each. */
export const RING = 'M32 3A29 29 0 1 0 32 61 29 29 0 1 0 32 3Z'
export const RING_INSET = 'M32 7.5A24.5 24.5 0 1 0 32 56.5 24.5 24.5 0 1 0 32 7.5Z'
export const SHARD = 'M32 2 47 8 61 14 54 44 32 62 10 44 3 14 17 8Z'
export const SHARD_INSET = 'M32 6.5 56.5 16.7 50.5 42 32 56.8 13.5 42 7.5 16.7Z'

const MAGES: Readonly<Record<string, Bearer>> = {
  adelheim: { ink: 'var(--ae-adelheim)', hatching: 'ba', charge: 'ward' },
  brama: { ink: 'var(--ae-brama)', hatching: 've', charge: 'drop' },
  jian: { ink: 'var(--ae-jian)', hatching: 'sa', charge: 'mirror' },
  kadir: { ink: 'var(--ae-kadir)', hatching: 'te', charge: 'gate' },
  lash: { ink: 'var(--ae-lash)', hatching: 'gu', charge: 'chevrons' },
  mist: { ink: 'var(--ae-mist)', hatching: 'az', charge: 'dagger' },
  phaedraxa: { ink: 'var(--ae-phaedraxa)', hatching: 'pu', charge: 'eye' },
  xaxos: { ink: 'var(--ae-xaxos)', hatching: 'or', charge: 'bolt' },
}

const NEMESES: Readonly<Record<string, Bearer>> = {
  rageborne: { ink: 'var(--ae-rageborne)', hatching: 'gu', charge: 'fist' },
  'carapace-queen': { ink: 'var(--ae-carapace-queen)', hatching: 've', charge: 'scales' },
  'crooked-mask': { ink: 'var(--ae-crooked-mask)', hatching: 'pu', charge: 'splitmask' },
  'prince-of-gluttons': { ink: 'var(--ae-prince-of-gluttons)', hatching: 'te', charge: 'maw' },
}

const NOBODY: Bearer = { ink: 'var(--card-ink-soft)', hatching: 'pu', charge: 'gate' }

export const mageBearer = (key: string | undefined): Bearer => MAGES[key ?? ''] ?? NOBODY
export const nemesisBearer = (key: string | undefined): Bearer => NEMESES[key ?? ''] ?? NOBODY

const TYPES: Readonly<Record<Type, Ink>> = {
  gem: { ink: 'var(--ae-gem)', hatching: 'az' },
  relic: { ink: 'var(--ae-relic)', hatching: 'or' },
  spell: { ink: 'var(--ae-spell)', hatching: 'gu' },
  attack: { ink: 'var(--ae-nemesis)', hatching: 'sa' },
  strike: { ink: 'var(--ae-nemesis)', hatching: 'sa' },
  minion: { ink: 'var(--ae-nemesis)', hatching: 'sa' },
  power: { ink: 'var(--ae-nemesis)', hatching: 'sa' },
  corruption: { ink: 'var(--ae-crooked-mask)', hatching: 'pu' },
}

export const inkOf = (what: Printed | null): Ink => (what ? TYPES[what.type] : NOBODY)

/** What each card shows, where it is not what all of its type do. */
const SHOWN: Readonly<Record<string, Charge>> = {
  crystal: 'crystal', spark: 'bolt', flare: 'sun', 'buried-light': 'orb',
  'amethyst-shard': 'shards', 'emerald-shard': 'shards', 'garnet-shard': 'shards', 'moonstone-shard': 'moon', 'quartz-shard': 'shards', 'tourmaline-shard': 'shards',
  'burning-opal': 'orb', 'clouded-sapphire': 'drop', 'diamond-cluster': 'crystal', 'searing-ruby': 'shards', 'sifters-pearl': 'waves', 'vriswood-amber': 'leaf',
  'blasting-staff': 'staff', 'bottled-vortex': 'vortex', 'flexing-dagger': 'dagger', 'focusing-orb': 'orb', 'mages-talisman': 'talisman', 'unstable-prism': 'mirror',
  'amplify-vision': 'eye', 'arcane-nexus': 'knot', 'chaos-arc': 'bolt', 'consuming-void': 'maw', 'dark-fire': 'drop', 'essence-theft': 'claw',
  'feral-lightning': 'wolf', ignite: 'flame', 'lava-tendril': 'waves', 'oblivion-swell': 'moon', 'phoenix-flame': 'wings', 'planar-insight': 'eye',
  'spectral-echo': 'skull', 'wildfire-whip': 'sling',
  'agony-field': 'spikes', 'bane-sire': 'skull', 'bleed-static': 'bolt', 'eye-of-nothing': 'eye', 'haze-spewer': 'vortex', skewer: 'sword', slaughter: 'claw',
  'woven-sky': 'stars', awaken: 'sun', cauterizer: 'flame', dispel: 'splitmask', 'lay-waste': 'axes', needlemaw: 'maw', 'pulverizing-ray': 'spire', venomite: 'drop',
  'doom-aegis': 'ward', 'gather-darkness': 'moon', 'jagged-one': 'shards', obliterate: 'hammer', 'reality-rupture': 'brokencrown', sunder: 'axe', topple: 'tower',
  cleave: 'axe', provoker: 'ox', 'unrelenting-ire': 'flame', 'blood-cry': 'drop', 'invoke-carnage': 'fist', scorn: 'mask', 'avatar-of-wrath': 'fist', onslaught: 'chevrons', 'rolling-death': 'skull',
  broodwomb: 'scales', 'endless-throng': 'paw', hatch: 'orb', 'blot-the-sun': 'sun', 'foul-multitudes': 'paw', infest: 'claw', 'legion-beacon': 'tower', 'maggot-engine': 'maw', spawn: 'scales',
  burden: 'knot', corrupter: 'splitmask', tempt: 'gem', 'pain-sower': 'sling', 'twisting-madness': 'vortex', vex: 'eye', afflict: 'claw', 'bedlam-sage': 'book', 'ruin-priest': 'spire',
  gorge: 'maw', lobotomize: 'hammer', 'thought-biter': 'wolf', cerephage: 'skull', godfeeders: 'crown', mindguzzler: 'vortex', digest: 'drop', 'memory-eater': 'book', 'vile-feast': 'ox',
  convoke: 'claw', devastate: 'tower', eviscerate: 'dagger', frenzy: 'axes', raze: 'flame', seize: 'fist',
}

const OF_TYPE: Readonly<Record<Type, Charge>> = {
  gem: 'gem', relic: 'talisman', spell: 'flame', attack: 'claw', strike: 'fist', minion: 'ox', power: 'eye', corruption: 'splitmask',
}

export const pictureOf = (what: Printed | null): Drawn => CHARGES[what ? (SHOWN[what.kind] ?? OF_TYPE[what.type]) : 'gate']
