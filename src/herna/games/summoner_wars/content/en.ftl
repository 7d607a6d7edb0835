## Summoner Wars

sw-game = Summoner Wars
sw-about = Two armies of cards meet on a grid; the player who loses the Summoner loses.
sw-points = damage dealt to the opponent's Summoner
sw-option-deck-1 = the first seat's deck
sw-option-deck-2 = the second seat's deck
sw-option-first = who begins
sw-value-random = chance decides
sw-value-seat-1 = the first seat
sw-value-seat-2 = the second seat
sw-value-polar-dwarves = Polar Dwarves
sw-value-cave-goblins = Cave Goblins
sw-value-fallen-kingdom = Fallen Kingdom
sw-value-savanna-elves = Savanna Elves
sw-value-vanguards = Vanguards
sw-value-breakers = Breakers
sw-value-phoenix-elves = Phoenix Elves
sw-value-tundra-orcs = Tundra Orcs
sw-set-every-faction = every faction

## Questions

sw-phase-summon = Summon phase: whom do you summon?
sw-phase-move = Move phase: who moves?
sw-phase-build = Build phase: what do you build?
sw-phase-attack = Attack phase: who attacks?
sw-phase-magic = Magic phase: each card you choose is discarded for 1 magic. Which?
sw-phase-draw = Draw phase: what do you do?
sw-move-on = Does { $unit } keep moving?
sw-force-where = Where is { $card } forced to?
sw-force-where-decline = Do not force it
sw-use-ability = { $card }, { $effect }: do you use it?
sw-choose-target = { $card }, { $effect }: which target?
sw-choose-target-decline = No target
sw-choose-space = { $card }, { $effect }: which space?
sw-choose-space-decline = No space
sw-extra-attack = { $unit } may make an extra attack: on what?
sw-extra-attack-decline = No attack
sw-reroll = { $unit } has rolled. Roll the dice again?
sw-keep-event = { $card }: spend 1 boost so that it stays?

## Choices

sw-choice-summon = Summon { $card } on { $space }
sw-choice-move = Move { $unit } to { $space }
sw-choice-charge = Charge with { $unit } to { $space }
sw-choice-step = Continue to { $space }
sw-choice-stop = Stop here
sw-choice-instead-of-moving = { $unit }: { $effect } instead of moving
sw-choice-build = Build { $card } on { $space }
sw-choice-attack = { $unit } attacks { $target }
sw-choice-instead-of-attacking = { $unit }: { $effect } instead of attacking
sw-choice-reroll = Spend 1 boost of { $card } and roll again
sw-choice-discard = Discard { $card } for 1 magic
sw-choice-play = Play { $card }
sw-choice-use = { $card }: { $effect }
sw-choice-end-phase = End the phase
sw-choice-force = { $card } to { $space }
sw-choice-keep = Keep { $card }
sw-choice-accept = Yes
sw-choice-target = { $card }
sw-choice-pick-space = { $space }
sw-choice-pick-card = { $card }
sw-choice-done = Done
sw-choice-boost-it = Boost it
sw-choice-pay-magic = Pay 1 magic
sw-choice-pay-boost = Spend 1 boost
sw-choice-suffer = Do not pay

## Forecasts

sw-forecast-destroys = { $chance }%
sw-forecast-destroys-label = chance to eliminate
sw-forecast-damage = { $apart ->
    [0] { $low }
   *[other] { $low }–{ $high }
}
sw-forecast-damage-label = damage
sw-forecast-answered = { $damage }
sw-forecast-answered-label = damage as it steps away
sw-forecast-inactive = { $damage }
sw-forecast-inactive-label = damage to your Summoner
sw-forecast-magic = { $magic }
sw-forecast-magic-label = magic left

## What happened

sw-event-turn-began = Turn { $turn }: { $seat } is active.
    .seat = Turn { $turn }: you are active.
sw-event-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
sw-event-drew-many = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .seat = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
sw-event-summoned = { $seat } summons { $mover } on { $space }.
    .seat = You summon { $mover } on { $space }.
sw-event-built = { $seat } builds { $mover } on { $space }.
    .seat = You build { $mover } on { $space }.
sw-event-moved = { $mover } moves to { $space }.
sw-event-forced = { $mover } is forced to { $space }.
sw-event-placed = { $mover } is placed on { $space }.
sw-event-swapped = { $card } and { $target } swap places.
sw-event-attacked = { $unit } attacks { $target }.
sw-event-rolled = { $unit } rolls { $melee } melee, { $ranged } ranged, { $special } special.
sw-event-damaged = { $card } takes { $amount } damage.
sw-event-healed = { $amount } damage is removed from { $card }.
sw-event-boosted = { $card } gets { $amount } boost.
sw-event-eliminated = { $card } is eliminated.
sw-event-returned = { $card } returns to its owner's hand.
sw-event-showed = { $seat } shows { $card }.
    .seat = You show { $card }.
sw-event-discarded = { $card } is discarded.
sw-event-gained-magic = { $seat } gains { $amount } magic.
    .seat = You gain { $amount } magic.
sw-event-paid-magic = { $seat } pays { $amount } magic.
    .seat = You pay { $amount } magic.
sw-event-discarded-for-magic = { $seat } discards { $card } for { $amount } magic.
    .seat = You discard { $card } for { $amount } magic.
sw-event-discarded-for-magic-many = { $count ->
    [one] { $seat } discards a card for { $amount } magic.
   *[other] { $seat } discards { $count } cards for { $amount } magic each.
}
    .seat = { $count ->
        [one] You discard a card for { $amount } magic.
       *[other] You discard { $count } cards for { $amount } magic each.
    }
