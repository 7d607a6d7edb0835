# The book of Summoner Wars, chapter by chapter (book.toml). Paragraphs are parted by an empty line; a line that begins with
# "- " is an item of a list. Links lead to a rule by its number, to a lesson, or to a term of the glossary.

sw-book-aim = What the game is about
sw-book-aim-text =
    Two players face each other, each with an army of cards led by one [Summoner](summoner). Defeat the enemy Summoner and you [win at once](SW-END-01), in the middle of a turn if need be. Nothing else ends the game: no points, no time limit, no empty [draw pile](SW-DRAW-06).

    The battlefield has [8 rows of 6 spaces](SW-COMP-04). The four rows nearest to you are your side. A [space](space) holds one card at most; every card that lies there is an [object](object): a [unit](unit) that moves and fights, a [structure](structure) that stands where it was built, or both.

    Beside the board each player keeps a draw pile, a discard pile, a row for [active events](active-event) and a track that counts [magic](magic). Magic pays for everything you bring into play, and defeating enemies brings it in.

    The [dice](SW-COMP-08) are not numbered. A face shows swords for [melee](melee), bows for [ranged](ranged) attacks and stars for [special effects](special), often two of them at once. Five faces of six hit in melee, four of six from afar.
sw-book-aim-picture-1 = The battlefield: your cards near you, the enemy's beyond. Each shows its strength and the life it has left.

sw-book-setup = Before the first turn
sw-book-setup-text =
    Choose a ready-made deck or [one of your own](SW-SETUP-03). Four of its cards begin on the battlefield where the Summoner's card shows them: [the Summoner, two starting units and the starting gate](SW-SETUP-04). The starting gate is the strongest structure of all: [10 life](SW-SETUP-05).

    Shuffle the rest into your draw pile and [draw five cards](SW-SETUP-07). You keep them as they come; there is no second try.

    Chance decides who begins. Going first is worth something, so the [first player starts with 2 magic, the other with 3](SW-SETUP-09). After that [every turn is complete](SW-SETUP-10), the very first one included.

sw-book-turn = A turn has six phases
sw-book-turn-text =
    You take turns, and every turn goes through the [same six phases](SW-TURN-02):

    - Summon: pay for units in your hand and place them next to your gates.
    - Move: up to three of your units, up to two spaces each.
    - Build: pay for gates and other structures.
    - Attack: with up to three of your units.
    - Magic: discard cards for one magic each.
    - Draw: fill your hand up to five cards.

    Nearly all of it is [your choice](SW-TURN-06). You may summon nobody and move nobody. Only the draw, the effects of cards that do not say "may", and the [price of not attacking](SW-ATK-22) cannot be avoided.

    Before the first phase you [discard the events](SW-TURN-04) that were active since your last turn. The table does that for you, and it passes phases in which you have no choice.

sw-book-summon = Summon
sw-book-summon-text =
    Units come into play next to a [gate](gate). Choose a card, [pay its cost](SW-SUM-02) and put it on an [empty space beside any gate of yours](SW-SUM-03). You may do this [as often as you can pay](SW-SUM-01), one unit after another.

    A new unit is [ready at once](SW-SUM-07): it may move and attack in the same turn. That makes a gate far forward worth a lot, to you and to the enemy who would like to tear it down. If there is [no room at your gates](SW-SUM-05), nobody can come.

    Only [commons and champions](SW-SUM-04) are summoned. A unit that some effect puts on the battlefield without the word "summon" [has not been summoned](SW-SUM-09): nothing is paid, and what happens "after summoning" does not happen.
sw-book-summon-picture-1 = Two gates. The one in front brings units close to the enemy; around it two spaces are still free, since cavalry and an enemy stand on the others.

