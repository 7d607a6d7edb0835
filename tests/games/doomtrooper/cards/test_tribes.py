"""Tribal warriors (DT-TARGET-08, DT-CMD, DT-BEAST) and beasts."""

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.identity import identity, is_a
from herna.games.doomtrooper.rules.transfer import may_transfer
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import OUTPOST, SQUAD
from tests.games.doomtrooper.rows import attacks, declines, discards, given, prove, row, then, until, until_phase

# The Sons of Rasputin and the Templars


# Beasts


def never_asked_again(given: GivenFront) -> bool:
    """Whether everybody declines until the next action without the rider being asked."""
    given.answers_until(lambda: given.prompt() in ("dt-action", "dt-fight-again"), "decline")
    return given.prompt() == "dt-action"


test_what_follows_from_a_position = prove(
    # The Lutheran Triad
    row("a lutheran disciple is sacrificed to cancel a special card", "DT-TIME-14", "DT-TIME-23",
        given("outpost corsair; hand positive-karma", "outpost lutheran-disciple lutheran-disciple#2",
            wounded="lutheran-disciple#2"), "meditate", then({"offers use": set()}),
        "play positive-karma player-0", until("dt-react", MARTIN),
        then({"offers use": {"lutheran-disciple cancel positive-karma"}}),
        "use lutheran-disciple cancel positive-karma", declines,
        then({"where lutheran-disciple": "sacrificed-1", "where positive-karma": "grave-0", "destiny 0": 21})),
    row("a lutheran disciple may cancel what lasts for a duel also later", "DT-TIME-12",
        given("outpost corsair; hand powerful-blow", "outpost lutheran-disciple horde-trooper"),
        attacks("corsair", "horde-trooper"), "play powerful-blow corsair", until("dt-combat"),
        then({"value corsair fight": 9, "asked": MARTIN, "prompt": "dt-combat"}),
        "use lutheran-disciple cancel powerful-blow", then({"value corsair fight": 7})),
    row("what a lutheran disciple has cancelled another one does not cancel again", "DT-TIME-12",
        given("outpost corsair; hand powerful-blow", "outpost lutheran-disciple lutheran-disciple#2 horde-trooper"),
        attacks("corsair", "horde-trooper"), "play powerful-blow corsair", until("dt-combat", MARTIN),
        "use lutheran-disciple cancel powerful-blow", until("dt-combat", MARTIN), then({"offers use": set()})),
    row("a lutheran disciple cancels nothing of a duel after its phase 5", "DT-TIME-12", "G-16",
        given("outpost corsair; hand powerful-blow", "outpost lutheran-disciple horde-trooper"),
        attacks("corsair", "horde-trooper"), "play powerful-blow corsair", until_phase(6),
        until("dt-anytime", MARTIN), then({"offers use": set()})),
    row("lutheran sergeants make disciples on their outpost stronger and add up",
        given("outpost lutheran-sergeant lutheran-sergeant#2 lutheran-disciple corsair", "outpost lutheran-disciple#2"),
        then({"values lutheran-disciple": (9, 8, 8, 4), "values lutheran-disciple#2": (5, 4, 4, 4),
            "values lutheran-sergeant": (7, 6, 6, 6), "values corsair": (7, 3, 6, 6)})),
    *(row(f"a patriarch or prophet is not attacked while another is on its outpost: {last}", "DT-TARGET-08",
        given("outpost cossack", f"squad hussar; outpost {last} {last}#2 corsair"), "declare_attack",
        until("dt-attack"), then({"offers attack cossack": {"corsair"}}),
        discards("corsair"), then({"offers attack cossack": {last, f"{last}#2"}}))
        for last in ("patriarch", "prophet")),
    row("of patriarch and prophet left alone the opponent attacks either", "DT-EX-65", "DT-TARGET-08",
        given("outpost cossack", "outpost patriarch prophet"), "declare_attack", until("dt-attack"),
        then({"offers attack cossack": {"patriarch", "prophet"}})),
    *(row(f"whom a corsair or a horde trooper wounds is killed: {warrior}",
        given(f"outpost {warrior}", "outpost lutheran-disciple"), attacks(warrior, "lutheran-disciple"),
        until("dt-split"), then({"where lutheran-disciple": "grave-1"}))
        for warrior in ("corsair", "horde-trooper")),
    *(row(f"cavaliers and templar legionnaires strengthen each other in one area: {warrior}",
        given(f"outpost {warrior} {warrior}#2 {warrior}#3", f"outpost {warrior}#4"),
        then({f"values {warrior}": with_two_others, f"values {warrior}#4": alone}))
        for warrior, alone, with_two_others in (("cavalier", (5, 3, 4, 4), (7, 5, 6, 4)),
            ("templar-legionnaire", (4, 4, 4, 4), (8, 8, 8, 4)))),
    # Crescentia
    *(row(f"brotherbound and jihad troopers are given no beasts: {warrior}", "DT-BEAST-01",
        given(f"outpost {warrior} prophet; hand mastodont"), then({"offers play mastodont": {"prophet"}}))
        for warrior in ("brotherbound-trooper", "jihad-infantry-trooper")),
    *(row(f"beasts and riders beside a brotherbound trooper are not attacked in fights: {defender}",
        given("outpost horde-trooper", "outpost brotherbound-trooper cossack mastodont-handler+mastodont"),
        "declare_attack", until("dt-attack"), f"attack horde-trooper {defender}", until("dt-tactic"),
        then({"offered": tactics}))
        for defender, tactics in (("brotherbound-trooper", {"tactic fight", "tactic shoot"}),
            ("cossack", {"tactic shoot"}), ("mastodont-handler", {"tactic shoot"}))),
    row("beside a brotherbound trooper beasts may still attack in fights",
        given("outpost brotherbound-trooper cossack", "outpost corsair"), attacks("cossack", "corsair", "fight"),
        then(lambda front: front.table.duels[-1].tactic == "fight")),
    row("mastodont handlers strengthen who has or is a beast on their outpost", "DT-MOD-03", "DT-BEAST-05",
        given("outpost mastodont-handler mastodont-handler#2 cossack prophet+mastodont", "outpost cavalier"),
        then({"values cossack": (9, 8, 9, 5), "values prophet": (10, 9, 10, 8),
            "values mastodont-handler": (4, 4, 4, 4), "values cavalier": (5, 3, 4, 4)})),
    # The Sons of Rasputin and the Templars
    row("soldats profit from heavy weapons and once from kommendants", "DT-MOD-05", "DT-AS-01",
        given("outpost soldat schwerwaffe-soldat schwerwaffe-soldat#2 soldat-kommendant", "outpost soldat#2"),
        then({"values soldat": (12, 11, 12, 5), "values schwerwaffe-soldat": (6, 10, 8, 6),
            "values soldat#2": (5, 4, 5, 5), "values soldat-kommendant": (6, 5, 6, 7)}),
        given("outpost soldat soldat-kommendant soldat-kommendant#2"),
        then({"values soldat": (8, 7, 8, 5), "values soldat-kommendant": (9, 8, 9, 7)})),
    *(row(f"cossacks in fights and templar marines strike first: {warrior} {tactic} {first}", "DT-FIRST-01",
        "DT-FIRST-02",
        given("outpost corsair", f"outpost {warrior}; hand inspired"), attacks("corsair", warrior, tactic),
        then({"asked": MARTIN if first else HONZA}))
        for warrior, tactic, first in (("cossack", "fight", 1), ("cossack", "shoot", 0),
            ("templar-marine", "shoot", 1))),
    row("a cossack always strikes first also against a templar marine", "DT-FIRST-04",
        given("outpost templar-marine", "outpost cossack"), attacks("templar-marine", "cossack", "fight"),
        then({"asked": MARTIN})),
    # Beasts
    row("the rider of an equine is considered a cavalier without its ability", "DT-AS-02", "DT-BEAST-05", "DT-MOD-03",
        given("outpost corsair cavalier; hand equine"), "play equine corsair", declines,
        then({"values corsair": (9, 3, 8, 6), "base corsair fight": 9, "values cavalier": (6, 4, 5, 4)},
            lambda front: is_a(front.table, front["corsair"], "cavalier"))),
    *(row(f"the values of a beast are added to the base of its rider: {beast} {rider}", "DT-BEAST-05",
        given(f"outpost {rider} corsair; hand {beast}"), then({f"offers play {beast}": {rider}}),
        f"play {beast} {rider}", declines, then({f"values {rider}": values}))
        for beast, rider, values in (("rivetbull", "soldat", (9, 4, 8, 7)),
            ("tusked-serett", "horde-trooper", (8, 2, 7, 7)))),
    row("nobody has two beasts or a beast and a vehicle and riders do not transfer", "DT-BEAST-02", "DT-BEAST-06",
        "DT-BEAST-09",
        given("outpost soldat+rivetbull soldat#2+blitztank cossack hussar; hand rivetbull#2 blitztank#2"),
        then({"offers play": set(), "offers transfer": {"hussar"}})),
    row("off the outpost a beast is lost and a warrior considered one is discarded", "DT-BEAST-07", "DT-BEAST-10",
        given("outpost soldat+rivetbull soldat#2+rivetbull#2 cossack"),
        lambda front: take_control(front.play, front["soldat"], MARTIN, SQUAD),
        lambda front: take_control(front.play, front["soldat#2"], MARTIN, OUTPOST),
        lambda front: take_control(front.play, front["cossack"], MARTIN, SQUAD),
        then({"where rivetbull": "grave-0", "where soldat": "squad-1", "where rivetbull#2": "on soldat#2",
            "where cossack": "grave-0"})),
    row("the rider of a mastodont shoots with two weapons also with equal ones", "DT-DUEL-22", "DT-EQUIP-08",
        given("outpost prophet+mastodont+l-a-plasma-carbine+l-a-plasma-carbine#2+ac-40-justifier", "outpost corsair"),
        attacks("prophet", "corsair", "shoot", wielding="l-a-plasma-carbine l-a-plasma-carbine#2"),
        then({"value prophet shoot": 11}, lambda front: len(front.table.duels[-1].weapons) == 2)),
    row("in fights the rider of a mastodont uses one weapon",
        given("outpost prophet+mastodont+ac-40-justifier+ac-40-justifier#2", "outpost corsair"),
        attacks("prophet", "corsair", "fight", wielding="ac-40-justifier ac-40-justifier#2"),
        then(lambda front: len(front.table.duels[-1].weapons) == 1)),
    row("after a fight that both survive the rider of a serett may fight once more and only once",
        given("outpost templar-legionnaire+tusked-serett", "outpost cossack"),
        attacks("templar-legionnaire", "cossack"), until("dt-fight-again"), then({"asked": HONZA}),
        "attack templar-legionnaire cossack", until("dt-attack"), "attack templar-legionnaire cossack",
        until("dt-tactic"), "tactic fight", until("dt-split"), then({"where cossack": "grave-1"}),
        "split 5 0", until("dt-action"),
        then({"duels": (), "attacks": 1}, lambda front: front["tusked-serett"] not in front.table.notes)),
    row("a second fight of a serett is not followed by a third",
        given("outpost templar-legionnaire+tusked-serett+composite-armor",
            "outpost jihad-infantry-trooper+combat-armor"), attacks("templar-legionnaire", "jihad-infantry-trooper"),
        until("dt-fight-again"), "attack templar-legionnaire jihad-infantry-trooper", until("dt-attack"),
        "attack templar-legionnaire jihad-infantry-trooper", until("dt-tactic"), "tactic fight",
        then(never_asked_again, {"times duel_over": 2})),
    row("after a shoot duel the rider of a serett does not fight again",
        given("outpost horde-trooper+tusked-serett", "outpost templar-marine"),
        attacks("horde-trooper", "templar-marine", "shoot"), then(never_asked_again)),
    row("a nassal is of the legion and tribal stays on the outpost and never kills outright", "DT-TRANS-06",
        "DT-NEVER-01",
        given("outpost hussar+dimensional-warp; hand nassal", "outpost corsair lutheran-disciple"),
        "play nassal outpost-0", declines,
        then(lambda front: identity(front.table, front["nassal"]).sides == {"legion", "tribal"},
            lambda front: not may_transfer(front.table, front["nassal"])),
        given("outpost nassal+dimensional-warp", "outpost patriarch"), attacks("nassal", "patriarch"),
        until("dt-action"), then({"wounded patriarch": True})),
)  # fmt: skip
