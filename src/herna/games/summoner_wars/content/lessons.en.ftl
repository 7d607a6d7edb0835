# Lessons, puzzles, glossary and tips.

# First win
sw-lesson-1-first-win-title = First win
sw-lesson-1-first-win-1-say = Defeat [Sneeks](sneeks), the enemy [Summoner](summoner), and you win. Start here: [Bear Cavalry](bear-cavalry), two spaces forward.
sw-lesson-1-first-win-1-otherwise = That is a legal way too, but the enemy is straight ahead. Try the highlighted space.
sw-lesson-1-first-win-1-other-end-phase = Not yet: the cavalry would stay behind. Move it first.
sw-lesson-1-first-win-1-hint = Click the bear, then the space that glows.
sw-lesson-1-first-win-1-after = [Move](move): up to three units, each up to two spaces, never diagonally.
sw-lesson-1-first-win-2-say = The [Horde Climber](horde-climber) is in your way. Attack it!
sw-lesson-1-first-win-2-otherwise = Patience, that comes next. Clear the way with the cavalry first.
sw-lesson-1-first-win-2-hint = Click the cavalry, then the Climber right in front of it.
sw-lesson-1-first-win-2-after = [Strength](strength) 3 means three dice, and three swords came up: 3 [damage](damage). The Climber had 3 [life](life), so it is gone.
sw-lesson-1-first-win-3-say = You gain 1 [magic](magic) for every enemy card you defeat. You have 2 now.
sw-lesson-1-first-win-4-say = The [Frost Mage](frost-mage) fights from [afar](ranged). Shoot at Sneeks: three spaces away, nothing in between.
sw-lesson-1-first-win-4-otherwise = Better leave your own gate alone. Aim at Sneeks.
sw-lesson-1-first-win-4-other-end-phase = Your Mage has not fired yet. What a waste that would be.
sw-lesson-1-first-win-4-hint = Click the Mage, then Sneeks.
sw-lesson-1-first-win-4-after = A shooter hits a target 1 to 3 spaces away, in a straight clear line. Sneeks has 4 life left.
sw-lesson-1-first-win-5-say = Nobody else can strike now. End the Attack phase.
sw-lesson-1-first-win-5-otherwise = There is nobody left to attack. End the phase.
sw-lesson-1-first-win-5-hint = The button “{ sw-choice-end-phase }”; in the terminal, the number beside it.
sw-lesson-1-first-win-6-say = The second cavalry in your hand costs 3 magic, you have 2. Discard another card to gain 1.
sw-lesson-1-first-win-6-otherwise = You will need exactly that one in a moment. Pick another card.
sw-lesson-1-first-win-6-other-end-phase = Without the third magic you cannot summon the cavalry. Discard a card first.
sw-lesson-1-first-win-6-hint = Parapet or Ice Repair will do.
sw-lesson-1-first-win-6-after = The [Magic](magic) phase: 1 magic for each card you discard.
sw-lesson-1-first-win-7-say = Three magic, very good. End your turn: you draw up to five cards, then your opponent plays.
sw-lesson-1-first-win-7-otherwise = Enough, you need no more magic now. End the phase.
sw-lesson-1-first-win-7-hint = The button “{ sw-choice-end-phase }”.
sw-lesson-1-first-win-8-say = Sneeks ran at you and hurt the Mage: 1 life left. But now he is within reach!
sw-lesson-1-first-win-9-say = Your turn begins with [summoning](summon). For 3 magic, place the cavalry on the glowing space next to your [gate](gate).
sw-lesson-1-first-win-9-otherwise = It is allowed, but from there the cavalry would not reach Sneeks. Try the glowing space.
sw-lesson-1-first-win-9-other-end-phase = Without the second cavalry it would not be enough. Summon it.
sw-lesson-1-first-win-9-hint = You summon only onto an empty space next to one of your gates.
sw-lesson-1-first-win-9-after = You paid 3 magic and the unit stands next to your gate. It may fight at once.
sw-lesson-1-first-win-10-say = Now take it two spaces forward, right beside Sneeks.
sw-lesson-1-first-win-10-otherwise = To strike from close by it must stand right beside him: the right space glows.
sw-lesson-1-first-win-10-hint = Two spaces straight up.
sw-lesson-1-first-win-11-say = Sneeks has 4 life left and you have three attackers. Begin with the Mage.
sw-lesson-1-first-win-11-otherwise = A good idea as well, but begin with the Mage; the cavalry is next.
sw-lesson-1-first-win-11-hint = Click the Mage, then Sneeks.
sw-lesson-1-first-win-11-after = One bow came up: 1 damage. The sword on the other die does not help a shooter.
sw-lesson-1-first-win-12-say = Now the first cavalry!
sw-lesson-1-first-win-12-otherwise = It is the first cavalry's turn, to the left of Sneeks.
sw-lesson-1-first-win-12-hint = Click the cavalry to the left of Sneeks, then him.
sw-lesson-1-first-win-12-after = Two hits. He has a single life left!
sw-lesson-1-first-win-13-say = And the last blow is yours.
sw-lesson-1-first-win-13-otherwise = A single hit is enough. Attack Sneeks with the second cavalry.
sw-lesson-1-first-win-13-hint = Click the cavalry to the right of Sneeks, then him.
sw-lesson-1-first-win-14-say = You have won! A whole turn goes like this: summon, move, build, attack, magic, draw.