sw-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
sw-event-event-ended = { $card } of { $seat } is discarded.
    .seat = Your { $card } is discarded.
sw-event-tucked = { $card } is tucked under { $target }.
sw-event-took-control = { $seat } takes control of { $card }.
    .seat = You take control of { $card }.
sw-event-used = { $card } uses { $effect }.
sw-event-was-inactive = No enemy card was attacked: the inaction penalty falls on { $card }.

sw-ability-inaction = Inaction penalty
sw-card-gate = Gate
sw-card-starting-gate = Starting gate
sw-ability-gate = Gate
sw-ability-gate-text = You may summon units on empty spaces beside this.

## The two sides

sw-side-magic = magic
sw-side-hand = hand
sw-side-draw = draw pile
sw-side-discard = discard pile
sw-card-at = { $name } ({ $space })

## What is printed on a card

sw-class-summoner = Summoner
sw-class-champion = champion
sw-class-common = common
sw-class-structure = structure
sw-class-epic = epic event
sw-class-standard = standard event
sw-fact-set = faction
sw-fact-class = also
sw-fact-phase = played
sw-print-cost = cost
sw-print-strength = strength
sw-print-life = life
sw-print-melee = melee
sw-print-ranged = ranged
sw-print-phase-summon = in the Summon phase
sw-print-phase-move = in the Move phase
sw-print-phase-build = in the Build phase
sw-print-phase-attack = in the Attack phase
sw-print-phase-magic = in the Magic phase
sw-symbol-martial = Martial
sw-symbol-light = Light
sw-symbol-cunning = Cunning
sw-symbol-earth = Earth
sw-symbol-spirit = Spirit
sw-symbol-instinct = Instinct
sw-symbol-water = Water
sw-symbol-dark = Dark
sw-symbol-resolve = Resolve
sw-symbol-air = Air
sw-symbol-divine = Divine
sw-symbol-logic = Logic
sw-symbol-fire = Fire
sw-sure-public = not from the rulebook but from public pictures of the cards
sw-sure-ours = not in the printed box, but made by us
sw-sure-values = values
sw-sure-ability = text
sw-sure-attack = kind of attack
sw-sure-symbols = deck symbols

## What cards ask

sw-ability-control-ends = Control ends
sw-boost-or-tuck = { $effect }: boost { $card }, or spend 1 boost and tuck it under a common?
sw-boost-or-tuck-decline = Neither
sw-commune = { $card }, { $effect }: is it boosted, or does it spend 1 boost to boost another unit?
sw-deck-copies-champion = { $card } is in the deck { $count } times; the limit for a champion is { $most }.
sw-deck-copies-common = { $card } is in the deck { $count } times; the limit for a common is { $most }, starting units not counted.
sw-deck-copies-standard = { $card } is in the deck { $count } times; the limit for a standard event is { $most }.
sw-deck-count-champion = The deck has { $count ->
    [one] { $count } champion
   *[other] { $count } champions
}; it must have exactly { $wanted }.
sw-deck-count-common = The deck has { $count ->
    [one] { $count } common
   *[other] { $count } commons
}; it must have exactly { $wanted }, starting units not counted.
sw-deck-count-standard = The deck has { $count ->
    [one] { $count } standard event
   *[other] { $count } standard events
}; it must have exactly { $wanted }.
sw-deck-epic = { $card } is an epic event: { $summoner } determines those, they cannot be chosen.
sw-deck-epic-anyway = { $card } is an epic event: the Summoner determines those, they cannot be chosen.
sw-deck-gate = { $card } is in every deck already and is not listed.
sw-deck-summoner = { $card } is a Summoner: a deck has exactly 1, named separately.
sw-deck-symbol = { $card } has no deck symbol in common with { $summoner }.
sw-discard-for-strength = Discard a unit card for 1 magic and +1 strength, or stop.
sw-discard-for-strength-done = Discard no more
sw-discard-to-heal = Discard a card to heal the target instead of hurting it?
sw-event-card = { $card }: which card from your hand?
sw-event-space = { $card }: which space?
sw-event-target = { $card }: which target?
sw-event-target-decline = No target
sw-event-target-done = No more targets
sw-extra-attacks = { $card }: which unit makes an extra attack next?
sw-extra-attacks-done = No more attacks
sw-feed-the-eater = { $card } is hungry: which unit is discarded?
sw-force-targets = { $card }: which structure is forced? { $count ->
    [one] 1 more can be chosen.
   *[other] Up to { $count } can be chosen.
}
sw-force-targets-done = No more targets
sw-force-next = { $card }: which structure is forced next?
sw-pay-or-discard = { $card }: pay 1 magic, or discard it?
sw-pay-or-suffer = { $card }: pay 1 magic and boost it, or add 1 damage to it?
sw-pick-from-discard = { $card }, { $effect }: which card from your discard pile?
sw-pick-from-discard-decline = No card
sw-purge-damage = { $card }: which unit beside { $unit } takes 2 damage?
sw-purge-damage-decline = No unit
sw-purge-next = { $card }: which of its targets strikes next?
sw-purge-next-done = No more strikes
sw-take-from-discard = Take a unit card with “Citadel” in its name from your discard pile?

## Why not

sw-phase-name-summon = Summon
sw-phase-name-move = Move
sw-phase-name-build = Build
sw-phase-name-attack = Attack
sw-phase-name-magic = Magic
sw-phase-name-draw = Draw

