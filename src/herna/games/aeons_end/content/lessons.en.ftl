# Lessons, puzzles, glossary and tips.

# First win
ae-lesson-1-first-win-title = First win
ae-lesson-1-first-win-1-say = [Rageborne](nemesis) has 6 life: bring it to zero and you win. A spell is ready – cast it!
ae-lesson-1-first-win-1-otherwise = It would be a pity to leave the spell there. Cast it.
ae-lesson-1-first-win-1-hint = Click the Spark at breach I.
ae-lesson-1-first-win-1-after = 1 damage, and the spell lies on your [discard pile](discard-pile). A turn begins with [casting](casting).
ae-lesson-1-first-win-2-say = Now shopping. Play all four [gems](gem): each gives [aether](aether), your money for this turn.
ae-lesson-1-first-win-2-otherwise = Gems first: with five aether you can buy the best.
ae-lesson-1-first-win-2-hint = Click the gems in your hand, one after another.
ae-lesson-1-first-win-2-after = Jade gave 2, each Crystal 1: you have 5 aether.
ae-lesson-1-first-win-3-say = Buy [Essence Theft](essence-theft): 3 damage instead of one.
ae-lesson-1-first-win-3-otherwise = That would work too, but you need power against Rageborne. Take Essence Theft.
ae-lesson-1-first-win-3-hint = Click it in the supply; it costs 5.
ae-lesson-1-first-win-3-after = A bought card goes to your discard pile. It will be back sooner than you think.
ae-lesson-1-first-win-4-say = There is another Spark in your hand. [Prep](prep) it at your open [breach](breach) I, it is free.
ae-lesson-1-first-win-4-otherwise = Do not leave the breach empty: what you prep today you cast next time.
ae-lesson-1-first-win-4-hint = Click the Spark, then breach I.
ae-lesson-1-first-win-4-after = Spells are prepped in one turn and cast in the next.
ae-lesson-1-first-win-5-say = End the main phase. You put the gems away; begin with Jade.
ae-lesson-1-first-win-5-otherwise = The order matters; the next lesson shows why. Begin with Jade now.
ae-lesson-1-first-win-5-hint = “{ ae-choice-end-phase }”, then Jade.
ae-lesson-1-first-win-5-after = You drew up to five. The deck ran out, so the discard pile was turned over – and not shuffled: Essence Theft is in your hand already!
ae-lesson-1-first-win-6-say = Meanwhile the [nemesis](nemesis) had its turn: it drew the [attack](attack-card) Slaughter, and [Gravehold](gravehold) lost 3 life. At zero you would lose.
ae-lesson-1-first-win-7-say = It is your turn again. Cast the Spark.
ae-lesson-1-first-win-7-otherwise = Go ahead: cast it.
ae-lesson-1-first-win-7-hint = Click the spell at breach I.
ae-lesson-1-first-win-8-say = You have two spells but only one open breach. Play three Crystals and [open](open) breach II for 3 aether.
ae-lesson-1-first-win-8-otherwise = The second breach is worth most today. Save 3 aether for it.
ae-lesson-1-first-win-8-hint = Three gems, then breach II.
ae-lesson-1-first-win-8-after = An open breach stays open for the rest of the game.
ae-lesson-1-first-win-9-say = Prep both spells, each at a breach of its own.
ae-lesson-1-first-win-9-otherwise = There is still a spell and a free breach. Use them.
ae-lesson-1-first-win-9-hint = Click a spell, then a free breach.
ae-lesson-1-first-win-9-after = A breach holds one spell.
ae-lesson-1-first-win-10-say = End your turn, and let us see what Rageborne is up to.
ae-lesson-1-first-win-10-otherwise = Everything is ready. End the phase.
ae-lesson-1-first-win-10-hint = “{ ae-choice-end-phase }”.
ae-lesson-1-first-win-11-say = A [minion](minion) came: Haze Spewer, 5 life. It does harm from the next turn on – if there is one.
ae-lesson-1-first-win-12-say = Rageborne has 4 life left. Cast Essence Theft – and choose the target well!
ae-lesson-1-first-win-12-otherwise = The minion can wait: when the nemesis falls, you win at once. Aim at Rageborne.
ae-lesson-1-first-win-12-hint = Essence Theft, target Rageborne, discard nothing.
ae-lesson-1-first-win-12-after = 3 damage to one target, it cannot be split. 1 left!
ae-lesson-1-first-win-13-say = The last spark.
ae-lesson-1-first-win-13-otherwise = 1 damage is enough. Aim at Rageborne.
ae-lesson-1-first-win-13-hint = Spark, target Rageborne.
ae-lesson-1-first-win-14-say = The city is saved! Every turn has three parts: casting, main phase, drawing.