# Magic and gates
sw-lesson-2-magic-and-gates-title = Magic and gates
sw-lesson-2-magic-and-gates-otherwise = You could do that, but try what glows now. Your choice was not carried out.
sw-lesson-2-magic-and-gates-1-say = Every card shows its [cost](cost) in magic. Summon the [Frost Mage](frost-mage) for 1, on any space by the gate.
sw-lesson-2-magic-and-gates-2-say = Now try the Bear Cavalry: click it.
sw-lesson-2-magic-and-gates-2-after = It costs 3 and you have 1. Whenever something does not work, click it and you are told why.
sw-lesson-2-magic-and-gates-3-say = The [Ice Smith](ice-smith) costs 0. That is always a bargain.
sw-lesson-2-magic-and-gates-3-after = Summon as many as you like – while you can pay and there is room by a gate.
sw-lesson-2-magic-and-gates-4-say = You may build a gate in your three back rows, or next to your Summoner. Build it in front of [Svara](svara).
sw-lesson-2-magic-and-gates-4-other-build-gate-3-3 = Allowed, but far from the fight. Svara stands in front, make use of her.
sw-lesson-2-magic-and-gates-4-after = A gate costs 0 and has 5 life – and next turn you can summon right beside the enemy.
sw-lesson-2-magic-and-gates-5-say = Svara can shoot. To the left, in her row, stands the [Horde Slinger](horde-slinger).
sw-lesson-2-magic-and-gates-5-after = One bow was enough, and you have 1 magic more. A [Summoner](summoner) may attack too – just do not lose her.
sw-lesson-2-magic-and-gates-6-say = [Nadiana](nadiana) for 6 is out of reach for now. Turn her into 1 magic.
sw-lesson-2-magic-and-gates-6-other-discard-bear-cavalry = Keep the cavalry, you will summon it in a moment.
sw-lesson-2-magic-and-gates-7-say = Your opponent did not attack, so their Summoner took 1 damage. This [inaction penalty](inaction) holds for you as well.
sw-lesson-2-magic-and-gates-8-say = Now the cavalry, at the forward gate, as close to Sneeks as you can.
sw-lesson-2-magic-and-gates-9-say = Walk it up to Sneeks and attack.
sw-lesson-2-magic-and-gates-9-after = Three damage right after being summoned. A forward gate shortens the road to victory.

# Near and far
sw-lesson-3-near-and-far-title = Near and far
sw-lesson-3-near-and-far-otherwise = That is possible, but try what glows now. Your choice was not carried out.
sw-lesson-3-near-and-far-1-say = The Mage wants to shoot at the Climber, but your own cavalry blocks the line. Clear it away to the glowing space.
sw-lesson-3-near-and-far-1-other-move-bear-cavalry-6-3 = From there the cavalry would reach the Climber, but it would still block the Mage. Step aside.
sw-lesson-3-near-and-far-1-after = Any card in the line stops the shot, yours or theirs.
sw-lesson-3-near-and-far-2-say = Now the Mage: the target is exactly 3 spaces away.
sw-lesson-3-near-and-far-2-after = The bow hit. The star beside it is the [special symbol](special) – by itself it means nothing.
sw-lesson-3-near-and-far-3-say = The cavalry touches the Climber only at a corner, which is not [adjacent](adjacent). The Slinger is – attack it.
sw-lesson-3-near-and-far-3-after = Two swords out of three dice. Close combat reaches adjacent spaces only.
sw-lesson-3-near-and-far-4-say = Your [Parapet](parapet) stands between Svara and Sneeks. It does not hinder your shots – fire through it!
sw-lesson-3-near-and-far-4-after = Two bows, 2 damage. Enemy shots are stopped by it.
sw-lesson-3-near-and-far-5-say = Three units have attacked, and that is all in one turn. Each of them only once.

