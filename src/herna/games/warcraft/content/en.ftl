## Warcraft: The Board Game

wc-game = Warcraft: The Board Game
wc-about = Armies and workers of four races on a map of hexagons: for two, three or four players, also in teams.
wc-points = victory points

## Scenarios

wc-scenario = scenario
wc-scenario-race-any = any race
wc-scenario-first-random = chance decides who begins
wc-scenario-neutral = neutral
wc-scenario-team = team
wc-scenario-special = special rules
wc-scenario-victory = victory
wc-scenario-for = { $seats }: { $text }
wc-scenario-removed = Taken out of the decks: { $cards }.
wc-scenario-skips = Steps not played: { $steps }.

# Special rules
wc-special-never-deplete = Mines and forests that are never depleted: { $spaces }. A 3 rolled there still pays 3.
wc-special-neutral-force = Neutral units: { $race }, level { $level }. They are enemies of all and never move. The player to the left of the one who attacks them rolls and chooses for them, without cards. Once killed, they are out of the game.
wc-special-no-town-center = No Town Center: no buildings, no training, no constructing.
wc-special-necromancers = Necromancers move like workers, but never share a space, and are killed for good. In Harvest a Necromancer on a unit token may place a unit of that type there, in Spend one on a graveyard may upgrade a type of unit, both for free. An enemy unit on such a token destroys it.
wc-special-captives = A unit may carry a captive of its own race when it moves; in each Move Step only one unit carries it.
wc-special-outposts-are-towns = Outposts count as Towns, but a player who loses one stays in the game.
wc-special-revival = Killed units return at once to their owner's nearest Town or outpost, even if it is full, but not to the battlefield nor where only enemies are.
wc-special-furions-spell = At the end of each round an experience card is drawn and laid aside for Furion's spell. The discard pile is never shuffled into a new deck.
wc-special-walls = Ground units, ranged units and workers do not cross walls, and ground and ranged units do not fight across them; air units do both.

# Victory
wc-victory-points = { $target } or more victory points at the end of your turn.
wc-victory-last-side = All other sides have lost their Towns.
wc-victory-hold-space = A unit on { $space } at the end of your turn.
wc-victory-hold-space-near = A unit on { $space } at the end of your turn, and on the spaces around it { $count ->
    [0] no enemy unit
    [one] { $count } enemy unit at most
   *[other] { $count } enemy units at most
}.
wc-victory-necromancers-killed = All enemy Necromancers have been killed.
wc-victory-tokens-destroyed = All of these tokens have been destroyed: { $tokens }.
wc-victory-captive-home = Your captive is brought to your Town with no enemy unit in it, or you win the battle in the Town where the captive is.
wc-victory-deck-drawn = The last card of your experience deck is drawn.
wc-victory-town-lost = The Town on { $space } falls.

# Quest tokens
wc-token-unit-ground = ground unit token
wc-token-unit-ranged = ranged unit token
wc-token-unit-air = air unit token
wc-token-graveyard = graveyard
wc-token-captive = captive
wc-token-nordrassil = Nordrassil
wc-token-wall = wall

wc-scenario-first = { $seat } begins

