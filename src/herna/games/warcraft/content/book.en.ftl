# The book of Warcraft, chapter by chapter (book.toml). Paragraphs are parted by an empty line; a line that begins with "- " is
# an item of a list. Links lead to a rule by its number, to a lesson, or to a term of the glossary.

wc-book-aim = What the game is about
wc-book-aim-text =
    Two, three or four [races](WC-COMP-01) fight for a land of forests and gold. With two players the first to have [15 victory points](WC-WIN-01) at the end of a turn wins; two teams of two play [to 30](WC-WIN-02). Or you take the enemy's Town, and keep it until [there is nobody left](WC-WIN-13) to play against.

    There are three sources of [points](point):

    - spaces held by your units: an [objective](objective) gives what is printed on it, a [Town 3](WC-WIN-08), your own as well as the enemy's;
    - unit types that you have raised to their [highest level](WC-WIN-07), 1 each;
    - [Victory Point cards](WC-WIN-06) that you have laid down, 1 each.

    Points are held, not gathered: leave the objective and they are gone. Only [units](WC-WIN-11) count; workers and outposts do not.

    A figure has no level of its own. All your units of a type are as good as the [top card](WC-COMP-05) of that type's stack says.

wc-book-map = The map and the first position
wc-book-map-text =
    The map is made of hexagons of [six kinds](WC-SPACE-02):

    - the [Town](town), where your pieces come into play;
    - [forests](forest), where workers cut wood, and [gold mines](gold-mine), where they dig gold;
    - [mountains](mountain), which [only air units](WC-SPACE-06) enter;
    - objectives, which give [points](WC-SPACE-07);
    - and open land.

    Each player begins with [5 gold and 5 wood](WC-SETUP-08), [three ground units and three workers](WC-SETUP-09) in the Town, and [three experience cards](WC-SETUP-11). With two players two races are [drawn](WC-SETUP-05); four play Humans and Night Elves [against Orcs and Undead](WC-SETUP-04); three play a [scenario](WC-SETUP-02).
wc-book-map-picture-1 = A small map: two Towns, a gold mine and two forests beside them, a mountain, and an objective worth 2 points in between. Pieces have the colour of their race.

wc-book-round = A round has four steps
wc-book-round-text =
    All players take [each step](WC-ROUND-02) one after another before the next step begins:

    - Move, and fight the [battles that follow](WC-ROUND-04);
    - Harvest gold and wood;
    - Deploy what was bought a round ago;
    - Spend: [train](train), construct, or [upgrade](upgrade).

    The [first player](first-player) acts first in every step. At the end of a round that honour passes [to the left](WC-ROUND-06). Your turn is over, and your points are counted, when you have finished your [Spend Step](WC-ROUND-07).

    The printed rules know [no last round](WC-ROUND-09). This table can be given a [limit of rounds](WC-ROUND-11), after which the game is a draw.

wc-book-move = Move
wc-book-move-text =
    Each of your units and workers may move [once](WC-MOVE-01). [Ground](ground) and [ranged](ranged) units go [one space](WC-MOVE-02), [air](air) units and [workers](worker) [two](WC-MOVE-03). You move them one by one, and what one has done [holds for the next](WC-MOVE-05).

    A unit that meets an enemy unit, worker or outpost [must stop](WC-MOVE-06). Workers do not walk up to enemies at all, unless a [unit of yours is already there](WC-MOVE-09). Your own pieces [never block you](WC-MOVE-13); but when you are done, no space may hold more than [three of your units](WC-STACK-01) and [three of your workers](WC-STACK-02).

    Then every space with units of two sides becomes a [battlefield](WC-MOVE-16). You choose [the order of the battles](WC-MOVE-18). When all have been fought, workers and outposts that stand alone with enemy units are [destroyed](WC-MOVE-20): they are [defenceless](defenceless). Guard your workers.

