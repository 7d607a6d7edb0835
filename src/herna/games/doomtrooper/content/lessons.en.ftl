# Lessons, puzzles, glossary and tips.

# First win
dt-lesson-1-first-win-title = First win
dt-lesson-1-first-win-1-say = The first player with 6 [Promotion Points](promotion) wins. You have three [actions](action): [meditate](meditate) with the first.
dt-lesson-1-first-win-1-otherwise = That comes later. First meditate for a Destiny Point.
dt-lesson-1-first-win-1-other-declare-attack = An attack is always the last action: it would end your turn. Meditate first.
dt-lesson-1-first-win-1-other-hide-hussar = Deploying him in secret would take all three actions. Meditate.
dt-lesson-1-first-win-1-hint = The button “{ dt-choice-meditate }”.
dt-lesson-1-first-win-1-after = Meditating gives 1 [Destiny Point](destiny), D for short. You have 2, and two actions left.
dt-lesson-1-first-win-2-say = The [Hussar](hussar) has value 2, and that is what he costs. Deploy him to your [Squad](squad).
dt-lesson-1-first-win-2-otherwise = Two are better than one: deploy the Hussar.
dt-lesson-1-first-win-2-hint = Click the Hussar in your hand, then your Squad.
dt-lesson-1-first-win-2-after = A warrior is paid for in Destiny Points, by its [value](value).
dt-lesson-1-first-win-3-say = Use your last action to declare an attack. The [Undead Legionnaire](undead-legionnaire) lies sideways, so it is [wounded](wounded).
dt-lesson-1-first-win-3-otherwise = Keep the last action for the attack.
dt-lesson-1-first-win-3-hint = The button “{ dt-choice-declare-attack }”.
dt-lesson-1-first-win-4-say = Your [Venusian Ranger](venusian-ranger) attacks, the wounded Legionnaire is the target.
dt-lesson-1-first-win-4-otherwise = A wounded one needs a single hit to be killed. Aim the Ranger at the Legionnaire.
dt-lesson-1-first-win-4-hint = Click the Ranger, then the Legionnaire that lies sideways.
dt-lesson-1-first-win-5-say = [Fight](fight) or [shoot](shoot)? The Ranger has Fight 4, the Legionnaire Armour 2 – choose fight.
dt-lesson-1-first-win-5-otherwise = Shooting would do as well. Let us stay with fight today, the Ranger has 4 there.
dt-lesson-1-first-win-5-hint = Choose “fight”.
dt-lesson-1-first-win-5-after = 4 is at least 2, so it is a hit, and a second wound kills. The Legionnaire struck back, but its 3 does not reach Armour 4.
dt-lesson-1-first-win-6-say = A kill earns the victim's value, 2 points. Take them as Promotion Points.
dt-lesson-1-first-win-6-otherwise = Destiny is useful too, but today we are after the win: both as Promotion.
dt-lesson-1-first-win-6-hint = “0 D and 2 P”.
dt-lesson-1-first-win-6-after = Points may be taken as Promotion, as Destiny, or split.
dt-lesson-1-first-win-7-say = At the end you may discard one card. Keep them all, both will be useful.
dt-lesson-1-first-win-7-otherwise = Better keep that one.
dt-lesson-1-first-win-7-hint = “Keep all cards”.
dt-lesson-1-first-win-8-say = The [Necromutant](necromutant) attacked your Ranger, 4 against 4 on both sides: both are wounded. You have drawn up to seven cards.
dt-lesson-1-first-win-9-say = If you attacked now, both would fall. Give the Ranger the [Combat Armor](combat-armor).
dt-lesson-1-first-win-9-otherwise = The Ranger is wounded and needs protection: give him the armour.
dt-lesson-1-first-win-9-other-play-combat-armor-hussar = The Hussar does not need it as much. It is the Ranger who is wounded.
dt-lesson-1-first-win-9-other-declare-attack = Your Ranger would fall too. Armour first.
dt-lesson-1-first-win-9-hint = Click the armour in your hand, then the Ranger.
dt-lesson-1-first-win-9-after = [Equipment](equipment) takes an action and stays: Armour 5.
dt-lesson-1-first-win-10-say = And the [Violator Sword](violator-sword) for his hand: 2 more Fight.
dt-lesson-1-first-win-10-otherwise = The sword is for the Ranger today.
dt-lesson-1-first-win-10-hint = Click the sword, then the Ranger.
dt-lesson-1-first-win-11-say = Now declare an attack: Ranger against Necromutant, in fight.
dt-lesson-1-first-win-11-otherwise = Everything is ready for the Ranger's fight with the Necromutant.
dt-lesson-1-first-win-11-hint = Declare an attack, Ranger, Necromutant, fight.
dt-lesson-1-first-win-12-say = The Ranger may use one [weapon](weapon). Take the sword.
dt-lesson-1-first-win-12-otherwise = It would work without it, but the sword makes sure.
dt-lesson-1-first-win-12-hint = The Violator Sword.
dt-lesson-1-first-win-12-after = 6 against Armour 4: a hit, and the Necromutant's 4 does not reach your Armour 5.
dt-lesson-1-first-win-13-say = Four points for the Necromutant. Two and four make six!
dt-lesson-1-first-win-13-otherwise = Exactly four Promotion Points are missing. Take them all.
dt-lesson-1-first-win-13-hint = “0 D and 4 P”.
dt-lesson-1-first-win-14-say = You have won! Every turn: draw up to seven, three actions with the attack last, discard.