# What can be wrong with a scenario: where in the file, and what
wc-fault-field = { $where }: there is no such field
wc-fault-missing = { $where }: this field is missing
wc-fault-no-number = { $where }: must be a whole number from { $low } to { $high }, not { $found }
wc-fault-no-word = { $where }: must be one of { $known }, not { $found }
wc-fault-no-words = { $where }: must be a list in which each of these words stands at most once: { $known }
wc-fault-no-key = { $where }: must be a key of at most 30 small letters, digits and hyphens, not { $found }
wc-fault-no-keys = { $where }: must be a list of { $low } to { $high } different keys
wc-fault-no-numbers = { $where }: must be a list of whole numbers from { $low } to { $high }
wc-fault-no-pairs = { $where }: must be a list of pairs of keys, at most { $high }
wc-fault-no-label = { $where }: must be one or two letters or digits, not { $found }
wc-fault-no-texts = { $where }: must have a text in en and one in cs, each a line of at most { $high } characters
wc-fault-no-table = { $where }: must be a table, not { $found }
wc-fault-no-tables = { $where }: must be a list of { $low } to { $high } tables
wc-fault-reserved = { $where }: "{ $given }" has a meaning of its own and cannot be a seat's key
wc-fault-twice = { $where }: there is already another one
wc-fault-same-place = { $where }: { $other } lies in the same place
wc-fault-race-twice = { $where }: { $other } already has this race
wc-fault-unknown = { $where }: "{ $given }" does not exist
wc-fault-one-side = { $where }: all are on the same side; there must be at least two
wc-fault-neutral-race = { $where }: the race of the neutral force is that of the seat { $seat } too
wc-fault-no-race-left = { $where }: four seats leave no race for a neutral force
wc-fault-no-town = { $where }: the space { $space } is not of kind town
wc-fault-town-of-nobody = { $where }: this Town belongs to no seat
wc-fault-town-of-several = { $where }: this Town belongs to several seats: { $seats }
wc-fault-wall-not-between = { $where }: these two spaces are not adjacent
wc-fault-wall-twice = { $where }: this wall is already there
wc-fault-no-way = { $where }: it cannot be reached on the ground from { $start }
wc-fault-no-flight = { $where }: it cannot be reached from { $start }, not even through the air
wc-fault-too-many-ground = { $where }: { $owner } has { $count } ground units; a race has { $most }
wc-fault-too-many-ranged = { $where }: { $owner } has { $count } ranged units; a race has { $most }
wc-fault-too-many-air = { $where }: { $owner } has { $count } air units; a race has { $most }
wc-fault-too-many-worker = { $where }: { $owner } has { $count } workers; a race has { $most }
wc-fault-too-many-necromancer = { $where }: { $owner } has { $count } Necromancers; there are { $most }
wc-fault-too-many-outpost = { $where }: { $owner } has { $count } outposts; a race has { $most }
wc-fault-limit-units = { $where }: { $count } units of one side; the limit is { $most }
wc-fault-limit-workers = { $where }: { $count } workers of one side, Necromancers included; the limit is { $most }
wc-fault-limit-necromancers = { $where }: { $count } Necromancers; they do not share a space
wc-fault-limit-outposts = { $where }: { $count } outposts; the limit is one
wc-fault-enemies-together = { $where }: enemies start on the same space: { $owners }
wc-fault-on-a-mountain = { $where }: only air units can stand on a mountain
wc-fault-neutral-only-units = { $where }: neutral pieces are units only
wc-fault-no-neutral-force = { $where }: there are neutral units, but no special rule neutral-force
wc-fault-no-neutral-units = { $where }: there are no neutral units for this rule
wc-fault-no-necromancers-rule = { $where }: { $seat } has Necromancers, but no special rule necromancers names this seat
wc-fault-no-captives-rule = { $where }: there are captives, but no special rule captives
wc-fault-no-captives = { $where }: there are no captives for this rule
wc-fault-no-mine-or-forest = { $where }: { $space } is neither a gold mine nor a forest
wc-fault-depleted-already = { $where }: { $space } starts completely depleted
wc-fault-seat-without-outpost = { $where }: { $seat } has no outpost
wc-fault-seat-with-town = { $where }: { $seat } has a Town
wc-fault-nobody-destroys = { $where }: tokens are destroyed only with the special rule necromancers
wc-fault-not-destroyed = { $where }: { $token } is neither a unit token nor a graveyard
wc-fault-no-town-to-lose = { $where }: on { $space } there is no Town, and no outpost that counts as one
wc-fault-seat-without-captive = { $where }: { $seat } has no captive
wc-fault-seat-without-town = { $where }: { $seat } has no Town
wc-fault-cannot-win = { $where }: nothing lets this side win: { $seats }

## Races

wc-race-human = Human Alliance
wc-race-orc = Orcish Horde
wc-race-undead = Undead Scourge
wc-race-night-elf = Night Elf Sentinels
wc-people-human = Humans
wc-people-orc = Orcs
wc-people-undead = Undead
wc-people-night-elf = Night Elves
wc-race-human-text = All-rounders: their ground, ranged and air units are about equally good.
wc-race-orc-text = The strongest ground units of all, but weak in the air.
wc-race-undead-text = A balanced army without a weak side, for which the dead rise.
wc-race-night-elf-text = The strongest ranged units of all, but weak on the ground.
wc-colour-blue = blue
wc-colour-red = red
wc-colour-purple = purple
wc-colour-green = green

## The round

wc-step-move = Move
wc-step-harvest = Harvest
wc-step-deploy = Deploy
wc-step-spend = Spend
wc-spend-train = train
wc-spend-construct = construct
wc-spend-upgrade = upgrade
wc-phase-ranged = ranged attacks
wc-phase-air = air attacks
wc-phase-ground = ground attacks

## The map

wc-space-town = Town
wc-space-forest = forest
wc-space-gold-mine = gold mine
wc-space-mountain = mountain
wc-space-objective = objective
wc-space-blank = blank space
wc-space-town-text = Its owner's pieces enter play here. Worth 3 points to every side with a unit on it.
wc-space-forest-text = Workers harvest wood here.
wc-space-gold-mine-text = Workers harvest gold here.
wc-space-mountain-text = Only air units may enter.
wc-space-objective-text = Worth its points to every side with a unit on it.
wc-space-blank-text = Nothing special.
wc-depletion-partial = partially depleted
wc-depletion-complete = completely depleted

## Pieces, buildings, resources, dice

