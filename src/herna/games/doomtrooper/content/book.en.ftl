# The book of Doomtrooper, chapter by chapter (book.toml). Paragraphs are parted by an empty line; a line that begins with
# "- " is an item of a list. Links lead to a rule by its number, to a lesson, or to a term of the glossary.

dt-book-aim = What the game is about
dt-book-aim-text =
    You lead warriors against those of one or more opponents. The first player with the agreed number of [Promotion Points](promotion) [wins](DT-WIN-01), usually [40](DT-WIN-02). Killing a warrior brings as many points as that warrior [is worth](DT-DUEL-39).

    There are two currencies, and the choice between them is the heart of the game. For a kill you take [Promotion Points, Destiny Points or some of both](DT-DUEL-41). Promotion wins; [Destiny](destiny) pays for everything you do.

    A player who is empty of cards and stands without fighters has [three turns](DT-WIN-10) to change that, or loses. Debts to the Bank [keep you from winning](DT-WIN-06).

    What a card says goes [before these rules](DT-GEN-01), with [a few exceptions](DT-GEN-02) that say so themselves.
dt-book-aim-picture-1 = Two sides with two warriors each. Below a warrior stand its Fight, Shoot, Armour and Value.

dt-book-setup = Before the first turn
dt-book-setup-text =
    Each player shuffles a deck of [at least 60 cards](DT-DECK-02), no card [more than four times](DT-DECK-03), and takes [5 Destiny Points](DT-SETUP-03) and [seven cards](DT-SETUP-05). Chance decides [who begins](DT-SETUP-07).

    Look at your hand. Without a warrior you may [show it and draw seven others](DT-SETUP-08), once; nothing is lost. With a warrior you may exchange it as well, but then the first seven are [discarded](DT-SETUP-10).

    Beside the deck lies the sideboard, [25 more cards](DT-DECK-05), for effects that [search your collection](DT-DECK-06) and for changes between the games of a match.

dt-book-turn = A turn
dt-book-turn-text =
    A turn has [three steps](DT-TURN-01):

    - Draw [up to seven cards](DT-DRAW-01). If the deck runs out, [nothing happens](DT-DRAW-02) but that you draw no more.
    - Take three [actions](action), one after another.
    - Discard: [down to seven](DT-DISC-01) if you hold more; otherwise [one card](DT-DISC-02), if you like.

    Between all of these there is a [moment for everybody](DT-TURN-03) to play cards marked [ANYTIME](anytime). If you have nothing to play then, the table asks you nothing; how often you want to be asked is yours to set.

dt-book-actions = Three actions
dt-book-actions-text =
    In your turn you have [three actions](DT-ACT-01). Use them [in any order, the same one more than once](DT-ACT-02) if you like: deploy a warrior, give equipment, go into [cover](cover), play a card, and so on. An action not taken [is lost](DT-ACT-03).

    If nothing better comes to mind, [meditate](meditate): every action so spent brings [1 Destiny Point](DT-MED-01), and you need [no warrior](DT-MED-02) for it.

    An attack is something else. Only [one of the three](DT-ACT-06) may be one, and it must be [the last](DT-ACT-10); after it you are [done](DT-ACT-11). In your [first turn](DT-ACT-14) you cannot attack at all. Cards may give you more actions; if they say "non-attack", they are [no attack](DT-ACT-08).

dt-book-warriors = Warriors and where they stand
dt-book-warriors-text =
    To deploy a [warrior](warrior) takes an action and as many Destiny Points as the warrior's [Value](value). First you [pay](DT-WAR-02), then the card [goes to its place](DT-WAR-01): [Doomtroopers](doomtrooper) to the Squad, the [Dark Legion](dark-legion) to the Kohort, Tribal warriors to the Outpost, a few to none of these.

    Nobody has to wait: a new warrior may [attack in the same turn](DT-WAR-05), and be [attacked at once](DT-WAR-06).

    The four numbers of a warrior are [Fight](fight), [Shoot](shoot), [Armour](armor) and Value. Some warriors [never fight](DT-FIT-02). They [do not protect you](DT-FIT-05) from sabotage. Others know only [one of the two tactics](DT-FIT-06).

    The areas matter to many cards: what acts on "your Squad" [does not reach the Outpost](DT-AREA-02), while "in play" means [everywhere](DT-AREA-03).