wc-book-battle = Battle
wc-book-battle-text =
    The space is the [battlefield](battlefield), and all spaces beside it are its [flanks](flank). [All units of both sides](WC-BATTLE-03) on the battlefield and the flanks fight, whether their owners like it or not. So the number of units next to a battle matters as much as that of the units in it.

    Everybody who takes part [draws a card](WC-BATTLE-07). Then follow battle rounds of [three phases](WC-BATTLE-10): first ranged units attack, then air, then ground. In each phase both sides roll [at once](WC-BATTLE-11), [one die for each unit](WC-BATTLE-16) of that type. A die [hits](WC-BATTLE-17) with the type's [strength](strength) or less, and every hit costs the other side a unit.

    You choose [yourself](WC-CASUALTY-02) which of your units fall, from the battlefield or [from the flanks](WC-CASUALTY-01), the defender first and [then in turn](WC-CASUALTY-05). In the ground phase [air units are safe](WC-CASUALTY-07). Fallen units go [back to the reserve](WC-CASUALTY-03) and can be trained again.

    After each phase the table looks whether the battlefield holds units of [one side only](WC-BATTLE-22); flanks [do not count](WC-BATTLE-23) for this. The side that remains [wins](WC-BATTLE-25) and [draws a card](WC-BATTLE-26). If nobody remains, nobody has won. Nobody [advances or retreats](WC-BATTLE-28).
wc-book-battle-picture-1 = A battle in the middle. The units beside it, on the flanks, roll along; the one on the mountain too, since it flies.

wc-book-cards = Experience cards
wc-book-cards-text =
    You have [experience cards](experience) from the start and draw more [in battles](WC-CARD-01). How many you hold is [not limited](WC-CARD-02), and nobody sees them.

    Each card names its moment, and you may play it [only then](WC-CARD-03). In a battle you need [a unit of yours in it](WC-CARD-04). If both sides want to play at the same moment, the [defender](WC-CARD-05) goes first, and the attacker may still [think again](WC-CARD-06). You go on in turn until [both pass](WC-CARD-08). You [never have to play](WC-CARD-15) a card, and one that could do nothing [cannot be played](WC-CARD-14).

    Some cards all races know, such as [Town Portal](WC-EXP-PORTAL-1), [Resources](WC-EXP-RES-1) and [Victory Point](WC-EXP-VP-1); others belong to one race. What each does stands on the card itself and in the rules by number. When your deck has run out, your discards are [shuffled](WC-CARD-11).

wc-book-harvest = Harvest
wc-book-harvest-text =
    For every worker in a gold mine you roll the resource die and take [as much gold as it shows](WC-HARVEST-01); then the same [for wood](WC-HARVEST-02) in the forests. Workers that are [building](WC-HARVEST-08) do not harvest, and on other spaces [there is nothing](WC-HARVEST-11) to harvest.

    A [3 is much and costs much](WC-HARVEST-06): it is paid in full, but it [exhausts the space](WC-DEPLETE-01) by half. The second 3 [exhausts it wholly](WC-DEPLETE-02), and nothing grows there [any more](WC-DEPLETE-06). Half exhausted, a space [gives as before](WC-DEPLETE-03).

    What you have gathered is [kept without limit](WC-HARVEST-12), and [everybody may know](WC-COMP-15) how much it is.

wc-book-deploy = Deploy
wc-book-deploy-text =
    What you bought [in an earlier round](WC-DEPLOY-01) now comes into play. Trained pieces go to your [Town or to a finished outpost](WC-DEPLOY-03) of yours, within the [limits of a space](WC-DEPLOY-07). Buildings are [finished](WC-DEPLOY-05), and their workers return to the Town; outposts are finished [where they stand](WC-DEPLOY-06).

    You may [put off](WC-DEPLOY-10) each of these, but a building whose piece has not left [cannot train another](WC-DEPLOY-11). A building finished now [can train at once](WC-DEPLOY-12), in the step that follows.

    If the enemy is in your Town you may deploy there [all the same](WC-DEPLOY-04): the space is locked until the battle in the next Move Step.

wc-book-spend = Spend
wc-book-spend-text =
    Choose [one of three](WC-SPEND-01), or nothing; within your choice buy [as much as you can pay](WC-SPEND-03).

    - Train: each finished building trains [one piece](WC-TRAIN-05) of its type. [Prices](WC-TRAIN-03) stand on the buildings. What is trained comes from your [reserve](WC-TRAIN-07), and there is no more than it holds. Workers come [one at a time](WC-TRAIN-06).
    - Construct: every [building](WC-BUILD-03) and every [outpost](WC-OUTPOST-02) costs 2 gold and 2 wood and takes [one worker](WC-BUILD-09), standing in the Town for a building, on the chosen space for an outpost. If the worker of an unfinished outpost [does anything else](WC-OUTPOST-06), the outpost is lost. You have [two outposts](WC-OUTPOST-05) at most.
    - Upgrade: for [2 gold and 2 wood a type](WC-UPGRADE-02) all its units become better [at once](WC-UPGRADE-04), if you have the [buildings that its card asks for](WC-UPGRADE-01). The highest level is [a victory point](WC-UPGRADE-08) and is [never lost](WC-UPGRADE-09).

    Finished buildings are [safe](WC-BUILD-07): nobody can attack or take them.