# Never shuffled
ae-lesson-2-never-shuffled-title = Never shuffled
ae-lesson-2-never-shuffled-otherwise = That is allowed too, but try what glows now. Your choice was not carried out.
ae-lesson-2-never-shuffled-1-say = Three cards are left in your deck, so next time you also draw from those you put away. Play your gems and buy [Searing Ruby](searing-ruby).
ae-lesson-2-never-shuffled-1-after = The Ruby lies on the discard pile first, below the gems of this turn.
ae-lesson-2-never-shuffled-2-say = Prep the Spark and end the phase.
ae-lesson-2-never-shuffled-3-say = What you put away first you will draw first. Jade or Crystal?
ae-lesson-2-never-shuffled-3-otherwise = A Crystal gives 1 aether next turn, Jade gives 2. Try the other way round.
ae-lesson-2-never-shuffled-3-after = Ruby and Jade are in your hand at once. You may look through your discard pile at any time, but not rearrange it.
ae-lesson-2-never-shuffled-4-say = You need not cast the Spark at an open breach. Leave it there and end the casting.
ae-lesson-2-never-shuffled-4-after = It waits as long as you like.
ae-lesson-2-never-shuffled-5-say = Play all your gems. The Ruby gives 2 aether and 1 more that pays for a spell only.
ae-lesson-2-never-shuffled-6-say = Buy [Planar Insight](planar-insight) for 6: the restricted aether is used first.
ae-lesson-2-never-shuffled-7-say = 2 aether are left, and they will not keep. Spend them on a [charge](charge) for your ability.
ae-lesson-2-never-shuffled-7-after = What you do not spend is lost. A charge costs 2 and stays.

# The nemesis strikes
ae-lesson-3-the-nemesis-strikes-title = The nemesis strikes
ae-lesson-3-the-nemesis-strikes-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
ae-lesson-3-the-nemesis-strikes-1-say = Haze Spewer with 4 life would take 4 from Gravehold now. Hit it with Essence Theft.
ae-lesson-3-the-nemesis-strikes-2-say = And finish it with the Spark.
ae-lesson-3-the-nemesis-strikes-2-after = A minion without life leaves at once.
ae-lesson-3-the-nemesis-strikes-3-say = Woven Sky is a [power](power) with its last token: next turn it would go off. Discard it: the price is three cards from your hand.
ae-lesson-3-the-nemesis-strikes-3-after = TO DISCARD is paid in full in your main phase. The power then does nothing.
ae-lesson-3-the-nemesis-strikes-4-say = Prep the Spark and end your turn. The nemesis now has two turns in a row.
ae-lesson-3-the-nemesis-strikes-5-say = First turn: nothing was in play; [Provoker](provoker) came and just stands there.
ae-lesson-3-the-nemesis-strikes-6-say = Second turn: first Provoker acted (Gravehold −1 for each [Fury](fury)), then came Slaughter: [Unleash](unleash) and −3.
ae-lesson-3-the-nemesis-strikes-6-after = The order is always the same: first the cards in play, the oldest first, then a new card.

# Breaches
ae-lesson-4-breaches-title = Breaches
ae-lesson-4-breaches-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
ae-lesson-4-breaches-1-say = Play your gems: 5 aether. Breach III is closed, and opening it costs 7.
ae-lesson-4-breaches-2-say = Not enough to open it, but you may [focus](focus) it for 3. Do so.
ae-lesson-4-breaches-2-after = It made a quarter turn: opening it will cost only 5 next time.
ae-lesson-4-breaches-3-say = At a breach you focused you may prep a spell in the same turn. Put the Spark there.
ae-lesson-4-breaches-3-other-prep-spark-0-I = The open breach I is always possible. Try the focused one now, III.
ae-lesson-4-breaches-4-say = For the 2 that are left, focus II as well and end the phase. Put Jade away first.
ae-lesson-4-breaches-5-say = Notice: a spell at a closed breach must be cast; you have no other choice.
ae-lesson-4-breaches-6-say = This time you have 6 aether. Open III for 5 and prep Essence Theft there.
ae-lesson-4-breaches-7-say = End your turn and cast it: from an open III every spell does 1 damage more.
ae-lesson-4-breaches-7-after = 3 and 1 more. Breaches III and IV are worth opening.

