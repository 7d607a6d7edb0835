## Aeon's End

ae-game = Aeon's End
ae-about = Breach mages defend Gravehold together against a nemesis; nobody shuffles their own deck.
ae-points = damage dealt to the nemesis

## Options

ae-option-nemesis = nemesis
ae-option-difficulty = difficulty
ae-option-market = supply
ae-option-mage-1 = the first player's mage
ae-option-mage-2 = the second player's mage
ae-option-mage-3 = the third player's mage
ae-option-mage-4 = the fourth player's mage
ae-option-hands = hands
ae-option-solo = help for a solo player
ae-value-random = chance decides
ae-value-rageborne = { ae-nemesis-rageborne }
ae-value-carapace-queen = { ae-nemesis-carapace-queen }
ae-value-crooked-mask = { ae-nemesis-crooked-mask }
ae-value-prince-of-gluttons = { ae-nemesis-prince-of-gluttons }
ae-value-beginner = beginner
ae-value-normal = normal
ae-value-expert = expert
ae-value-extinction = extinction
ae-value-deck-demolition = Deck Demolition
ae-value-lots-of-charges = Lots of Charges
ae-value-adelheim = { ae-mage-adelheim }
ae-value-brama = { ae-mage-brama }
ae-value-jian = { ae-mage-jian }
ae-value-kadir = { ae-mage-kadir }
ae-value-lash = { ae-mage-lash }
ae-value-mist = { ae-mage-mist }
ae-value-phaedraxa = { ae-mage-phaedraxa }
ae-value-xaxos = { ae-mage-xaxos }
ae-value-open = open to all
ae-value-private = private
ae-value-four-turns = four turn order cards, not three
ae-value-life-12 = 12 life
ae-value-life-15 = 15 life

## Questions

ae-phase-casting = Casting phase: what do you do?
ae-phase-main = Main phase: what do you do?
ae-wild-card = The wild card was turned over: who takes this turn?
ae-use-ability = Do you use your ability now ({ $card })?
ae-stop-card = The nemesis has drawn { $card }. Do you use your ability to discard it?

ae-choose-enemy = { $amount } damage: which enemy?
ae-choose-husk = { $amount } damage: which husk next?
ae-spread-damage = Do you suffer 1 damage to spread these { $amount } damage over several husks?

ae-choose-player = { $amount ->
    [0] { $card }: which player does it apply to?
   *[other] { $card }: which player suffers { $amount } damage?
}
ae-choose-any-player = { $card }: which player do you choose?
ae-choose-ally = { $card }: which ally do you choose?
ae-choose-one = { $card }: which of these?
ae-may = { $card }: do you use what it offers?
ae-may-swap = { $card }: do you draw a card and discard one?
ae-may-bleed = { $card }: do you suffer 1 damage and destroy a card from your hand, which is then out of the game?
ae-may-discard = { $card }: do you discard a card?
ae-may-destroy = { $card }: do you destroy a card? It is then out of the game.
ae-may-lose-charge = { $card }: do you lose 1 charge for more damage?
ae-may-take-spell = Which spell do you take from your discard pile into hand? At most { $count } more.
ae-may-take-spell-decline = Take none

ae-choose-discarded = Which card do you discard? Left to discard: { $count }.
ae-choose-destroyed = Which card do you destroy? It is then out of the game. Left to destroy: { $count }.
ae-choose-gems-discarded = { $card }: do you discard a gem? Each saves Gravehold 3 damage; at most { $count } more.
ae-choose-gems-discarded-done = Keep the gems
ae-choose-discard-pile = Into whose discard pile does { $card } go?
ae-choose-taken-back = Which card do you take from your discard pile into hand?
ae-choose-next-put-away = Which card goes onto your discard pile next? The first one is drawn first.
ae-discard-top-card = On top of your deck lies { $card }. Do you discard it?
ae-destroy-top-card = On top of your deck lies { $kind }. Do you destroy it, so that it is out of the game?
ae-on-deck = Do you put the card that you gain on top of your deck?

ae-choose-spell-cast = { $card }: which prepped spell do you cast?
ae-choose-spell-cast-decline = Cast none
ae-choose-prepped-discarded = Which of these prepped spells is discarded?
ae-choose-prepped-destroyed = Which of your prepped spells do you destroy? It is then out of the game. Left to destroy: { $count }.
ae-choose-prepped-seized = { $card }: which of these prepped spells is discarded? Left to discard: { $count }.
ae-choose-spell-discarded-first = Your breach is destroyed: which of its spells is discarded first?
ae-choose-breach-focused = Which breach is focused?
ae-choose-breach-destroyed = You are exhausted: which of your breaches is destroyed for good?

ae-choose-gem-played-twice = { $card }: which gem do you play twice?
ae-choose-gem-taken-back = { $card }: which gem do you take back into hand?
ae-choose-pile-gained = Which card do you gain?
ae-choose-pile-devoured = From which pile are cards devoured? How many: { $count }.
ae-choose-gem-stacked = Which gem goes onto the devoured pile first?
ae-choose-pile-stacked = Which card goes onto the devoured pile next? Left: { $count }.
ae-choose-corruption = Which corruption do you resolve next?

ae-share-charge = Which ally gains a charge? Left to share: { $count }.
ae-turn-card-to-bottom = On top of the turn order deck lies: { $turn_card }. Do you put it on the bottom?
ae-choose-turn-card = Which card do you shuffle into the turn order deck?
ae-choose-whose-turn-card = { $card }: whose card is shuffled into the turn order deck?
ae-choose-next-turn-card = Which card lies at place { $count } of the turn order deck, counting from the top?

## Choices

ae-choice-cast = Cast { $spell }
ae-choice-end-phase = End the phase
ae-choice-play = Play { $card }
ae-choice-buy = Buy { $pile }
ae-choice-buy-charge = 1 charge for 2 aether
ae-choice-focus = Focus breach { $breach }
ae-choice-open = Open breach { $breach }
ae-choice-prep = Prep { $card } at breach { $breach }
ae-choice-use = Use the effect of { $spell }
ae-choice-discard-power = Meet the condition and discard { $card }
ae-choice-use-ability = Use your ability
ae-choice-give-floor = Ask { $player } to use the ability
ae-choice-pick-player = { $player }
ae-choice-pick-way = { $way }
ae-choice-accept = Yes
ae-choice-target = { $enemy }
ae-choice-hit-hurt = A husk that has lost life
ae-choice-hit-whole = A husk with all its life
ae-choice-pick-pile = { $pile }
ae-choice-pick-breach = Breach { $any_breach }
ae-choice-put-away = { $card }
ae-choice-pick-card = { $found }
ae-choice-pick-turn-card = { $turn_card }
ae-choice-done = Done