# The duel
dt-lesson-2-the-duel-title = The duel
dt-lesson-2-the-duel-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
dt-lesson-2-the-duel-1-say = Your [Free Marine](free-marine) faces the dreaded [Razide](razide). Challenge it.
dt-lesson-2-the-duel-2-say = Your Armour is 4; the Razide has Fight 9, but only Shoot 2. What will it be?
dt-lesson-2-the-duel-2-otherwise = In fight it would wound you, and you would not wound it (4 against Armour 7). Try shooting.
dt-lesson-2-the-duel-2-after = The attacker chooses the [tactic](tactic), and it holds for both.
dt-lesson-2-the-duel-3-say = Your Shoot 6 does not reach Armour 7. This is the moment for a DURING COMBAT card: [Lucky Shot](lucky-shot).
dt-lesson-2-the-duel-3-other-decline = Without a card nothing happens: 6 does not reach 7.
dt-lesson-2-the-duel-3-after = 8 against 7: the Razide is wounded, and you have not a scratch. A wounded warrior fights on as well as before – but a second wound kills it.
dt-lesson-2-the-duel-4-say = Now the [Centurion](centurion) attacks with Fight 4 against your Armour 4. Play [Evasive Action](evasive-action).
dt-lesson-2-the-duel-4-other-play-evasive-action-centurion = That would help the Centurion. Give it to the Marine.
dt-lesson-2-the-duel-4-after = Armour 6 held – and your Fight 4 wounded the Centurion. Defenders strike too.

# Destiny
dt-lesson-3-destiny-title = Destiny
dt-lesson-3-destiny-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
dt-lesson-3-destiny-1-say = [Sean Gallagher](sean-gallagher) costs 8 Destiny, and you have 2. Meditate.
dt-lesson-3-destiny-2-say = [Positive Karma](positive-karma) is played ANYTIME and takes no action. Play it.
dt-lesson-3-destiny-2-other-decline = It is most useful right now: play it.
dt-lesson-3-destiny-2-after = 13 Destiny. ANYTIME cards are played between actions, even in the opponent's turn.
dt-lesson-3-destiny-3-say = Time for Sean.
dt-lesson-3-destiny-3-after = A [Personality](personality): only one of it may be in play, over all players.
dt-lesson-3-destiny-4-say = With the third action build the [Industrial Complex](industrial-complex): 3 Destiny in every draw step.
dt-lesson-3-destiny-5-say = No actions left. You may discard one card at most – but keep the sword.
dt-lesson-3-destiny-6-say = Your opponent thought and did nothing; the complex brought you 3 Destiny. Send Sean against the wounded Legionnaire.
dt-lesson-3-destiny-7-say = Two points: take one as Promotion and one as Destiny. Promotion wins, Destiny pays.

