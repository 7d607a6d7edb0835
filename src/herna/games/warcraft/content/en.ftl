## Warcraft: The Board Game

wc-game = Warcraft: The Board Game
wc-about = Armies and workers of four races on a map of hexagons: for two, three or four players, also in teams.

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
wc-special-neutral-force = Neutral units: { $race }, level { $level }. They are enemies of all and never move. Whoever sits to the left of the player who attacks them rolls and chooses for them, without cards. Killed, they are out of the game.
wc-special-no-town-center = No Town Center: no buildings, no training, no constructing.
wc-special-necromancers = Necromancers move like workers, but never share a space, and are killed for good. In Harvest a Necromancer on a unit token may place a unit of that kind there, in Spend one on a graveyard may upgrade a kind of units, both for free. An enemy unit on such a token destroys it.
wc-special-captives = A unit may carry a captive of its own race when it moves; in each Move Step only one unit carries it.
wc-special-outposts-are-towns = Outposts count as Towns, but whoever loses one stays in the game.
wc-special-revival = Killed units return at once to the nearest own Town or outpost, but not to the battlefield, even if it is full.
wc-special-furions-spell = At the end of each round an experience card is drawn and laid aside for Furion's spell. The discard pile is never shuffled into a new deck.
wc-special-walls = Ground units, ranged units and workers do not cross walls, and ground and ranged units do not fight across them; air units do both.

# Victory
wc-victory-points = { $target } or more victory points at the end of one's own turn.
wc-victory-last-side = All other sides have lost their Towns.
wc-victory-hold-space = A unit on { $space } at the end of one's own turn.
wc-victory-hold-space-near = A unit on { $space } at the end of one's own turn, and on the spaces around it { $count ->
    [0] no enemy unit
    [one] { $count } enemy unit at most
   *[other] { $count } enemy units at most
}.
wc-victory-necromancers-killed = All enemy Necromancers have been killed.
wc-victory-tokens-destroyed = All of these tokens have been destroyed: { $tokens }.
wc-victory-captive-home = One's own captive is brought to one's own Town, and no enemy unit is there.
wc-victory-deck-drawn = The last card of one's own experience deck is drawn.
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
wc-fault-no-number = { $where }: a whole number from { $low } to { $high }, not { $found }
wc-fault-no-word = { $where }: one of { $known }, not { $found }
wc-fault-no-words = { $where }: a list in which each of these words may stand once: { $known }
wc-fault-no-key = { $where }: a key of small letters, digits and hyphens, at most 30 of them, not { $found }
wc-fault-no-keys = { $where }: a list of { $low } to { $high } different keys
wc-fault-no-numbers = { $where }: a list of whole numbers from { $low } to { $high }
wc-fault-no-pairs = { $where }: a list of pairs of keys, at most { $high }
wc-fault-no-label = { $where }: one or two letters or digits, not { $found }
wc-fault-no-texts = { $where }: a text in en and one in cs, each a line of at most { $high } characters
wc-fault-no-table = { $where }: a table, not { $found }
wc-fault-no-tables = { $where }: a list of { $low } to { $high } tables
wc-fault-reserved = { $where }: "{ $given }" has a meaning of its own and cannot be a seat's key
wc-fault-twice = { $where }: there is another one already
wc-fault-same-place = { $where }: { $other } lies in the same place
wc-fault-race-twice = { $where }: { $other } has this race already
wc-fault-unknown = { $where }: "{ $given }" is not there
wc-fault-one-side = { $where }: all are on the same side; there must be two at least
wc-fault-neutral-race = { $where }: the race of the neutral force is that of the seat { $seat } too
wc-fault-no-race-left = { $where }: four seats leave no race for a neutral force
wc-fault-no-town = { $where }: the space { $space } is not of kind town
wc-fault-town-of-nobody = { $where }: this Town belongs to no seat
wc-fault-town-of-several = { $where }: this Town belongs to several seats: { $seats }
wc-fault-wall-not-between = { $where }: these two spaces are not adjacent
wc-fault-wall-twice = { $where }: this wall is there already
wc-fault-no-way = { $where }: it cannot be reached on the ground from { $start }
wc-fault-no-flight = { $where }: it cannot be reached from { $start }, not even through the air
wc-fault-too-many-ground = { $where }: { $owner } has { $count } ground units; a race has { $most }
wc-fault-too-many-ranged = { $where }: { $owner } has { $count } ranged units; a race has { $most }
wc-fault-too-many-air = { $where }: { $owner } has { $count } air units; a race has { $most }
wc-fault-too-many-worker = { $where }: { $owner } has { $count } workers; a race has { $most }
wc-fault-too-many-necromancer = { $where }: { $owner } has { $count } Necromancers; there are { $most }
wc-fault-too-many-outpost = { $where }: { $owner } has { $count } outposts; a race has { $most }
wc-fault-limit-units = { $where }: { $count } units of one side; { $most } at most
wc-fault-limit-workers = { $where }: { $count } workers of one side, Necromancers included; { $most } at most
wc-fault-limit-necromancers = { $where }: { $count } Necromancers; they do not share a space
wc-fault-limit-outposts = { $where }: { $count } outposts; one at most
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
wc-race-human-text = At home everywhere: ground, ranged and air units are about equally good.
wc-race-orc-text = The strongest ground units of all, but weak ones in the air.
wc-race-undead-text = A balanced army without a weak side, and the dead that rise for it.
wc-race-night-elf-text = The strongest ranged units of all, but weak ones on the ground.
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
wc-space-town-text = Its owner's pieces enter play here. Worth 3 points to whoever has a unit on it.
wc-space-forest-text = Workers harvest wood here.
wc-space-gold-mine-text = Workers harvest gold here.
wc-space-mountain-text = Only air units may enter.
wc-space-objective-text = Worth its points to whoever has a unit on it.
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