wc-piece-ground = ground unit
wc-piece-ranged = ranged unit
wc-piece-air = air unit
wc-piece-worker = worker
wc-piece-necromancer = Necromancer
wc-piece-outpost = outpost
wc-kind-race = race
wc-kind-unit = unit
wc-kind-ability = ability
wc-kind-card = experience card
wc-kind-building = building
wc-kind-space = space
wc-set-every-race = every race
wc-pieces-ground = { $count ->
    [one] { $count } ground unit
   *[other] { $count } ground units
}
wc-pieces-ranged = { $count ->
    [one] { $count } ranged unit
   *[other] { $count } ranged units
}
wc-pieces-air = { $count ->
    [one] { $count } air unit
   *[other] { $count } air units
}
wc-pieces-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
wc-pieces-necromancer = { $count ->
    [one] { $count } Necromancer
   *[other] { $count } Necromancers
}
wc-pieces-outpost = { $count ->
    [one] { $count } outpost
   *[other] { $count } outposts
}
wc-town-center = Town Center
wc-building-ground = ground building
wc-building-ranged = ranged building
wc-building-air = air building
wc-building-worker = worker building
wc-resource-gold = gold
wc-resource-wood = wood
wc-die-battle = battle die
wc-die-resource = resource die

## What is printed on a card

wc-fact-set = race
wc-fact-piece = kind of unit
wc-fact-race = in the deck of
wc-fact-window = played
wc-print-level = level
wc-print-strength = Strength
wc-print-ability = ability
wc-print-needs = buildings needed for the next level
wc-print-highest = highest level: 1 victory point
wc-print-train = training costs
wc-sure-public = not from the rulebook but from public material
wc-sure-reconstructed = reconstructed from what is known
wc-sure-ruling = decided by us, since the rulebook says nothing
wc-sure-ours = translated by us
wc-sure-name = name
wc-sure-name_en = English name
wc-sure-name_cs = Czech name
wc-sure-level = number of levels
wc-sure-strength = Strength
wc-sure-ability = ability
wc-sure-needs = buildings needed
wc-sure-copies = number of copies
wc-sure-text = text
wc-sure-faces = faces of the die
wc-sure-train = cost of training
wc-sure-seats = players
wc-sure-seating = order of the players
wc-sure-resources = resources at the start
wc-sure-pieces = pieces at the start
wc-sure-tokens = tokens
wc-sure-first = who begins
wc-sure-removed_cards = removed cards
wc-sure-special = special rules
wc-sure-victory = victory
wc-sure-alternatives = other targets
wc-sure-map = map

## Unit cards

wc-unit-human-ground-1 = Militia
wc-unit-human-ground-2 = Footman
wc-unit-human-ground-3 = Knight
wc-unit-human-ranged-1 = Rifleman
wc-unit-human-ranged-2 = Mortar Team
wc-unit-human-ranged-3 = Priest
wc-unit-human-air-1 = Flying Machine
wc-unit-human-air-2 = Dragonhawk Rider
wc-unit-human-air-3 = Gryphon Rider
wc-unit-orc-ground-1 = Grunt
wc-unit-orc-ground-2 = Raider
wc-unit-orc-ground-3 = Kodo Beast
wc-unit-orc-ground-4 = Tauren
wc-unit-orc-ranged-1 = Troll Headhunter
wc-unit-orc-ranged-2 = Demolisher
wc-unit-orc-ranged-3 = Shaman
wc-unit-orc-air-1 = Troll Batrider
wc-unit-orc-air-2 = Wind Rider
wc-unit-undead-ground-1 = Skeleton Warrior
wc-unit-undead-ground-2 = Ghoul
wc-unit-undead-ground-3 = Abomination
wc-unit-undead-ranged-1 = Crypt Fiend
wc-unit-undead-ranged-2 = Meat Wagon
wc-unit-undead-ranged-3 = Necromancer
wc-unit-undead-air-1 = Gargoyle
wc-unit-undead-air-2 = Destroyer
wc-unit-undead-air-3 = Frost Wyrm
wc-unit-night-elf-ground-1 = Huntress
wc-unit-night-elf-ground-2 = Druid of the Claw
wc-unit-night-elf-ranged-1 = Archer
wc-unit-night-elf-ranged-2 = Druid of the Talon
wc-unit-night-elf-ranged-3 = Dryad
wc-unit-night-elf-ranged-4 = Glaive Thrower
wc-unit-night-elf-air-1 = Hippogryph
wc-unit-night-elf-air-2 = Hippogryph Rider
wc-unit-night-elf-air-3 = Chimaera

## Abilities of units

wc-ability-area-attack = Area Attack
wc-ability-area-attack-text = An attack die of this unit that shows 1 causes 2 casualties instead of 1.
wc-ability-heal = Heal
wc-ability-heal-text = While this unit takes part in a battle, each 1 that the enemy rolls causes 1 casualty less. The die is still a hit. Further units with Heal add nothing.
wc-ability-slow-poison = Slow Poison
wc-ability-slow-poison-text = At the start of each battle round choose one phase for each of your units with this ability. In those phases your units attack, and the casualties are removed, before the enemy attacks.
wc-ability-bloodlust = Bloodlust
wc-ability-bloodlust-text = While this unit takes part in a battle, you roll 1 more attack die in each phase in which your units attack. Further units with Bloodlust add nothing.
wc-ability-raise-dead = Raise Dead
wc-ability-raise-dead-text = While this unit takes part in a battle, each 1 that you roll lets you also put a ground unit from your reserve on the battlefield, even beyond the limit. When the battle ends, those beyond the limit return to the reserve.

