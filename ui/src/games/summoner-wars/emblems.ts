/** Pictures of Summoner Wars. A charge is drawn on a grid of 64 in two tinctures, ink and stock; an emblem is a shield
 * with a charge on it. Each faction has an ink, and a hatching as the second code for its colour. */

import type { Drawn, Ink } from '../../lib/table/charge'

export const CHARGES = {
  crown: { ink: 'M4 16 18 30 32 8 46 30 60 16 54 48H10ZM10 52H54V58H10Z' },
  staff: { lines: 'M32 26V58M26 58H38', ink: 'M32 4 40 16 32 28 24 16Z', ground: 'M32 11 35.5 16 32 21 28.5 16Z' },
  golem: { ink: 'M22 6H42V20H22ZM12 22H52V38H44V60H34V46H30V60H20V38H12ZM4 24H10V44H4ZM54 24H60V44H54Z', ground: 'M26 11H30V15H26ZM34 11H38V15H34Z' },
  bear: { ink: 'M12 20A9 9 0 1 1 25 12C29 10.5 35 10.5 39 12A9 9 0 1 1 52 20C55 27 54 34 50 40L44 52C40 58 24 58 20 52L14 40C10 34 9 27 12 20Z', ground: 'M22 27A3 3 0 1 0 22.1 27ZM42 27A3 3 0 1 0 42.1 27ZM26 40H38L32 47Z' },
  hammer: { lines: 'M32 26V60', ink: 'M14 8H46L54 17 46 26H14Z', ground: 'M20 13H26V21H20Z' },
  shards: { ink: 'M22 6 32 24 24 58 12 30ZM42 14 54 34 44 58 36 36Z', ground: 'M22 14 26 26 23 44 18 30Z' },
  snow: { lines: 'M32 6V58M9.5 19 54.5 45M54.5 19 9.5 45', ink: 'M32 22 40.7 27V37L32 42 23.3 37V27Z', ground: 'M32 27 36.3 29.5V34.5L32 37 27.7 34.5V29.5Z' },
  axe: { lines: 'M24 6V60', ink: 'M26 8C42 4 52 12 54 24 46 20 40 22 38 34 34 30 30 28 26 28Z' },
  ox: { ink: 'M4 8C8 20 14 22 20 22H44C50 22 56 20 60 8 62 22 56 32 48 34L42 56H22L16 34C8 32 2 22 4 8Z', ground: 'M24 34A3 3 0 1 0 24.1 34ZM40 34A3 3 0 1 0 40.1 34ZM28 48H36V51H28Z' },
  wall: { ink: 'M6 16H16V24H24V16H40V24H48V16H58V56H6Z', ground: 'M6 34H58V36.5H6ZM20 36H22.5V56H20ZM42 36H44.5V56H42ZM31 24H33.5V34H31Z' },
  drop: { ink: 'M32 2C44 20 52 28 52 40A20 20 0 0 1 12 40C12 28 20 20 32 2Z', ground: 'M22 38A10 10 0 0 0 32 50V54A14 14 0 0 1 18 38Z' },
  crystal: { ink: 'M32 4 42 18V46L32 60 22 46V18ZM14 22 20 28V44L14 50 8 42V30ZM50 22 44 28V44L50 50 56 42V30Z', ground: 'M32 12 36 19V44L32 50Z' },
  wolf: { ink: 'M10 6 24 16H40L54 6 54 30 46 44 38 58H26L18 44 10 30Z', ground: 'M19 26 28 31 21 34ZM45 26 36 31 43 34ZM28 48H36L32 53Z' },
  sling: { lines: 'M14 58C14 36 24 22 46 12M22 60C26 42 34 30 50 20', ink: 'M50 4A10 10 0 1 0 50.1 4Z' },
  claw: { ink: 'M10 4C26 18 28 38 18 60 16 40 14 22 10 4ZM28 4C44 18 46 38 36 60 34 40 32 22 28 4ZM46 4C62 18 64 38 54 60 52 40 50 22 46 4Z' },
  dagger: { ink: 'M32 4 40 30 36 40H28L24 30ZM20 40H44V45H20ZM29 45H35V60H29Z', ground: 'M31.2 14H32.8V36H31.2Z' },
  fist: { ink: 'M10 20H18V8H28V6H38V8H48V14H56V36L46 60H20L10 40Z', ground: 'M19 20H21.5V34H19ZM28.5 14H31V34H28.5ZM38.5 14H41V34H38.5ZM47 20H49V34H47Z' },
  mask: { ink: 'M2 12 18 18H46L62 12 54 34 44 50 32 58 20 50 10 34Z', ground: 'M16 28 28 33 18 38ZM48 28 36 33 46 38ZM26 46H38L32 50Z' },
  maw: { ink: 'M32 4A28 28 0 1 0 32.1 4Z', ground: 'M12 24 18 34 23 24 28 36 32 24 36 36 41 24 46 34 52 24C54 44 46 52 32 52 18 52 10 44 12 24Z' },
  flame: { ink: 'M34 2C38 14 54 22 52 40 51 52 42 60 32 60 20 60 12 52 12 40 12 30 20 26 20 16 26 18 28 24 28 28 33 22 36 12 34 2Z', ground: 'M32 34C36 40 41 42 40 48 39 53 36 55 32 55 28 55 24 53 24 47 24 42 30 40 32 34Z' },
  chevrons: { ink: 'M8 28 32 6 56 28V40L32 18 8 40ZM8 50 32 28 56 50V62L32 40 8 62Z' },
  eye: { ink: 'M2 32C16 12 48 12 62 32 48 52 16 52 2 32Z', ground: 'M32 20A12 12 0 1 0 32.1 20Z', over: 'M32 26A6 6 0 1 0 32.1 26Z' },
  vortex: { lines: 'M32 32C36 28 42 32 40 38 36 48 20 46 18 34 16 18 36 10 48 20 58 30 56 48 44 56', ink: 'M32 28A4 4 0 1 0 32.1 28Z' },
  bow: { lines: 'M18 6C46 12 46 52 18 58M18 6V58M10 32H52', ink: 'M60 32 48 25V39Z' },
  skull: { ink: 'M32 4C48 4 56 14 56 28 56 36 52 42 46 45V56H38V50H35V56H29V50H26V56H18V45C12 42 8 36 8 28 8 14 16 4 32 4Z', ground: 'M22 23A6.5 6.5 0 1 0 22.1 23ZM42 23A6.5 6.5 0 1 0 42.1 23ZM32 36 35 42H29Z' },
  sword: { ink: 'M32 2 38 10V42H26V10ZM16 42H48V48H16ZM29 48H35V58H29ZM32 56A4 4 0 1 0 32.1 56Z', ground: 'M31 8H33V40H31Z' },
  wing: { ink: 'M6 14C30 10 54 22 58 56 50 50 46 49 42 50 40 45 36 42 31 42 29 37 25 34 20 34 18 27 13 20 6 14Z' },
  spikes: { ink: 'M32 2 38 18 56 8 48 26 62 32 48 38 56 56 38 46 32 62 26 46 8 56 16 38 2 32 16 26 8 8 26 18Z', ground: 'M20 24H44L32 46Z' },
  helm: { ink: 'M32 4C48 4 54 16 54 30V52L40 60V36H24V60L10 52V30C10 16 16 4 32 4Z', ground: 'M18 24H46V29H34V40H30V29H18Z' },
  bolt: { ink: 'M38 2 12 36H28L22 62 52 24H35Z' },
  spire: { ink: 'M32 2 36 22 50 26 36 30 40 60H24L28 30 14 26 28 22Z' },
  brokencrown: { ink: 'M4 16 17 30 27 10 30 24 25 34 30 48H10ZM60 16 47 30 37 10 36 26 31 36 36 48H54ZM10 52H28V58H10ZM38 52H54V58H38Z' },
  leaf: { ink: 'M32 2C52 16 54 40 34 54V62H30V54C10 40 12 16 32 2Z', ground: 'M31 16H33V52H31ZM33 30 43 22 44 24 33 33ZM31 40 21 32 20 34 31 43Z' },
  pine: { ink: 'M32 4 46 24H40L52 42H36V58H28V42H12L24 24H18Z' },
  sun: { ink: 'M32 18A14 14 0 1 0 32.1 18ZM29 2H35L32 14ZM29 62H35L32 50ZM2 29V35L14 32ZM62 29V35L50 32ZM9 13 13 9 20 20ZM51 9 55 13 44 20ZM9 51 13 55 20 44ZM51 55 55 51 44 44Z' },
  knot: { ink: 'M32 4A14 14 0 1 0 32.1 4ZM18 28A14 14 0 1 0 18.1 28ZM46 28A14 14 0 1 0 46.1 28Z', ground: 'M32 11A7 7 0 1 0 32.1 11ZM18 35A7 7 0 1 0 18.1 35ZM46 35A7 7 0 1 0 46.1 35Z' },
  tower: { ink: 'M14 6H22V14H28V6H36V14H42V6H50V26H46V60H18V26H14Z', ground: 'M28 60V46A4 4 0 0 1 36 46V60ZM30 28H34V36H30Z' },
  ward: { ink: 'M32 4 56 12V30C56 46 46 54 32 60 18 54 8 46 8 30V12Z', ground: 'M32 14 46 19V30C46 39 41 45 32 49Z' },
  book: { ink: 'M4 12C14 8 24 8 31 14V56C24 50 14 50 4 54ZM60 12C50 8 40 8 33 14V56C40 50 50 50 60 54Z', ground: 'M10 20C15 18 20 18 25 21V23.5C20 20.5 15 20.5 10 22.5ZM10 30C15 28 20 28 25 31V33.5C20 30.5 15 30.5 10 32.5ZM54 20C49 18 44 18 39 21V23.5C44 20.5 49 20.5 54 22.5Z' },
  talisman: { lines: 'M14 4C16 18 24 22 32 24M50 4C48 18 40 22 32 24', ink: 'M32 24 50 40 32 62 14 40Z', ground: 'M32 33 40 41 32 52 24 41Z' },
  wings: { ink: 'M32 58C30 44 22 38 4 38 6 32 10 30 14 29 8 26 5 22 4 16 18 18 27 24 30 34L32 6 34 34C37 24 46 18 60 16 59 22 56 26 50 29 54 30 58 32 60 38 42 38 34 44 32 58Z' },
  moon: { ink: 'M40 4A28 28 0 1 0 58 46 24 24 0 0 1 40 4Z' },
  splitmask: { ink: 'M30 4V60C14 54 6 40 6 24 6 12 16 5 30 4ZM36 8C50 9 58 16 58 28 58 42 50 54 36 62Z', ground: 'M12 24 24 30 14 33ZM42 34 54 28 52 37ZM20 44 30 42V46ZM36 50 46 46 44 51Z' },
  orb: { ink: 'M32 4A24 24 0 1 0 32.1 4ZM20 54H44L50 61H14Z', ground: 'M24 14A12 12 0 0 0 16 28C20 24 22 20 24 14ZM32 20 36 28 32 36 28 28Z' },
  mirror: { ink: 'M26 4A28 28 0 0 0 26 60ZM38 4A28 28 0 0 1 38 60Z', ground: 'M20 20 14 32 20 44ZM44 20 50 32 44 44Z' },
  waves: { lines: 'M6 44C14 36 22 36 30 44 38 52 46 52 58 42M6 56C14 48 22 48 30 56 38 62 46 62 58 54', ink: 'M10 22C20 8 44 8 54 22 44 36 20 36 10 22Z', ground: 'M32 15A7 7 0 1 0 32.1 15Z' },
  stars: { ink: 'M32 4 36 16H48L38 24 42 36 32 28 22 36 26 24 16 16H28ZM6 42H58V48H6ZM6 54H58V60H6Z' },
  axes: { lines: 'M14 56 46 16M50 56 18 16', ink: 'M40 6C52 6 58 14 58 26 52 20 46 20 42 26L36 16ZM24 6C12 6 6 14 6 26 12 20 18 20 22 26L28 16Z' },
  gate: { ink: 'M8 58V28A24 24 0 0 1 56 28V58H44V30A12 12 0 0 0 20 30V58Z', lines: 'M32 26V58M26 34V58M38 34V58' },
  lion: { ink: 'M32 2 40 8 50 8 52 18 60 26 56 36 58 46 48 50 42 60 32 56 22 60 16 50 6 46 8 36 4 26 12 18 14 8 24 8Z', ground: 'M18 22H46L44 38 36 48H28L20 38Z', over: 'M23 27A3 3 0 1 0 23.1 27ZM41 27A3 3 0 1 0 41.1 27ZM27 37H37L32 44Z' },
  rhino: { ink: 'M4 2C6 16 12 24 18 26L26 16 40 14C54 16 60 28 60 40L52 46 48 60H24L14 44C8 34 2 20 4 2Z', ground: 'M30 27A3.5 3.5 0 1 0 30.1 27ZM22 50H34V53H22Z' },
  drake: { ink: 'M6 10 24 12 32 4 42 12C54 16 60 28 58 44 56 54 46 62 34 60 44 54 46 46 40 40 34 36 28 38 20 36L4 30 14 26 2 22 12 18Z', ground: 'M28 18A3 3 0 1 0 28.1 18Z' },
  paw: { ink: 'M32 30C42 30 50 42 48 52 46 60 38 56 32 56 26 56 18 60 16 52 14 42 22 30 32 30ZM10 22A6 8 0 1 0 10.1 22ZM23 8A6 8 0 1 0 23.1 8ZM41 8A6 8 0 1 0 41.1 8ZM54 22A6 8 0 1 0 54.1 22Z' },
} satisfies Record<string, Drawn>

export type Charge = keyof typeof CHARGES

/** The heater shield, and the line inside it. */
export const SHIELD = 'M6 4H58V30C58 46 46 56 32 61 18 56 6 46 6 30Z'
export const INSET = 'M10 8H54V30C54 43.5 44 52.5 32 56.7 20 52.5 10 43.5 10 30Z'

export interface Faction extends Ink {
  readonly charge: Charge
}

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
