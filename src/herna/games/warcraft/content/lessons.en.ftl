# Lessons, puzzles, glossary and tips.

# First win
wc-lesson-1-first-win-title = First win
wc-lesson-1-first-win-1-say = Have 6 [points](point) at the end of your turn and you win: your town gives 3, the [objective](objective) D gives 2. Send a [ground unit](ground) there.
wc-lesson-1-first-win-1-otherwise = All right, but the goal is D. Send a unit from C to D.
wc-lesson-1-first-win-1-other-end-movement = Nobody has moved yet. Go to D first.
wc-lesson-1-first-win-1-hint = Click a unit on space C, then space D.
wc-lesson-1-first-win-1-after = Ground and ranged units go 1 space, air units and workers up to 2.
wc-lesson-1-first-win-2-say = Send one more. Leave the third on C: it will help from the side.
wc-lesson-1-first-win-2-otherwise = One more unit from C to D.
wc-lesson-1-first-win-2-hint = From C to D again.
wc-lesson-1-first-win-3-say = Send the [worker](worker) from your town into the forest H.
wc-lesson-1-first-win-3-otherwise = A worker belongs into a forest or a mine. The forest is H.
wc-lesson-1-first-win-3-other-move-ground-B-H = This unit guards your town, so that it goes on giving 3 points. Send the worker.
wc-lesson-1-first-win-3-hint = Click the worker in town B, then the forest H.
wc-lesson-1-first-win-4-say = End your movement. Both sides stand on D, so a [battle](battle) begins.
wc-lesson-1-first-win-4-otherwise = Everybody is in place. End your movement.
wc-lesson-1-first-win-4-hint = The button “{ wc-choice-end-movement }”.
wc-lesson-1-first-win-4-after = Each unit rolls a die; [strength](strength) 2 means that 1 and 2 hit. Your unit on C rolled too: it stands on a [flank](flank).
wc-lesson-1-first-win-5-say = Each side scored one hit, and you choose your loss. Take the unit on the flank C; somebody must stay on D!
wc-lesson-1-first-win-5-otherwise = That is allowed too, but it would leave a single unit on D. Take the loss from the flank.
wc-lesson-1-first-win-5-hint = Click the unit on C.
wc-lesson-1-first-win-5-after = In the second round of the battle the last enemy fell. Space D is yours!
wc-lesson-1-first-win-6-say = For the battle and for winning it you drew experience cards – a [Victory Point](point) among them.
wc-lesson-1-first-win-7-say = Your opponent did not move, and then came the [harvest](harvest): a roll for each worker. You have 2 gold and 1 wood more.
wc-lesson-1-first-win-8-say = A new unit has finished its training in town. [Deploy](deploy) it onto the map.
wc-lesson-1-first-win-8-otherwise = Do not leave it in the barracks.
wc-lesson-1-first-win-8-other-play-victory-point = Keep the card until the end of your turn, so that nobody knows.
wc-lesson-1-first-win-8-hint = Click the unit in training, then town B.
wc-lesson-1-first-win-9-say = The last step is [spending](spend): train, construct or upgrade – only one of these. Choose training.
wc-lesson-1-first-win-9-otherwise = Next time. Train today.
wc-lesson-1-first-win-9-other-end-step = Your gold would lie idle. Train at least one unit.
wc-lesson-1-first-win-9-hint = “{ wc-choice-choose-training }”.
wc-lesson-1-first-win-10-say = A ground unit costs 1 gold and 1 wood. Order one; it arrives next round.
wc-lesson-1-first-win-10-otherwise = A ground unit will do today. Then end the step.
wc-lesson-1-first-win-10-hint = “Train: ground unit”, then “{ wc-choice-end-step }”.
wc-lesson-1-first-win-11-say = Town 3, objective 2 – one point is missing. Lay down the Victory Point!
wc-lesson-1-first-win-11-otherwise = Points are counted right now. Lay down the card.
wc-lesson-1-first-win-11-hint = Click the card Victory Point.
wc-lesson-1-first-win-12-say = You have won! A round has four steps: movement with battles, harvest, deployment, spending.