## Experience cards

wc-card-call-to-arms = Call to Arms
wc-text-call-to-arms = When an enemy unit has moved onto a space with your workers: until the end of this Move Step these workers count as ground units.
wc-card-dispel-magic = Dispel Magic
wc-text-dispel-magic = In a battle, when a card has been played and not yet taken effect: it is cancelled and discarded.
wc-card-invisibility = Invisibility
wc-text-invisibility = In a battle, before casualties are removed: a player of your choice has 1 casualty less in this phase.
wc-card-polymorph = Polymorph
wc-text-polymorph = At the start of a battle round: choose an enemy unit in the battle. It does not attack in this battle round.
wc-card-devour = Devour
wc-text-devour = At the start of a battle round: choose an enemy ground or ranged unit in the battle and take it out until the battle ends. If the enemy wins, it returns to its space, otherwise it is killed.
wc-card-ensnare = Ensnare
wc-text-ensnare = At the start of a ground phase: until the battle ends, enemy air units may also be removed as casualties of ground attacks.
wc-card-envenomed-spears = Envenomed Spears
wc-text-envenomed-spears = Before your attacks of a phase are rolled: each of them that misses is rolled again once. Only one of these cards in a phase.
wc-card-pillage = Pillage
wc-text-pillage = In a battle, when an opponent has removed a unit as a casualty: take from its owner the gold and wood that training it costs, or as much as there is.
wc-card-faerie-fire = Faerie Fire
wc-text-faerie-fire = Before your attacks of a phase are rolled: each of the dice counts 1 less. For effects of a certain number on a die, the number rolled counts.
wc-card-marksmanship = Marksmanship
wc-text-marksmanship = Just before an opponent removes a casualty that you have caused: you choose the unit, within the usual rules.
wc-card-moon-glaive = Moon Glaive
wc-text-moon-glaive = When your attacks of a phase have been rolled: roll one more attack with the same Strength for each hit. Hits of these dice bring no more dice.
wc-card-renew = Renew
wc-text-renew = At the start of your Harvest Step: remove the depletion token from a forest, partial or complete.
wc-card-cripple = Cripple
wc-text-cripple = At the start of an opponent's Move Step: choose a space. Enemy units and workers there move 1 space less this round.
wc-card-curse = Curse
wc-text-curse = In a battle, when an opponent has rolled attacks: roll a die for each hit. Each 3 or less prevents 1 casualty.
wc-card-summon-building = Summon Building
wc-text-summon-building = When you construct in your Spend Step: start a building in your town without a worker. It costs as much as usual.
wc-card-web = Web
wc-text-web = { wc-text-ensnare }
wc-card-fast = Fast
wc-text-fast = At the start of your Move Step: choose a space. Your units and workers there may move up to 2 spaces more in this step, but not more than 3 in all.
wc-card-resources = Resources
wc-text-resources = At the start of your Spend Step: take 2 gold or 2 wood.
wc-card-town-portal = Town Portal
wc-text-town-portal = At the end of any player's Move Step, before battles: move all your units from one space to your Town or to one of your finished outposts. Those that have no room there go to spaces around it.
wc-card-victory-point = Victory Point
wc-text-victory-point = At any time: lay this card in front of you. It is worth 1 victory point from then on.

## Questions

wc-move = Move Step: which piece moves, and where to?
wc-next-battle = Which battle is fought next?
wc-join = Do your units around { $space } take part in the battle there?
wc-slow-poison = Slow Poison: in which phase do the { $owner } strike first?
wc-raise-dead = Raise Dead: do you add a ground unit to the battlefield?
wc-lose = Casualties to remove: { $count }. Which unit is lost?
wc-revive = Where does the killed unit return?
wc-harvest = Harvest Step: where do your workers harvest next?
wc-builder-harvests = The worker on { $space } is building an outpost. Does it harvest instead, so that the outpost is lost?
wc-place-unit = Do you place a unit on { $token }?
wc-deploy = Deploy Step: what do you place or finish?
wc-spend = Spend Step: do you train, construct or upgrade?
wc-requested = { $seat } ask you for resources: what do you give?
wc-requested-decline = Give nothing
wc-train = What do you train?
wc-construct = What do you construct?
wc-upgrade = Which units do you upgrade?
wc-free-upgrade = Graveyard: which units do you upgrade for free?
wc-free-upgrade-decline = Upgrade none

## Before a match

