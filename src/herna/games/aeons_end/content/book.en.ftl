# The book of Aeon's End, chapter by chapter (book.toml). Paragraphs are parted by an empty line; a line that begins with
# "- " is an item of a list. Links lead to a rule by its number, to a lesson, or to a term of the glossary.

ae-book-aim = What the game is about
ae-book-aim-text =
    You play [together](AE-TERM-01): one to four mages defend the city of [Gravehold](gravehold) against a [nemesis](nemesis) that plays by itself, from a deck of its own. All win or all lose.

    You win [when the nemesis has no life left](AE-END-02), or when it has nothing left to throw at you: at the end of a turn its [deck is empty and no minion and no power is in play](AE-END-01). You lose when [Gravehold falls](AE-END-04), when [all mages are exhausted](AE-END-03), or in a way that the nemesis [brings along](AE-END-05).

    Two things set this game apart. You [never shuffle your deck](AE-TERM-02): the order in which you discard is the order in which you will draw. And nobody knows [who has the next turn](turn-order).

    What a card says [goes before the general rules](AE-TERM-03). The tokens are [only counters](AE-COMP-06) and never run out, except husks.

ae-book-setup = Before the first turn
ae-book-setup-text =
    Each player takes a [mage](mage) with [10 life](AE-SETUP-07), five cards [in hand](AE-SETUP-03) and five more as a deck [in the printed order](AE-SETUP-04), unshuffled. Your [breaches](breach) lie as the mat [shows them](AE-SETUP-06). Gravehold has [30 life](AE-SETUP-08).

    The deck of the nemesis is built in [three tiers](AE-SETUP-14): the mild cards on top, the worst at the bottom. The more players, the [more cards](AE-SETUP-13).

    The [supply](supply) in the middle has [nine piles](AE-MARKET-01): three kinds of gems, two of relics, four of spells. Two are recommended: [one for thinning decks](AE-MARKET-04) and [one for charges](AE-MARKET-05). You [buy](buy) from it in your main phase, [as much as you can pay](AE-MARKET-09), and what you buy goes [on your discard pile](AE-MARKET-08). An empty pile [stays empty](AE-MARKET-06).

ae-book-round = Who is next?
ae-book-round-text =
    Before every turn the [top card of the turn order deck](AE-TURNORDER-06) is turned over. With two to four players it holds [four player cards and two of the nemesis](AE-TURNORDER-01). So the nemesis has two turns in every six, but when? It may come twice in a row, at the end of one round and the beginning of the next. The deck is shuffled [only when it is empty](AE-TURNORDER-11), so that what has been seen tells you what is left.

    With three players there is a wild card: you [agree](AE-TURNORDER-09) who takes that turn.

    A player's turn has [three phases](AE-PHASE-01), always in this order: cast spells, act, draw. The table skips a phase in which [nothing can be done](AE-PHASE-03).

ae-book-casting = Casting spells
ae-book-casting-text =
    Spells are cast [one turn after they were prepped](AE-PREP-05). In the [casting phase](casting) you may cast the spells at your [opened breaches](AE-CAST-01), or keep them. Spells at [closed breaches must be cast](AE-CAST-02). The [order is yours](AE-CAST-04), and it matters twice: for what happens, and because a cast spell goes [to your discard pile first](AE-CAST-05), where the order is what you will draw one day.

    The damage of a spell goes to [one target](AE-CAST-07), the nemesis or a single minion; what is too much is lost. You choose the target [when the damage is dealt](AE-CAST-08), so look at each spell's result before you cast the next.

    An opened breach III or IV adds [1 damage](AE-CAST-09). It must be [open at that moment](AE-CAST-10). A spell cast for another player is [your decision](AE-CAST-12) and [their card](AE-CAST-13).
ae-book-casting-picture-1 = The casting phase: two spells wait at the breaches, a minion with 4 life stands before the nemesis.