# How a thing is told apart from others of its name
ae-spell-at = { $card } ({ $breach })
ae-spell-of = { $card } ({ $mage }, { $breach })
ae-breach-of = { $breach } ({ $mage })
ae-card-in-discard = { $card } (discard pile)
ae-card-in-discard-at = { $card } (discard pile, no. { $place } from the bottom)
ae-card-devoured = { $card } (devoured pile)

# What one may choose between
ae-way-aether = Gain aether
ae-way-life = A player gains life
ae-way-cast = Cast a prepped spell
ae-way-gem = Play a gem twice and destroy it
ae-way-discount = The next focus or opening costs 3 aether less
ae-way-damage = Destroy this card and deal 1 damage
ae-way-focus = Focus a breach
ae-way-gravehold = Destroy this card; Gravehold gains 3 life
ae-way-unleash = Unleash 3 times
ae-way-suffer = A player suffers the damage
ae-way-devour = The cards are devoured
ae-way-scorn-damage = Gravehold suffers 3 damage
ae-way-scorn-unleash = Unleash twice
ae-way-awaken-unleash = Unleash twice, and Gravehold suffers 3 damage
ae-way-awaken-return = The minion discarded last returns
ae-way-venomite-damage = The player with the lowest life suffers 2 damage
ae-way-venomite-spell = A player discards a prepped spell with cost 3 or more
ae-way-obliterate-cards = Destroy 4 cards from your hand
ae-way-obliterate-damage = Suffer 4 damage
ae-way-sunder-damage = Gravehold and the player with the lowest life suffer 4 damage each
ae-way-sunder-turn-order = The discarded nemesis cards return to the turn order deck
ae-way-infest-swarm = Swarm twice
ae-way-infest-damage = A player suffers 4 damage

## What happened

ae-event-turned-over = Turn order: { $turn_card }.
ae-event-revealed-turn-card = Revealed from the turn order deck: { $turn_card }.
ae-event-put-to-bottom = To the bottom of the turn order deck: { $turn_card }.
ae-event-renewed-turn-deck = The turn order deck is rebuilt and shuffled.
ae-event-shuffled-turn-deck = Shuffled into the turn order deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ae-event-turn-began = Turn { $turn }: { $seat }.
    .seat = Turn { $turn }: yours.
ae-event-drew = { $seat } draws { $kind }.
    .seat = You draw { $kind }.
ae-event-drew-many = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .seat = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
ae-event-revealed = { $seat } reveals { $kind }.
    .seat = You reveal { $kind }.
ae-event-showed = { $seat } shows { $kind }.
    .seat = You show { $kind }.
ae-event-took-back = { $seat } takes { $kind } from the discard pile into hand.
    .seat = You take { $kind } from the discard pile into hand.
ae-event-took = { $seat } takes { $kind } back into hand.
    .seat = You take { $kind } back into hand.
ae-event-renewed-deck = { $seat } turns the discard pile over, without shuffling: it is the new deck.
    .seat = You turn your discard pile over, without shuffling: it is your new deck.
ae-event-shuffled-deck = { $seat } shuffles the deck.
    .seat = You shuffle your deck.
ae-event-discarded = { $seat } discards { $kind }.
    .seat = You discard { $kind }.
ae-event-destroyed = { $kind } is destroyed.
ae-event-gained = { $seat } gains { $kind }.
    .seat = You gain { $kind }.
ae-event-played = { $seat } plays { $kind }.
    .seat = You play { $kind }.
ae-event-gained-aether = { $seat } gains { $amount } aether.
    .seat = You gain { $amount } aether.
ae-event-gained-gem-aether = { $seat } gains { $amount } aether for a gem.
    .seat = You gain { $amount } aether for a gem.
ae-event-gained-spell-aether = { $seat } gains { $amount } aether for a spell.
    .seat = You gain { $amount } aether for a spell.
ae-event-charged = { $seat } gains { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}.
    .seat = You gain { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }.
ae-event-lost-charges = { $seat } loses { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}.
    .seat = You lose { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }.
ae-event-activated = { $seat } uses the ability { $card }.
    .seat = You use your ability { $card }.
ae-event-focused = { $seat }: breach { $breach } is focused.
    .seat = You focus breach { $breach }.
ae-event-opened = { $seat }: breach { $breach } opens.
    .seat = You open breach { $breach }.
ae-event-breach-destroyed = { $seat }: breach { $breach } is destroyed.
    .seat = Your breach { $breach } is destroyed.
ae-event-prepped = { $seat } preps { $kind } at breach { $breach }.
    .seat = You prep { $kind } at breach { $breach }.
ae-event-cast = { $seat } casts { $kind }.
    .seat = You cast { $kind }.
ae-event-used = { $seat } uses the effect of { $kind }.
    .seat = You use the effect of { $kind }.
ae-event-damaged = { $source } deals { $amount } damage to { $enemy }.
ae-event-damage-prevented = { $amount } damage to { $enemy } from { $source } is prevented.
ae-event-suffered = { $seat } suffers { $amount } damage from { $source }.
    .seat = You suffer { $amount } damage from { $source }.
ae-event-player-shielded = { ae-ability-auspex-rune } prevents { $amount } damage to { $seat } from { $source }.
    .seat = { ae-ability-auspex-rune } prevents { $amount } damage to you from { $source }.
ae-event-regained = { $seat } gains { $amount } life.
    .seat = You gain { $amount } life.
ae-event-exhausted = { $seat } is exhausted!
    .seat = You are exhausted!
ae-event-gravehold-suffered = Gravehold suffers { $amount } damage from { $source }.
ae-event-gravehold-shielded = { ae-ability-auspex-rune } prevents { $amount } damage to Gravehold from { $source }.
ae-event-gravehold-regained = Gravehold gains { $amount } life.
ae-event-nemesis-regained = The nemesis gains { $amount } life.
ae-event-unleashed = Unleash!
ae-event-nemesis-drew = The nemesis draws { $card }.
ae-event-nemesis-discarded = Discarded from the nemesis deck: { $card }.
ae-event-stopped = { $card } is discarded without effect.
ae-event-entered-play = { $card } enters play with { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}.
ae-event-persists = { $card }: its persistent effect.
ae-event-lost-token = { $card } loses a power token.
ae-event-left-play = { $card } leaves play.
ae-event-fury-grew = Fury grows by { $amount }.
ae-event-fury-fell = Fury falls by { $amount }.
ae-event-struck = Strike: { $kind }.
ae-event-husks-came = { $amount ->
    [one] { $amount } husk comes into play
   *[other] { $amount } husks come into play
}.
ae-event-husks-left = { $amount ->
    [one] { $amount } husk is discarded
   *[other] { $amount } husks are discarded
}.
ae-event-swarmed = Swarm, with { $amount ->
    [one] { $amount } husk
   *[other] { $amount } husks
}.
ae-event-gained-corruption = { $seat } gains a corruption.
    .seat = You gain a corruption.