wc-option-scenario = scenario
wc-option-race-1 = race of seat 1, if the scenario leaves it open
wc-option-race-2 = race of seat 2, if the scenario leaves it open
wc-option-race-3 = race of seat 3, if the scenario leaves it open
wc-option-race-4 = race of seat 4, if the scenario leaves it open
wc-option-first = who begins, unless the scenario says
wc-option-target = victory points needed
wc-option-rounds = rounds after which it is a draw, 0: no limit
wc-option-hands = who sees a player's cards
wc-value-two-players = Main game for two
wc-value-four-players = Main game for four
wc-value-elf-gate = Elf Gate (3 players)
wc-value-march-of-the-necromancers = March of the Necromancers (2 players)
wc-value-captives = Captives (2 players)
wc-value-nordrassil = Nordrassil (4 players)
wc-value-human = { wc-race-human }
wc-value-orc = { wc-race-orc }
wc-value-undead = { wc-race-undead }
wc-value-night-elf = { wc-race-night-elf }
wc-value-random = random
wc-value-seat-1 = seat 1
wc-value-seat-2 = seat 2
wc-value-seat-3 = seat 3
wc-value-seat-4 = seat 4
wc-value-usual = as printed
wc-value-other = the other target of the scenario, if it has one
wc-value-team = teammates too
wc-value-private = only that player

## What things are called

wc-language = en
wc-nobody = nobody
wc-space-named = { $kind } { $space }
wc-captive-named = { $cs ->
   *[other] { $en }
}
wc-unit-named = { $piece } ({ $card })
wc-piece-builder = worker who is building an outpost

## Choices

wc-choice-move = Move: { $piece }, { $start } → { $to }
wc-choice-carry = Move: { $piece }, { $start } → { $to }, carrying { $token } to { $drop }
wc-choice-end-movement = End movement
wc-choice-fight = Battle on { $space }: { $attacker } against { $defender }
wc-choice-accept = Yes
wc-choice-strike-first = { $phase }
wc-choice-lose = { $piece } on { $space } ({ $owner })
wc-choice-harvest = { $space }
wc-choice-deploy = Place: { $piece } on { $space }
wc-choice-finish-building = Finish: { $building }
wc-choice-finish-summoned = Finish the summoned one: { $building }
wc-choice-finish-outpost = Finish the outpost on { $space }
wc-choice-give = Give { $seat } { $number } { $resource }
wc-choice-ask-for-resources = Ask { $seat } for resources
wc-choice-choose-training = Train
wc-choice-choose-constructing = Construct
wc-choice-choose-upgrading = Upgrade
wc-choice-train = Train: { $piece }
wc-choice-build = Construct: { $building }
wc-choice-build-outpost = Construct an outpost on { $space }
wc-choice-upgrade = Upgrade: { $unit }
wc-choice-upgrade-free = Upgrade for free: { $unit }
wc-choice-end-step = End the step

## Events

wc-event-round-began = Round { $round }: { $seat } begin.
    .seat = Round { $round }: you begin.
wc-event-moved = { $seat } move: { $piece }, { $start } → { $to }.
    .seat = You move: { $piece }, { $start } → { $to }.
wc-event-carried = { $seat } carry { $token } to { $drop }.
    .seat = You carry { $token } to { $drop }.
wc-event-joined = { $seat } take part in the battle on { $space }.
    .seat = You take part in the battle on { $space }.
wc-event-stayed-out = { $seat } stay out of the battle on { $space }.
    .seat = You stay out of the battle on { $space }.
wc-event-battle-began = Battle on { $space }: { $attacker } attack { $defender }.
    .attacker = Battle on { $space }: you attack { $defender }.
    .defender = Battle on { $space }: { $attacker } attack you.
wc-event-strikes-first = { $owner } strike first in the { $phase }.
    .owner = You strike first in the { $phase }.
wc-event-rolled = { $owner } roll, { $piece }: { $number }.
    .owner = You roll, { $piece }: { $number }.
wc-event-raised = { $owner } raise a ground unit on { $space }.
    .owner = You raise a ground unit on { $space }.
wc-event-lost = { $owner } lose: { $piece } on { $space }.
    .owner = You lose: { $piece } on { $space }.
wc-event-battle-ended = The battle on { $space } is over. Winner: { $winner }.
    .winner = The battle on { $space } is over. You have won it.
wc-event-battle-cancelled = The battle on { $space } is not fought: { $attacker } and { $defender } no longer face each other there.
    .attacker = The battle on { $space } is not fought: you and { $defender } no longer face each other there.
    .defender = The battle on { $space } is not fought: { $attacker } and you no longer face each other there.
wc-event-killed = { $owner } lose without a fight: { $piece } on { $space }.
    .owner = You lose without a fight: { $piece } on { $space }.
wc-event-token-destroyed = Destroyed on { $space }: { $token }.
wc-event-town-marked = Enemies hold the Town of the { $seat }, { $space }: it is marked, and falls if enemies hold it in a town check again.
    .seat = Enemies hold your Town, { $space }: it is marked, and falls if enemies hold it in a town check again.
wc-event-town-fell = The Town of the { $seat } falls, { $space }: enemies hold it in a town check again.
    .seat = Your Town falls, { $space }: enemies hold it in a town check again.