# Together
ae-lesson-5-together-title = Together
ae-lesson-5-together-otherwise = That is possible too, but try what glows now. Your choice was not carried out.
ae-lesson-5-together-1-say = You play Brama; your [ally](ally) is Adelheim with 2 life. Play the Crystals and buy the last charge.
ae-lesson-5-together-2-say = Your ability is full. Use it and heal Adelheim by 4.
ae-lesson-5-together-2-after = The charges are gone, and the ability can be filled again.
ae-lesson-5-together-3-say = In the [turn order](turn-order), one nemesis card, one of Adelheim's and one of yours are left. Prep your spell and end the turn.
ae-lesson-5-together-3-after = In every round each card comes exactly once: you can count on it.
ae-lesson-5-together-4-say = Skewer: one of you suffers 3 damage, and you choose who. Brama has 3 life, Adelheim 6.
ae-lesson-5-together-4-otherwise = Brama would drop to zero and be [exhausted](exhausted): Unleash twice, a breach and all charges lost. Adelheim can take it.
ae-lesson-5-together-4-after = If an effect does not say whom it hits, you decide together. An exhausted mage plays on, but damage to it goes to Gravehold, doubled.

# Order matters
ae-puzzle-1-the-order-of-spells-title = Order matters
ae-puzzle-1-the-order-of-spells-ask = Rageborne has 7 life. Win in the casting phase.
ae-puzzle-1-the-order-of-spells-why = Amplify Vision opens the last breach, IV: it then does 3 itself, and the Spark from IV does 1 more.

# The staff
ae-puzzle-2-the-staff-title = The staff
ae-puzzle-2-the-staff-ask = Rageborne has 6 life, nothing is prepped. Win in the main phase.
ae-puzzle-2-the-staff-why = 3 for the spell, 2 for the staff and 1 for the open breach III. From breach I one would be missing.

# Hold the walls
ae-puzzle-3-hold-the-walls-title = Hold the walls
ae-puzzle-3-hold-the-walls-ask = Gravehold has 5 life, Fury is 3. Survive the next nemesis turn (it draws a minion).
ae-puzzle-3-hold-the-walls-why = Provoker does 3 whatever life it has. Haze Spewer does as much as it has life: kill that one.

# Seven aether from three cards
ae-puzzle-4-seven-aether-title = Seven aether from three cards
ae-puzzle-4-seven-aether-ask = Open breach III this turn (it costs 7).
ae-puzzle-4-seven-aether-why = The Prism plays Diamond Cluster twice, and the second play gives 2 more: 2 + 4 + 1.

# The swarm
ae-puzzle-5-the-swarm-title = The swarm
ae-puzzle-5-the-swarm-ask = The Carapace Queen has 14 husks and draws Endless Throng: with 13 or more you lose. Survive.
ae-puzzle-5-the-swarm-why = For 1 damage to yourself you may spread the hit over several husks: 14 become 11.

# The mirror
ae-puzzle-6-the-mirror-title = The mirror
ae-puzzle-6-the-mirror-ask = You play Jian; Rageborne has 10 life, and your cards hold 4 aether. Win in the main phase.
ae-puzzle-6-the-mirror-why = Planar Insight does 2 and 1 for each open breach. With the Dagger you open the third for 4, and the mirror casts it twice for 5.

# The last minion
ae-puzzle-7-the-last-minion-title = The last minion
ae-puzzle-7-the-last-minion-ask = Rageborne has 40 life, but its deck is empty. Win this turn.
ae-puzzle-7-the-last-minion-why = You also win when the nemesis has no card in its deck and none in play at the end of a turn.

# Who pays
ae-puzzle-8-who-pays-title = Who pays
ae-puzzle-8-who-pays-ask = Next nemesis turn Eye of Nothing goes off (Unleash twice), and Fury 2 would rise to 4. Prevent the Strike.
ae-puzzle-8-who-pays-why = The price is 6 aether. The Opal, played twice by the Prism, gives 6; one after the other they would give only 3 and 2.