# Abilities and events
sw-lesson-4-abilities-and-events-title = Abilities and events
sw-lesson-4-abilities-and-events-otherwise = That is possible, but try what glows now. Your choice was not carried out.
sw-lesson-4-abilities-and-events-1-say = An [event](event) is played only in the phase printed on it. Play the [Ice Ram](ice-ram).
sw-lesson-4-abilities-and-events-1-after = It is [ACTIVE](active-event): it lies in front of you until your next turn begins.
sw-lesson-4-abilities-and-events-2-say = Move Svara by one space. Her [ability](ability) will speak up by itself.
sw-lesson-4-abilities-and-events-3-say = After moving, Svara may [force](force) one of your structures. Pick the Parapet and push it towards the Slinger.
sw-lesson-4-abilities-and-events-3-after = Forcing is not a move, and structures can be forced. And now the ram…
sw-lesson-4-abilities-and-events-4-say = A structure changed its place, so the ram may hurt a neighbour. Pick the Slinger.
sw-lesson-4-abilities-and-events-4-after = The Slinger fell without a single die – and you gained 1 magic.
sw-lesson-4-abilities-and-events-5-say = In the Build phase, play [Glacial Shift](glacial-shift) on the golem and slam it into Sneeks.
sw-lesson-4-abilities-and-events-5-after = One more damage from the ram. You need not force Sneeks: “may” means that you can say no.
sw-lesson-4-abilities-and-events-6-say = The golem stands right at the target, and it can fight. Strike with it!
sw-lesson-4-abilities-and-events-7-say = The Mage's card says strength 1, but beside a gate it has 2: that is its ability, Frost Bolt. The golem blocks its line now, so end the phase.
sw-lesson-4-abilities-and-events-8-say = Sneeks dodged to d6, and your ram is gone: the active event ended as your turn began.
sw-lesson-4-abilities-and-events-9-say = [Jarmund](jarmund) knows about [boost](boost). Walk him to b6: the target is in line, behind your own Parapet, which you may shoot through.
sw-lesson-4-abilities-and-events-10-say = Fire!
sw-lesson-4-abilities-and-events-10-after = Two hits – and after the attack you boosted Jarmund. The token does nothing by itself; another of his abilities spends it.
sw-lesson-4-abilities-and-events-11-say = 2 life left, and the golem stands beside him. Finish it.

# Towards a whole match
sw-lesson-5-first-match-title = Towards a whole match
sw-lesson-5-first-match-otherwise = Fine, let us go on.
sw-lesson-5-first-match-1-say = Begin with a free unit: the [Ice Smith](ice-smith) costs 0.
sw-lesson-5-first-match-2-say = Not attacking would hurt your own Summoner. Which of your units can reach an enemy this turn?
sw-lesson-5-first-match-2-hint = The Mage, two steps ahead; it shoots 3 spaces in a line.
sw-lesson-5-first-match-3-say = Turn cards you do not need into magic: the cavalry for 3 will be welcome next turn.
sw-lesson-5-first-match-4-say = Build another gate as close to the fight as you can.
sw-lesson-5-first-match-5-say = Now for Sneeks: do not chase everything, the Summoner is the target.
sw-lesson-5-first-match-6-say = Well played! You know all that you need for your first match.

# The ram
sw-puzzle-1-the-ram-title = The ram
sw-puzzle-1-the-ram-ask = Sneeks has 1 life left. Win this turn without a single die.
sw-puzzle-1-the-ram-why = The ram is an event of the Summon phase: it must lie there before Svara moves.

# Hammer and anvil
sw-puzzle-2-hammer-and-anvil-title = Hammer and anvil
sw-puzzle-2-hammer-and-anvil-ask = Now he has 2 life left. Without dice again.
sw-puzzle-2-hammer-and-anvil-why = The golem is a unit and a structure: its step sets off the ram too. Push Sneeks away from the Parapet, and you must force the golem after him.