ae-event-corruption-resolved = { $seat } resolves { $kind }.
    .seat = You resolve { $kind }.
ae-event-devoured = { $card } is devoured.

## Why not

ae-why-first = { $asked ->
    [pick_of_hand] First choose the card from your hand.
    [pick_card] First choose the card.
    [put_away] First put away the cards in front of you, one after another.
    [play] First choose the gem that is played twice.
    [pick_player] First choose the player it applies to.
    [pick_way] First choose what happens.
    [target] First choose the enemy that is damaged.
    [hit_hurt] First choose the husk that is damaged.
    [pick_prepped] First choose the prepped spell.
    [cast] First choose the spell to cast.
    [pick_breach] First choose the breach.
    [pick_pile] First choose the pile.
    [pick_turn_card] First choose the turn order card.
    [may] First choose one of the cards offered, or none.
   *[other] First answer the question, yes or no.
}
ae-why-another-player = It must be a player other than { $player }.
ae-why-can-do-less = As much as possible must be carried out, and another player can do more of it than { $player }.
ae-why-exhausted = { $player } is exhausted and never counts as the player with the lowest life.
ae-why-not-meant = { $who ->
    [lowest-life] This applies to the player with the lowest life ({ $most }); { $player } has { $has }.
    [highest-life] This applies to the player with the highest life ({ $most }); { $player } has { $has }.
    [most-charges] This applies to the player with the most charges ({ $most }); { $player } has { $has }.
    [most-prepped] This applies to the player with the most prepped spells ({ $most }); { $player } has { $has }.
    [most-open] This applies to the player with the most open breaches ({ $most }); { $player } has { $has }.
   *[most-crystals] This applies to the player with the most Crystals in hand ({ $most }); { $player } has { $has }.
}
ae-why-no-ally = { $player } is not an ally: allies are the other players.
ae-why-others-charges-full = The ability of { $player } is full; it holds { $spaces } charges.
ae-why-no-turn-card = No turn order card of { $player } lies in the turn order discard pile.
ae-why-phase = { $phase ->
    [casting] The casting phase is over; now spells are cast only by effects.
   *[main] This is done in the main phase, which comes after the casting phase.
}
ae-why-must-cast = { $card } is prepped at breach { $breach }, which is closed, and must be cast first{ $more ->
    [0] .
   *[other] ; so must other spells ({ $more }).
}

ae-why-choose-card = Choose a card from your hand.
ae-why-choose-spell-of-hand = Choose a spell from your hand.
ae-why-no-spell-in-hand = You have no spell in hand that could be prepped.
ae-why-choose-among = Choose one of the cards offered.
ae-why-choose-any-breach = Choose a breach.
ae-why-choose-enemy = Choose an enemy.
ae-why-choose-way = Choose what happens.
ae-why-choose-turn-card = Choose a turn order card.
ae-why-choose-spell = Choose one of your prepped spells.
ae-why-choose-breach = Choose a breach as well: { $card }.
ae-why-choose-breach-to-turn = Choose one of your closed breaches.
ae-why-choose-pile = Choose a pile of the supply.
ae-why-choose-power = Choose a power that is in play.
ae-why-no-such-breach = There is no such breach.
ae-why-no-such-pile = There is no such pile.
ae-why-no-such-turn-card = There is no such turn order card.

ae-why-not-in-hand = Not in your hand: { $card }.
ae-why-is-spell = { $card } is a spell: it is not played but prepped at a breach.
ae-why-is-no-spell = { $card } is not a spell: only spells are prepped, gems and relics are played.
ae-why-is-corruption = { $card } is a corruption: it is resolved only at the start of your turn or at the end of your main phase.
ae-why-equal-card = Identical cards count as one choice: choose the first { $card }.
ae-why-equal-neighbour = Identical cards that lie next to each other count as one choice: choose the lowest of them ({ $card }).
ae-why-no-corruption-here = { $card } is a corruption: only other cards can be given up here.
ae-why-no-corruption = { $card } is not a corruption.
ae-why-not-drawn-this-turn = { $card } was not drawn this turn: it is resolved at the start of your next turn.
ae-why-not-of-type = { $type ->
    [gem] { $card } is not a gem.
    [relic] { $card } is not a relic.
   *[spell] { $card } is not a spell.
}
ae-why-too-cheap = { $card } costs { $cost }; it must cost at least { $least }.
ae-why-costs-something = { $card } costs { $cost }; it must cost 0.
ae-why-not-in-front = { $card } does not lie in front of you.
ae-why-not-in-discard = Not in your discard pile: { $card }.
ae-why-not-in-hand-or-discard = Neither in your hand nor in your discard pile: { $card }.
ae-why-not-enough-aether = { $others ->
    [0] It costs { $cost } aether; you have { $has }.
   *[other] It costs { $cost } aether; for this you have { $has }. Your other { $others } can pay only for something else.
}
ae-why-pile-empty = This pile is empty: { $pile }.
ae-why-nothing-devoured = The devoured pile is empty.
ae-why-devoured-already = Cards of the devoured pile are not devoured again.
ae-why-wrong-type = { $type ->
    [gem] { $pile } is not a gem.
    [relic] { $pile } is not a relic.
   *[spell] { $pile } is not a spell.
}
ae-why-too-dear = { $pile } costs { $cost }; it may cost at most { $most }.
ae-why-not-cheapest = { $pile } costs { $cost }; there is a cheaper pile.
ae-why-stacked-already = A card of this pile has already been stacked: { $pile }.
ae-why-not-this-pile = { $which ->
    [cheapest] { $pile } costs { $cost }; this applies to the cheapest pile.
    [costliest] { $pile } costs { $cost }; this applies to the most expensive pile.
   *[second-costliest] { $pile } costs { $cost }; this applies to the second most expensive pile.
}
ae-why-charges-full = Your ability is full; it holds { $spaces } charges.

