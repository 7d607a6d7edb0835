/** The icon of a log line, by what happened: the games share these words. */

import type { EventKind } from '../../games'
import type { TableEvent } from '../../lib/view'

const ICONS: Readonly<Partial<Record<EventKind, string>>> = {
  activated: 'i-charge', attacked: 'i-melee', boosted: 'i-boost', breach_destroyed: 'i-breach', built: 'i-gate', cast: 'i-special', charged: 'i-charge',
  damaged: 'i-damage', damage_prevented: 'i-armour', destroyed: 'i-cross', discarded: 'i-discard', discarded_for_magic: 'i-magic', drew: 'i-hand', dropped: 'i-step',
  eliminated: 'i-cross', entered_play: 'i-minion', event_ended: 'i-discard', exhausted: 'i-cross', focused: 'i-breach', gained: 'i-deck',
  gained_aether: 'i-aether', gained_magic: 'i-magic', gravehold_regained: 'i-life', gravehold_shielded: 'i-armour', gravehold_suffered: 'i-damage', healed: 'i-life', left_play: 'i-cross',
  lost_charges: 'i-charge', lost_token: 'i-power', nemesis_drew: 'i-deck', nemesis_regained: 'i-life', opened: 'i-breach', paid_magic: 'i-magic',
  persists: 'i-minion', played: 'i-play', player_shielded: 'i-armour', prepped: 'i-breach', regained: 'i-life', returned: 'i-undo', rolled: 'i-dice', showed: 'i-hand', struck: 'i-attack',
  suffered: 'i-damage', summoned: 'i-deck', swapped: 'i-shuffle', took_control: 'i-power', tucked: 'i-deck', turned_over: 'i-clock',
  unleashed: 'i-attack', used: 'i-special', was_inactive: 'i-damage',
  battle_began: 'i-fight', battle_ended: 'i-fight', battle_cancelled: 'i-cross', lost: 'i-cross', killed: 'i-cross', died_devoured: 'i-cross', harvested: 'i-worker',
  deployed: 'i-outpost', building_started: 'i-outpost', building_finished: 'i-outpost', outpost_started: 'i-outpost', outpost_finished: 'i-outpost', outpost_destroyed: 'i-cross',
  trained: 'i-clock', upgraded: 'i-promotion', gave: 'i-gold', took: 'i-gold', pillaged: 'i-gold', cancelled: 'i-cross', town_marked: 'i-damage', town_fell: 'i-damage', won: 'i-vp',
  plays_deck: 'i-deck', exchanged_hand: 'i-shuffle', entered: 'i-deck', attached: 'i-deck', left: 'i-discard', revealed: 'i-spectator', hidden: 'i-armour', covered: 'i-armour',
  declared: 'i-fight', attacks: 'i-fight', tactic: 'i-fight', joins: 'i-fight', warzone: 'i-outpost', wields: 'i-melee', hit: 'i-damage', wounded: 'i-damage', duel_over: 'i-check',
  meditated: 'i-destiny', gained_destiny: 'i-destiny', lost_destiny: 'i-destiny', paid: 'i-destiny', cleared_debt: 'i-destiny', gained_promotion: 'i-promotion', lost_promotion: 'i-promotion',
  claims: 'i-promotion', sabotages: 'i-attack', imprisoned: 'i-lock', stolen: 'i-power', gave_up: 'i-cross', sabotage_failed: 'i-cross',
}

export const iconOf = ({ kind }: TableEvent): string => ICONS[kind as EventKind] ?? 'i-chevron'