# Cover and warzones
dt-lesson-4-cover-title = Cover and warzones
dt-lesson-4-cover-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
dt-lesson-4-cover-1-say = The Necromutant has 4, your Hussar Armour 3. Put the Hussar into [cover](cover).
dt-lesson-4-cover-1-after = In cover he has 3 more Armour, but he cannot attack from there.
dt-lesson-4-cover-2-say = Try to hide the Dragoon as well.
dt-lesson-4-cover-2-after = At least one of your warriors must stay outside.
dt-lesson-4-cover-3-say = Terrain will help the Dragoon: play the [Venusian Jungle](venusian-jungle) to your Squad.
dt-lesson-4-cover-4-say = That is all for today. End your actions.
dt-lesson-4-cover-5-say = The Necromutant attacks the Dragoon. As the defender you may fight in a [warzone](warzone): choose the jungle.
dt-lesson-4-cover-5-other-no-warzone = You would hold out anyway, but try the zone.
dt-lesson-4-cover-5-after = Only the defender gains from the terrain. Armour 8: the Necromutant failed.

# Anytime
dt-lesson-5-anytime-title = Anytime
dt-lesson-5-anytime-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
dt-lesson-5-anytime-1-say = The Centurion is wounded. Attack with your [Sea Lion](sea-lion), by shooting.
dt-lesson-5-anytime-2-say = Your opponent played Evasive Action: Armour 6, your 4 is not enough! React with [Miscommunication](miscommunication).
dt-lesson-5-anytime-2-other-decline = If you do not react, the Centurion gets away.
dt-lesson-5-anytime-2-after = A [reaction](reaction) cancels a card just as it is played. Every card played gives the others a chance to answer.
dt-lesson-5-anytime-3-say = Five points, all of them Promotion.
dt-lesson-5-anytime-4-say = Your opponent has no warrior. A player with nobody to defend can be [sabotaged](sabotage): do it.
dt-lesson-5-anytime-4-after = Sabotage earns half the value of your warrior, rounded up.
dt-lesson-5-anytime-5-say = Two points, Promotion again.
dt-lesson-5-anytime-6-say = One last thing: the question “anything to play?” can be answered for you. The table's settings say when you are asked.

# Six to go
dt-puzzle-1-six-points-title = Six to go
dt-puzzle-1-six-points-ask = You have 34 of 40 points. Win this turn.
dt-puzzle-1-six-points-why = The Centurion is worth only 5. The Razide (Armour 7) needs the carbine and shooting: 6 and 3 make 9.

# Twice is enough
dt-puzzle-2-twice-title = Twice is enough
dt-puzzle-2-twice-ask = 4 points to go, the only target is an unhurt Curator. Win this turn – and keep your Marine alive.
dt-puzzle-2-twice-why = Grand Assault gives a second attack. In fight the Curator has 3 against your Armour 4; in shoot it would wound you twice.

# Behind the rock
dt-puzzle-3-behind-the-rock-title = Behind the rock
dt-puzzle-3-behind-the-rock-ask = Your opponent needs 4 points, and your wounded Sea Lion has value 4. Survive the next turn.
dt-puzzle-3-behind-the-rock-why = He may go into cover only if somebody stays outside: deploy the Infantry first. Unhurt, it does not die from a single hit.

# Change of plan
dt-puzzle-4-change-of-plan-title = Change of plan
dt-puzzle-4-change-of-plan-ask = The Razide (Fight 9) attacks your wounded Sea Lion. Save him.
dt-puzzle-4-change-of-plan-why = Evasive Action makes Armour 6, which does not stop 9. In shoot, though, the Razide has only 2.