# Shards
sw-puzzle-3-shards-title = Shards
sw-puzzle-3-shards-ask = Jarmund has one boost, Sneeks 1 life. Win before the Attack phase.
sw-puzzle-3-shards-why = A gate may stand next to your Summoner, and so next to theirs. Ice Shards then hurt every enemy beside a structure of yours.

# Purge
sw-puzzle-4-purge-title = Purge
sw-puzzle-4-purge-ask = You play the Fallen Kingdom. Svara has 5 life left and you hold Purge. Win in the Move phase.
sw-puzzle-4-purge-why = Two targets hurt Svara by two each, and when the Cultist falls it burns her once more. The Carrier must walk there first.

# The ice castle
sw-puzzle-5-the-ice-castle-title = The ice castle
sw-puzzle-5-the-ice-castle-ask = Svara has 1 life left, Sneeks is two spaces away, the dice are training dice. Survive until your next turn.
sw-puzzle-5-the-ice-castle-why = Walled in, Svara is safe, but a player who does not attack takes damage. She may shoot through the Parapet – not through a gate.

# The best place
sw-puzzle-6-best-summon-title = The best place
sw-puzzle-6-best-summon-ask = Training dice, Sneeks has 4 life left. Where do you summon the Frost Mage?
sw-puzzle-6-best-summon-why = On e2 the Mage stands beside three structures: strength 4. And it may shoot through your own Parapet.

# Sly
sw-puzzle-7-sly-title = Sly
sw-puzzle-7-sly-ask = You play the Goblins, Svara has 9 life left, the dice are training dice. Win this turn.
sw-puzzle-7-sly-why = The Slinger fires first, only then does Sneeks swap places with it. Charging three spaces straight makes the Rider stronger.

# Scent of blood
sw-puzzle-8-scent-of-blood-title = Scent of blood
sw-puzzle-8-scent-of-blood-ask = Sneeks has 4 life left, your Undead Warrior has strength 2, the dice are training dice. In which order do you attack?
sw-puzzle-8-scent-of-blood-why = Everyone who falls boosts the Warrior, your own too. Let it strike last, with strength 4.

# Clear the view
sw-puzzle-9-clear-the-view-title = Clear the view
sw-puzzle-9-clear-the-view-ask = Training dice: every die hits. Sneeks has 3 life left. Win in the Attack phase.
sw-puzzle-9-clear-the-view-hint = Who stands in front of Tacullu?
sw-puzzle-9-clear-the-view-why = Gulldune brings down the Climber in the way, and Tacullu shoots Sneeks for 3.

# Around the Summoner
sw-puzzle-10-all-at-him-title = Around the Summoner
sw-puzzle-10-all-at-him-ask = Training dice. Svara has 10 life left. Win in the Attack phase.
sw-puzzle-10-all-at-him-hint = Who stands beside Svara, and what does that make of Pile On?
sw-puzzle-10-all-at-him-why = With Pile On each attacker is 1 stronger for every other unit of yours beside Svara. Even if the Climber strikes before, 1, 4 and 5 are enough.

# A line of four
sw-puzzle-11-a-line-of-four-title = A line of four
sw-puzzle-11-a-line-of-four-ask = Training dice. Maldaria has 4 life left. Win in the Attack phase.
sw-puzzle-11-a-line-of-four-hint = The Wind Archer shoots far, but not through anybody.
sw-puzzle-11-a-line-of-four-why = Gulldune removes the Guardian. Now the line is clear, and Maldaria stands four spaces away: as far as the Wind Archer shoots.

# Break the guard
sw-puzzle-12-break-the-guard-title = Break the guard
sw-puzzle-12-break-the-guard-ask = Training dice. Sera Eldwyn has 8 life left and a Knight beside her attackers. Win this turn.
sw-puzzle-12-break-the-guard-hint = A unit beside the Knight must attack the Knight.
sw-puzzle-12-break-the-guard-why = For Glory makes your commons stronger by 2: the Smasher breaks the Knight at a blow. Then the Fighter may attack Sera as well as the Charger: 4 and 4.