# Gold and wood
wc-lesson-2-gold-and-wood-title = Gold and wood
wc-lesson-2-gold-and-wood-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
wc-lesson-2-gold-and-wood-1-say = Workers bring gold and wood. Send one into the [gold mine](gold-mine) A and one into the [forest](forest) H; the third stays in town.
wc-lesson-2-gold-and-wood-2-say = The mine rolled a 3: you got 3 gold, but the mine is half [depleted](depletion). A second 3 exhausts it.
wc-lesson-2-gold-and-wood-3-say = So far you can train only ground units and workers. Choose to construct and build a ranged building for 2 gold and 2 wood.
wc-lesson-2-gold-and-wood-3-other-choose-training = Train or construct: only one a round. Construct today.
wc-lesson-2-gold-and-wood-3-after = Only a worker in town can build; he is busy until next round.
wc-lesson-2-gold-and-wood-4-say = The new round begins with your opponent: the first player changes. Your workers stand well already – end your movement.
wc-lesson-2-gold-and-wood-5-say = The building is done. Turn it over: the worker returns to town.
wc-lesson-2-gold-and-wood-5-after = What is ordered in one round comes in the next at the earliest.
wc-lesson-2-gold-and-wood-6-say = And train a ranged unit there right away: 1 gold and 2 wood.

# The battle
wc-lesson-3-the-battle-title = The battle
wc-lesson-3-the-battle-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
wc-lesson-3-the-battle-1-say = An [air unit](air) may fly over [mountains](mountain) too. Fly from A to M.
wc-lesson-3-the-battle-1-after = Mountains are closed to everybody else; your flyer is safe there.
wc-lesson-3-the-battle-2-say = Storm X with the ground and the ranged unit from C. The flyer on M and the unit on E will help from the flanks.
wc-lesson-3-the-battle-2-after = Every unit on the [battlefield](battlefield) and on adjacent spaces fights. You cannot hold it back.
wc-lesson-3-the-battle-3-say = End your movement. A battle has three [phases](phase): ranged, air, ground.
wc-lesson-3-the-battle-3-after = The ranged units rolled: the enemy 5 (a miss), you 2 (a hit). They fire before the others get to strike.
wc-lesson-3-the-battle-4-say = Your opponent gave up the ranged unit; then their flyer hit with a 3 (it has strength 3), yours missed. Which unit do you give up?
wc-lesson-3-the-battle-4-otherwise = Keep as many as possible on the battlefield, and flyers are expensive. Take the unit on E.
wc-lesson-3-the-battle-4-after = And in the ground phase you hit: the enemy flyer cannot be taken there, the last ground unit had to go. The battlefield is yours.

# Cards and upgrades
wc-lesson-4-cards-and-upgrades-title = Cards and upgrades
wc-lesson-4-cards-and-upgrades-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
wc-lesson-4-cards-and-upgrades-1-say = A card is played only at the moment it names. [Fast](card-fast) belongs to the start of movement: play it on town B.
wc-lesson-4-cards-and-upgrades-2-say = Units from B may go up to 3 spaces now. Send one straight to the objective D.
wc-lesson-4-cards-and-upgrades-2-other-move-ground-B-E = E is worth nothing. Stop on D.
wc-lesson-4-cards-and-upgrades-3-say = The harvest brought 1 gold and 2 wood, but an [upgrade](upgrade) takes 2 and 2. Play [Resources](card-resources) and take gold.
wc-lesson-4-cards-and-upgrades-3-other-take-wood = There is enough wood; gold is missing.
wc-lesson-4-cards-and-upgrades-4-say = Now choose to upgrade, and raise your ground units to level two.
wc-lesson-4-cards-and-upgrades-4-after = All your ground units have a higher [level](level) at once: strength 3, they hit with 1, 2 and 3. The building printed by your town was enough.