ae-why-not-your-breach = Breach { $breach } belongs to another player ({ $seat }).
ae-why-breach-gone = You have no breach { $breach }.
ae-why-others-breach-gone = { $seat } has no breach { $breach }.
ae-why-breach-open = Breach { $breach } is already open.
ae-why-breach-points-up = Breach { $breach } cannot be focused for aether any more, only opened (cost: { $cost }).
ae-why-breach-full = Breach { $breach } has no room for another spell. Prepped there: { $card }.
ae-why-breach-closed = Breach { $breach } is closed and was not focused this turn.
ae-why-no-breach-takes-it = None of your breaches has room for it: it must be free, and open or focused this turn ({ $card }).
ae-why-every-breach-full = None of your breaches is free: { $card }.

ae-why-not-prepped = Not prepped: { $card }.
ae-why-not-your-spell = { $card } was prepped by another player ({ $seat }).
ae-why-not-newly-prepped = { $card } was not prepped this turn.
ae-why-spells-of-another = It must be a spell of { $whose }; { $card } was prepped by { $seat }.
ae-why-breach-still-there = { $card } is not prepped at the destroyed breach.
ae-why-not-costliest = { $card } costs { $cost }; the costliest costs { $most }.
ae-why-nothing-to-use = { $card } has no effect that you could use in the main phase.
ae-why-no-gem-played = You have played no gem this turn that could return to your hand.
ae-why-used = The effect of { $card } has already been used this turn.
ae-why-not-in-play = Not in play: { $card }.
ae-why-no-husks = There is no husk in play.
ae-why-is-no-enemy = { $card } is a power: only the nemesis and minions can be damaged.
ae-why-is-no-power = { $card } is not a power: only powers can be discarded this way.
ae-why-no-condition = { $card } cannot be discarded: it has no TO DISCARD condition.
ae-why-condition-not-met = You cannot meet the whole condition of { $card }. { $text }
ae-why-not-enough-charges = It costs { $cost } charges; you have { $has }.
ae-why-not-charged = Your ability is not ready: it has { $has } of { $spaces } charges.
ae-why-other-not-charged = The ability is not ready ({ $player }): it has { $has } of { $spaces } charges.
ae-why-other-time = { $ability } is used at another time. { $text }
ae-why-ability-of-no-use = { $ability } cannot be used now. { $text }
ae-why-not-fully = This cannot be carried out fully now, and something else can: { $way }.
ae-why-no-such-way = { $card } does not offer this.
ae-why-players-turn-cards-only = Only a turn order card of a player or the wild card can be taken, not: { $turn_card }.
ae-why-not-in-turn-discard = Not in the turn order discard pile: { $turn_card }.
ae-why-not-left-in-turn-deck = All these cards have been put back, or are not in the turn order deck: { $turn_card }.
ae-why-your-own-ability = You use your own ability directly; this asks another player.
ae-why-just-declined = Does not want to use the ability now: { $player }.

## The turn

ae-turn-wild = wild card
ae-turn-nemesis = nemesis

## The table

ae-table-gravehold = Gravehold
ae-table-supply = supply
ae-table-gems = gems
ae-table-relics = relics
ae-table-spells = spells
ae-table-empty = empty
ae-table-turn-order-deck = turn order deck
ae-table-turn-order-holds = still in it, order unknown
ae-table-turn-order-discard = turn order discard pile
ae-table-nemesis-deck = nemesis deck
ae-table-nemesis-discard = nemesis discard pile
ae-table-in-play = in play, oldest first
ae-table-fury = Fury
ae-table-husks = husks
ae-husk = a husk
ae-table-corruption-deck = corruption deck
ae-table-devoured = devoured pile

## A mage's mat

ae-mat-aether = aether
ae-mat-aether-gem = aether for a gem only
ae-mat-aether-spell = aether for a spell only
ae-mat-charges = charges
ae-mat-hand = hand
ae-mat-deck = deck
ae-mat-discard = discard pile
ae-mat-played = played this turn
ae-mat-breaches = breaches (cost to focus/open)
ae-mat-exhausted = exhausted

## Breaches

ae-breach-1 = breach I
ae-breach-2 = breach II
ae-breach-3 = breach III
ae-breach-4 = breach IV
ae-breach-bonus = damage added to spells cast from here

## What is printed on a card

ae-type-gem = gem
ae-type-relic = relic
ae-type-spell = spell
ae-type-attack = attack
ae-type-minion = minion
ae-type-power = power
ae-type-strike = strike
ae-type-corruption = corruption
ae-type-mage = mage
ae-type-nemesis = nemesis
ae-set-market = supply
ae-set-starters = starting cards
ae-set-every-nemesis = every nemesis
ae-supply-count = The supply has { $count } { $count ->
    [one] kind
   *[other] kinds
} of { $type ->
    [gem] gems
    [relic] relics
   *[spell] spells
}; it needs { $wanted }.
ae-supply-twice = { $card } is in the supply twice; its kinds are all different.
ae-print-cost = cost
ae-print-life = life
ae-print-tier = tier
ae-print-to-discard = TO DISCARD
ae-print-power = POWER
ae-sure-public = not from the rulebook but from public material
ae-sure-reconstructed = reconstructed from what is known
ae-sure-ours = translated by us
ae-fact-set = belongs to
ae-sure-ability = ability
ae-sure-ability_cs = Czech text of the ability
ae-sure-breaches = breaches
ae-sure-cards = starting cards
ae-sure-charges = charges
ae-sure-title = title
ae-sure-title_cs = Czech title
ae-sure-life = life
ae-sure-rating = difficulty
ae-sure-values = values
ae-sure-text = text
ae-sure-name_cs = Czech name

## Mages