wc-event-town-locked = { $seat }: nobody leaves { $space } before the battle there.
    .seat = Your Town: nobody leaves { $space } before the battle there.
wc-event-eliminated = { $seat } are out of the game!
    .seat = You are out of the game!
wc-event-resigned = { $seat } leave the match.
    .seat = You leave the match.
wc-event-harvested = { $seat } harvest { $number } { $resource }: { $space }.
    .seat = You harvest { $number } { $resource }: { $space }.
wc-event-depleted = Now { $depletion }: { $space }.
wc-event-deployed = { $seat } place: { $piece } on { $space }.
    .seat = You place: { $piece } on { $space }.
wc-event-building-started = { $seat } begin to build: { $building }.
    .seat = You begin to build: { $building }.
wc-event-building-finished = { $seat } finish: { $building }.
    .seat = You finish: { $building }.
wc-event-outpost-started = { $seat } begin an outpost on { $space }.
    .seat = You begin an outpost on { $space }.
wc-event-outpost-finished = { $seat } finish the outpost on { $space }.
    .seat = You finish the outpost on { $space }.
wc-event-outpost-destroyed = { $seat } lose the outpost on { $space }.
    .seat = You lose the outpost on { $space }.
wc-event-trained = { $seat } train: { $piece }.
    .seat = You train: { $piece }.
wc-event-upgraded = { $seat } upgrade: { $piece }, level { $level }.
    .seat = You upgrade: { $piece }, level { $level }.
wc-event-gave = { $seat } give { $other } { $number } { $resource }.
    .seat = You give { $other } { $number } { $resource }.
    .other = { $seat } give you { $number } { $resource }.
wc-event-asked-for-resources = { $seat } ask { $other } for resources.
    .seat = You ask { $other } for resources.
    .other = { $seat } ask you for resources.
wc-event-drew = { $seat } draw an experience card: { $kind }.
    .seat = You draw an experience card: { $kind }.
wc-event-drew-many = { $seat } draw { $count ->
    [one] an experience card
   *[other] { $count } experience cards
}.
    .seat = You draw { $count ->
        [one] an experience card
       *[other] { $count } experience cards
    }.
wc-event-renewed-deck = { $seat } shuffle their discard pile: it is the new deck.
    .seat = You shuffle your discard pile: it is the new deck.
wc-event-won = { $seat } win!
    .seat = You win!

## The table in a terminal

wc-table-round = round
wc-table-points = points
wc-table-begins = first player
wc-table-eliminated = out of the game
wc-table-marked = Town marker
wc-table-locked = nobody leaves before the battle
wc-table-battle = Battle on
wc-table-battle-round = battle round
wc-table-attacker = attacker
wc-table-defender = defender
wc-table-owed = casualties:
wc-table-effects = in effect
wc-table-devoured = devoured
wc-table-buildings = buildings
wc-table-training = in training
wc-table-reserve = reserve
wc-table-deck = deck
wc-table-hand = hand
wc-table-discard = discard pile
wc-table-laid = laid down
wc-table-aside = for Furion's spell

## Playing experience cards

wc-play-card = { $window }: do you play a card?
wc-play-card-decline = Play nothing
wc-answer-card = { $card } has been played and has not taken effect yet. Do you answer?
wc-answer-card-decline = Do not answer
wc-card-space = { $card }: which space?
wc-card-unit = { $card }: which unit?
wc-spare = Invisibility: who has 1 casualty less?
wc-take = Resources: what do you take?
wc-summon-building = Summon Building: what do you construct without a worker?
wc-portal-from = Town Portal: from which space do your units go?
wc-portal-to = Town Portal: where do they go?
wc-portal-place = Town Portal: there is not room for all. Which unit comes where?
wc-window-any = Before your points are counted
wc-window-opponent-move-start = Start of an opponent's Move Step
wc-window-own-move-start = Start of your Move Step
wc-window-after-enemy-unit-enters = Right after an enemy unit has entered a space with your workers
wc-window-move-end-any = End of movement
wc-window-battle-round-start = Start of a battle round
wc-window-ground-phase-start = Start of the ground attacks
wc-window-before-own-roll = Right before your attacks are rolled
wc-window-after-own-roll = Right after your attacks have been rolled
wc-window-after-enemy-roll = Right after the enemy's attacks have been rolled
wc-window-before-casualties = Right before the first casualty is removed
wc-window-before-enemy-casualty = Right before the enemy removes a casualty that you have caused
wc-window-after-enemy-casualty = Right after the enemy has removed a casualty
wc-window-response-to-battle-card = Right after somebody else has played a card in the battle
wc-window-harvest-start = Start of your Harvest Step
wc-window-spend-start = Start of your Spend Step
wc-window-spend = While you construct
wc-choice-play = Play { $card }
wc-choice-pick-space = { $space }
wc-choice-pick-unit = { $piece } on { $space } ({ $owner })
wc-choice-pick-player = { $player }
wc-choice-take = { $resource }
wc-choice-place = { $piece } → { $space }
wc-event-played = { $seat } play { $kind }.
    .seat = You play { $kind }.