ae-book-main = The main phase
ae-book-main-text =
    Now do [whatever you like, in any order, as often as you like](AE-MAIN-01):

    - play [gems](gem) and [relics](relic) from your hand, most of which give [aether](aether);
    - buy cards from the supply;
    - buy a [charge](charge) for [2 aether](AE-CHARGE-01);
    - [focus](focus) or [open](open) a breach;
    - [prep](prep) a spell at a breach;
    - fulfil what a power of the nemesis asks [to be discarded](to-discard).

    Aether [does not keep](AE-MAIN-07): what is left at the end of the turn is gone. Some aether pays [only for spells, or only for gems](AE-MAIN-08). A card you play is carried out [as far as possible](AE-MAIN-04), and where it says OR you choose [exactly one side](AE-MAIN-05). You [need not play](AE-MAIN-11) everything: cards you keep are in your hand next turn. But you may not [throw cards away](AE-MAIN-12) just to be rid of them.

    Your mage's [ability](ability) works when [all its spaces are filled](AE-CHARGE-05), at the moment that [the mat names](AE-CHARGE-09), and then [empties](AE-CHARGE-07). You can use it [again and again](AE-CHARGE-08).

ae-book-breaches = Breaches and spells
ae-book-breaches-text =
    A [breach](breach) is the place from which a spell is cast. It is [open or closed](AE-BREACH-01). You may prep a spell at an [open breach, or at a closed one that you have focused this turn](AE-PREP-01). It [costs nothing](AE-PREP-02), and there is room for [one spell](AE-PREP-03).

    To [focus](AE-BREACH-03) a breach, pay its smaller price: it turns by a quarter, may hold a spell for this once, and is cheaper to open from now on. To [open](AE-BREACH-06) it, pay what its present position asks; it then [stays open](AE-BREACH-07) for good. You may open one [without ever focusing it](AE-BREACH-09), and in [any order](AE-BREACH-08). After three turns it can [only be opened](AE-BREACH-05). The [prices](AE-BREACH-02) grow with the number of the breach, and so does what it gives.

    Focusing is for today, opening for the rest of the game. A spell at a closed breach must be cast next turn; at an open one it can [wait](AE-CAST-16), and some spells do something [while they are prepped](AE-WHILE-01), which is [no cast](AE-WHILE-04) and gets no bonus.

ae-book-draw = The draw phase, and why nothing is shuffled
ae-book-draw-text =
    First put the gems and relics you played on your [discard pile](discard-pile), [in the order you like](AE-DRAW-01). Then [draw up to five](AE-DRAW-03). Cards you did not play [stay in your hand](AE-DRAW-02) and count among the five; spells at breaches [do not](AE-DRAW-05). There is [no upper limit](AE-DRAW-04).

    When your deck is empty and a card is needed, the discard pile is [turned over as it lies](AE-DRAW-08): what you discarded first is drawn first. So you decide today that three expensive gems will come to your hand together in three turns. It is turned over [only when needed](AE-DRAW-09), and cards you gain in the meantime still slip beneath it.

    You may look through [your discard pile](AE-DRAW-06) at any time, never through [your deck](AE-DRAW-07).

ae-book-nemesis = The turn of the nemesis
ae-book-nemesis-text =
    First [everything in play acts](AE-NEM-02), from the oldest card to the newest; then [one new card](AE-NEM-06) is turned over. What it is decides what follows:

    - An [attack](attack-card) [happens at once](AE-ATTACK-01) and is discarded.
    - A [minion](minion) [comes into play](AE-MINION-01) with its life. Its [PERSISTENT](persistent) effect happens [in every later turn of the nemesis](AE-MINION-03), until you have [brought its life to 0](AE-MINION-02).
    - A [power](power) [comes with tokens](AE-POWER-01). Each nemesis turn takes one away; with the last one [its effect happens](AE-POWER-03). Many can be discarded beforehand by one player who [pays all that it asks](AE-POWER-06), [alone](AE-POWER-07).

    A card that comes into play acts [in the next turn of the nemesis](AE-NEM-10) at the earliest, so you always have a chance to answer. Where something has to be decided, [you decide together](AE-NEM-13). If the deck is empty, the nemesis [unleashes three times](AE-NEM-07) instead of drawing.

    The signature of each nemesis is to [unleash](unleash): [what its mat says](AE-UNLEASH-01), happening again and again.