ae-mage-adelheim = Adelheim
ae-mage-adelheim-title = Breach Mage Weaponsmith
ae-ability-aethereal-ward = Aethereal Ward
ae-ability-aethereal-ward-text = In the nemesis draw phase, when an attack or a power has been turned over and is not resolved yet: discard it without effect. No other card is drawn in its place.
ae-mage-brama = Brama
ae-mage-brama-title = Breach Mage Elder
ae-ability-brink-siphon = Brink Siphon
ae-ability-brink-siphon-text = In your main phase: a player of your choice, perhaps you, gains 4 life.
ae-mage-jian = Jian
ae-mage-jian-title = Breach Mage Orphan
ae-ability-black-mirror = Black Mirror
ae-ability-black-mirror-text = In your main phase: choose a prepped spell of any player. Cast it, but it stays prepped; then cast it a second time and discard it.
ae-mage-kadir = Kadir
ae-mage-kadir-title = Breach Mage Delver
ae-ability-otherworldly-gate = Otherworldly Gate
ae-ability-otherworldly-gate-text = In any player's main phase: that player may take up to 3 spells from their discard pile into hand and, this turn, may prep up to 2 spells at each of their open breaches.
ae-mage-lash = Lash
ae-mage-lash-title = Breach Mage Scout
ae-ability-quicken-thought = Quicken Thought
ae-ability-quicken-thought-text = In any player's main phase: choose a player's card, not the wild card, in the turn order discard pile and shuffle it into the turn order deck. The player whose card it is suffers 1 damage.
ae-mage-mist = Mist
ae-mage-mist-title = Dagger Captain
ae-ability-divine-augury = Divine Augury
ae-ability-divine-augury-text = In your main phase: an ally of your choice draws 4 cards.
ae-mage-phaedraxa = Phaedraxa
ae-mage-phaedraxa-title = Breach Mage Seer
ae-ability-auspex-rune = Auspex Rune
ae-ability-auspex-rune-text = As soon as a turn order card has been drawn: until the end of the turn it begins, all damage to players and to Gravehold is prevented.
ae-mage-xaxos = Xaxos
ae-mage-xaxos-title = Breach Mage Adept
ae-ability-metaphysical-link = Metaphysical Link
ae-ability-metaphysical-link-text = In any player's main phase: your allies gain 4 charges in all, shared among them as you like. Then reveal the whole turn order deck and put its cards back face down in an order you choose.

## Starter cards

ae-card-crystal = Crystal
ae-text-crystal = You gain 1 aether.
ae-card-spark = Spark
ae-text-spark = CAST: Deal 1 damage to an enemy.
ae-card-amethyst-shard = Amethyst Shard
ae-text-amethyst-shard = You gain 1 aether. An ally of your choice may draw 1 card and, if they do, then discards 1 card from hand.
ae-card-buried-light = Buried Light
ae-text-buried-light = CAST: Deal 1 damage to an enemy. Then you gain 1 aether, which you can spend in this turn's main phase.
ae-card-emerald-shard = Emerald Shard
ae-text-emerald-shard = You gain 1 aether, OR a player of your choice gains 1 life.
ae-card-flare = Flare
ae-text-flare = CAST: Reveal the turn order deck's top card, which stays there. If it is a player's card or the wild card, deal 3 damage to an enemy, otherwise 1.
ae-card-garnet-shard = Garnet Shard
ae-text-garnet-shard = You gain 1 aether, OR you cast one prepped spell of any player.
ae-card-moonstone-shard = Moonstone Shard
ae-text-moonstone-shard = You gain 1 aether, and 1 more that can be spent only on gaining a gem.
ae-card-quartz-shard = Quartz Shard
ae-text-quartz-shard = You gain 1 aether. Reveal the top card of the turn order deck, then leave it there or put it on the bottom. If it is a player's card or the wild card, you gain 1 more aether.
ae-card-tourmaline-shard = Tourmaline Shard
ae-text-tourmaline-shard = You gain 1 aether. An ally of your choice may suffer 1 damage. If that damage is really suffered, the ally destroys 1 card from hand, of their own choice.

## Gems of the supply

ae-card-burning-opal = Burning Opal
ae-text-burning-opal = You gain 3 aether. You may discard 1 card from hand; if you do, an ally of your choice may draw 1 card.
ae-card-clouded-sapphire = Clouded Sapphire
ae-text-clouded-sapphire = You gain 3 aether. If this is your first play of this card this turn, an ally of your choice gains 1 charge.
ae-card-diamond-cluster = Diamond Cluster
ae-text-diamond-cluster = You gain 2 aether. If this is exactly your second play of this card this turn, you gain 2 more.
ae-card-jade = Jade
ae-text-jade = You gain 2 aether.
ae-card-searing-ruby = Searing Ruby
ae-text-searing-ruby = You gain 2 aether, and 1 more that can be spent only on gaining a spell.
ae-card-sifters-pearl = Sifter's Pearl
ae-text-sifters-pearl = You gain 2 aether. Each player, you too, reveals the top card of their own deck and chooses: it is discarded OR it stays on top.
ae-card-vriswood-amber = V'riswood Amber
ae-text-vriswood-amber = When you gain this card, you may put it on top of your deck and not on your discard pile. When you play it, you gain 2 aether.

## Relics of the supply

ae-card-blasting-staff = Blasting Staff
ae-text-blasting-staff = You may cast one of your spells that was prepped earlier this turn; it deals 2 more damage.
ae-card-bottled-vortex = Bottled Vortex
ae-text-bottled-vortex = Destroy this card. Then you may destroy 1 or 2 cards from your hand, your discard pile or one from each. Then draw 1 card.
ae-card-flexing-dagger = Flexing Dagger
ae-text-flexing-dagger = The next time you focus or open one of your breaches this turn, it costs 3 aether less, but not less than 0, OR destroy this card and deal 1 damage to an enemy.
ae-card-focusing-orb = Focusing Orb
ae-text-focusing-orb = Focus one closed breach, yours or another player's, at no cost, OR destroy this card and Gravehold gains 3 life.
ae-card-mages-talisman = Mage's Talisman
ae-text-mages-talisman = You gain 1 charge, and so does an ally of your choice.
ae-card-unstable-prism = Unstable Prism
ae-text-unstable-prism = Play a gem from your hand twice, then destroy that gem, OR you gain 2 aether.

## Spells of the supply