# Arc and flare
ae-puzzle-9-arc-and-flare-title = Arc and flare
ae-puzzle-9-arc-and-flare-ask = Rageborne has 6 life. Win in the casting phase.
ae-puzzle-9-arc-and-flare-hint = What does Chaos Arc count at the breaches beside it?
ae-puzzle-9-arc-and-flare-why = Chaos Arc does 2 more for a spell prepped beside it, so it goes first: 3 and 2, then 1 for Flare.

# Two charges at once
ae-puzzle-10-two-charges-at-once-title = Two charges at once
ae-puzzle-10-two-charges-at-once-ask = You play Jian with 2 charges. Rageborne has 10 life: win this turn.
ae-puzzle-10-two-charges-at-once-hint = The Black Mirror needs 4 charges.
ae-puzzle-10-two-charges-at-once-why = The Talisman gives you both charges, for you are your own ally. The mirror then casts Chaos Arc twice for 5.

# Save it for the mirror
ae-puzzle-11-save-it-for-the-mirror-title = Save it for the mirror
ae-puzzle-11-save-it-for-the-mirror-ask = You play Jian with 4 charges. Rageborne has 10 life: win this turn.
ae-puzzle-11-save-it-for-the-mirror-hint = Nothing has to be cast in the casting phase.
ae-puzzle-11-save-it-for-the-mirror-why = The mirror casts Chaos Arc twice for 5, but only while Phoenix Flame is still prepped beside it. So cast nothing before.

# Four in a row
ae-puzzle-12-four-in-a-row-title = Four in a row
ae-puzzle-12-four-in-a-row-ask = All four breaches are open and full. Rageborne has 16 life: win in the casting phase.
ae-puzzle-12-four-in-a-row-hint = Each arc wants as many neighbours as possible.
ae-puzzle-12-four-in-a-row-why = Both arcs go before the Spark beside them and make 10 together, in either order. The others then do 2 and 4.

# Both for the Void
ae-puzzle-13-both-for-the-void-title = Both for the Void
ae-puzzle-13-both-for-the-void-ask = Two cards in hand, two hungry spells. Rageborne has 8 life: win in the casting phase.
ae-puzzle-13-both-for-the-void-hint = Which spell needs the cards more?
ae-puzzle-13-both-for-the-void-why = Consuming Void does 3 for each card it destroys: give it both. Oblivion Swell does its 2 without any.

# In the middle
ae-puzzle-14-in-the-middle-title = In the middle
ae-puzzle-14-in-the-middle-ask = Rageborne has 10 life. Win in the casting phase.
ae-puzzle-14-in-the-middle-hint = Which spell has neighbours to lose?
ae-puzzle-14-in-the-middle-why = Chaos Arc counts 2 for each spell prepped beside it: it must go before both Sparks. 7, then 1 and, from breach III, 2.

# A shield of husks
ae-puzzle-15-the-shield-of-husks-title = A shield of husks
ae-puzzle-15-the-shield-of-husks-ask = While a husk is in play, Broodwomb takes no damage. Destroy it in the casting phase.
ae-puzzle-15-the-shield-of-husks-hint = The weaker spell is enough for a husk.
ae-puzzle-15-the-shield-of-husks-why = The husk falls to the Spark, and then Essence Theft does the 3 that Broodwomb has left.

# Two with one blow
ae-puzzle-16-two-with-one-blow-title = Two with one blow
ae-puzzle-16-two-with-one-blow-ask = Two husks shield Broodwomb. Destroy it in the casting phase.
ae-puzzle-16-two-with-one-blow-hint = What may be done with a hit on husks, for 1 damage to yourself?
ae-puzzle-16-two-with-one-blow-why = Spread Amplify Vision over both husks for 1 damage to yourself. Then Essence Theft does the 3 that are needed.

# Keep your gems
ae-puzzle-17-keep-your-gems-title = Keep your gems
ae-puzzle-17-keep-your-gems-ask = Pulverizing Ray goes off next: 18 damage, 3 less for each gem you discard. Gravehold has 7 life: survive.
ae-puzzle-17-keep-your-gems-hint = Gems that you have played are not in your hand.
ae-puzzle-17-keep-your-gems-why = Play nothing: four gems in hand take 12 off, and Gravehold keeps 1 life.

# Small cuts
ae-puzzle-18-small-cuts-title = Small cuts
ae-puzzle-18-small-cuts-ask = Destroy Cauterizer and Haze Spewer in the casting phase.
ae-puzzle-18-small-cuts-hint = How much of a hit does Cauterizer take?
ae-puzzle-18-small-cuts-why = Cauterizer takes only 1 of any hit, also from breach III: use the two Sparks on it. Essence Theft does 3 to Haze Spewer.