# The town falls
wc-lesson-5-the-town-falls-title = The town falls
wc-lesson-5-the-town-falls-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
wc-lesson-5-the-town-falls-1-say = Your opponent left town F undefended, only a worker is there. Walk in.
wc-lesson-5-the-town-falls-1-after = There was no battle, as there was no enemy unit. The defenceless worker is gone.
wc-lesson-5-the-town-falls-2-say = After everybody's movement the [towns are checked](town-check): F got its first marker. The second time it falls.
wc-lesson-5-the-town-falls-3-say = Your opponent could not get back in time. Stay where you are and end your movement.
wc-lesson-5-the-town-falls-3-otherwise = Do not leave the town now! End your movement.
wc-lesson-5-the-town-falls-3-after = The second check: your opponent is eliminated, and you win. So never leave your own town empty.

# Six points
wc-puzzle-1-six-points-title = Six points
wc-puzzle-1-six-points-ask = Your opponent has moved already. Have 6 points at the end of your turn.
wc-puzzle-1-six-points-why = Somebody must guard the town. The flyer reaches E by way of D; over K the enemy would stop it.

# Hold the hill
wc-puzzle-2-hold-the-hill-title = Hold the hill
wc-puzzle-2-hold-the-hill-ask = The dice will fall like this: the enemy 1 and 6, you 2 and 6, then the enemy 6 and you 1. Which unit do you lose?
wc-puzzle-2-hold-the-hill-why = A side with no unit on the battlefield has lost the battle. Flanks do not count.

# Run in time
wc-puzzle-3-run-away-title = Run in time
wc-puzzle-3-run-away-ask = You are the defender (Humans), the dice are training dice. Save at least two units.
wc-puzzle-3-run-away-why = Give up the unit on the battlefield: the battle ends after the phase, and the ranged units on the flanks survive.

# Without a scratch
wc-puzzle-4-without-a-scratch-title = Without a scratch
wc-puzzle-4-without-a-scratch-ask = Training dice. Take D and lose no unit.
wc-puzzle-4-without-a-scratch-why = Two ranged units on the flanks hit both defenders before they can raise a sword. One would not be enough.

# The last upgrade
wc-puzzle-5-the-last-upgrade-title = The last upgrade
wc-puzzle-5-the-last-upgrade-ask = You have 4 points, 2 gold and 2 wood. 5 points win.
wc-puzzle-5-the-last-upgrade-why = Only a top level gives a point, and the Orcs' flyers reach theirs at level 2.

# Guard the town
wc-puzzle-6-guard-the-town-title = Guard the town
wc-puzzle-6-guard-the-town-ask = Your town already has a marker, and two enemies stand on C. Training dice: survive your opponent's movement.
wc-puzzle-6-guard-the-town-why = A ranged unit beside the town fires first: one attacker falls before he strikes, the other falls in an exchange in which you take the loss from the flank.

# The gap
wc-puzzle-7-the-gap-title = The gap
wc-puzzle-7-the-gap-ask = The enemy town F has a marker and is empty. Your opponent has moved already: win this round.
wc-puzzle-7-the-gap-why = Fast gives 3 spaces, but the workers on D and L would stop you. Only the way K, E, F is free.

# Room for one
wc-puzzle-8-room-for-one-title = Room for one
wc-puzzle-8-room-for-one-ask = Finish the ranged building this round, and harvest 1 wood.
wc-puzzle-8-room-for-one-why = The builder returns to town, and there is room for three workers only. So send one away first: into the forest H.

# Without a loss
wc-puzzle-9-from-the-air-first-title = Without a loss
wc-puzzle-9-from-the-air-first-ask = Training dice. Remove the enemy on J and keep all four of your units.
wc-puzzle-9-from-the-air-first-hint = In which order do the types of units attack?
wc-puzzle-9-from-the-air-first-why = The flyer attacks in the air phase, before the ground unit may strike back.

# Why leave
wc-puzzle-10-why-leave-title = Why leave
wc-puzzle-10-why-leave-ask = You hold the enemy town F already. Have 6 points at the end of your turn.
wc-puzzle-10-why-leave-hint = A town is worth 3 points to anyone with a unit on it.
wc-puzzle-10-why-leave-why = The ranged unit goes from H to your own town; the unit on F stays there. 3 and 3.