ae-card-amplify-vision = Amplify Vision
ae-text-amplify-vision = CAST: Focus, at no cost, the closed breach of yours whose focus cost is lowest. Then deal 2 damage to an enemy, or 3 if all your breaches are now open.
ae-card-arcane-nexus = Arcane Nexus
ae-text-arcane-nexus = WHILE PREPPED: In your main phase, once per turn, you may return to your hand a gem you have played this turn. CAST: Deal 4 damage to an enemy.
ae-card-chaos-arc = Chaos Arc
ae-text-chaos-arc = CAST: Deal 3 damage to an enemy, and 2 more for each spell prepped at a breach adjacent to the one this spell is cast from.
ae-card-consuming-void = Consuming Void
ae-text-consuming-void = CAST: Destroy up to 2 cards from your hand. Deal 3 damage for each of them, all at once to one enemy.
ae-card-dark-fire = Dark Fire
ae-text-dark-fire = CAST: Discard up to 2 cards from your hand. Deal 3 damage for each of them, all at once to one enemy.
ae-card-essence-theft = Essence Theft
ae-text-essence-theft = CAST: Deal 3 damage to an enemy. You may discard 1 card from hand; if you do, a player of your choice gains 1 life.
ae-card-feral-lightning = Feral Lightning
ae-text-feral-lightning = You may prep this spell at a closed breach that you have not focused; then you must cast it in your next casting phase. CAST: Deal 3 damage to an enemy.
ae-card-ignite = Ignite
ae-text-ignite = CAST: Deal 2 damage to an enemy. Then an ally of your choice gains 1 charge.
ae-card-lava-tendril = Lava Tendril
ae-text-lava-tendril = WHILE PREPPED: At the end of your casting phase, deal 1 damage to an enemy. This is not a cast, so the breach adds nothing. CAST: Deal 3 damage to an enemy.
ae-card-oblivion-swell = Oblivion Swell
ae-text-oblivion-swell = WHILE PREPPED: In your main phase, once per turn, you may take 1 aether. CAST: Deal 2 damage to an enemy. You may discard a gem from hand to add its cost to that damage.
ae-card-phoenix-flame = Phoenix Flame
ae-text-phoenix-flame = CAST: Deal 2 damage to an enemy. You may lose 1 charge to make it 4 damage.
ae-card-planar-insight = Planar Insight
ae-text-planar-insight = CAST: Deal 2 damage to an enemy, and 1 more for each open breach you have.
ae-card-spectral-echo = Spectral Echo
ae-text-spectral-echo = CAST: Deal 2 damage to an enemy. Then you may destroy 1 card from your hand.
ae-card-wildfire-whip = Wildfire Whip
ae-text-wildfire-whip = WHILE PREPPED: In your main phase, as often as you like, you may pay 2 aether to cast a prepped spell of any player. CAST: Deal 4 damage to an enemy.

## Nemeses

ae-mat-nemesis-unleash = Unleash
ae-mat-nemesis-setup = setup
ae-mat-nemesis-rules = additional rules
ae-mat-nemesis-harder = Increased Difficulty
ae-mat-nemesis-rating = difficulty from 1 to 10

## Basic nemesis cards

ae-card-agony-field = Agony Field
ae-text-agony-field = TO DISCARD: Destroy a card from hand that costs 2 or more. POWER 2: Unleash. A player you agree on discards 3 cards from hand and draws 1.
ae-card-bane-sire = Bane Sire
ae-text-bane-sire = PERSISTENT: Unleash.
ae-card-bleed-static = Bleed Static
ae-text-bleed-static = POWER 3: The player with the most prepped spells suffers 2 damage for each of them, all at once.
ae-card-eye-of-nothing = Eye of Nothing
ae-text-eye-of-nothing = TO DISCARD: Spend 6 aether. POWER 2: Unleash twice.
ae-card-haze-spewer = Haze Spewer
ae-text-haze-spewer = PERSISTENT: Gravehold suffers 1 damage for each life this minion has left. Then the minion suffers 1 damage.
ae-card-skewer = Skewer
ae-text-skewer = Unleash. A player you agree on suffers 3 damage and draws 1 card.
ae-card-slaughter = Slaughter
ae-text-slaughter = Unleash, and Gravehold suffers 3 damage.
ae-card-woven-sky = Woven Sky
ae-text-woven-sky = TO DISCARD: Discard 3 cards from hand. POWER 2: Unleash. A player you agree on suffers 4 damage.
ae-card-awaken = Awaken
ae-text-awaken = Unleash twice, and Gravehold suffers 3 damage, OR the minion discarded last returns to play from the nemesis discard pile.
ae-card-cauterizer = Cauterizer
ae-text-cauterizer = Whatever damage is dealt to this minion, it suffers only 1 of it. PERSISTENT: A player you agree on suffers 1 damage for each life this minion has left, all at once.
ae-card-dispel = Dispel
ae-text-dispel = Unleash twice. The player with the most prepped spells discards the most expensive of them.
ae-card-lay-waste = Lay Waste
ae-text-lay-waste = Unleash twice. A player you agree on suffers 2 damage.
ae-card-needlemaw = Needlemaw
ae-text-needlemaw = PERSISTENT: Gravehold suffers 2 damage.
ae-card-pulverizing-ray = Pulverizing Ray
ae-text-pulverizing-ray = POWER 1: The players may together discard up to 6 gems from their hands. Gravehold suffers 18 damage, 3 less for each gem discarded.
ae-card-venomite = Venomite
ae-text-venomite = PERSISTENT: The player with the lowest life suffers 2 damage, OR a player you agree on discards a prepped spell that costs 3 or more.
ae-card-doom-aegis = Doom Aegis
ae-text-doom-aegis = TO DISCARD: Spend 7 aether. POWER 1: The player with the most charges suffers 4 damage and loses every charge.
ae-card-gather-darkness = Gather Darkness
ae-text-gather-darkness = A player you agree on puts their discard pile on top of their deck, shuffles the deck and destroys its 4 top cards. Then Unleash twice.
ae-card-jagged-one = Jagged One
ae-text-jagged-one = PERSISTENT: Unleash twice.
ae-card-obliterate = Obliterate
ae-text-obliterate = Unleash twice. The player with the most open breaches chooses: destroy 4 cards from hand, possible only with 4 or more in hand, OR suffer 4 damage.
ae-card-reality-rupture = Reality Rupture
ae-text-reality-rupture = TO DISCARD: Destroy 2 of your prepped spells that each cost 3 or more. POWER 1: Unleash 3 times.
ae-card-sunder = Sunder
ae-text-sunder = Gravehold suffers 4 damage, and so does the player with the lowest life, OR all nemesis cards in the turn order discard pile are shuffled into the turn order deck.
ae-card-topple = Topple
ae-text-topple = Unleash twice, and Gravehold suffers 4 damage.

## Rageborne

ae-nemesis-rageborne = Rageborne
ae-nemesis-rageborne-unleash = Rageborne gets 1 Fury.
ae-nemesis-rageborne-setup = The 6 strike cards are shuffled and form the face-down strike deck. Rageborne starts with 1 Fury.
ae-nemesis-rageborne-rules =
    Strike: a card of the strike deck is drawn and resolved, then shuffled back into it; after that Rageborne loses 3 Fury, or all if it has fewer.
    If Rageborne has 4 Fury or more at the end of the nemesis turn, it Strikes, but only once.
ae-nemesis-rageborne-harder = Additional rules: a Strike makes Rageborne lose 1 Fury and not 3.