wc-print-level = level
wc-print-strength = Strength
wc-print-ability = ability
wc-print-needs = buildings needed for the next level
wc-print-highest = highest level: 1 victory point
wc-print-train = training costs
wc-sure-public = not from the rulebook but from public material
wc-sure-reconstructed = put together from what is known
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
wc-ability-raise-dead-text = While this unit takes part in a battle, each 1 that you roll lets you also put a ground unit from your reserve on the battlefield, however many stand there. When the battle ends, those beyond the limit return to the reserve.

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
wc-text-faerie-fire = Before your attacks of a phase are rolled: each of the dice counts 1 less. For what a certain number on a die brings about, the number rolled counts.
wc-card-marksmanship = Marksmanship
wc-text-marksmanship = Just before an opponent removes a casualty that you have caused: you choose the unit, within the usual rules.
wc-card-moon-glaive = Moon Glaive
wc-text-moon-glaive = When your attacks of a phase have been rolled: roll one more attack with the same Strength for each hit. Hits of these dice bring no more dice.
wc-card-renew = Renew
wc-text-renew = At the start of your Harvest Step: remove the depletion token from a forest, whichever side it shows.
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
wc-slow-poison = Slow Poison: in which phase do your units strike first?
wc-raise-dead = Raise Dead: do you add a ground unit to the battlefield?
wc-lose = Casualties to remove: { $count }. Which unit is lost?
wc-revive = Where does the killed unit return?
wc-harvest = Harvest Step: where do your workers harvest next?
wc-builder-harvests = The worker on { $space } is building an outpost. Does he go on, or harvest and lose it?
wc-place-unit = Do you place a unit on { $token }?
wc-deploy = Deploy Step: what do you place or finish?
wc-spend = Spend Step: do you train, construct or upgrade?
wc-train = What do you train?
wc-construct = What do you construct?
wc-upgrade = Which units do you upgrade?
wc-free-upgrade = Graveyard: which units do you upgrade for free?