# Twice as hot
sw-puzzle-13-burning-twice-title = Twice as hot
sw-puzzle-13-burning-twice-ask = Training dice. Tacullu has 4 life left, and it is your Summon phase. Win this turn.
sw-puzzle-13-burning-twice-hint = Quick Shot is an ability, not an attack.
sw-puzzle-13-burning-twice-why = Spirit of the Phoenix adds 1 to the damage of Quick Shot: 2, and the attack does 2 more. The shot needs a clear straight line.

# Where the weapon helps
sw-puzzle-14-where-the-weapon-helps-title = Where the weapon helps
sw-puzzle-14-where-the-weapon-helps-ask = Training dice. Sneeks has 6 life left. Win this turn.
sw-puzzle-14-where-the-weapon-helps-hint = Who can reach Sneeks at all?
sw-puzzle-14-where-the-weapon-helps-why = The Cultist has no free line, so Warrior or Carrier takes the weapon: 4 and 2.

# Anger him first
sw-puzzle-15-anger-him-first-title = Anger him first
sw-puzzle-15-anger-him-first-ask = Training dice. Sneeks has 10 life left. Win in the Attack phase.
sw-puzzle-15-anger-him-first-hint = Gul-Dass grows with every wound.
sw-puzzle-15-anger-him-first-why = Let the Cultist hit Gul-Dass: 5 damage make strength 7. With the Archer's 3 that is 10.

# Cards into magic
sw-puzzle-16-cards-into-magic-title = Cards into magic
sw-puzzle-16-cards-into-magic-ask = Training dice. Ret-Talus has 8 life left, and you have 1 magic. Win in the Attack phase.
sw-puzzle-16-cards-into-magic-hint = Jacob is stronger the more magic you have.
sw-puzzle-16-cards-into-magic-why = The Archer discards all three cards: strength 4, and 4 magic. Only then does Jacob shoot, with 2 more: 4.

# Shoot, then shoot
sw-puzzle-17-shoot-then-shoot-title = Shoot, then shoot
sw-puzzle-17-shoot-then-shoot-ask = Training dice. Tacullu has 3 life left. Win this turn.
sw-puzzle-17-shoot-then-shoot-hint = What may the Ember Archer do after moving?
sw-puzzle-17-shoot-then-shoot-why = Quick Shot does 1 after the move, the attack 2: so move to a space with a free line to Tacullu.

# Swap after the blow
sw-puzzle-18-swap-after-the-blow-title = Swap after the blow
sw-puzzle-18-swap-after-the-blow-ask = Training dice. Svara has 9 life left. Win in the Attack phase.
sw-puzzle-18-swap-after-the-blow-hint = Sneeks is far away, but not for long.
sw-puzzle-18-swap-after-the-blow-why = The Slinger does not count towards the three attackers. When the Climber has struck, Sneeks takes its place and strikes too: 2, 1, 3 and 3.

# Judgment first
sw-puzzle-19-judgment-first-title = Judgment first
sw-puzzle-19-judgment-first-ask = Training dice. Ret-Talus has 7 life left. Win in the Attack phase.
sw-puzzle-19-judgment-first-hint = An event of the Attack phase helps only those who attack after it.
sw-puzzle-19-judgment-first-why = Holy Judgment makes commons stronger by 1, but only once it lies there. Paladin and Knight then do 4 and 3.

# A straight road
sw-puzzle-20-a-straight-road-title = A straight road
sw-puzzle-20-a-straight-road-ask = Training dice. Svara has 4 life left. Win this turn.
sw-puzzle-20-a-straight-road-hint = The Beast Rider has 3 strength. Where does one more come from?
sw-puzzle-20-a-straight-road-why = A charge of at least three spaces in a straight line makes the Rider stronger by 1.

# Who needs the chant
sw-puzzle-21-who-needs-the-chant-title = Who needs the chant
sw-puzzle-21-who-needs-the-chant-ask = Training dice. Sneeks has 8 life left. Win in the Attack phase.
sw-puzzle-21-who-needs-the-chant-hint = One of the two already has what the chant gives.
sw-puzzle-21-who-needs-the-chant-why = Miti Mumway counts her boosts anyway: 1 and 2. The chant is for the Rhinoceros: 2 and 3.