wc-book-towns = How a Town falls
wc-book-towns-text =
    To enter an enemy Town does [nothing by itself](WC-TOWN-02), except that you hold its [3 points](WC-WIN-10) as long as you stay. But once a round, when all have moved and fought, [every Town with enemies in it](WC-TOWN-03) is checked.

    The first time it gets [a marker](WC-TOWN-04). The second time its owner is [eliminated](WC-TOWN-05), with the whole team. It need not be the [same enemy](WC-TOWN-07), nor twice in a row; and the marker [stays for good](WC-TOWN-06). One visit is a warning, two are the end.

    To have no units at all is [not yet the end](WC-TOWN-11). The space remains a Town worth 3 points [for others](WC-TOWN-12).

wc-book-abilities = Abilities of units
wc-book-abilities-text =
    Some unit cards have an ability. It holds for all units of the type [as long as that card is on top](WC-ABILITY-GEN-2), so an upgrade may lose it.

    - Area Attack: a natural 1 costs [two units](WC-ABILITY-SPLASH-1).
    - Heal: each natural 1 of the enemy costs you [one unit fewer](WC-ABILITY-HEAL-1). Several healers [heal no more](WC-ABILITY-HEAL-4).
    - Slow Poison: in a phase of your choice you [strike first](WC-ABILITY-POISON-1), and who falls does [not strike back](WC-ABILITY-POISON-3).
    - Bloodlust: [one die more](WC-ABILITY-BLOODLUST-1) in each phase in which you attack.
    - Raise Dead: each natural 1 of yours brings [a ground unit](WC-ABILITY-RAISE-1) from the reserve into the battle.

    "Natural" is what [the die shows](WC-CARD-16), before any card changes it.

wc-book-teams = Teams
wc-book-teams-text =
    Partners [sit alternately](WC-SETUP-14) with their enemies and win or fall [together](WC-TEAM-11). They may [give each other gold and wood](WC-TEAM-02) at any time, show their cards but [not hand them over](WC-TEAM-09), and walk through each other's spaces [without a battle](WC-TEAM-04). On a space their pieces count [together](WC-TEAM-05).

    In a battle a partner's units on the battlefield [always fight](WC-TEAM-06); those on the flanks if the partner wishes. Each rolls for [their own](WC-TEAM-07), and the losses are [shared](WC-TEAM-08). A space where both stand is [scored once](WC-TEAM-12).

wc-book-scenarios = Scenarios
wc-book-scenarios-text =
    A scenario changes [what it says, and nothing else](WC-SCEN-GEN-01). You can [make your own](WC-SCEN-GEN-03) too. In these four [points do not count](WC-WIN-15):

    - The Elf Gate, for three: hold the hub of the map with [fewer than three enemies around it](WC-SCEN-ELFGATE-12). Night Elves that belong to nobody [guard it](WC-SCEN-ELFGATE-05).
    - March of the Necromancers, for two: the Undead have no Town and no gold, only [two Necromancers](WC-SCEN-NECRO-04) who [call up units](WC-SCEN-NECRO-07) at special places. They must take the Human Town; the Humans must kill both or [destroy the places](WC-SCEN-NECRO-19).
    - The Captives, for two: bring [your captive home](WC-SCEN-CAPTIVES-14). A unit of the same race [takes it along](WC-SCEN-CAPTIVES-09); walls stop all [but those that fly](WC-SCEN-CAPTIVES-07).
    - Nordrassil, for four: three races hold out until the Night Elves have drawn [their last card](WC-SCEN-NORDRASSIL-13). The Undead [come back](WC-SCEN-NORDRASSIL-10) as often as they fall and want [the tree](WC-SCEN-NORDRASSIL-14).