# The fourth charge
ae-puzzle-19-the-fourth-charge-title = The fourth charge
ae-puzzle-19-the-fourth-charge-ask = You play Jian with 3 charges. Rageborne has 14 life: win this turn.
ae-puzzle-19-the-fourth-charge-hint = A charge can be bought.
ae-puzzle-19-the-fourth-charge-why = The Jade pays for the fourth charge. The mirror casts Chaos Arc twice, with a spell on either side: 7 and 7.

# Staff and shard
ae-puzzle-20-staff-and-shard-title = Staff and shard
ae-puzzle-20-staff-and-shard-ask = Nothing is prepped. Rageborne has 6 life: win this turn.
ae-puzzle-20-staff-and-shard-hint = Two cards cast a spell in the main phase.
ae-puzzle-20-staff-and-shard-why = The Staff and the Garnet Shard both cast a spell you have just prepped: 1 and 3, and 2 more with the Staff.

# Only one of them
ae-puzzle-21-the-haze-first-title = Only one of them
ae-puzzle-21-the-haze-first-ask = Gravehold has 6 life, Fury is 2, and Slaughter comes next. Survive the next nemesis turn.
ae-puzzle-21-the-haze-first-hint = How much does each minion do as it stands?
ae-puzzle-21-the-haze-first-why = Haze Spewer would do 4, Provoker only 2 whatever its life. Put both spells on Haze Spewer; 2 and 3 leave one life.

# Three against three
ae-puzzle-22-three-down-title = Three against three
ae-puzzle-22-three-down-ask = Three minions, three spells, one charge. Destroy all three in the casting phase.
ae-puzzle-22-three-down-hint = Start with the one that has the most life.
ae-puzzle-22-three-down-why = Phoenix Flame with the charge does 4 to Haze Spewer, Ignite from breach III does 3 to Provoker, the Spark is enough for Bane Sire.

# To each its card
ae-puzzle-23-a-card-for-each-title = To each its card
ae-puzzle-23-a-card-for-each-ask = Five cards in hand, and all three spells want some. Rageborne has 17 life: win in the casting phase.
ae-puzzle-23-a-card-for-each-hint = Only one of the spells needs a gem.
ae-puzzle-23-a-card-for-each-why = Oblivion Swell takes only a gem: keep one of the two for it. The other four cards feed Void and Dark Fire, 6 each, and 5 come from breach III.

# The whip cracks twice
ae-puzzle-24-the-whip-cracks-twice-title = The whip cracks twice
ae-puzzle-24-the-whip-cracks-twice-ask = Your cards give 4 aether. Rageborne has 11 life: win this turn.
ae-puzzle-24-the-whip-cracks-twice-hint = The whip casts any prepped spell.
ae-puzzle-24-the-whip-cracks-twice-why = For 2 aether Chaos Arc between its neighbours does 7. For the other 2 the whip casts itself: 4.

# The same gem again
ae-puzzle-25-the-same-gem-again-title = The same gem again
ae-puzzle-25-the-same-gem-again-ask = Open breach III this turn: it costs 7, and you hold Diamond Cluster and a Crystal.
ae-puzzle-25-the-same-gem-again-hint = Not every prepped spell should be cast.
ae-puzzle-25-the-same-gem-again-why = Keep Arcane Nexus: it returns the cluster to your hand, and the second play gives 4. 2, 1 and 4 make 7.

# Sums of damage
ae-puzzle-26-to-each-a-spell-title = Sums of damage
ae-puzzle-26-to-each-a-spell-ask = Provoker has 4 life, Haze Spewer 3, Bane Sire 2. Destroy all three in the casting phase.
ae-puzzle-26-to-each-a-spell-hint = The Spark is cast from breach III.
ae-puzzle-26-to-each-a-spell-why = The Spark does 2 from breach III, Essence Theft 3, and Phoenix Flame 4 if you lose the charge.

# The Prism casts
ae-puzzle-27-the-prism-casts-title = The Prism casts
ae-puzzle-27-the-prism-casts-ask = Nothing is prepped. Rageborne has 4 life: win this turn.
ae-puzzle-27-the-prism-casts-hint = What would happen if a gem that casts were played twice?
ae-puzzle-27-the-prism-casts-why = Played twice by the Prism, the Garnet Shard casts two spells: 3 and 1. Prep both of them first.