ae-card-cleave = Cleave
ae-text-cleave = Rageborne Strikes.
ae-card-provoker = Provoker
ae-text-provoker = PERSISTENT: Gravehold suffers 1 damage for each Fury of Rageborne.
ae-card-unrelenting-ire = Unrelenting Ire
ae-text-unrelenting-ire = Unleash. If both nemesis cards lie in the turn order discard pile, Unleash 2 more times.
ae-card-blood-cry = Blood Cry
ae-text-blood-cry = TO DISCARD: Lose 4 of your charges. POWER 2: Unleash 4 times.
ae-card-invoke-carnage = Invoke Carnage
ae-text-invoke-carnage = TO DISCARD: Spend 7 aether. POWER 2: Unleash. Then a player you agree on suffers 1 damage and 1 more for each Fury Rageborne has by now.
ae-card-scorn = Scorn
ae-text-scorn = PERSISTENT: Gravehold suffers 3 damage, OR Unleash twice.
ae-card-avatar-of-wrath = Avatar of Wrath
ae-text-avatar-of-wrath = PERSISTENT: Rageborne Strikes.
ae-card-onslaught = Onslaught
ae-text-onslaught = Unleash 3 times. Then the players together discard as many cards from their hands as Rageborne has Fury.
ae-card-rolling-death = Rolling Death
ae-text-rolling-death = TO DISCARD: Spend 8 aether. POWER 2: Rageborne Strikes, then Strikes again.

# Strike cards
ae-card-convoke = Convoke
ae-text-convoke = 4 damage to a player you agree on.
ae-card-devastate = Devastate
ae-text-devastate = 5 damage to Gravehold.
ae-card-eviscerate = Eviscerate
ae-text-eviscerate = 2 damage to the player with the lowest life.
ae-card-frenzy = Frenzy
ae-text-frenzy = 3 damage to the player with the most open breaches.
ae-card-raze = Raze
ae-text-raze = 3 damage to Gravehold, then 1 damage to a player you agree on.
ae-card-seize = Seize
ae-text-seize = The 2 most expensive prepped spells of all players together are discarded.

## Carapace Queen

# Swarm has no Czech name in the rulebook; “Hemžení” is ours.
ae-nemesis-carapace-queen = Carapace Queen
ae-nemesis-carapace-queen-unleash = 2 husks come into play.
ae-nemesis-carapace-queen-setup = Lay out the husk track; 2 husks stand on its first spaces.
ae-nemesis-carapace-queen-rules =
    Husks are minions with 1 life each. They stand on the track without gaps, from its beginning; there are at most 15, and for each that cannot be placed Gravehold suffers 1 damage.
    A player who deals damage to a husk may suffer 1 damage to spread what is dealt over several husks.
    Husks are tokens: they do not stand in the way of winning by an empty nemesis deck, and they are never the minion discarded last.
    Swarm, by the number of husks in play:
    0 to 3: 4 husks come into play.
    4 to 6: a player you agree on discards a prepped spell, then 2 husks come into play.
    7 to 10: Gravehold suffers 5 damage.
    11 or 12: 3 damage to the player with the lowest life, then 1 husk is discarded.
    13 or more: you lose the game.
ae-nemesis-carapace-queen-harder = Unleash: 3 husks come into play and not 2.

ae-card-broodwomb = Broodwomb
ae-text-broodwomb = While there is any husk in play, all damage dealt to this minion is prevented. PERSISTENT: 1 husk comes into play.
ae-card-endless-throng = Endless Throng
ae-text-endless-throng = Swarm.
ae-card-hatch = Hatch
ae-text-hatch = 1 husk comes into play for each card in the turn order discard pile, this turn's card included.
ae-card-blot-the-sun = Blot the Sun
ae-text-blot-the-sun = TO DISCARD: Lose 4 of your charges. POWER 2: Swarm, then Unleash, then Swarm.
ae-card-foul-multitudes = Foul Multitudes
ae-text-foul-multitudes = As long as this card is in play, husks have 2 life each, and at the end of every turn the damaged ones heal. IMMEDIATELY: Unleash. POWER 3: Swarm.
ae-card-infest = Infest
ae-text-infest = Swarm twice, OR a player you agree on suffers 4 damage.
ae-card-legion-beacon = Legion Beacon
ae-text-legion-beacon = IMMEDIATELY: Unleash twice. POWER 2: Half of the husks, rounded up, are discarded. Gravehold suffers 2 damage for each of these. Then Swarm.
ae-card-maggot-engine = Maggot Engine
ae-text-maggot-engine = IMMEDIATELY: Unleash 3 times; then this minion's life becomes 2 for each husk in play. PERSISTENT: Swarm.
ae-card-spawn = Spawn
ae-text-spawn = Swarm, then Unleash, then Swarm.

## Crooked Mask

ae-nemesis-crooked-mask = Crooked Mask
ae-nemesis-crooked-mask-unleash = A player you agree on gains a corruption on top of their deck and then shuffles their discard pile into the deck.
ae-nemesis-crooked-mask-setup = The 11 corruptions are shuffled and form the face-down corruption deck.
ae-nemesis-crooked-mask-rules =
    A corruption that is destroyed goes to the bottom of the corruption deck.
    For each corruption to be gained while that deck is empty, Gravehold suffers 2 damage.
    At the start of a turn, before the casting phase, the active player resolves every corruption in hand; at the end of the main phase, every one drawn this turn. The player chooses the order. At no other time can corruptions be played.
    A player who gains a corruption may look at it only if it goes into hand.
ae-nemesis-crooked-mask-harder = Additional rules: a corruption that is destroyed goes to the discard pile of a player you agree on and not to the corruption deck.

ae-card-burden = Burden
ae-text-burden = The players together gain 2 corruptions, shared as they like (one may take both), each on top of its new owner's deck. Then a player you agree on focuses a breach.
ae-card-corrupter = Corrupter
ae-text-corrupter = Whenever this minion suffers damage that a player dealt, that player gains a corruption on top of their deck. PERSISTENT: Gravehold suffers 1 damage.
ae-card-tempt = Tempt
ae-text-tempt = The player with the most Crystals in hand discards all of those, suffers 3 damage and gains, for free, a card that costs 4 or less from a supply pile of their choice.
ae-card-pain-sower = Pain Sower
ae-text-pain-sower = PERSISTENT: A player you agree on suffers 2 damage, and a different one focuses a breach.
ae-card-twisting-madness = Twisting Madness
ae-text-twisting-madness = TO DISCARD: Discard 4 cards from hand, then draw 1. POWER 2: Gravehold gains 3 life, Crooked Mask gains 13, neither beyond its maximum.
ae-card-vex = Vex
ae-text-vex = Discard the 2 top cards of the nemesis deck without resolving them. For each tier 3 card among them Gravehold suffers 4 damage.
ae-card-afflict = Afflict
ae-text-afflict = Agree on two different players. Each of them gains 2 corruptions on top of their deck, and 1 life.
ae-card-bedlam-sage = Bedlam Sage
ae-text-bedlam-sage = PERSISTENT: Gravehold gains 2 life. The player with the highest life suffers 3 damage.
ae-card-ruin-priest = Ruin Priest
ae-text-ruin-priest = PERSISTENT: A player you agree on discards 3 cards from hand, none of them a corruption, and then gains 3 corruptions into hand.