sw-book-move = Move
sw-book-move-text =
    Move [up to three different units, up to two spaces each](SW-MOVE-01). A step goes to an empty space that [shares an edge](SW-DIST-01); [diagonals do not count](SW-MOVE-03), here or anywhere else in this game. A unit may turn between its steps, and even [step out and back](SW-MOVE-08).

    Nobody walks [through other cards](SW-MOVE-04), friend or enemy, unless a card says so. [Structures stay](SW-MOVE-06) where they are.

    Some units can do something [instead of moving](instead). That takes [one of your three moves](SW-MOVE-11), the unit then [stands still](SW-MOVE-12), and it works even for a unit that is [hemmed in](SW-MOVE-13). Being pushed, swapped or placed by an effect is [no move](SW-MOVE-16) and costs none.

    Distance is counted the same way everywhere: rows plus columns, as a rook would walk, [without the space you start from](SW-DIST-03). "Within 2 spaces" [includes occupied spaces and corners](SW-DIST-05), and never the card itself.
sw-book-move-picture-1 = The cavalry at the front cannot pass its own parapet in one step forward, but it can walk around it. The mage has a free way ahead.

sw-book-build = Build
sw-book-build-text =
    Gates and other structures are paid for like units and placed on any empty space of [your three back rows, or beside your Summoner](SW-BUILD-03), wherever the Summoner stands. A bold Summoner is therefore a forward base.

    An ordinary gate [costs nothing and has 5 life](SW-BUILD-07), and you may have [as many as you draw](SW-BUILD-08). Some events are [structures too](SW-BUILD-05): they are built in this phase and stay. A unit that is also a structure may be [summoned or built](SW-BUILD-06), as you like; it costs the same.