# Out of reach
wc-puzzle-11-out-of-reach-title = Out of reach
wc-puzzle-11-out-of-reach-ask = Training dice. Three enemies guard D, which is worth 2. Have 3 points at the end of your turn.
wc-puzzle-11-out-of-reach-hint = What can ground units do to a flyer?
wc-puzzle-11-out-of-reach-why = The flyer goes to D: in the ground phase no flyer may be chosen, and it kills one enemy a round. With I that makes 3.

# The archer shoots first
wc-puzzle-12-the-archer-shoots-first-title = The archer shoots first
wc-puzzle-12-the-archer-shoots-first-ask = Training dice: every die hits. Leave your opponent only one piece, and drive the archer out of your town.
wc-puzzle-12-the-archer-shoots-first-hint = Ranged units fire before anybody can strike.
wc-puzzle-12-the-archer-shoots-first-why = The archer kills one unit before it can strike. So a second one must be there, and the third removes the worker on L.

# Which one is the top
wc-puzzle-13-which-one-is-the-top-title = Which one is the top
wc-puzzle-13-which-one-is-the-top-ask = You play the Humans. Have 5 points at the end of your turn.
wc-puzzle-13-which-one-is-the-top-hint = Only the highest level of a type counts, and it needs its buildings.
wc-puzzle-13-which-one-is-the-top-why = The ground units reach their highest level; the flyers would not yet. 3 for the town, 1 for D, 1 for the level.

# Give up the field
wc-puzzle-14-give-up-the-field-title = Give up the field
wc-puzzle-14-give-up-the-field-ask = You attack X, and the dice have brought you two casualties. Save two of your units.
wc-puzzle-14-give-up-the-field-hint = A battle is over when one side has nobody left on the battlefield.
wc-puzzle-14-give-up-the-field-why = Give up both units on X: the battle ends, and the units on A and C survive.

# Up in the air
wc-puzzle-15-up-in-the-air-title = Up in the air
wc-puzzle-15-up-in-the-air-ask = You play the Orcs: ground units at level 2, flyers at 1. Have 5 points at the end of your turn.
wc-puzzle-15-up-in-the-air-hint = How many levels does each type have?
wc-puzzle-15-up-in-the-air-why = The Orcs' flyers have only two levels: the second is a point. Ground units still have two levels to go.

# One step is enough
wc-puzzle-16-one-step-is-enough-title = One step is enough
wc-puzzle-16-one-step-is-enough-ask = Have 4 points at the end of your turn.
wc-puzzle-16-one-step-is-enough-hint = Who stands on points already?
wc-puzzle-16-one-step-is-enough-why = B and D count as long as your units stay there. Only the ranged unit moves, to I: 1, 2 and 1.

# One point is one point
wc-puzzle-17-one-point-is-one-point-title = One point is one point
wc-puzzle-17-one-point-is-one-point-ask = Training dice. Have a point at the end of your turn.
wc-puzzle-17-one-point-is-one-point-hint = Who would take part in a battle for B?
wc-puzzle-17-one-point-is-one-point-why = I is free, one step from F. B is guarded, and two more enemies on E would join the battle from the flank.

# The flyer alone
wc-puzzle-18-the-flyer-alone-title = The flyer alone
wc-puzzle-18-the-flyer-alone-ask = Training dice. Remove all three enemies in your Move Step.
wc-puzzle-18-the-flyer-alone-hint = Ground units cannot hurt a flyer in their phase.
wc-puzzle-18-the-flyer-alone-why = The flyer deals with the two on C alone, one a round. One unit from H goes to A, helped by the other.

# Who flies where
wc-puzzle-19-over-the-mountain-title = Who flies where
wc-puzzle-19-over-the-mountain-ask = Have 4 points at the end of your turn.
wc-puzzle-19-over-the-mountain-hint = B and D are yours. What is still free?
wc-puzzle-19-over-the-mountain-why = The flyer goes to I. The units on B and D must not leave both: 1, 2 and 1.