sw-why-no-such-due = There is no such card.
sw-why-no-such-space = There is no such space on the battlefield.
sw-why-no-such-ability = There is no such ability.
sw-why-phase = This is done in the { $phase } phase; now it is the { $now } phase.
sw-why-not-on-battlefield = Not on the battlefield: { $card }.
sw-why-not-in-hand = Not in your hand: { $card }.
sw-why-occupied = { $space } is occupied: { $blocker }.
sw-why-not-enough-magic = It costs { $cost } magic; you have { $has }.
sw-why-frozen = { $unit } is frozen and can do nothing.

sw-why-choose-card = First choose a card from your hand.
sw-why-choose-space = Choose a space as well.
sw-why-choose-mover = First choose which of your units should move.
sw-why-choose-attacker = First choose which of your units should attack.
sw-why-choose-target = Choose a target for the attack as well.
sw-why-choose-user = First choose whose ability to use.
sw-why-choose-ability = Choose which of its abilities to use.
sw-why-choose-one = Choose one of the options offered.

sw-why-not-yours-to-move = { $unit } belongs to your opponent; you can move only units that you control.
sw-why-structures-stay = { $unit } is a structure, and structures do not move.
sw-why-most-moved = { $most } of your units have already had their move, the most allowed in this phase.
sw-why-moved = { $unit } has already had its move in this phase.
sw-why-text-forbids-moving = { $unit } cannot move: { $effect }.
sw-why-no-spaces = { $unit } cannot move even 1 space now.
sw-why-same-space = { $unit } is already there; a move is at least 1 space.
sw-why-too-far = { $space } is { $far } spaces away; { $unit } can go { $most ->
    [one] only 1 space
   *[other] only { $most } spaces
} now.
sw-why-step-by-step = Units move step by step: take { $unit } to an adjacent space first, then on to { $space }.
sw-why-way-blocked = The way to { $space } is blocked for { $unit }. In the way: { $blocker }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
sw-why-hemmed-in = { $unit } is hemmed in: it cannot step onto any adjacent space.
sw-why-not-straight = { $space } is not in a straight line from { $unit }.
sw-why-no-stop = { $unit } cannot stop here, on an occupied space: { $blocker }.
sw-why-still-moving = { $unit } is still moving: continue or stop first.

sw-why-not-yours-to-attack = { $unit } belongs to your opponent. First choose which of your own units should attack.
sw-why-structures-do-not-attack = { $unit } is a structure, and structures do not attack.
sw-why-most-attacked = { $most } of your units have already had their attack, the most allowed in this phase.
sw-why-attacked = { $unit } has already had its attack in this phase.
sw-why-nothing-in-reach = { $unit } has nothing in reach that it could attack.
sw-why-itself = { $unit } cannot attack itself.
sw-why-not-adjacent = { $unit } attacks in melee, so only what is adjacent; { $target } is { $far } spaces away.
sw-why-not-in-line = { $target } is not in a straight line with { $unit }.
sw-why-out-of-reach = { $target } is { $far } spaces away; { $unit } reaches { $most }.
sw-why-line-blocked = The line to { $target } is not clear. In between: { $blocker }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
sw-why-target-frozen = { $target } is frozen and cannot be attacked.
sw-why-text-forbids-attacking = { $effect } of { $blocker } does not allow it. { $text }
sw-why-no-extra-attack = { $unit } has no extra attack now.

sw-why-is-unit = { $card } is a unit: it is summoned in the Summon phase.
sw-why-is-structure = { $card } is a structure: it is built in the Build phase.
sw-why-is-unit-and-structure = { $card } is a unit and a structure: it is summoned in the Summon phase or built in the Build phase.
sw-why-is-event = { $card } is an event: it is played in the { $phase } phase.
sw-why-event-phase = { $card } is played in the { $phase } phase; now it is the { $now } phase.
sw-why-no-targets = { $card } does not have the targets that it must name. { $text }
sw-why-no-card = None of the cards in your hand can be chosen for that.
sw-why-no-gates = You control no gate next to which a unit could be summoned.
sw-why-no-room-at-gates = There is no empty space next to any of your gates.
sw-why-no-gate = { $space } is not next to a gate of yours.
sw-why-neither-gate-nor-text = { $card } cannot be summoned there: neither at your gates nor by { $effect }. { $text }
sw-why-no-room-anywhere = There is no empty space where { $card } could be summoned, neither at your gates nor by { $effect }. { $text }
sw-why-no-room-to-build = There is no empty space in your 3 back rows or next to your Summoner.
sw-why-no-building-ground = { $space } is neither in your 3 back rows nor next to your Summoner.

sw-why-no-ability = { $unit } does not have this ability: { $effect }.
sw-why-nobody-has-ability = None of your units has such an ability.
sw-why-other-use = { $effect } of { $unit } is not used in this way.
sw-why-nothing-instead = { $unit } has no ability to use instead.
sw-why-nothing-to-use = This card has no ability that is used in this way: { $card }.
sw-why-not-yours-to-use = { $card } belongs to your opponent.
sw-why-used = { $card } has already used its ability this turn: { $effect }.
sw-why-ability-phase = { $effect } is used in the { $phase } phase; now it is the { $now } phase.
sw-why-text-does-not-allow = { $effect } does not allow it. { $text }
sw-why-no-boost = There is no boost to spend.
sw-why-no-reroll = { $card } does not let you roll these dice again.
sw-why-chosen = { $card } is already chosen.
sw-why-equal-card = You can choose an identical card instead.
sw-why-name-discarded = A card with this name is already discarded: { $card }.
sw-why-not-declined = This cannot be declined, only ended: choose the option that ends it.
sw-why-no-room-beside = No space next to { $card } is empty.
sw-why-no-room-to-be-forced = { $card } cannot be forced: no space next to it is empty.
sw-why-text-forbids-forcing = { $card } cannot be forced: { $effect }.
sw-why-frozen-stays = { $card } is frozen and cannot be forced.
sw-why-not-forced = Only { $card } is being forced now.
sw-why-not-so-far = { $card } cannot be forced as far as { $space }, or not in that direction.