wc-event-cancelled = { $kind } of the { $seat } has no effect.
    .seat = Your { $kind } has no effect.
wc-event-quickened = { $seat }: their pieces on { $space } are fast.
    .seat = Your pieces on { $space } are fast.
wc-event-crippled = { $seat } cripple their enemies on { $space }.
    .seat = You cripple your enemies on { $space }.
wc-event-called-to-arms = { $seat } call their workers on { $space } to arms.
    .seat = You call your workers on { $space } to arms.
wc-event-spared = { $seat } have 1 casualty less.
    .seat = You have 1 casualty less.
wc-event-polymorphed = { $owner }: { $piece } on { $space } does not attack in this battle round.
    .owner = Your { $piece } on { $space } does not attack in this battle round.
wc-event-devoured = { $owner }: { $piece } on { $space } is devoured and out of the battle.
    .owner = Your { $piece } on { $space } is devoured and out of the battle.
wc-event-died-devoured = { $owner } lose the devoured { $piece }.
    .owner = You lose the devoured { $piece }.
wc-event-returned = { $owner }: the devoured { $piece } returns to { $space }.
    .owner = Your devoured { $piece } returns to { $space }.
wc-event-pillaged = { $seat } pillage { $other }: gold { $gold }, wood { $wood }.
    .seat = You pillage { $other }: gold { $gold }, wood { $wood }.
    .other = { $seat } pillage you: gold { $gold }, wood { $wood }.
wc-event-cursed = { $seat } roll { $number } for the Curse.
    .seat = You roll { $number } for the Curse.
wc-event-regrown = { $seat } renew { $space }.
    .seat = You renew { $space }.
wc-event-took = { $seat } take { $number } { $resource }.
    .seat = You take { $number } { $resource }.
wc-event-ported = { $seat }, Town Portal: { $piece }, { $start } → { $to }.
    .seat = Your Town Portal: { $piece }, { $start } → { $to }.

## Why not