ae-book-nemesis-picture-1 = A minion and a power are in play. The minion will act in every turn of the nemesis; the power acts when its last token is taken.

ae-book-life = Damage and exhaustion
ae-book-life-text =
    You can hurt [the nemesis and its minions only](AE-DMG-03). Life never rises [above what it was at the start](AE-DMG-05).

    A mage at 0 life is [exhausted](exhausted), and that [happens at once](AE-EXHAUST-06), in the middle of whatever caused it: the nemesis [unleashes twice](AE-EXHAUST-02), you [destroy a breach](AE-EXHAUST-03) and [lose your charges](AE-EXHAUST-04), and damage beyond your last life hits [Gravehold doubled](AE-EXHAUST-05).

    Nevertheless you [play on as before](AE-EXHAUST-08). You only cannot [gain life](AE-EXHAUST-09), and every damage you would suffer strikes [Gravehold twice](AE-EXHAUST-11). "The player with the lowest life" is from now on [somebody else](AE-EXHAUST-10). If everybody is exhausted, [the game is lost](AE-EXHAUST-13).

ae-book-doubt = What is open, and what to do in doubt
ae-book-doubt-text =
    Talk as much as you like, [also about your hands](AE-INFO-03). Everything on the table is [open](AE-INFO-01); only the [order of the decks](AE-INFO-02) is hidden.

    If a card does not say clearly whom it hits, [you decide together](AE-AMBIG-01); the same with [ties](AE-AMBIG-02). You may choose who suffers, but not somebody who suffers less than another could: harm is carried out [as fully as possible](AE-AMBIG-05). Of two options on a nemesis card you must take one that [can be carried out in full](AE-AMBIG-06), if there is one. "Collectively" lets you [split the amount](AE-AMBIG-08) among yourselves.

ae-book-alone = Alone, and how hard it should be
ae-book-alone-text =
    One person can play [several mages](AE-SOLO-01) by the ordinary rules, or [a single one](AE-SOLO-02). Then the turn order deck has [three cards of yours and two of the nemesis](AE-SOLO-04), you are [your own ally](AE-SOLO-06), and being exhausted [does not lose the game](AE-SOLO-08); Gravehold alone decides.

    There are four levels. [Beginner](AE-DIFF-02) gives you more life and the nemesis less; [normal](AE-DIFF-01) is as printed; [expert](AE-DIFF-03) adds the harder side of the nemesis; [extinction](AE-DIFF-04) takes life from you as well.

ae-book-nemeses = The four nemeses
ae-book-nemeses-text =
    Each has rules of its own.

    - Rageborne gathers [fury](fury). At the end of its turn, with [four or more](AE-RAGE-05), it strikes: a card of its [strike deck](AE-RAGE-04) happens, and three fury are gone. Count its fury and you know what is coming.
    - Carapace Queen floods the board with husks, little minions with [1 life each](AE-HUSK-04). A player who hits a husk may suffer 1 damage to [spread the blow over several](AE-HUSK-06). The more there are, the [worse](AE-HUSK-10) her swarm; with [thirteen](AE-HUSK-12) it ends the game.
    - Crooked Mask puts corruptions into your decks: cards [that cannot be played](AE-CORR-08) but happen [at the start of your turn](AE-CORR-06) when you hold them. To gain one also [shuffles your deck](AE-CORR-03), which hurts more than it sounds.
    - Prince of Gluttons devours the supply, [pile by pile](AE-GLUT-03). If there is [nothing left to devour](AE-GLUT-10), you have lost. Its topmost victim can still [be bought](AE-GLUT-05).