## Polar Dwarves

sw-card-svara = Svara
sw-card-frost-mage = Frost Mage
sw-card-ice-golem = Ice Golem
sw-card-bear-cavalry = Bear Cavalry
sw-card-ice-smith = Ice Smith
sw-card-jarmund = Jarmund
sw-card-nadiana = Nadiana
sw-card-ollag = Ollag
sw-card-ice-ram = Ice Ram
sw-card-ice-ram-text = ACTIVE: Each time a structure, yours or the enemy's, has moved or been forced, in either player's turn, you may choose a unit, yours or the enemy's, adjacent to it. That unit takes 1 damage; then you may force it 1 space.
sw-card-parapet = Parapet
sw-card-parapet-text = Units you control may attack through this structure's space.
sw-card-ice-repair = Ice Repair
sw-card-ice-repair-text = Remove 2 damage from each structure you control.
sw-card-glacial-shift = Glacial Shift
sw-card-glacial-shift-text = Target up to 3 structures you control within 3 spaces of your Summoner. In an order you choose, force each of them 1 or 2 spaces.

sw-ability-structural-shift = Structural Shift
sw-ability-structural-shift-text = After this unit moves, you may force a structure you control within 3 spaces of it 1 space.
sw-ability-frost-bolt = Frost Bolt
sw-ability-frost-bolt-text = This unit has +1 strength for each structure you control adjacent to it.
sw-ability-living-gate = Living Gate
sw-ability-living-gate-text = This unit is also a gate, and so a structure: you may summon units next to it.
sw-ability-mobile-structure = Mobile Structure
sw-ability-mobile-structure-text = This unit may move although it is a structure.
sw-ability-slow = Slow
sw-ability-slow-text = When this unit moves, its maximum is 1 space lower.
sw-ability-trample = Trample
sw-ability-trample-text = When this unit moves, it may pass through commons, yours and the enemy's. After the move each unit it passed through takes 1 damage.
sw-ability-frost-axe = Frost Axe
sw-ability-frost-axe-text = After this unit moves, you may either boost it, or spend 1 of its boost to tuck it under another common you control within 3 spaces. While it is tucked, each special symbol in that common's attacks counts as two melee symbols; several such cards do not add up.
sw-ability-momentum = Momentum
sw-ability-momentum-text = Once per turn, after this unit attacks an enemy unit, you may boost this unit.
sw-ability-ice-shards = Ice Shards
sw-ability-ice-shards-text = At the end of your Build phase, you may spend 1 boost of this unit. If you do, each enemy unit adjacent to at least one structure you control takes 1 damage.
sw-ability-greater-frost-bolt = Greater Frost Bolt
sw-ability-greater-frost-bolt-text = This unit has +1 strength for each structure you control within 2 spaces of it.
sw-ability-cold-snap = Cold Snap
sw-ability-cold-snap-text = Each structure you control has +1 life.

## Cave Goblins

sw-card-sneeks = Sneeks
sw-card-beast-rider = Beast Rider
sw-card-horde-slinger = Horde Slinger
sw-card-horde-climber = Horde Climber
sw-card-horde-clinger = Horde Clinger
sw-card-blarf = Blarf
sw-card-smeg = Smeg
sw-card-the-eater = The Eater
sw-card-enrage = Enrage the Horde
sw-card-enrage-text = Target all units you control with cost 0. In an order you choose, each of them may make one extra attack.
sw-card-pile-on = Pile On
sw-card-pile-on-text = ACTIVE: Units you control have Gang Up: when the unit attacks, it has +1 strength for each other unit you control adjacent to the target.
sw-card-sneak = Sneak
sw-card-sneak-text = Choose any number of units you control with cost 0. In an order you choose, force each of them 1 space.
sw-card-unrelenting = Unrelenting
sw-card-unrelenting-text = ACTIVE: Each time a common you control would be eliminated, it returns to its owner's hand instead.

sw-ability-sly = Sly
sw-ability-sly-text = Once per turn, in your Attack phase, you may have this unit swap places with a unit you control with cost 0, anywhere on the battlefield.
sw-ability-charge = Charge
sw-ability-charge-text = Instead of its normal movement, this unit may move 1 to 4 clear spaces in one straight direction; other effects may lower this maximum, but not raise it. Whenever it moves at least 3 spaces in one direction, it has +1 strength until the end of the turn.
sw-ability-relentless = Relentless
sw-ability-relentless-text = When this unit attacks in your Attack phase, it does not count towards the limit of 3 attacking units. It gets no second attack.
sw-ability-climb = Climb
sw-ability-climb-text = When this unit moves, it may move 1 extra space and may pass through structures, yours and the enemy's.
sw-ability-immobile = Immobile
sw-ability-immobile-text = This unit cannot move. It can be forced, swapped and placed.
sw-ability-cling = Cling
sw-ability-cling-text = When a unit you control begins its move adjacent to this unit, you may, after that move, place this unit on an empty space adjacent to the unit that moved.
sw-ability-blood-runes = Blood Runes
sw-ability-blood-runes-text = At the start of your Attack phase, either pay 1 magic and boost this unit, or this unit takes 1 damage.
sw-ability-imbued-strength = Imbued Strength
sw-ability-imbued-strength-text = This unit has +1 strength for each boost on it, at most +5.
sw-ability-magic-junkie = Magic Junkie
sw-ability-magic-junkie-text = At the start of your turn, either pay 1 magic or discard this unit.
sw-ability-feed-the-eater = Feed the Eater
sw-ability-feed-the-eater-text = At the end of your Attack phase, if this unit has eliminated no unit this turn, yours or the enemy's, discard either a unit you control adjacent to it or this unit.