# Two ways to cast
ae-puzzle-28-two-ways-to-cast-title = Two ways to cast
ae-puzzle-28-two-ways-to-cast-ask = Rageborne has 9 life, and your cards give 3 aether at most. Win this turn.
ae-puzzle-28-two-ways-to-cast-hint = Which card is better than the aether it gives?
ae-puzzle-28-two-ways-to-cast-why = The Garnet Shard casts Planar Insight: 2 and 3 for the open breaches. The Crystals pay for the whip, which casts itself: 4.

# Everything in its place
ae-puzzle-29-everything-in-its-place-title = Everything in its place
ae-puzzle-29-everything-in-its-place-ask = You play Jian with 3 charges. Rageborne has 19 life: win this turn.
ae-puzzle-29-everything-in-its-place-hint = One spell is worth keeping for the mirror.
ae-puzzle-29-everything-in-its-place-why = Amplify Vision opens breach IV and does 3, Essence Theft does 4 from III. Buy a charge: Planar Insight, with four open breaches, does 6 twice.

# Flame and whip
ae-puzzle-30-flame-and-whip-title = Flame and whip
ae-puzzle-30-flame-and-whip-ask = 4 aether, one charge. Rageborne has 8 life: win this turn.
ae-puzzle-30-flame-and-whip-hint = The spell that lets you cast is a spell too.
ae-puzzle-30-flame-and-whip-why = Phoenix Flame with the charge does 4, and the whip casts itself last for 4 more. Ignite would do only 3.

# Glossary
ae-term-nemesis = nemesis
ae-term-nemesis-text = The foe that all of you play against.
ae-term-nemesis-forms = nemes(is|es)
ae-term-gravehold = Gravehold
ae-term-gravehold-text = The city you defend; at 0 life you lose.
ae-term-gravehold-forms = Gravehold
ae-term-mage = mage
ae-term-mage-text = You: with life, breaches and an ability.
ae-term-mage-forms = mage(|s)
ae-term-ally = ally
ae-term-ally-text = Every other player; if you play alone, you are your own ally.
ae-term-ally-forms = all(y|ies)
ae-term-gem = gem
ae-term-gem-text = A card that gives aether.
ae-term-gem-forms = gem(|s)
ae-term-relic = relic
ae-term-relic-text = A card that does something when played.
ae-term-relic-forms = relic(|s)
ae-term-spell = spell
ae-term-spell-text = First prepped at a breach, then cast.
ae-term-spell-forms = spell(|s)
ae-term-aether = aether
ae-term-aether-text = Money for one turn; what you do not spend is lost.
ae-term-aether-forms = aether
ae-term-supply = supply
ae-term-supply-text = Nine piles of cards that can be bought.
ae-term-supply-forms = supply
ae-term-buy = buy
ae-term-buy-text = Pay aether; the card goes to your discard pile.
ae-term-buy-forms = buy(|s|ing), bought
ae-term-breach = breach
ae-term-breach-text = A place for one spell; an open one serves for good.
ae-term-breach-forms = breach(|es)
ae-term-focus = focus
ae-term-focus-text = For a smaller price, a quarter turn: you may prep there this turn.
ae-term-focus-forms = focus(|es|ed|ing)
ae-term-open = open
ae-term-open-text = Pay the breach's price; it stays open for the rest of the game.
ae-term-open-forms = open(|s|ed|ing) (|a |an |the |your |that )breach(|es), open breach(|es)
ae-term-prep = prep
ae-term-prep-text = Lay a spell from hand at a breach, for free.
ae-term-prep-forms = prep(|s|ped|ping)
ae-term-casting = casting
ae-term-casting-text = Phase 1: prepped spells take effect.
ae-term-casting-forms = casting phase, cast(|s|ing)
ae-term-main-phase = main phase
ae-term-main-phase-text = Phase 2: play, buy, prep, in any order.
ae-term-main-phase-forms = main phase
ae-term-draw-phase = draw phase
ae-term-draw-phase-text = Phase 3: put away what you played and draw up to five.
ae-term-draw-phase-forms = draw phase
ae-term-discard-pile = discard pile
ae-term-discard-pile-text = Cards put away; when the deck runs out it is turned over, not shuffled.
ae-term-discard-pile-forms = discard pile(|s)
ae-term-charge = charge
ae-term-charge-text = A token for your ability; it costs 2 aether.
ae-term-charge-forms = charge(|s)
ae-term-ability = ability
ae-term-ability-text = A mage's special deed; used when it is full of charges.
ae-term-ability-forms = abilit(y|ies)
ae-term-damage = damage
ae-term-damage-text = It takes life; one spell hurts one target.
ae-term-damage-forms = damage
ae-term-turn-order = turn order
ae-term-turn-order-text = Cards that say who is next; each comes once a round.
ae-term-turn-order-forms = turn order
ae-term-attack-card = attack (card)
ae-term-attack-card-text = A nemesis card that happens at once and is discarded.
ae-term-attack-card-forms = attack(|s)
ae-term-minion = minion
ae-term-minion-text = A nemesis card with life; it does harm every nemesis turn.
ae-term-minion-forms = minion(|s)
ae-term-power = power
ae-term-power-text = A nemesis card with tokens; when they run out, it strikes.
ae-term-power-forms = power(|s)
ae-term-to-discard = TO DISCARD
ae-term-to-discard-text = The price for getting rid of a power in time.
ae-term-to-discard-forms = TO DISCARD, to discard:
ae-term-persistent = PERSISTENT
ae-term-persistent-text = What a minion does in every nemesis turn.
ae-term-persistent-forms = PERSISTENT, persistent
ae-term-unleash = Unleash
ae-term-unleash-text = The special effect printed on the nemesis mat.
ae-term-unleash-forms = Unleash(|es|ed)
ae-term-fury = Fury
ae-term-fury-text = Rageborne's tokens; with four it Strikes.
ae-term-fury-forms = Fury
ae-term-exhausted = exhausted
ae-term-exhausted-text = A mage without life: it plays on, at a high price.
ae-term-exhausted-forms = exhausted
ae-term-destroy = destroy
ae-term-destroy-text = Remove a card from the game for good.
ae-term-destroy-forms = destroy(|s|ed|ing)
ae-term-adjacent = adjacent
ae-term-adjacent-text = Breaches with neighbouring numbers, I–II, II–III, III–IV.
ae-term-adjacent-forms = adjacent