# Clear your town
wc-puzzle-20-clear-your-town-title = Clear your town
wc-puzzle-20-clear-your-town-ask = An enemy worker stands in your town B. Have 7 points at the end of your turn.
wc-puzzle-20-clear-your-town-hint = A worker alone does not keep a unit out.
wc-puzzle-20-clear-your-town-why = A ground unit takes the town back: 3. The ranged unit goes to D: 1. The flyer stays on F: 3.

# Wood is missing
wc-puzzle-21-wood-is-missing-title = Wood is missing
wc-puzzle-21-wood-is-missing-ask = You play the Night Elves. Have 5 points at the end of your turn.
wc-puzzle-21-wood-is-missing-hint = Look at the cost before you choose what the card gives.
wc-puzzle-21-wood-is-missing-why = The Night Elves' ground units need only a second level, and you lack wood for it: take wood, then upgrade.

# Two move, one stays
wc-puzzle-22-stay-on-the-hill-title = Two move, one stays
wc-puzzle-22-stay-on-the-hill-ask = Have 4 points at the end of your turn.
wc-puzzle-22-stay-on-the-hill-hint = Where is the objective worth 2?
wc-puzzle-22-stay-on-the-hill-why = The unit on C stays for 2. D goes to H and L to K, 1 each.

# Past the enemy
wc-puzzle-23-past-the-enemy-title = Past the enemy
wc-puzzle-23-past-the-enemy-ask = Training dice. Two enemies wait on J. Have 7 points at the end of your turn.
wc-puzzle-23-past-the-enemy-hint = Nobody has to fight for J.
wc-puzzle-23-past-the-enemy-why = From C one unit goes to D and the other to the town, and one from L goes to F: 1, 3 and 3. J is worth nothing.

# Three at once
wc-puzzle-24-three-at-once-title = Three at once
wc-puzzle-24-three-at-once-ask = Training dice. Remove all three enemies in your Move Step.
wc-puzzle-24-three-at-once-hint = Who can reach M?
wc-puzzle-24-three-at-once-why = Only the flyer reaches the worker on M. One unit takes the worker on C, the one from B fights on A.

# Two towns
wc-puzzle-25-two-towns-title = Two towns
wc-puzzle-25-two-towns-ask = Have 7 points at the end of your turn.
wc-puzzle-25-two-towns-hint = A town without a unit scores for nobody.
wc-puzzle-25-two-towns-why = The enemy town F is empty: walk in from L. The ranged unit goes home to B, and the unit on C to D: 3, 3 and 1.

# Three objectives
wc-puzzle-26-three-objectives-title = Three objectives
wc-puzzle-26-three-objectives-ask = Training dice. An enemy holds B. Have 4 points at the end of your turn.
wc-puzzle-26-three-objectives-hint = The defender will hit once.
wc-puzzle-26-three-objectives-why = Both units from A attack B: one falls, the other holds it. E goes to I and G to D: 1, 1 and 2.

# Split up
wc-puzzle-27-split-up-title = Split up
wc-puzzle-27-split-up-ask = Have 4 points at the end of your turn.
wc-puzzle-27-split-up-hint = Two units on E, two objectives beside it.
wc-puzzle-27-split-up-why = One unit from E goes to I and another unit to B, where only a worker stands. The flyer keeps D: 1, 1 and 2.

# Where from
wc-puzzle-28-where-from-title = Where from
wc-puzzle-28-where-from-ask = Have 7 points at the end of your turn.
wc-puzzle-28-where-from-hint = One unit on F is enough. Who can reach B and D?
wc-puzzle-28-where-from-why = The flyer takes D, the ranged unit from H takes the town. Those on F stay: 1, 3 and 3.

# Storm the town
wc-puzzle-29-storm-the-town-title = Storm the town
wc-puzzle-29-storm-the-town-ask = Training dice. Two ground units defend F. Have 7 points at the end of your turn.
wc-puzzle-29-storm-the-town-hint = Whom can ground units never hit in their phase?
wc-puzzle-29-storm-the-town-why = The flyer takes F alone: it hits in the air phase, and in the ground phase nobody may choose it. B and D fall to the others: 3, 1 and 3.