# Out of the way
sw-puzzle-22-out-of-the-way-title = Out of the way
sw-puzzle-22-out-of-the-way-ask = Training dice. Sera Eldwyn has 4 life left, but a Knight protects her. Win in the Attack phase.
sw-puzzle-22-out-of-the-way-hint = A unit that was hit can be moved.
sw-puzzle-22-out-of-the-way-why = With Brutal Force the Charger hits the Knight and pushes it away. Then the Smasher may attack Sera: 4.

# Your own Lioness
sw-puzzle-23-your-own-lioness-title = Your own Lioness
sw-puzzle-23-your-own-lioness-ask = Training dice. Sneeks has 5 life left, and the Lioness stands in the Archer's line. Win in the Attack phase.
sw-puzzle-23-your-own-lioness-hint = After the attack you do not need the Lioness any more.
sw-puzzle-23-your-own-lioness-why = The Lioness strikes for 3 and takes no boost, or she would survive. The Archer shoots her down, and the extra attack does the last 2.

# Better not move
sw-puzzle-24-do-not-move-title = Better not move
sw-puzzle-24-do-not-move-ask = Training dice. Sneeks has 4 life left. Win this turn.
sw-puzzle-24-do-not-move-hint = What does a Border Archer get for staying?
sw-puzzle-24-do-not-move-why = Instead of moving, the Archer prepares. The boost pays for a second attack: 2 and 2.

# Into the gap
sw-puzzle-25-step-into-the-gap-title = Into the gap
sw-puzzle-25-step-into-the-gap-ask = Training dice. Sera Eldwyn has 4 life left behind her Knight. Win in the Attack phase.
sw-puzzle-25-step-into-the-gap-hint = Grognack can attack twice.
sw-puzzle-25-step-into-the-gap-why = The Smasher wounds the Knight, Grognack kills it. Primal Fury then moves Grognack into the gap for another attack: 4.

# Pay for Blarf
sw-puzzle-26-feed-blarf-title = Pay for Blarf
sw-puzzle-26-feed-blarf-ask = Training dice. Svara has 8 life left, and your Attack phase begins. Win.
sw-puzzle-26-feed-blarf-hint = A boost more, and a change of places.
sw-puzzle-26-feed-blarf-why = Pay the magic: with 3 boosts Blarf does 3, the Slinger 2. Then Sneeks swaps places with Blarf and does 3.

# Strike and withdraw
sw-puzzle-27-strike-and-withdraw-title = Strike and withdraw
sw-puzzle-27-strike-and-withdraw-ask = Training dice. Sneeks has 9 life left, and Miti Kyru stands in the Archer's line. Win in the Attack phase.
sw-puzzle-27-strike-and-withdraw-hint = You have 1 magic.
sw-puzzle-27-strike-and-withdraw-why = Miti Kyru strikes for 4 and withdraws for the magic. Now the Archer's line is free: 2, and 3 from the Lioness.

# Shot at a friend
sw-puzzle-28-shoot-a-friend-title = Shot at a friend
sw-puzzle-28-shoot-a-friend-ask = Training dice. Maldaria has 6 life left. Win in the Attack phase.
sw-puzzle-28-shoot-a-friend-hint = Gulldune stands in the line of the others, and Push moves friends too.
sw-puzzle-28-shoot-a-friend-why = Gulldune strikes for 4 and commands the Wind Mage: its shot may go at Gulldune himself, to push him aside. Then the Mage shoots Maldaria for 2.

# Stay close
sw-puzzle-29-not-too-far-title = Stay close
sw-puzzle-29-not-too-far-ask = Training dice. Ret-Talus has 3 life left. Win this turn.
sw-puzzle-29-not-too-far-hint = Valna is stronger near units of the Citadel.
sw-puzzle-29-not-too-far-why = Valna has strength 2, and 1 more if the Knight is within two spaces of her. So the Knight moves too, but not away.

# Walls that walk
sw-puzzle-30-walls-that-walk-title = Walls that walk
sw-puzzle-30-walls-that-walk-ask = Training dice. Sneeks has 3 life left, and no wall stands beside your Frost Mage. Win this turn.
sw-puzzle-30-walls-that-walk-hint = The Mage has 1 strength, and 1 more for each structure beside it.
sw-puzzle-30-walls-that-walk-why = Glacial Shift brings Parapet and gate to the Mage: strength 3. The gate has to go around, two spaces at once.