sw-book-attack = Attack
sw-book-attack-text =
    Attack with [up to three different units](SW-ATK-01), each [once](SW-ATK-03). They need not be [those that moved](SW-ATK-02). Every attack is [three steps](SW-ATK-04): choose the target, roll, add the damage.

    - Melee units reach the [four spaces beside them](SW-ATK-05).
    - Ranged units reach [one to three spaces in a straight line](SW-ATK-06), if [nothing stands in between](SW-ATK-07), be it friend or enemy.

    Roll [as many dice as the attacker's strength](SW-ATK-09). Every symbol of the attacker's kind is [one damage](SW-ATK-10); a face with two symbols can count only once for a kind. Stars do nothing [unless a card says so](SW-ATK-11).

    Any unit or structure can be the target, [your own too](SW-ATK-08), though that brings no magic. The game rewards courage: if none of your units attacks an enemy card in this phase, your own Summoner [takes 1 damage](SW-ATK-22) at its end, from the first turn on. An attack that misses [is an attack too](SW-ATK-23).

    A unit may do something [instead of attacking](SW-ATK-14); it then counts among the three and does not attack. It is [no attack](SW-ATK-25), so it does not save your Summoner. Extra attacks come [on top of the three](SW-ATK-26).
sw-book-attack-picture-1 = The cavalry can strike the climber before it and the clinger beside it. The mage at the right shoots the slinger three spaces ahead; the other mage sees nothing but its own parapet.

sw-book-damage = Damage
sw-book-damage-text =
    Damage stays on a card as [tokens](SW-DMG-01). When there is as much damage as [life](life), the card is [eliminated](eliminate) [at once](SW-DMG-03) and goes face down to the [discard pile of the player whose deck it came from](SW-DMG-04).

    For every enemy card that falls to [your units' attacks](SW-DMG-06), [abilities, structures or events](SW-DMG-07) you gain 1 magic. For your own you gain [nothing](SW-DMG-08), and for a card that falls because of what an enemy card did in falling, [nothing either](SW-DMG-09).

    All damage of an attack is put down first; [only then](SW-DMG-14) does the table see who has fallen. A card that is merely [discarded](SW-DMG-15) has not been eliminated.

sw-book-magic = Magic and cards
sw-book-magic-text =
    In the Magic phase you may [discard as many cards as you like](SW-MAG-01), each for 1 magic. They are [not played](SW-MAG-02), and they do not come back: an empty draw pile is [never refilled](SW-DRAW-04). Every card is therefore both a card and a coin, and choosing which is half the game.

    Magic is [kept from turn to turn](SW-MAG-08), up to [15](SW-MAG-03). A cost is always [paid in full and first](SW-MAG-05); a cost of 0 [can always be paid](SW-MAG-09).

    In the Draw phase you fill your hand [up to five](SW-DRAW-01). If you hold five or more you draw nothing and [discard nothing](SW-DRAW-02).

sw-book-events = Events, boost and tucked cards
sw-book-events-text =
    An [event](event) is played in the phase [that is printed on it](SW-EVT-01), and only [when nothing else is being resolved](SW-EVT-03). Pay its cost, do what it says, and it [goes to the discard pile](SW-EVT-02). An [active event](active-event) stays beside the board instead and works [until your next turn begins](SW-EVT-06).

    Some cards gather [boost](boost): tokens that do [nothing by themselves](SW-BOOST-03). What they mean stands on the card. To [spend](SW-BOOST-04) boost, a card must have enough of it; to [remove](SW-BOOST-06) it, what there is will do.

    A card can be [tucked](SW-TUCK-01) under another. It then travels along, [no effect finds it](SW-TUCK-03), and when the card above leaves, it is [discarded](SW-TUCK-04), which eliminates nobody and brings [no magic](SW-TUCK-06).

sw-book-abilities = Abilities, and what happens first
sw-book-abilities-text =
    Nearly every unit has an [ability](ability), and what a card says [goes before the general rules](SW-TIME-12). It works [while the unit is on the battlefield](SW-ABIL-02), at the moment it is summoned, and when it falls. Nobody has the [same ability twice](SW-ABIL-04).

    "May" means [you can decline](SW-TIME-10). Without that word the effect happens, as far as it can. Who decides? The player who [controls the effect](SW-TIME-15), even in the other's turn. If several effects come at once, the [player whose turn it is](SW-TIME-01) chooses the order. "After" means [at once after](SW-TIME-02), before anything else.

    Strength can be raised and lowered, [never below 0](SW-ABIL-07). Re-rolled dice [count as they fall anew](SW-ABIL-08).

    To [force](force) a card is to push it [in a straight line over empty spaces](SW-FORCE-01). If there is no room for the whole push in a direction, [that direction cannot be chosen](SW-FORCE-04). A card that left the battlefield and returns is [new](SW-FORCE-09): it remembers nothing.
sw-book-abilities-picture-1 = Units with abilities stand close together: what one does can push, shield or strengthen another.

sw-book-whose = Whose is it, and who may look?
sw-book-whose-text =
    A card [belongs](SW-CTRL-01) to the player in whose deck it began, for good. To [control](SW-CTRL-02) it is another matter: an effect can turn an enemy unit to your side for a while. "Enemy" and "your own" on cards always ask [who controls](SW-CTRL-05); a discarded card still goes [home](SW-CTRL-06).

    Everything on the table is [open](SW-ZONE-08), and so is how many cards are in hands and piles. The cards in a hand are [secret](SW-ZONE-09), as is the order of the [draw piles](SW-ZONE-02); you may look through [your own discard pile](SW-ZONE-04) only.

    Words have one meaning: "[up to 2](SW-TERM-02)" may be none, "[any number](SW-TERM-03)" too. A name in a text means [every card whose name contains it](SW-TERM-13).

sw-book-decks = Building a deck
sw-book-decks-text =
    A deck has [34 cards](SW-DECK-01): the Summoner, the starting gate and three more gates, two starting units, two epic events, six standard events, three champions and sixteen commons.

    The Summoner decides much of it. [Starting units and epic events](SW-DECK-06) are its own; everything else needs [one deck symbol in common](SW-DECK-02) with it, so that [factions can be mixed](SW-DECK-07). No champion [twice](SW-DECK-03), no standard event more than [twice](SW-DECK-04), no common more than [four times](SW-DECK-05).