# Both cards
wc-puzzle-30-two-cards-title = Both cards
wc-puzzle-30-two-cards-ask = You play the Orcs with 2 gold and no wood. Have 6 points at the end of your turn.
wc-puzzle-30-two-cards-hint = One card is worth a point by itself, the other pays for one.
wc-puzzle-30-two-cards-why = Lay the Victory Point, take wood with Resources, and bring the flyers to their highest level.

# Glossary
wc-term-point = victory point
wc-term-point-text = For towns and objectives under your units, top levels and cards.
wc-term-point-forms = victory point(|s)
wc-term-race = race
wc-term-race-text = Humans, Orcs, Undead or Night Elves; each has other units.
wc-term-race-forms = race(|s|'s)
wc-term-unit = unit
wc-term-unit-text = Ground, ranged or air; a worker is not a unit.
wc-term-unit-forms = unit(|s)
wc-term-ground = ground unit
wc-term-ground-text = Goes 1 space, fights in the third phase.
wc-term-ground-forms = ground unit(|s)
wc-term-ranged = ranged unit
wc-term-ranged-text = Goes 1 space, fights in the first phase.
wc-term-ranged-forms = ranged unit(|s)
wc-term-air = air unit
wc-term-air-text = Flies up to 2 spaces, over mountains too; fights in the second phase.
wc-term-air-forms = air unit(|s), flying unit(|s), flyer(|s)
wc-term-worker = worker
wc-term-worker-text = Harvests and builds, does not fight.
wc-term-worker-forms = worker(|s)
wc-term-town = town
wc-term-town-text = The space where new units arrive; worth 3 points.
wc-term-town-forms = town(|s)
wc-term-objective = objective
wc-term-objective-text = Gives its points to the player with a unit on it.
wc-term-objective-forms = objective(|s), objective space(|s)
wc-term-gold-mine = gold mine
wc-term-gold-mine-text = A worker there harvests gold.
wc-term-gold-mine-forms = gold mine(|s)
wc-term-forest = forest
wc-term-forest-text = A worker there harvests wood.
wc-term-forest-forms = forest(|s)
wc-term-mountain = mountain
wc-term-mountain-text = Only air units may enter.
wc-term-mountain-forms = mountain(|s)
wc-term-round = round
wc-term-round-text = Move, harvest, deploy, spend; everybody plays each step.
wc-term-round-forms = round(|s)
wc-term-encounter = encounter
wc-term-encounter-text = A piece that enters a space with enemies must stop there.
wc-term-encounter-forms = encounter(|s)
wc-term-stacking = stacking
wc-term-stacking-text = At most 3 of your units and 3 workers may end on a space.
wc-term-stacking-forms = stacking
wc-term-battle = battle
wc-term-battle-text = It begins when units of both sides share a space after movement.
wc-term-battle-forms = battle(|s)
wc-term-battlefield = battlefield
wc-term-battlefield-text = The space fought for.
wc-term-battlefield-forms = battlefield(|s)
wc-term-flank = flank
wc-term-flank-text = A space next to the battlefield; units there fight too.
wc-term-flank-forms = flank(|s), wing(|s)
wc-term-phase = battle phase
wc-term-phase-text = Ranged, then air, then ground; both sides at once.
wc-term-phase-forms = battle phase(|s), phase(|s) of (|a |the )battle
wc-term-strength = strength
wc-term-strength-text = A die hits if it shows at most this.
wc-term-strength-forms = strength
wc-term-casualty = casualty
wc-term-casualty-text = One unit for each hit; its owner chooses.
wc-term-casualty-forms = casualt(y|ies)
wc-term-reserve = reserve
wc-term-reserve-text = What is not in play; the fallen return here.
wc-term-reserve-forms = reserve(|s)
wc-term-defenceless = defenceless
wc-term-defenceless-text = A worker or outpost alone with enemy units is destroyed.
wc-term-defenceless-forms = defenceless
wc-term-harvest = harvest
wc-term-harvest-text = Step 2: a roll for each worker in a mine or forest.
wc-term-harvest-forms = harvest(|s|ed|ing), Harvest Step
wc-term-depletion = depletion
wc-term-depletion-text = After the second 3 a space gives nothing more.
wc-term-depletion-forms = deplet(ion|ed)
wc-term-deploy = deploy
wc-term-deploy-text = Step 3: those trained arrive in town or at an outpost.
wc-term-deploy-forms = deploy(|s|ed|ing|ment), Deploy Step
wc-term-spend = spend
wc-term-spend-text = Step 4: train, construct or upgrade.
wc-term-spend-forms = Spend Step
wc-term-train = train
wc-term-train-text = A unit is ordered in a building of its type.
wc-term-train-forms = train(|s|ed)
wc-term-building = building
wc-term-building-text = Stands by your town and trains one type of unit.
wc-term-building-forms = building(|s)
wc-term-outpost = outpost
wc-term-outpost-text = A marker on the map where new units may arrive.
wc-term-outpost-forms = outpost(|s)
wc-term-upgrade = upgrade
wc-term-upgrade-text = A whole type of unit goes up a level.
wc-term-upgrade-forms = upgrad(e|es|ed|ing)
wc-term-level = level
wc-term-level-text = Sets a type's strength and ability; the top one gives a point.
wc-term-level-forms = level(|s)
wc-term-experience = experience card
wc-term-experience-text = Drawn for battles; played at the moment it names.
wc-term-experience-forms = experience card(|s)
wc-term-town-check = town check
wc-term-town-check-text = After all movement: first occupation a marker, second elimination.
wc-term-town-check-forms = town check(|s)
wc-term-first-player = first player
wc-term-first-player-text = Begins each step; passes to the left after a round.
wc-term-first-player-forms = first player

# Tips for beginners
wc-tip-1 = Your town is undefended. An enemy who holds it twice eliminates you.
wc-tip-2 = One of your workers will harvest nothing. A mine or a forest is close by.
wc-tip-3 = Without a unit on the battlefield you lose the battle. Take the loss from a flank.
wc-tip-4 = Alone against many? Send more units, or put them on the flanks.
wc-tip-5 = A ranged unit fights from a flank too. On the battlefield it only risks more.
wc-tip-6 = Stocks do not fight. Buy something with them.
wc-tip-7 = Upgrading a type you hardly have? Perhaps train first.
wc-tip-8 = Only a worker in town can build. Keep one there.
wc-tip-9 = This worker is building an outpost. If he leaves, it is lost.
wc-tip-10 = There is a free objective next to you. One unit on it is worth points.

# The first match
wc-goal = You win with { $target } points at the end of your turn. Towns and objectives give most of them.
wc-goal-reached = { $done } of { $of } points
wc-aim-1 = Economy first: a worker into a mine, a worker into a forest.
wc-aim-2 = Build a second building, to train more than one unit a round.
wc-aim-3 = Take your first objective and leave a unit there.
wc-aim-4 = Upgrade the type you have most of.
wc-aim-5 = Attack where you have more dice: flanks count too.
wc-aim-6 = Take more objectives, and mind your town.
wc-can-move = move pieces from { $count ->
         [one] one place
        *[other] { $count } places
    }
wc-can-carry = carry a token along
wc-can-fight = fight a battle
wc-can-harvest = harvest { $count ->
         [one] a space
        *[other] { $count } spaces
    }
wc-can-deploy = deploy { $count ->
         [one] a kind of pieces
        *[other] { $count } kinds of pieces
    }
wc-can-choose-training = train units and workers
wc-can-choose-constructing = construct a building or an outpost
wc-can-choose-upgrading = upgrade a type of unit
wc-can-train = train { $count ->
         [one] a kind of pieces
        *[other] { $count } kinds of pieces
    }
wc-can-build = build { $count ->
         [one] a building
        *[other] one of { $count } buildings
    }
wc-can-build-outpost = build an outpost
wc-can-upgrade = upgrade { $count ->
         [one] a type
        *[other] one of { $count } types
    }
wc-can-play = play { $count ->
         [one] a card
        *[other] cards
    }
wc-can-give = give resources to an ally