# Given by Pile On
sw-ability-gang-up = Gang Up
sw-ability-gang-up-text = When this unit attacks, it has +1 strength for each other unit you control adjacent to the target.

## Fallen Kingdom

sw-card-ret-talus = Ret-Talus
sw-card-undead-archer = Undead Archer
sw-card-undead-carrier = Undead Carrier
sw-card-undead-warrior = Undead Warrior
sw-card-hellfire-cultist = Hellfire Cultist
sw-card-dragos = Dragos
sw-card-elut-bal = Elut-Bal
sw-card-gul-dass = Gul-Dass
sw-card-pyre = Sacrificial Pyre
sw-card-pyre-text = ACTIVE: Each time a unit, yours or the enemy's, is eliminated, in either player's turn, boost this card. When this card is discarded, choose a unit, yours or the enemy's, and remove 1 damage from it for each boost that was on this card.
sw-card-blood-summon = Blood Summon
sw-card-blood-summon-text = Do this any number of times: target a unit you control and place a unit with cost 2 or less from your hand on an empty space adjacent to it, without summoning it or paying its cost; then the target takes 2 damage.
sw-card-hellforged = Hellforged Weapon
sw-card-hellforged-text = Tuck this card under a common you control. While it is tucked, that unit has +2 strength and Cursed: after the unit attacks, it takes 1 damage for each special symbol rolled in that attack.
sw-card-purge = Purge
sw-card-purge-text = Target any number of units you control. In an order you choose, for each target still on the battlefield you may put 2 damage on one unit adjacent to it, yours or the enemy's. Then eliminate all remaining targets at once.

sw-ability-raise-the-dead = Raise the Dead
sw-ability-raise-the-dead-text = Once per turn, in your Summon phase, you may put 2 damage on this unit and place a unit with “Undead” in its name from your discard pile on an empty space adjacent to this unit. It is not summoned and costs nothing.
sw-ability-soul-shift = Soul Shift
sw-ability-soul-shift-text = In your turn, after another unit within 3 spaces of this unit is eliminated, yours or the enemy's, you may put this unit on the space it left, if that space is still empty. This is neither a move nor a force.
sw-ability-soulless = Soulless
sw-ability-soulless-text = You gain no magic for enemy units eliminated by this unit's attacks.
sw-ability-infect = Infect
sw-ability-infect-text = After an attack of this unit eliminates a unit, yours or the enemy's, you may place a unit with “Carrier” in its name from your discard pile on the space of the eliminated unit. It is not summoned.
sw-ability-blood-fury = Blood Fury
sw-ability-blood-fury-text = Each time a unit, yours or the enemy's, is eliminated in your turn, boost this unit. At the end of your turn, remove 2 boost from it.
sw-ability-immolate = Immolate
sw-ability-immolate-text = Immediately after this unit is eliminated, each enemy unit that was adjacent to it takes 1 damage.
sw-ability-life-drain = Life Drain
sw-ability-life-drain-text = Before this unit attacks, you may eliminate a unit you control within 2 spaces of it. If you do, each special symbol in this attack also counts as one melee symbol.
sw-ability-summoned-by-fire = Summoned by Fire
sw-ability-summoned-by-fire-text = To summon this unit, you must also eliminate a unit you control, besides paying the cost. Place this unit on that unit's space; no gate is needed.
sw-ability-wrath = Wrath
sw-ability-wrath-text = This unit has +1 strength for each damage on it.

# Given by Hellforged Weapon
sw-ability-cursed = Cursed
sw-ability-cursed-text = After this unit attacks, it takes 1 damage for each special symbol rolled in that attack.

## Savanna Elves

sw-card-abua-shi = Abua Shi
sw-card-border-archer = Border Archer
sw-card-lioness = Lioness
sw-card-rhinoceros = Rhinoceros
sw-card-spirit-mage = Spirit Mage
sw-card-makeinda-ru = Makeinda Ru
sw-card-miti-kyru = Miti Kyru
sw-card-miti-mumway = Miti Mumway
sw-card-chant-power = Chant of Power
sw-card-chant-power-text = Target a common or champion, yours or the enemy's, within 3 spaces of your Summoner. Until the end of your turn it has Imbued Strength: +1 strength for each boost on it, at most +5.
sw-card-chant-entangling = Chant of Entangling
sw-card-chant-entangling-text = Target two commons you control within 3 spaces of your Summoner. ACTIVE: Besides its own abilities, each target has the base abilities of the other. Discard this card as soon as either target leaves the battlefield.
sw-card-chant-growth = Chant of Growth
sw-card-chant-growth-text = Target a unit you control. Boost it and each unit you control adjacent to it.
sw-card-chant-weaving = Chant of Weaving
sw-card-chant-weaving-text = Target a unit you control. ACTIVE: You may summon units on empty spaces adjacent to the target. Each time you summon a unit onto a space adjacent to the target, next to a gate or not, boost the target.