# Elite
dt-puzzle-5-elite-title = Elite
dt-puzzle-5-elite-ask = Both of you have 34 points, both warriors are wounded. Win this turn.
dt-puzzle-5-elite-why = Elite Trooper doubles the base values for two actions, the third is left for the attack: 6 against Armour 5. The sword would not do.

# The saboteur in a tank
dt-puzzle-6-sabotage-title = The saboteur in a tank
dt-puzzle-6-sabotage-ask = Your opponent has only a warrior that may never fight. You need 8 points: win this turn.
dt-puzzle-6-sabotage-why = Sabotage earns half of the modified value. In the tank Valerie's value is doubled to 16, and half of that is 8.

# The hunt
dt-puzzle-7-the-hunt-title = The hunt
dt-puzzle-7-the-hunt-ask = You need 10 points, and the Nepharite's value is 5. Win this turn.
dt-puzzle-7-the-hunt-why = A mission must be assigned before it is fulfilled. Nepharite Hunt pays double in Promotion Points.

# Who strikes first
dt-puzzle-8-first-strike-title = Who strikes first
dt-puzzle-8-first-strike-ask = You have 35 points, your opponent 36, everybody is wounded. Win this turn.
dt-puzzle-8-first-strike-why = The Hatamoto would fall together with the Centurion, and both of you would have 40. The Shadow Walker strikes first, and the dead do not strike back.

# Strike back first
dt-puzzle-9-strike-back-first-title = Strike back first
dt-puzzle-9-strike-back-first-ask = A wounded Centurion attacks your wounded Free Marine. Kill the Centurion and keep the Marine alive.
dt-puzzle-9-strike-back-first-hint = Both would hit at the same time.
dt-puzzle-9-strike-back-first-why = Both have 4 against 4 and would fall together. With Ambush the defender strikes first.

# Down in time
dt-puzzle-10-a-roof-in-time-title = Down in time
dt-puzzle-10-a-roof-in-time-ask = A Centurion (Fight 4) attacks your wounded Sea Lion (Armour 4). Save the Sea Lion.
dt-puzzle-10-a-roof-in-time-hint = Hitting harder does not save anybody.
dt-puzzle-10-a-roof-in-time-why = Take Cover gives the Sea Lion 2 more Armour: 6 against 4. Powerful Blow would not save its life.

# The highest number
dt-puzzle-11-the-highest-number-title = The highest number
dt-puzzle-11-the-highest-number-ask = You need 6 points, and the wounded Soulslayer has Armour 6. Win this turn.
dt-puzzle-11-the-highest-number-hint = Which is the highest number printed on Doctor Diana?
dt-puzzle-11-the-highest-number-why = The chip turns all of Diana's values into her highest one, Armour 6: then she fights with 6.

# No duel
dt-puzzle-12-no-duel-title = No duel
dt-puzzle-12-no-duel-ask = You need 7 points. The wounded Razide (Armour 7) is too strong for any duel: win this turn.
dt-puzzle-12-no-duel-hint = A wounded warrior that is wounded again dies.
dt-puzzle-12-no-duel-why = The grenade wounds any warrior, without a duel. The Razide is wounded already: that kills it.

# A strong arm
dt-puzzle-13-a-strong-arm-title = A strong arm
dt-puzzle-13-a-strong-arm-ask = You need 7 points. Win this turn.
dt-puzzle-13-a-strong-arm-hint = The Centurion is worth only 5.
dt-puzzle-13-a-strong-arm-why = Only the Razide is worth 7, and with the power arm the Golden Lion reaches its Armour: 3 and 4.

# His own strength
dt-puzzle-14-his-own-strength-title = His own strength
dt-puzzle-14-his-own-strength-ask = You need 8 points: the wounded Nepharite of Algeroth has Fight 11, Armour 6. Win this turn.
dt-puzzle-14-his-own-strength-hint = The stronger your opponent, the better.
dt-puzzle-14-his-own-strength-why = Raging Might adds the opponent's base Fight: 3 and 11. Your Samurai may fall too, the win counts.