# Corruptions
ae-card-blind-abandon = Blind Abandon
ae-text-blind-abandon = You suffer 1 damage. You may destroy 1 card from hand that is not a corruption. Destroy this card.
ae-card-contagion = Contagion
ae-text-contagion = You suffer 1 damage. Take a card that costs 0, if there is one, from your discard pile into hand. Destroy this card.
ae-card-delirium-veil = Delirium Veil
ae-text-delirium-veil = Gravehold suffers 2 damage. Focus one of your closed breaches at no cost. Destroy this card.
ae-card-dire-wisdom = Dire Wisdom
ae-text-dire-wisdom = You gain, for free and onto your discard pile, a spell from a spell pile of your choice, then 3 corruptions on top of your deck. Destroy this card.
ae-card-endless-hunger = Endless Hunger
ae-text-endless-hunger = Gravehold suffers 3 damage, and you gain 2 life. Destroy this card.
ae-card-fever-of-war = Fever of War
ae-text-fever-of-war = You suffer 1 damage, then you deal 2 damage to an enemy. Destroy this card.
ae-card-grim-sight = Grim Sight
ae-text-grim-sight = Gravehold suffers 2 damage. Look at the top card of your deck; you may destroy it. Destroy this card.
ae-card-insatiable-avarice = Insatiable Avarice
ae-text-insatiable-avarice = You suffer 2 damage. You gain, for free and into hand, a gem from the cheapest gem pile that is not empty. Destroy this card.
ae-card-lust-for-power = Lust for Power
ae-text-lust-for-power = You suffer 1 damage and gain 1 charge. Destroy this card.
ae-card-nothingness = Nothingness
ae-text-nothingness = Discard 2 cards from hand that are not corruptions, and you suffer 2 damage. Choose a player's card or the wild card in the turn order discard pile and shuffle it into the turn order deck. Destroy this card.
ae-card-reckless-might = Reckless Might
ae-text-reckless-might = You gain, for free and on top of your deck, a relic from a relic pile of your choice. You suffer damage equal to half its cost, rounded up. Destroy this card.

## Prince of Gluttons

# Devour has no Czech name in the rulebook; “pohltit” is ours.
ae-nemesis-prince-of-gluttons = Prince of Gluttons
ae-nemesis-prince-of-gluttons-unleash = From the cheapest supply pile, devour 3 cards with one or two players, 2 cards with three or four.
ae-nemesis-prince-of-gluttons-setup = The devoured pile starts face up with one card of each gem pile: the most expensive at the bottom, the cheapest on top.
ae-nemesis-prince-of-gluttons-rules =
    Devoured cards go one after another to the top of the devoured pile. It may be looked through at any time; its top card can be gained as from a supply pile, and its cards are not devoured again.
    Devouring always begins at a pile that has cards. If the pile runs out, Gravehold suffers 2 damage for each card missing.
    Of piles with the same cost, you agree on one.
    If all supply piles are empty, the devoured pile not counted, you lose the game.
ae-nemesis-prince-of-gluttons-harder = Setup: then put 9 more cards from supply piles of your choice on top of the devoured pile, in any order.

ae-card-gorge = Gorge
ae-text-gorge = Devour 2 cards from the second most expensive gem pile. Then a player you agree on suffers 2 damage.
ae-card-lobotomize = Lobotomize
ae-text-lobotomize = A player you agree on suffers 3 damage, OR devour 3 cards from one spell pile you agree on.
ae-card-thought-biter = Thought Biter
ae-text-thought-biter = PERSISTENT: A player you agree on suffers 2 damage, OR devour 2 cards from the cheapest relic pile.
ae-card-cerephage = Cerephage
ae-text-cerephage = PERSISTENT: From one supply pile you agree on, devour 1 card for each life this minion has left. Then the minion suffers 2 damage.
ae-card-godfeeders = Godfeeders
ae-text-godfeeders = PERSISTENT: Gravehold suffers 3 damage. Devour 1 card from the most expensive gem pile.
ae-card-mindguzzler = Mindguzzler
ae-text-mindguzzler = IMMEDIATELY: This minion's life becomes 8, and 1 more for each empty supply pile. PERSISTENT: Unleash.
ae-card-digest = Digest
ae-text-digest = Unleash 3 times, OR a player you agree on suffers 1 damage for each empty supply pile, all at once.
ae-card-memory-eater = Memory Eater
ae-text-memory-eater = PERSISTENT: The player with the lowest life suffers 1 damage for each empty supply pile, all at once.
ae-card-vile-feast = Vile Feast
ae-text-vile-feast = TO DISCARD: Spend 8 aether. POWER 2: For each empty supply pile Gravehold suffers 2 damage.

# Reasons of a hint: what is so after its best choice, and what otherwise
ae-then-nemesis = The nemesis then has { $count } life left, otherwise { $otherwise }
ae-then-gravehold = Gravehold then has { $count } life left, otherwise { $otherwise }
ae-then-life = The mages then have { $count } life together, otherwise { $otherwise }
ae-then-minions = { $count ->
    [0] No minion is then in play
    [one] One minion is then in play
   *[other] { $count } minions are then in play
 }, otherwise { $otherwise }
ae-then-prepped = { $count ->
    [one] One spell is then prepped
   *[other] { $count } spells are then prepped
 }, otherwise { $otherwise }
ae-then-charges = You then have { $count ->
    [one] one charge
   *[other] { $count } charges
 }, otherwise { $otherwise }

## Building decks

ae-supply-rule = { $gems } gems, { $relics } relics and { $spells } spells, all different
ae-deck-part-supply = supply
ae-deck-group-gem = Gems
ae-deck-group-relic = Relics
ae-deck-group-spell = Spells
ae-deck-curve = price in aether