# One moves, one waits
sw-puzzle-31-two-from-one-archer-title = One moves, one waits
sw-puzzle-31-two-from-one-archer-ask = Training dice. Sneeks has 8 life left. Win this turn.
sw-puzzle-31-two-from-one-archer-hint = Which of the two needs to move at all?
sw-puzzle-31-two-from-one-archer-why = Miti Kyru walks beside Sneeks without entering the Archer's line, and the Archer prepares: 2 and 2, then 4.

# Nothing is wasted
sw-puzzle-32-nothing-is-wasted-title = Nothing is wasted
sw-puzzle-32-nothing-is-wasted-ask = Training dice. Have 7 magic in this turn.
sw-puzzle-32-nothing-is-wasted-why = Horde Slinger defeats Frost Mage for 1 magic, and each of the three cards adds 1 in the Magic phase. An event that is played adds none.

# Not yet
sw-puzzle-33-not-yet-title = Not yet
sw-puzzle-33-not-yet-ask = Training dice. Have 3 magic in this turn.
sw-puzzle-33-not-yet-hint = What is Glacial Shift worth now, and what is it worth later?
sw-puzzle-33-not-yet-why = Frost Mage defeats Horde Slinger for 1 magic, and both cards add 1 each in the Magic phase. Played now, Glacial Shift would add nothing.

