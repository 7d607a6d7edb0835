/** Pictures of Doomtrooper: a cut plate for each affiliation, and what each type of card shows. */

import type { Drawn } from '../../lib/table/charge'
import { CHARGES, type Bearer, type Charge } from '../../lib/table/charges'
import type { Printed, Stat, View } from './table'

/** The plate, and the line inside it. */
export const PLATE = 'M18 3H46L61 18V46L46 61H18L3 46V18Z'
export const PLATE_INSET = 'M19.7 7H44.3L57 19.7V44.3L44.3 57H19.7L7 44.3V19.7Z'

const GENERAL: Bearer = { ink: 'var(--dt-general)', hatching: 'pu', charge: 'helm' }

const AFFILIATIONS: Readonly<Record<string, Bearer>> = {
  bauhaus: { ink: 'var(--dt-bauhaus)', hatching: 'az', charge: 'gear' },
  capitol: { ink: 'var(--dt-capitol)', hatching: 'ba', charge: 'stars' },
  cybertronic: { ink: 'var(--dt-cybertronic)', hatching: 'or', charge: 'circuit' },
  imperial: { ink: 'var(--dt-imperial)', hatching: 've', charge: 'pale' },
  mishima: { ink: 'var(--dt-mishima)', hatching: 'gu', charge: 'rising' },
  brotherhood: { ink: 'var(--dt-brotherhood)', hatching: 'te', charge: 'spire' },
  legion: { ink: 'var(--dt-legion)', hatching: 'sa', charge: 'spikes' },
  crescentia: { ink: 'var(--dt-crescentia)', hatching: 'az', charge: 'moon' },
  lutheran: { ink: 'var(--dt-lutheran)', hatching: 'ba', charge: 'triad' },
  rasputin: { ink: 'var(--dt-rasputin)', hatching: 've', charge: 'claw' },
  templars: { ink: 'var(--dt-templars)', hatching: 'gu', charge: 'crossbar' },
}

export const bearerOf = (affiliation: string | undefined): Bearer => AFFILIATIONS[affiliation ?? ''] ?? GENERAL
export const inkOf = (what: Printed | null): Bearer => bearerOf(what?.icons[0])
/** Of what somebody fights for, as the deck says it: the same through the whole match. */
export const inkOfSeat = ({ players }: View, seat: number): Bearer => bearerOf(players[seat]?.affiliation)

const TYPES: Readonly<Record<string, Charge>> = {
  warrior: 'helm', special: 'bolt', equipment: 'hammer', fortification: 'tower', art: 'staff', symmetry: 'eye', ki: 'rising', relic: 'talisman',
  mission: 'book', warzone: 'wall', beast: 'drake', alliance: 'knot',
}

/** What a card of some sort shows instead of what all of its type do; the first that it is counts. */
const SORTS: readonly (readonly [string, Charge])[] = [
  ['airship', 'wing'], ['vehicle', 'tank'], ['fight-weapon', 'sword'], ['fight-shoot-weapon', 'axe'], ['shoot-weapon', 'gun'], ['armor', 'ward'], ['upgrade', 'gear'],
  ['virus', 'spikes'], ['poison', 'drop'], ['cathedral', 'spire'], ['cardinal', 'crown'], ['apostle', 'brokencrown'], ['nepharite', 'ox'], ['heretic', 'splitmask'],
  ['commander', 'chevrons'], ['corporate-leader', 'crown'], ['samurai', 'sword'], ['legionnaire', 'skull'], ['mortificator', 'dagger'],
  ['personality', 'crown'], ['cultist', 'mask'], ['counts-as-beast', 'maw'], ['tribal', 'axes'],
]

export function pictureOf(what: Printed): Drawn {
  const sort = SORTS.find(([word]) => what.keywords.includes(word))
  return CHARGES[sort?.[1] ?? TYPES[what.type] ?? 'book']
}

/** Icons of the four values. */
export const ICONS: Readonly<Record<Stat, string>> = { fight: 'i-fight', shoot: 'i-shoot', armor: 'i-armour', value: 'i-value' }