sw-ability-spirit-bond = Spirit Bond
sw-ability-spirit-bond-text = After this unit moves, you may boost a unit you control within 3 spaces of it and move all boost from this unit to that unit.
sw-ability-prepare = Prepare
sw-ability-prepare-text = Instead of moving this unit, you may boost it.
sw-ability-swift-shot = Swift Shot
sw-ability-swift-shot-text = Once per turn, after this unit attacks, you may spend 1 of its boost. If you do, it makes an extra attack, which does not count towards the limit of 3.
sw-ability-imbued-life = Imbued Life
sw-ability-imbued-life-text = This unit has +1 life for each boost on it, at most +5.
sw-ability-imbued-speed = Imbued Speed
sw-ability-imbued-speed-text = When this unit moves, it may move 1 extra space for each boost on it, at most +5.
sw-ability-charged = Charged
sw-ability-charged-text = After this unit is summoned, boost it.
sw-ability-commune-with-spirits = Commune with Spirits
sw-ability-commune-with-spirits-text = After this unit moves, either boost it, or spend 1 of its boost to boost a unit you control within 3 spaces of it.
sw-ability-inspire = Inspire
sw-ability-inspire-text = After this unit moves, boost each unit you control adjacent to it.
sw-ability-withdraw = Withdraw
sw-ability-withdraw-text = After this unit attacks, you may spend 1 of its boost or pay 1 magic to force it 1 or 2 spaces.

## Vanguards