# Glossary
sw-term-summoner = Summoner
sw-term-summoner-text = The leader of an army; when it falls, its player has lost.
sw-term-summoner-forms = Summoner(|s|'s)
sw-term-champion = champion
sw-term-champion-text = A strong unit; each only once in a deck.
sw-term-champion-forms = champion(|s)
sw-term-common = common
sw-term-common-text = A rank-and-file fighter; a deck has up to four alike.
sw-term-common-forms = common(|s)
sw-term-unit = unit
sw-term-unit-text = A Summoner, champion or common: it moves and attacks.
sw-term-unit-forms = unit(|s)
sw-term-structure = structure
sw-term-structure-text = A card that stands still: it neither moves nor attacks.
sw-term-structure-forms = structure(|s)
sw-term-gate = gate
sw-term-gate-text = A structure next to which you may summon units.
sw-term-gate-forms = gate(|s)
sw-term-object = object
sw-term-object-text = Any card on the battlefield, unit or structure.
sw-term-object-forms = object(|s)
sw-term-space = space
sw-term-space-text = One square of the battlefield; it holds one card.
sw-term-space-forms = space(|s)
sw-term-adjacent = adjacent
sw-term-adjacent-text = Sharing an edge; touching at a corner is not enough.
sw-term-adjacent-forms = adjacent
sw-term-distance = distance
sw-term-distance-text = Steps along rows and columns, never diagonally.
sw-term-distance-forms = distance(|s)
sw-term-clear-line = clear line
sw-term-clear-line-text = Spaces one after another in one direction with nothing on them.
sw-term-clear-line-forms = clear straight (line|space)(|s), clear line(|s)
sw-term-back-row = back row
sw-term-back-row-text = The row nearest to you; you may build in your three.
sw-term-back-row-forms = back row(|s)
sw-term-magic = magic
sw-term-magic-text = What you pay with; it comes from defeated enemies and discarded cards.
sw-term-magic-forms = magic
sw-term-cost = cost
sw-term-cost-text = How much magic a card takes; 0 is a cost too.
sw-term-cost-forms = cost(|s)
sw-term-summon = summon
sw-term-summon-text = Phase 1: units from hand onto spaces by a gate, for magic.
sw-term-summon-forms = summon(|s|ed|ing)
sw-term-move = move
sw-term-move-text = Phase 2: up to three units, each up to two spaces.
sw-term-move-forms = Move phase, move(|s), movement
sw-term-build = build
sw-term-build-text = Phase 3: structures into your three back rows or beside your Summoner.
sw-term-build-forms = Build phase, build(|s|ing)
sw-term-attack = attack
sw-term-attack-text = Phase 4: up to three units attack, each once.
sw-term-attack-forms = Attack phase, attack(|s)
sw-term-magic-phase = Magic phase
sw-term-magic-phase-text = Phase 5: 1 magic for each card you discard.
sw-term-magic-phase-forms = Magic phase
sw-term-draw = draw
sw-term-draw-text = Phase 6: you draw up to five cards.
sw-term-draw-forms = Draw phase
sw-term-melee = melee
sw-term-melee-text = Attacks adjacent spaces only; swords count.
sw-term-melee-forms = melee
sw-term-ranged = ranged
sw-term-ranged-text = Attacks 1 to 3 spaces in a clear line; bows count.
sw-term-ranged-forms = ranged
sw-term-strength = strength
sw-term-strength-text = How many dice are rolled.
sw-term-strength-forms = strength
sw-term-special = special symbol
sw-term-special-text = The star on a die; it matters only with some cards.
sw-term-special-forms = special symbol(|s)
sw-term-damage = damage
sw-term-damage-text = A token on a card; its life says how many it bears.
sw-term-damage-forms = damage
sw-term-life = life
sw-term-life-text = With that much damage or more, the card falls.
sw-term-life-forms = life
sw-term-eliminate = eliminate
sw-term-eliminate-text = The card goes to its discard pile; an enemy one pays you 1 magic.
sw-term-eliminate-forms = eliminat(e|es|ed|ing|ion|ions)
sw-term-event = event
sw-term-event-text = A card played once, in the phase printed on it.
sw-term-event-forms = event(|s)
sw-term-active-event = active event
sw-term-active-event-text = It lies before you and holds until your next turn begins.
sw-term-active-event-forms = active event(|s)
sw-term-ability = ability
sw-term-ability-text = A named effect on a unit's card.
sw-term-ability-forms = abilit(y|ies)
sw-term-boost = boost
sw-term-boost-text = A token that does nothing itself; cards give and spend it.
sw-term-boost-forms = boost(|s|ed|ing)
sw-term-force = force
sw-term-force-text = Slide a card straight over empty spaces; it is not a move.
sw-term-force-forms = force(|s|d)
sw-term-inaction = inaction penalty
sw-term-inaction-text = Attack nothing of the enemy's, and your Summoner takes 1 damage.
sw-term-inaction-forms = inaction penalty
sw-term-extra = extra
sw-term-extra-text = Adds to what the normal rules allow.
sw-term-extra-forms = extra
sw-term-instead = instead
sw-term-instead-text = Replaces the usual thing, which then does not happen.
sw-term-instead-forms = instead

# Tips for beginners
sw-tip-1 = If you do not attack, your own Summoner is hurt. And you do have an attacker.
sw-tip-2 = From here nobody reaches the enemy. Move someone, or you will pay for standing still.
sw-tip-3 = You have a unit that you can summon right now. It is worth more on the battlefield than in your hand.
sw-tip-4 = Without a gate you summon nobody. Build another, it costs nothing.
sw-tip-5 = That is your own card. Do you really want to attack it?
sw-tip-6 = Your own card blocks the shooter. Clear it away first next time.
sw-tip-7 = You cannot have more than 15 magic. This card would be wasted.
sw-tip-8 = Better keep champions and the last gate; discard something cheap.
sw-tip-9 = The event in your hand is played in this phase only. Do you want to use it?
sw-tip-10 = You can reach the Summoner and might win right now. Really attack this unit?

# The first match
sw-goal = You win when the enemy Summoner falls.
sw-goal-reached = { $done } of { $of } damage on the enemy Summoner
sw-goal-suffered = { $done } of { $of } damage on your Summoner
sw-aim-1 = Summon a unit: it appears next to a gate, for magic.
sw-aim-2 = Attack an enemy card in every turn. Which of your units can reach one?
sw-aim-3 = Turn cards you do not need into magic, in the Magic phase.
sw-aim-4 = Build another gate as close to the fight as you can.
sw-aim-5 = Now for the enemy Summoner: do not chase everything.
sw-can-summon = summon { $count ->
         [one] a unit
        *[other] units
    }
sw-can-move = move { $count ->
         [one] a unit
        *[other] any of { $count } units
    }
sw-can-instead-of-moving = do something else instead of moving
sw-can-build = build { $count ->
         [one] a structure
        *[other] structures
    }
sw-can-attack = attack with { $count ->
         [one] a unit
        *[other] any of { $count } units
    }
sw-can-instead-of-attacking = do something else instead of attacking
sw-can-discard = discard { $count ->
         [one] a card
        *[other] up to { $count } cards
    } for magic
sw-can-play = play { $count ->
         [one] an event
        *[other] events
    }
sw-can-use = use { $count ->
         [one] an ability
        *[other] the abilities of { $count } cards
    }