# No place to hide
dt-puzzle-15-no-place-to-hide-title = No place to hide
dt-puzzle-15-no-place-to-hide-ask = You need 7 points, and the wounded Stalker (Armour 8) is in cover. Win this turn.
dt-puzzle-15-no-place-to-hide-hint = Something takes cover away and adds to shooting as well.
dt-puzzle-15-no-place-to-hide-why = The scope gives your area 3 more Shoot against warriors it attacks, and cover counts for nothing: 5 and 3 make 8.

# With a mentor
dt-puzzle-16-a-word-from-the-mentor-title = With a mentor
dt-puzzle-16-a-word-from-the-mentor-ask = You need 5 points and have 3 D. The wounded Centurion has Armour 4, your Samurai Fight 3. Win this turn.
dt-puzzle-16-a-word-from-the-mentor-hint = The one who helps need not fight.
dt-puzzle-16-a-word-from-the-mentor-why = Deployed in your Squad, the Mentor gives the Samurai 1 Fight more: 4.

# A little fear
dt-puzzle-17-a-little-fear-title = A little fear
dt-puzzle-17-a-little-fear-ask = You need 5 points. The wounded Free Marine has Armour 4, your Legionnaire Fight 3. Win this turn.
dt-puzzle-17-a-little-fear-hint = Nothing in your hand adds to Fight.
dt-puzzle-17-a-little-fear-why = Terror takes 1 from the opponent's Armour: 3 against 3.

# A wound is enough
dt-puzzle-18-wound-means-death-title = A wound is enough
dt-puzzle-18-wound-means-death-ask = You need 5 points, but nobody is wounded. Win this turn.
dt-puzzle-18-wound-means-death-hint = Fight or shoot? And what follows a wound?
dt-puzzle-18-wound-means-death-why = Any warrior that the bearer of Infection wounds dies at once. The Curator must shoot, though: 4 against 4, in Fight only 3.

# Borrowed for good
dt-puzzle-19-borrowed-for-good-title = Borrowed for good
dt-puzzle-19-borrowed-for-good-ask = You need 7 points. The wounded Razide has Armour 7, your Golden Lion Fight 3. Win this turn.
dt-puzzle-19-borrowed-for-good-hint = Look at what the Centurion carries.
dt-puzzle-19-borrowed-for-good-why = Heist takes the power arm from the Centurion and gives it to the Golden Lion: 3 and 4.

# Out of order
dt-puzzle-20-out-of-order-title = Out of order
dt-puzzle-20-out-of-order-ask = You need 5 points. The wounded Centurion wears Composite Armor. Win this turn.
dt-puzzle-20-out-of-order-hint = Do not make your Marine stronger.
dt-puzzle-20-out-of-order-why = Without the armour the Centurion is back at Armour 4, as much as the Marine's Fight. The Curator would be worth only 4.

# Two arms
dt-puzzle-21-two-arms-title = Two arms
dt-puzzle-21-two-arms-ask = You need 7 points. The wounded Stalker has Armour 8, the Intruder would be worth 6. Win this turn.
dt-puzzle-21-two-arms-hint = You have three actions.
dt-puzzle-21-two-arms-why = Two power arms make Fight 11, and the third action is the attack. With one arm only the Intruder falls.

# A sword for the Curator
dt-puzzle-22-the-right-hand-for-the-sword-title = A sword for the Curator
dt-puzzle-22-the-right-hand-for-the-sword-ask = You need 7 points. Big Bob Watts (Armour 7) is not even wounded. Win this turn.
dt-puzzle-22-the-right-hand-for-the-sword-hint = For whom is the sword worth twice as much?
dt-puzzle-22-the-right-hand-for-the-sword-why = The sword gives a Curator 4 Fight: 7. And whatever is wounded with it dies.

# Who takes the claymore
dt-puzzle-23-who-takes-the-claymore-title = Who takes the claymore
dt-puzzle-23-who-takes-the-claymore-ask = You need 7 points: kill the wounded Razide (Armour 7) this turn.
dt-puzzle-23-who-takes-the-claymore-hint = The claymore is not the same in every hand.
dt-puzzle-23-who-takes-the-claymore-why = A Clansman has twice as much of the claymore, and 1 more against the Dark Legion: 4, 2 and 1.