# Tips for beginners
ae-tip-1 = You have a spell and a free breach. Prepping costs nothing.
ae-tip-2 = Aether does not keep until next turn. A charge for 2, at least?
ae-tip-3 = With the gems still in your hand you could buy more.
ae-tip-4 = Gems pay off early: they will pay in every later round.
ae-tip-5 = What you put away first comes back first. Put the better card first.
ae-tip-6 = This damage would remove a minion and spare you its harm in every round.
ae-tip-7 = Damage beyond a target's life is lost. Another target would use all of it.
ae-tip-8 = A power goes off next turn. You can get rid of it now.
ae-tip-9 = For a little more you could open this breach for good.
ae-tip-10 = This mage would be exhausted. Somebody else could take it.

# The first match
ae-goal = You win when the nemesis has no life left. Protect Gravehold until then.
ae-goal-players = The nemesis has { $left } of { $of } life left
ae-goal-nemesis = Gravehold has { $left } of { $of } life left
ae-aim-1 = Begin with a gem that costs 2 or more: it earns in every round.
ae-aim-2 = Open another breach, spells need room.
ae-aim-3 = Do not leave breaches empty: prep two spells.
ae-aim-4 = Remove something of the nemesis before it does more.
ae-aim-5 = Fill your ability and use it.
ae-aim-6 = Now for strong spells: bring the nemesis to half of its life.
ae-can-cast = cast { $count ->
         [one] a spell
        *[other] spells
    }
ae-can-play = play { $count ->
         [one] a card
        *[other] cards
    }
ae-can-buy = buy from { $count ->
         [one] a pile
        *[other] any of { $count } piles
    }
ae-can-buy-charge = gain a charge
ae-can-focus = focus { $count ->
         [one] a breach
        *[other] one of { $count } breaches
    }
ae-can-open = open { $count ->
         [one] a breach
        *[other] one of { $count } breaches
    }
ae-can-prep = prep { $count ->
         [one] a spell
        *[other] spells
    }
ae-can-use = use { $count ->
         [one] a prepped spell
        *[other] { $count } prepped spells
    }
ae-can-discard-power = discard { $count ->
         [one] a power
        *[other] one of { $count } powers
    }
ae-can-use-ability = use your ability