dt-book-duel = The duel
dt-book-duel-text =
    A duel goes through [eight phases](DT-DUEL-02), and after each anybody may play cards.

    Choose your attacker and [any warrior of an opponent](DT-DUEL-12) as the defender; but not [across the border of an Outpost](DT-DUEL-14). Announce [fight or shoot](DT-DUEL-16): it decides which numbers and [which weapons](DT-DUEL-17) count. The defender may now retreat to a [warzone](DT-DUEL-18). Then both sides play what they have, [the attacker first](DT-DUEL-25), until nobody wants to play any more.

    Now compare: an attack value [equal to the other's Armour or higher](DT-DUEL-19) wounds. [Both strike at the same time](DT-DUEL-20), so both may be hurt. A warrior that is [wounded](wounded) for the second time [is dead](DT-DUEL-32); a wound [weakens nobody](DT-DUEL-36) before that. The killer's player gets [points for the Value](DT-DUEL-39), also if [both fall](DT-DUEL-40). Killing your own warriors never brings [Promotion](DT-DUEL-43).

    Only [one weapon](DT-DUEL-22) counts, any number of other equipment. Values may fall [below zero](DT-DUEL-29). Multiply before you add, but [change base values](DT-MOD-02) first of all.
dt-book-duel-picture-1 = The warrior that lies is wounded. Another wound kills it, and brings its Value in points.

dt-book-special-duels = First strike, reinforcements, duels within duels
dt-book-special-duels-text =
    With first strike your attack is [compared first](DT-FIRST-02). If it kills, nothing strikes back. Your side also [plays its cards first](DT-FIRST-01). Two warriors with first strike [cancel each other out](DT-FIRST-03), unless one of them [always](DT-FIRST-04) has it.

    Some cards let [more warriors join](DT-REINF-01), all from the [same area](DT-REINF-02). What one of them can do does [not pass to the others](DT-REINF-03).

    A card may start a duel in the middle of another. The first one then [waits](DT-NESTED-02), what was played for it [does not count](DT-NESTED-03) in the second, and afterwards it [goes on](DT-NESTED-04) if its warriors still stand.

dt-book-sabotage = Sabotage
dt-book-sabotage-text =
    An opponent without a single [combat-capable warrior](DT-SAB-03) can be [sabotaged](sabotage). It is your [last action](DT-SAB-04), done by one of your fighters, and brings [half of that warrior's Value](DT-SAB-07), rounded up, as points [of either kind](DT-SAB-08).

    It fails if the opponent can [prevent it](DT-SAB-06), say by deploying a fighter in time. Each opponent can be sabotaged [once a turn](DT-SAB-05), nobody before all have had [their first turn](DT-SAB-09). Sabotage is [not an attack](DT-SAB-12), and in one turn you [cannot do both](DT-SAB-13).

    So never leave your side without a fighter: it is the cheapest way of all to give points away.

dt-book-equipment = Equipment, weapons, vehicles, relics, beasts
dt-book-equipment-text =
    For an action you give one of your warriors [equipment](equipment). It may have [any number](DT-EQUIP-02) of cards, but one vehicle and one armour. Once given it [stays](DT-EQUIP-07). "Give to a Doomtrooper" [means only that](DT-EQUIP-04).

    A [weapon](weapon) says for which tactic it is: [fight, shoot or both](DT-EQUIP-13). A warrior inside a vehicle cannot use [fortifications](DT-EQUIP-19) or [cover](DT-EQUIP-20); to get in or out takes [an action](DT-EQUIP-16). Losing a vehicle around you is [a wound](DT-EQUIP-17).

    Relics are equipment of which there is only [one at a time](DT-RELIC-04) in the whole game. A beast changes its rider's [base values](DT-BEAST-05) and excludes [a vehicle](DT-BEAST-02).

    All these are [attachments](DT-ATT-01): they [act whether one likes it or not](DT-ATT-03), and are [discarded with their bearer](DT-ATT-05). If the bearer no longer belongs to those who may use them, they [stay and do nothing](DT-ATT-04).

dt-book-places = Fortifications, warzones, cover
dt-book-places-text =
    A [fortification](fortification) mostly raises Armour, for [those it names, wherever they are](DT-FORT-04). You have each [only once](DT-FORT-06).

    A [warzone](warzone) is where a defender may choose to fight, right [after the tactic](DT-ZONE-06) is known. Its numbers help or hurt [the defender alone](DT-ZONE-09), its text [holds for both](DT-ZONE-10), and in it [nobody has fortifications](DT-ZONE-11).

    In [cover](cover) a warrior has [3 more Armour](DT-COVER-02), cannot [attack](DT-COVER-06), and needs an action to go in and [another to come out](DT-COVER-12), after which it does not attack [in that turn](DT-COVER-13). Somebody must always stay [outside](DT-COVER-03).

    A warrior may even be deployed straight into cover, for [all three actions](DT-COVER-15) and [unpaid](DT-COVER-21), since the price would tell who it is. Nobody knows [until it is revealed](DT-COVER-18). Then you must [pay](DT-COVER-22), or [lose it and more](DT-COVER-23).
dt-book-places-picture-1 = One of the two warriors of the Squad is in cover; the other stands outside, as one always must.

dt-book-outpost = The Outpost
dt-book-outpost-text =
    The [Outpost](outpost) is the battlefield on Earth, home of [Tribal warriors](DT-TRANS-01). It is closed until one of them [is deployed there](DT-TRANS-06). From then on warriors may [transfer](DT-TRANS-02) to it and back, for an action, each [once a turn](DT-TRANS-13).

    If somebody is on an Outpost, [everybody must be](DT-TRANS-03): your next action has to bring a warrior there. The last one [may not leave](DT-TRANS-05) while others remain.

    Doomtroopers and the Dark Legion [do not share](DT-TRANS-14) an Outpost; Tribal warriors [stand with either](DT-TRANS-17), but with [one other tribe](DT-TRANS-18) at most.

dt-book-gifts = Dark Symmetry, Art, KI and immunity
dt-book-gifts-text =
    Dark Symmetry cards are gifts to [warriors of the Dark Legion](DT-SYM-01). They [stay for the whole game](DT-SYM-04) and work [at once](DT-SYM-05). Gifts of an Apostle go only to that Apostle's [followers](DT-SYM-03).

    The Art is cast by a [Caster in play](DT-ART-03) who masters the [aspect](DT-ART-02) of the spell. Many spells grow with the [Destiny Points](DT-ART-06) you put into them. A spell is [used up](DT-ART-11) once cast, and if it is cancelled, what you paid [is lost](DT-ART-10). A combat spell may help [anybody in a duel](DT-ART-13), a personal one only [the Caster](DT-ART-14). None may [help the Dark Legion](DT-ART-15), unless the Caster's card allows it.

    KI powers belong to [warriors of Mishima](DT-KI-01).

    Against an immune warrior such cards have [no effect at all](DT-IMM-01), not even [from the side](DT-IMM-03); the immune one may [use them](DT-IMM-02) nevertheless.

dt-book-other-cards = Missions, special cards, alliances
dt-book-other-cards-text =
    A [mission](mission) is given by an action to those [its card names](DT-MISSION-01). What happened before [does not count](DT-MISSION-03); there is [no time limit](DT-MISSION-07), and as soon as it is fulfilled it [is, like it or not](DT-MISSION-08).

    A [special](special) card costs the actions printed on it; where none are printed it is played [ANYTIME](DT-SPEC-03). Many [cost Destiny](DT-SPEC-02) too.

    An alliance strengthens [all your warriors of an affiliation](DT-ALLY-01). There is [one of each](DT-ALLY-02) in the game, and hardly anything [removes it](DT-ALLY-03). You may still deploy [others](DT-ALLY-05).

    The sign left of a card's picture says what becomes of it: [attach, discard or sacrifice](DT-KEY-04).

dt-book-anytime = ANYTIME, and who goes first
dt-book-anytime-text =
    In a window the player whose turn it is [may play first](DT-TIME-01), then the others in turn, until [everybody has passed](DT-TIME-05) once round. If all pass at once, [that was it](DT-TIME-04).

    No card takes effect before the others have had [a chance to react](DT-TIME-13). A [reaction](reaction) must concern [the card it answers](DT-TIME-14). If a card concerns one player, [that player](DT-TIME-19) answers first. Cards happen [in the order in which they were played](DT-TIME-11); only in the fifth phase of a duel do they [stand side by side](DT-TIME-12).

    A card must [do something](DT-TIME-20): to play one only to be rid of it is forbidden. What was paid for a cancelled card [is gone](DT-TIME-23).

dt-book-people = Who belongs to whom
dt-book-people-text =
    Doomtroopers are all who belong neither to the Dark Legion nor to a tribe, [unless their card denies it](DT-AFF-01). [Affiliation](affiliation) to a corporation decides which cards a warrior may use. A warrior that becomes a Heretic [joins the Dark Legion](DT-AFF-12) and, as a rule, [keeps what it was](DT-AFF-13). Freelancers bring [no Promotion Points](DT-AFF-16) by themselves.

    Of a [Personality](personality) there is only [one in play](DT-PERS-01), over all players. Once dead, it may [come again](DT-PERS-10), and its killer gets the points [again](DT-PERS-11).

    Commanders are [Sergeants and Captains](DT-CMD-02), if [their card says so](DT-CMD-01). A Sergeant leads warriors [of one name](DT-CMD-06). "Considered as" something means to be that [besides what one is](DT-AS-01).

dt-book-piles = In play, out of play, may never
dt-book-piles-text =
    What lies on the table is [in play](DT-ZONES-01). The [grave](grave) holds killed and discarded cards, [face down](DT-ZONES-05); what is [sacrificed](sacrificed) is [gone for good](DT-ZONES-09). To discard a warrior is [not to kill it](DT-ZONES-08): nobody gets points.

    A stolen card stands [on your side](DT-OWN-01), but in the end it goes [home](DT-OWN-02).

    Cards that shield a warrior do so in different ways: under some [it is as good as gone](DT-TARGET-02), under others it only [cannot be attacked](DT-TARGET-04) or [cannot attack](DT-TARGET-05).

    Words weigh differently: what a warrior "may not" have, [a card may still give](DT-NEVER-01); what it "may never" have, [nothing gives](DT-NEVER-02). "Never" is stronger than ["always"](DT-NEVER-06).