# The Honor Guard
dt-puzzle-24-the-honor-guard-title = The Honor Guard
dt-puzzle-24-the-honor-guard-ask = You need 12 points: only Alakhai (Armour 12, wounded) is worth them. Win this turn.
dt-puzzle-24-the-honor-guard-hint = Which of your two cards does the Guard's own text name?
dt-puzzle-24-the-honor-guard-why = With a claymore the Honor Guard has 8 Fight more of its own. The power arm would make only 10.

# Only by shooting
dt-puzzle-25-only-by-shooting-title = Only by shooting
dt-puzzle-25-only-by-shooting-ask = You need 7 points. Big Bob Watts is wounded and has Armour 7. Win this turn.
dt-puzzle-25-only-by-shooting-hint = Fight and Shoot are 4 each. Which of them can grow by 3?
dt-puzzle-25-only-by-shooting-why = The Kratach adds 3, but only in Shoot: 7 against 7. The Gifts together do not do as much in Fight.

# Climb in
dt-puzzle-26-climb-in-title = Climb in
dt-puzzle-26-climb-in-ask = You need 7 points. The wounded Razide has Armour 7. Win this turn.
dt-puzzle-26-climb-in-hint = Lying beside the warrior, the tank does nothing.
dt-puzzle-26-climb-in-why = Play the tank, board it, attack: three actions. Inside it Fight 4 becomes 8; the sword would give 6.

# From above
dt-puzzle-27-from-above-title = From above
dt-puzzle-27-from-above-ask = You need 12 points. The wounded Alakhai has Armour 12. Win this turn.
dt-puzzle-27-from-above-hint = Doubling pays most where the number is large.
dt-puzzle-27-from-above-why = In the airship the Marine's Shoot is doubled to 12. The carbine would make only 9, and the Infantry is too weak.

# Blow upon blow
dt-puzzle-28-blow-upon-blow-title = Blow upon blow
dt-puzzle-28-blow-upon-blow-ask = You need 7 points. The wounded Razide has Armour 7, your Sea Lion Fight 3. Win this turn.
dt-puzzle-28-blow-upon-blow-hint = Three cards for the duel, two of which fit together.
dt-puzzle-28-blow-upon-blow-why = Choose Fight and play both blows: 3, 2 and 2. In Shoot there would be only one card, 4 and 2.

# Aim well
dt-puzzle-29-aim-well-title = Aim well
dt-puzzle-29-aim-well-ask = You need 7 points. The wounded Razide has Armour 7, your Samurai Shoot 3. Win this turn.
dt-puzzle-29-aim-well-hint = Equipment can carry equipment.
dt-puzzle-29-aim-well-why = The sight goes on the carbine: 3, 3 and 1. Two actions for them, the third for the attack.

# More than three
dt-puzzle-30-more-than-three-title = More than three
dt-puzzle-30-more-than-three-ask = You need 12 points: Alakhai is wounded and has Armour 12. Win this turn.
dt-puzzle-30-more-than-three-hint = Count the actions that you would like to have.
dt-puzzle-30-more-than-three-why = Elite Trooper takes 2 actions and doubles 4 to 8, the arm adds 4. Inspired gives the action that is missing for the attack.

# One in each hand
dt-puzzle-31-one-in-each-hand-title = One in each hand
dt-puzzle-31-one-in-each-hand-ask = You need 6 points. The wounded Intruder has Armour 6. Win this turn.
dt-puzzle-31-one-in-each-hand-hint = Handguns are an exception.
dt-puzzle-31-one-in-each-hand-why = Two handguns may be used in one duel: 4, 1 and 1. Both cost an action, and so does the attack.

