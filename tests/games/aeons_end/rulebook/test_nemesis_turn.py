"""Printed examples: the nemesis turn. Hanka plays Kadir, Honza plays Adelheim, against Rageborne."""

from tests.games.aeons_end.rows import attack, given, prove, row, then

HANKA, HONZA = 0, 1


test_what_follows_from_a_position = prove(
    row("the rulebook's example of the nemesis main phase", "AE-EX-13", "AE-NEM-02", "AE-NEM-03", "AE-NEM-04",
        "AE-POWER-03", "AE-RAGE-03", "AE-AMBIG-01",
        # Příklad hlavní fáze Pána Bezejmenných.
        given(moment="nemesis", in_play="bane-sire woven-sky=1 provoker", fury=1, gravehold=30),
        # when Bane Sire and Woven Sky have unleashed, the players agree on Honza
        then(fury=3, seats_asked=(HANKA, HONZA)),
        "pick_player 1", then(lambda siege: siege.in_play().startswith("bane-sire provoker"), life_1=6,
            names_nemesis_discard="woven-sky", gravehold=27)),
    row("the rulebook's example of a minion", "AE-EX-14", "AE-NEM-06", "AE-NEM-10", "AE-MINION-01", "AE-MINION-03",
        # Příklad karty přisluhovače.
        given(moment="nemesis", nemesis_deck="haze-spewer topple"), then(in_play="haze-spewer",
            tokens={"haze-spewer": 5}, gravehold=30, fury=1)),
    row("the rulebook's example of a power", "AE-EX-15", "AE-NEM-10", "AE-POWER-01", "AE-POWER-05", "AE-POWER-06",
        # Příklad karty hrozby.
        # given, when
        given(moment="nemesis", nemesis_deck="eye-of-nothing topple", turn_deck="player-2",
            hands={HONZA: "jade jade#2 jade#3"}),
        # then it has 2 tokens, nothing else happens
        then(tokens={"eye-of-nothing": 2}, fury=1),
        # and Honza can discard it for 6 aether in his main phase
        "play jade", "play jade#2", then(offers_discard_power=set()),
        "play jade#3", "discard_power eye-of-nothing", then(in_play="", aether=0)),
    row("the rulebook's example of an attack", "AE-EX-16", "AE-NEM-08", "AE-ATTACK-01", "AE-ATTACK-02", "AE-UNLEASH-01",
        "AE-RAGE-03",
        # Příklad karty útoku.
        attack("slaughter", gravehold=27, fury=1), then(fury=2, gravehold=24, names_nemesis_discard="slaughter")),
    row("after the example of the main phase the example attack brings the fourth fury and a strike", "AE-EX-16",
        "AE-RAGE-05",
        attack("slaughter", gravehold=27, fury=3, tier0="devastate"), then(gravehold=24 - 5, fury=1)),
)  # fmt: skip