wc-why-no-battle = There is no such battle to fight.
wc-why-choose-phase = Choose a phase.
wc-why-phase-chosen = That phase is already chosen.
wc-why-choose-unit = Choose a unit.
wc-why-not-in-battle = No such unit takes part in the battle there.
wc-why-other-side-loses = A unit of the other side must be removed now, not one of { $owner }.
wc-why-air-unit = Air units cannot be lost in a ground attack.
wc-why-choose-space = Choose a space.
wc-why-no-such-space = There is no such space.
wc-why-nothing-to-harvest = Workers harvest only in gold mines and forests: { $space } is neither.
wc-why-no-worker-there = You have no free worker on { $space }.
wc-why-harvested = Your workers on { $space } have already harvested.
wc-why-depleted = { $space } is completely depleted.
wc-why-worker-builds = Your worker on { $space } is building an outpost.
wc-why-gold-first = Gold comes before wood: { $space } is harvested later.
wc-why-choose-piece = Choose a piece.
wc-why-no-such-piece = There are no such pieces.
wc-why-none-in-training = You have no such piece in training.
wc-why-no-room-anywhere = There is no room for it, neither in your Town nor on your outposts: it stays in training.
wc-why-outpost-unfinished = The outpost on { $space } is not finished.
wc-why-not-your-home = Pieces are placed in your Town or on your finished outposts; { $space } is neither.
wc-why-choose-building = Choose a building.
wc-why-none-under-construction = You have no such building under construction.
wc-why-is-summoned = No worker builds it: you have such a building only as a summoned one.
wc-why-none-summoned = You have no such summoned building under construction.
wc-why-no-room-for-worker = Its worker returns to { $space }, where there is no room.
wc-why-no-own-outpost = You have no outpost on { $space }.
wc-why-outpost-is-finished = The outpost on { $space } is already finished.
wc-why-choose-teammate = Choose a teammate.
wc-why-no-teammate = Only teammates share resources.
wc-why-choose-resource = Choose gold or wood.
wc-why-choose-amount = Choose how much.
wc-why-has-not-so-much = { $has ->
    [0] You have no { $resource } to give.
   *[other] You have { $has } { $resource }: you can give 1 to { $has }.
}
wc-why-was-asked = You have already asked { $seat } in this step.
wc-why-has-nothing = { $seat } have nothing to give.
wc-why-one-option = In one step you train, construct or upgrade: only one of the three.
wc-why-choose-option = First choose whether to train, construct or upgrade.
wc-why-nothing-to-train = There is nothing to train now.
wc-why-nothing-to-construct = There is nothing to construct now.
wc-why-nothing-to-upgrade = There is nothing to upgrade now.
wc-why-no-free-upgrade = A Necromancer on a graveyard upgrades a type of unit for free, each type once in a step.
wc-why-cannot-pay = It costs { $gold } gold and { $wood } wood; you have { $has_gold } and { $has_wood }.
wc-why-no-building-for-it = You have no finished building that trains it.
wc-why-buildings-busy = All your buildings for this type are busy: { $piece }.
wc-why-reserve-empty = None is left in your reserve: { $piece }.
wc-why-no-such-building = There is no such building to construct.
wc-why-no-town-center = Without a Town Center nothing is trained or constructed.
wc-why-no-more-buildings = You already have all of these: { $building }.
wc-why-outpost-there = There is already an outpost on { $space }.
wc-why-no-more-outposts = You already have all { $most } outposts.
wc-why-no-level = Only ground, ranged and air units have levels.
wc-why-upgraded = Already upgraded in this step: { $unit }.
wc-why-highest-level = Already at the highest level: { $unit }.
wc-why-needs-buildings = Finished buildings needed: { $building }, { $needs }; you have { $has }.
wc-why-choose-card = Choose a card.
wc-why-not-in-hand = That card is not in your hand.
wc-why-card-not-now = { $card } is played at another time ({ $window }).
wc-why-card-no-effect = { $card } would have no effect now.
wc-why-too-full = There are too many on { $space }: one must leave before movement ends.
wc-why-put-right-first = There are too many on { $space }: that must be put right, and this move would not leave a way to do it.
wc-why-put-right-before = There are too many on { $space }: that must be put right before this.
wc-why-none-there = You have none there: { $piece }, { $space }.
wc-why-has-moved = Already moved in this step: { $piece }, { $space }.
wc-why-locked = Nobody leaves { $space } before the battle there.
wc-why-crippled = Crippled pieces move 1 space less: this one cannot leave { $space } now.
wc-why-choose-target = Choose where it goes.
wc-why-nowhere-to-go = There is nowhere it could go.
wc-why-is-there = It is already on { $space }.
wc-why-mountain = Only air units enter mountains: { $space }.
wc-why-full-of-units = { $space } is full: one side may have at most { $most } units there.
wc-why-full-of-workers = { $space } is full: one side may have at most { $most } workers there.
wc-why-worker-beside-enemy = There are enemies on { $space }: workers may enter only where you have a unit.
wc-why-other-necromancer = Your other Necromancer is on { $space }: they never share a space.
wc-why-too-far = That is too far: { $piece }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} at most.
wc-why-enemy-on-the-way = On the way there it meets the enemy on { $space }, and must stop.
wc-why-mountain-on-the-way = Mountains are in the way; only air units cross them.
wc-why-wall-on-the-way = A wall is in the way; only air units cross it.
wc-why-choose-captive = Choose a captive.
wc-why-not-your-captive = Units carry only captives of their own race.
wc-why-was-carried = A unit has already carried { $token } in this step.
wc-why-not-on-the-way = { $token } is not on the way, or cannot be left there.
wc-why-no-town = You have no Town beside which it could stand.
wc-why-another-asks = The { $seat } asked you, nobody else.
wc-why-workers-carry-none = Only units carry captives.
wc-why-no-outpost-to-finish = You have no outpost under construction.
wc-why-phase = That belongs to another step ({ $phase }); now it is { $now }.
wc-why-no-such-captive = There is no such captive.
wc-why-no-such-phase = There is no such phase.
wc-why-no-such-resource = There is no such resource: only gold and wood.
wc-why-no-such-amount = That is not a valid amount.
wc-why-nothing-to-give = You have nothing to give.
wc-why-no-captives = There are no captives of your race.
wc-why-not-nearest-home = It returns to the nearest of your Towns and outposts; { $space } is not one of them.
wc-why-no-effect-there = { $card } would have no effect on { $space }.
wc-why-no-effect-on-unit = { $card } has no effect on such a unit there.
wc-why-no-casualties = { $seat } have no casualties to remove now.
wc-why-no-units-there = You have no units on { $space }.
wc-why-no-home-fits = Neither your Town nor one of your outposts, with the spaces around it, has room for all your units on { $space }.
wc-why-home-too-full = There is no room for all units on { $space } and around it.
wc-why-none-to-place = No such unit is left to place: { $piece }.
wc-why-home-first = Units go to the spaces around only when there is no more room in the place they have reached.
wc-why-not-around-home = Units are placed around the place they have reached; { $space } is not beside it.
wc-why-others-need-room = Then there would be no room for the others: { $space }.

# Reasons of a hint: what is so after its best choice, and what otherwise
wc-then-points = Your side then has { $count ->
    [one] one victory point
   *[other] { $count } victory points
 }, otherwise { $otherwise }
wc-then-their-points = The leading opponent then has { $count ->
    [one] one victory point
   *[other] { $count } victory points
 }, otherwise { $otherwise }
wc-then-units = Your side then has { $count ->
    [one] one unit
   *[other] { $count } units
 }, otherwise { $otherwise }
wc-then-their-units = Your enemies then have { $count ->
    [one] one unit
   *[other] { $count } units
 }, otherwise { $otherwise }
wc-then-gold = You then have { $count } gold, otherwise { $otherwise }
wc-then-wood = You then have { $count } wood, otherwise { $otherwise }