# Three times the value
dt-puzzle-32-a-name-worth-three-title = Three times the value
dt-puzzle-32-a-name-worth-three-ask = You need 15 points, and nobody there is worth more than 5. Win this turn.
dt-puzzle-32-a-name-worth-three-hint = A mission must be given to the one who will fulfil it.
dt-puzzle-32-a-name-worth-three-why = The Infantry names the Centurion: killing it is then worth three times 5. The carbine makes Shoot 6, and it survives.

# Glossary
dt-term-promotion = Promotion Points
dt-term-promotion-text = The first with the agreed number (usually 40) has won.
dt-term-promotion-forms = Promotion Point(|s), P
dt-term-destiny = Destiny Points
dt-term-destiny-text = What you pay for warriors, spells and other cards.
dt-term-destiny-forms = Destiny Point(|s), D
dt-term-action = action
dt-term-action-text = Three in each of your turns; unused ones are lost.
dt-term-action-forms = action(|s)
dt-term-attack-action = attack action
dt-term-attack-action-text = One a turn, always the last.
dt-term-attack-action-forms = attack action(|s)
dt-term-meditate = meditate
dt-term-meditate-text = An action that adds 1 Destiny Point.
dt-term-meditate-forms = meditat(e|es|ing|ion)
dt-term-warrior = warrior
dt-term-warrior-text = A card that fights; it has Fight, Shoot, Armour and Value.
dt-term-warrior-forms = warrior(|s)
dt-term-squad = Squad
dt-term-squad-text = The area of your Doomtroopers.
dt-term-squad-forms = Squad(|s)
dt-term-kohort = Kohort
dt-term-kohort-text = The area of your Dark Legion warriors.
dt-term-kohort-forms = Kohort(|s)
dt-term-outpost = Outpost
dt-term-outpost-text = The area on Earth, home of Tribal warriors.
dt-term-outpost-forms = Outpost(|s)
dt-term-doomtrooper = Doomtrooper
dt-term-doomtrooper-text = A warrior that is neither Dark Legion nor Tribal.
dt-term-doomtrooper-forms = Doomtrooper(|s)
dt-term-dark-legion = Dark Legion
dt-term-dark-legion-text = The enemy side; its warriors stand in the Kohort.
dt-term-dark-legion-forms = Dark Legion
dt-term-fight = Fight
dt-term-fight-text = The attack value at close quarters (F).
dt-term-fight-forms = Fight, F
dt-term-shoot = Shoot
dt-term-shoot-text = The attack value at a distance (S).
dt-term-shoot-forms = Shoot, S
dt-term-armor = Armour
dt-term-armor-text = The number an attack must at least equal (A).
dt-term-armor-forms = Armour, # A, A #
dt-term-value = Value
dt-term-value-text = The price of a warrior, and the points for killing it (V).
dt-term-value-forms = Value(|s), V
dt-term-duel = duel
dt-term-duel-text = Attacker against defender; both strike.
dt-term-duel-forms = duel(|s)
dt-term-tactic = tactic
dt-term-tactic-text = Fight or shoot: chosen by the attacker, binding for both.
dt-term-tactic-forms = tactic(|s)
dt-term-wounded = wounded
dt-term-wounded-text = It lies sideways; another wound kills it.
dt-term-wounded-forms = wounded
dt-term-kill = kill
dt-term-kill-text = The warrior goes to the grave, and the winner earns its value.
dt-term-kill-forms = kill(|s|ed|ing)
dt-term-equipment = equipment
dt-term-equipment-text = A card on a warrior that makes it better.
dt-term-equipment-forms = equipment
dt-term-weapon = weapon
dt-term-weapon-text = Equipment for a duel; you may use one.
dt-term-weapon-forms = weapon(|s)
dt-term-cover = cover
dt-term-cover-text = Armour +3, but no attacks; somebody must stay out.
dt-term-cover-forms = cover
dt-term-hidden = hidden
dt-term-hidden-text = A warrior face down for all three actions; paid when revealed.
dt-term-hidden-forms = hidden
dt-term-warzone = warzone
dt-term-warzone-text = Terrain from which one may defend.
dt-term-warzone-forms = warzone(|s)
dt-term-fortification = fortification
dt-term-fortification-text = A lasting card that mostly helps defence.
dt-term-fortification-forms = fortification(|s)
dt-term-personality = Personality
dt-term-personality-text = A unique warrior: only one may be in play.
dt-term-personality-forms = personalit(y|ies)
dt-term-mission = mission
dt-term-mission-text = A card that rewards a deed; it is assigned beforehand.
dt-term-mission-forms = mission(|s)
dt-term-special = special card
dt-term-special-text = A one-shot card; without a cost in actions it is played anytime.
dt-term-special-forms = special card(|s)
dt-term-anytime = ANYTIME
dt-term-anytime-text = It may be played between steps and actions, in anybody's turn.
dt-term-anytime-forms = ANYTIME
dt-term-during-combat = DURING COMBAT
dt-term-during-combat-text = It may be played in a duel only.
dt-term-during-combat-forms = DURING COMBAT
dt-term-reaction = reaction
dt-term-reaction-text = An answer to a card that is just being played.
dt-term-reaction-forms = reaction(|s)
dt-term-sabotage = sabotage
dt-term-sabotage-text = Points because the opponent has nobody to defend.
dt-term-sabotage-forms = sabotag(e|es|ed|ing)
dt-term-affiliation = affiliation
dt-term-affiliation-text = A warrior's corporation, Brotherhood, Legion or tribe.
dt-term-affiliation-forms = affiliation(|s)
dt-term-grave = grave
dt-term-grave-text = Discarded and killed cards.
dt-term-grave-forms = grave(|s)
dt-term-sacrificed = sacrificed
dt-term-sacrificed-text = Cards gone from the game for good.
dt-term-sacrificed-forms = sacrific(e|es|ed|ing)