sw-card-sera = Sera Eldwyn
sw-card-citadel-archer = Citadel Archer
sw-card-citadel-knight = Citadel Knight
sw-card-citadel-paladin = Citadel Paladin
sw-card-temple-priest = Temple Priest
sw-card-coleen = Coleen Brighton
sw-card-jacob = Jacob Eldwyn
sw-card-valna = Valna Stoutheart
sw-card-holy-judgment = Holy Judgment
sw-card-holy-judgment-text = Boost this card twice. ACTIVE: Commons you control have +1 strength. When your turn starts, you may keep this card by spending 1 boost of it instead of discarding it. It loses 1 boost, if it has any, each time a unit you control is eliminated.
sw-card-guarding-spirits = Guarding Spirits
sw-card-guarding-spirits-text = ACTIVE: Commons you control within 3 spaces of your Summoner have Guarded: the first attack on such a unit in each turn (yours or your opponent's, no matter who attacks) adds at most 1 damage to it.
sw-card-mass-heal = Mass Heal
sw-card-mass-heal-text = Commons and champions you control within 2 spaces of your Summoner are healed: remove 2 damage from each, or all of it if there is less.
sw-card-renewed-hope = Renewed Hope
sw-card-renewed-hope-text = ACTIVE: Whenever nothing is being resolved in your turn, whatever the phase, you may summon units. Besides your gates, you may summon them on empty spaces adjacent to your Summoner.

sw-ability-the-citadels-might = The Citadel's Might
sw-ability-the-citadels-might-text = After this unit attacks an enemy unit, if you control a unit with “Citadel” in its name, you may take a unit card with “Citadel” in its name from your discard pile, show it to your opponent and put it into your hand.
sw-ability-arrow-of-light = Arrow of Light
sw-ability-arrow-of-light-text = Before this unit attacks, you may show and discard from your hand any number of unit cards with different names. For each of them you gain 1 magic and this unit has +1 strength during that attack.
sw-ability-engage = Engage
sw-ability-engage-text = Each time an adjacent enemy unit gets farther from this unit by a step of a move or of a force, that enemy takes 1 damage at once.
sw-ability-protect = Protect
sw-ability-protect-text = An enemy unit adjacent to this unit may attack only units with Protect. If it can attack none of them, it cannot attack.
sw-ability-intercession = Intercession
sw-ability-intercession-text = After this unit attacks an enemy unit, draw 1 card for each special symbol rolled.
sw-ability-heal = Heal
sw-ability-heal-text = Before this unit attacks a common or champion you control, you may discard 1 card from your hand. If you do, this attack adds no damage; instead remove 1 damage from the target for each melee symbol and each special symbol rolled.
sw-ability-divine-shield = Divine Shield
sw-ability-divine-shield-text = Roll 2 dice each time an enemy unit's attack targets a unit with “Citadel” in its name that you control within 3 spaces of this unit. During that attack, each special symbol you rolled lowers the attacker's strength by 1; this cannot take it below 1.
sw-ability-radiant-shot = Radiant Shot
sw-ability-radiant-shot-text = This unit has +1 strength for every 2 magic you have, rounded down.
sw-ability-guidance = Guidance
sw-ability-guidance-text = Draw 2 cards at the start of your Summon phase.
sw-ability-citadel-champion = Citadel Champion
sw-ability-citadel-champion-text = This unit has +1 strength for each unit with “Citadel” in its name that you control within 2 spaces of it.

# Given by Guarding Spirits; Ember Mage has it of its own
sw-ability-guarded = Guarded
sw-ability-guarded-text = The first attack on this unit in each turn (yours or your opponent's, no matter who attacks) adds at most 1 damage to it.

## Breakers

sw-card-tacullu = Tacullu
sw-card-deceiver = Deceiver
sw-card-mind-witch = Mind Witch
sw-card-wind-archer = Wind Archer
sw-card-wind-mage = Wind Mage
sw-card-gulldune = Gulldune
sw-card-gwalark = Gwalark
sw-card-kalal = Kalal
sw-card-mind-control = Mind Control
sw-card-mind-control-text = Choose any number of enemy commons and champions within 2 spaces of your Summoner. Until your turn ends, you control them.
sw-card-blast = Blast
sw-card-blast-text = Target a common or champion (yours or the enemy's) up to 3 spaces from your Summoner in a straight line with nothing in between. Force it 1, 2 or 3 spaces in one direction, through commons and champions if you like, onto an empty space. It and each unit it was forced through take 1 damage; the target takes it even if it cannot be forced.
sw-card-hypnotic-call = Hypnotic Call
sw-card-hypnotic-call-text = Target a common or champion (yours or the enemy's) anywhere on the battlefield. You may force it 1 space closer to your Summoner. ACTIVE: Your Summoner has +1 strength when attacking that target.
sw-card-tempest = Perplexing Tempest
sw-card-tempest-text = ACTIVE: Every unit, yours and the enemy's, can move 1 space fewer.

sw-ability-mind-capture = Mind Capture
sw-ability-mind-capture-text = When this unit attacks an enemy common or champion and would eliminate it by the damage, you may instead add no damage and take control of it permanently.
sw-ability-stupefy = Stupefy
sw-ability-stupefy-text = When an adjacent enemy unit attacks any object and at least 1 special symbol is rolled, its attack adds 1 less damage, but not less than 0. Several units with Stupefy add up.
sw-ability-mimic = Mimic
sw-ability-mimic-text = At the start of your Move phase you may target a common (yours or the enemy's) within 3 spaces. Until the end of your turn this unit also has every ability the target has at that moment, gained ones included. Abilities for the start of the Move phase come too late for this one.
sw-ability-swift = Swift
sw-ability-swift-text = When moving, this unit may go 1 extra space.
sw-ability-far-shot = Far Shot
sw-ability-far-shot-text = This unit may attack objects at a distance of up to 4 spaces in a straight line with nothing in between.
sw-ability-push = Push
sw-ability-push-text = After this unit attacks, or instead of attacking, you may force another common or champion (yours or the enemy's) within 2 spaces of it 1 space.
sw-ability-telepathic-command = Telepathic Command
sw-ability-telepathic-command-text = After this unit attacks an enemy object, you may target a common you control within 3 spaces. It makes an extra attack at once, even if it has already attacked.
sw-ability-flight = Flight
sw-ability-flight-text = When moving, this unit may go 1 extra space and pass through any objects, as long as it ends on an empty space.
sw-ability-levitate = Levitate
sw-ability-levitate-text = Commons you control have Flight during each move they begin within 2 spaces of this unit.
sw-ability-greater-push = Greater Push
sw-ability-greater-push-text = After this unit attacks, or instead of attacking, you may force another common or champion (yours or the enemy's) within 3 spaces of it 1 space.
sw-ability-steadfast = Steadfast
sw-ability-steadfast-text = Nothing can force this unit.

## Phoenix Elves

sw-card-maldaria = Queen Maldaria
sw-card-ember-archer = Ember Archer
sw-card-ember-beast = Ember Beast
sw-card-ember-mage = Ember Mage
sw-card-royal-guardian = Royal Guardian
sw-card-fanessa = Fanessa
sw-card-fire-drake = Fire Drake
sw-card-holleas = Holleas
sw-card-spirit-phoenix = Spirit of the Phoenix
sw-card-spirit-phoenix-text = ACTIVE: When an ability of a unit you control adds damage to enemy units other than by attacking them, each of them that takes at least 1 damage takes 1 more.
sw-card-blinding-flare = Blinding Flare
sw-card-blinding-flare-text = ACTIVE: An attack on your Summoner, or on a unit you control adjacent to your Summoner, adds 1 damage for each special symbol rolled instead of for each melee or ranged symbol.
sw-card-burn = Burn
sw-card-burn-text = Target a common or champion (yours or the enemy's) within 2 spaces of your Summoner. It takes 2 damage.
sw-card-divine-retribution = Divine Retribution
sw-card-divine-retribution-text = ACTIVE: Your Summoner has Aura of the Phoenix: after an enemy unit attacks this Summoner or a unit you control within 3 spaces of it, that enemy takes 1 damage.

sw-ability-call-protection = Call Protection
sw-ability-call-protection-text = At the end of your Attack phase you may spend 1 boost of this unit to place a common you control, from anywhere on the battlefield, on an empty space adjacent to this unit.
sw-ability-quick-shot = Quick Shot
sw-ability-quick-shot-text = After this unit moves, you may target a unit (yours or the enemy's) up to 3 spaces away in a straight line with nothing in between. It takes 1 damage. This is not an attack.
sw-ability-born-of-fire = Born of Fire
sw-ability-born-of-fire-text = Besides your gates, this card may be summoned adjacent to a unit you control with “Ember” in its name.
sw-ability-wildfire = Wildfire
sw-ability-wildfire-text = Each enemy unit adjacent to this unit takes 1 damage at the start of your Move phase.
sw-ability-shove = Shove
sw-ability-shove-text = After this unit attacks an adjacent enemy common or champion, you may force that enemy 1 space.
sw-ability-riposte = Riposte
sw-ability-riposte-text = After an adjacent enemy unit attacks this unit, that enemy takes 1 damage if this unit is still in play.
sw-ability-protector = Protector
sw-ability-protector-text = Besides your gates, this card may be summoned adjacent to your Summoner.
sw-ability-fire-breath = Fire Breath
sw-ability-fire-breath-text = This unit may attack through units (not through structures that are not units). If an attack goes through at least one unit, every unit between this unit and the target takes 1 damage for each special symbol rolled; the target itself takes only the ranged hits.
sw-ability-fiery-summon = Fiery Summon
sw-ability-fiery-summon-text = Besides your gates, you may summon units with “Ember” in their name adjacent to this unit.
sw-ability-ignite = Ignite
sw-ability-ignite-text = Units you control with “Ember” in their name have +1 strength while adjacent to this unit.

# Given by Divine Retribution
sw-ability-aura-of-the-phoenix = Aura of the Phoenix
sw-ability-aura-of-the-phoenix-text = After an enemy unit attacks this unit or a unit you control within 3 spaces of it, that enemy takes 1 damage.

## Tundra Orcs

sw-card-grognack = Grognack
sw-card-frost-shaman = Frost Shaman
sw-card-smasher = Smasher
sw-card-tundra-charger = Tundra Charger
sw-card-tundra-fighter = Tundra Fighter
sw-card-ragnor = Ragnor
sw-card-shonk = Shonk
sw-card-targan = Targan
sw-card-for-glory = For Glory
sw-card-for-glory-text = ACTIVE: Commons you control have Reckless Strike: the unit has +2 strength; when it attacks and 0 or 1 special symbols are rolled, it takes as much damage as is added to the target.
sw-card-brutal-force = Brutal Force
sw-card-brutal-force-text = ACTIVE: Units you control have Forceful Attack: after the unit attacks and has damaged a unit, you may force the damaged unit 1 space farther from the attacker.
sw-card-freeze = Freeze
sw-card-freeze-text = Target a common or champion (yours or the enemy's) that has no boost and is within 3 spaces of your Summoner. ACTIVE: The target has no abilities; it cannot move, attack, be attacked or be forced.
sw-card-primal-fury = Primal Fury
sw-card-primal-fury-text = ACTIVE: Once per turn, when your Summoner has attacked an adjacent enemy object, you may force your Summoner 1 or 2 spaces; if so, it may make an extra attack on an adjacent enemy object.

sw-ability-restore = Restore
sw-ability-restore-text = After this unit moves, boost it if it has no boost.
sw-ability-influence = Influence
sw-ability-influence-text = In your turn, when another unit you control within 3 spaces of this unit rolls dice for an attack or ability, you may spend 1 boost of this unit: all those dice are rolled again. You may repeat this while boost lasts.
sw-ability-unwieldy-magic = Unwieldy Magic
sw-ability-unwieldy-magic-text = An attack of this unit adds no damage to its target unless at least 1 special symbol is rolled.
sw-ability-sluggish = Sluggish
sw-ability-sluggish-text = Each special symbol rolled in an attack on this unit adds 1 extra damage to it.
sw-ability-blood-rush = Blood Rush
sw-ability-blood-rush-text = After this unit has been summoned, you may put 1 damage on it. If you do, force it 1 space.
sw-ability-frenzy = Frenzy
sw-ability-frenzy-text = Each time this unit has attacked an adjacent enemy object, roll 1 die. If it shows a special symbol, you may force this unit 1 space; if so, it may make an extra attack on an adjacent enemy object (after which Frenzy works again).
sw-ability-blood-bond = Blood Bond
sw-ability-blood-bond-text = After this unit attacks an enemy unit, put 1 boost on your Summoner for each special symbol rolled.
sw-ability-wild-strike = Wild Strike
sw-ability-wild-strike-text = An attack of this unit adds 1 damage for each special symbol rolled instead of for each melee symbol.
sw-ability-piercing-frost = Piercing Frost
sw-ability-piercing-frost-text = Units you control with “Frost” in their name have +1 strength while adjacent to this unit.

# Given by For Glory
sw-ability-reckless-strike = Reckless Strike
sw-ability-reckless-strike-text = This unit has +2 strength. When it attacks and 0 or 1 special symbols are rolled, it takes as much damage as is added to the target.

# Given by Brutal Force
sw-ability-forceful-attack = Forceful Attack
sw-ability-forceful-attack-text = After this unit attacks and has damaged a unit, you may force the damaged unit 1 space farther from this unit.

# Reasons of a hint: what is so after its best choice, and what otherwise
sw-then-summoner = Your Summoner then has { $count } life left, otherwise { $otherwise }
sw-then-enemy-summoner = The enemy Summoner then has { $count } life left, otherwise { $otherwise }
sw-then-threatened = { $count ->
    [0] No enemy unit can then reach your Summoner
    [one] One enemy unit can then reach your Summoner
   *[other] { $count } enemy units can then reach your Summoner
 }, otherwise { $otherwise }
sw-then-threatening = { $count ->
    [one] One of your units can then reach the enemy Summoner
   *[other] { $count } of your units can then reach the enemy Summoner
 }, otherwise { $otherwise }
sw-then-enemies = { $count ->
    [0] No other enemy unit is then left
    [one] One other enemy unit is then left
   *[other] { $count } other enemy units are then left
 }, otherwise { $otherwise }
sw-then-units = { $count ->
    [one] You then have one unit besides your Summoner
   *[other] You then have { $count } units besides your Summoner
 }, otherwise { $otherwise }
sw-then-magic = You then have { $count } magic, otherwise { $otherwise }

## Building decks

sw-deck-rule-common = { $wanted } commons, at most { $most } of each
sw-deck-rule-champion = { $wanted } champions, all different
sw-deck-rule-standard = { $wanted } standard events, at most { $most } of each
sw-deck-rule-symbol = Every card shows one of the Summoner's symbols
sw-deck-rule-fixed = What the Summoner fixes is not chosen
sw-deck-part-cards = deck
sw-deck-group-champion = Champions
sw-deck-group-standard = Standard events
sw-deck-group-common = Commons
sw-deck-fixed = Fixed by the Summoner
sw-deck-curve = magic to play a card
sw-lucky-unit = a unit you can pay for at once
sw-lucky-gate = a gate