# Tips for beginners
dt-tip-1 = An attack comes last: your other actions will be lost. Use them first.
dt-tip-2 = Unused actions are lost. Meditate at least, that is a Destiny Point each.
dt-tip-3 = In this tactic your opponent is stronger. In the other one you would be on top.
dt-tip-4 = Your warrior is wounded, and a second hit kills it – points for your opponent.
dt-tip-5 = You could kill the wounded one for points. This one would only be wounded.
dt-tip-6 = Without a warrior you can be sabotaged. Deploy somebody while you have Destiny.
dt-tip-7 = Split your points: Promotion wins, Destiny pays for the next warriors.
dt-tip-8 = Hidden deployment takes your whole turn. Normally it is one action.
dt-tip-9 = This card would not change the duel. Save it.
dt-tip-10 = A warrior in cover cannot attack, and right now you could kill somebody.

# The first match
dt-goal = You win with { $target } Promotion Points. Killed warriors earn them.
dt-goal-reached = { $done } of { $of } Promotion Points
dt-aim-1 = Deploy two warriors, to defend and to attack.
dt-aim-2 = Arm the one who will attack.
dt-aim-3 = Look for a duel in which you wound and are not wounded.
dt-aim-4 = Finish the wounded: only that earns points.
dt-aim-5 = Hide a wounded warrior in cover.
dt-aim-6 = Think about how much to take as Destiny, and how much as Promotion.
dt-can-play = play { $count ->
         [one] a card
        *[other] cards
    }
dt-can-cast = cast { $count ->
         [one] a spell
        *[other] spells
    }
dt-can-use = use { $count ->
         [one] an ability
        *[other] { $count } abilities
    }
dt-can-hide = deploy { $count ->
         [one] a warrior
        *[other] one of { $count } warriors
    } face down
dt-can-seek-cover = take { $count ->
         [one] a warrior
        *[other] one of { $count } warriors
    } into cover
dt-can-leave-cover = let { $count ->
         [one] a warrior
        *[other] one of { $count } warriors
    } leave cover
dt-can-meditate = meditate for a Destiny Point
dt-can-board = board a vehicle or leave it
dt-can-transfer = move a warrior to another area
dt-can-declare-attack = attack, as your last action
dt-can-sabotage = sabotage
