"""Personalities (DT-PERS): hidden copies, copies out of play, coming back."""

from herna.games.doomtrooper.given import MARTIN, GivenFront
from tests.games.doomtrooper.rows import (
    attacks,
    declines,
    discards,
    given,
    notes,
    plays,
    position,
    prove,
    row,
    sets,
    then,
    until,
)

MAX, HIS_COPY, THIRD = "max-steiner", "max-steiner#2", "max-steiner#3"


@position
def three(destiny: tuple[int, int, int], hand: bool = True) -> GivenFront:
    """Martin has hidden Max Steiner first and Roman later; Honza has him in hand, or has hidden him last."""
    honza = f"squad hussar; {'hand' if hand else 'hidden'} {HIS_COPY}"
    given = GivenFront(honza, f"squad infantry; hidden {MAX}", f"squad samurai; hidden {THIRD}", destiny=destiny)
    given.table.hidden = tuple(given[name] for name in (MAX, THIRD, *(() if hand else (HIS_COPY,))))
    return given


test_what_follows_from_a_position = prove(
    row("of several hidden copies the first is valid and the others go back to hand", "DT-PERS-03", "DT-PERS-05",
        "DT-PERS-06",
        three((8, 10, 10)), f"play {HIS_COPY} squad-0", declines,
        then({f"where {MAX}": "squad-1", f"where {THIRD}": "hand-2", f"where {HIS_COPY}": "hand-0",
            "destiny": [8, 2, 10], "common": 3})),  # Roman had paid nothing
    row("if the first cannot pay the next copy is considered", "DT-PERS-04", "DT-PERS-07",
        three((8, 7, 10)), f"play {HIS_COPY} squad-0", declines,
        then({f"where {MAX}": "grave-1", f"where {THIRD}": "squad-2", f"where {HIS_COPY}": "hand-0",
            "destiny": [8, 0, 2]})),
    *(row(f"only if nobody else can pay the personality comes into play now: {hand}", "DT-PERS-08",
        three((8, 7, 7), hand), f"play {HIS_COPY} squad-0" if hand else f"leave_cover {HIS_COPY}", declines,
        then({f"where {MAX}": "grave-1", f"where {THIRD}": "grave-2", f"where {HIS_COPY}": "squad-0",
            "destiny": [0, 0, 0], "common": 2}))
        for hand in (True, False)),
    row("who leaves cover with a later copy takes it back with the action", "DT-PERS-05", "DT-PERS-08",
        three((8, 8, 8), hand=False), f"leave_cover {HIS_COPY}", declines,
        then({f"where {MAX}": "squad-1", f"where {THIRD}": "hand-2", f"where {HIS_COPY}": "hand-0", "common": 3})),
    row("a killed personality comes again and every kill gives its points", "DT-PERS-10", "DT-PERS-11",
        given("kohort alakhai-the-cunning", "squad big-bob-watts; player alliance-capitol; hand big-bob-watts#2",
            wounded="big-bob-watts", common=4), sets(card_attacks=2), "meditate", until("dt-anytime", MARTIN),
        then({"offers play": set()}),
        until("dt-action"), attacks("alakhai-the-cunning", "big-bob-watts"), until("dt-split"), "split 0 7",
        plays(MARTIN, "play big-bob-watts#2 squad-1"), until("dt-action"),
        attacks("alakhai-the-cunning", "big-bob-watts#2"), until("dt-action"),
        attacks("alakhai-the-cunning", "big-bob-watts#2"), until("dt-split"), "split 0 7", declines,
        then({"promotion 0": 14},
            lambda front: front.table.graves[MARTIN] == (front["big-bob-watts"], front["big-bob-watts#2"]))),
    row("a personality out of play may be deployed again and goes when it returns", "DT-PERS-12",
        given(f"hand {HIS_COPY}", f"squad {MAX}", on={"missing-in-action": MAX}), f"play {HIS_COPY} squad-0", declines,
        then({f"where {MAX}": "squad-1", f"where {HIS_COPY}": "squad-0"}),
        discards("missing-in-action"), "meditate",
        then({f"where {MAX}": "grave-1", f"where {HIS_COPY}": "squad-0"})),
    *(row(f"what was borrowed for a card that is taken back is owed no more: {destiny}", "DT-PERS-03",
        given(f"squad hussar; player bauhaus-bank; hand {HIS_COPY}", f"squad infantry; hidden {MAX}",
            destiny=(destiny, 10)), sets(debt_0=2),  # from before
        f"play {HIS_COPY} squad-0", declines, then({f"where {HIS_COPY}": "hand-0", "destiny 0": destiny, "debt 0": 2}))
        for destiny in (0, 3, 8)),
    row("an action gained in another players turn is given back to who gained it", "DT-PERS-03",
        given(f"squad hussar; hidden {MAX}", f"squad infantry; hand inspired {HIS_COPY}"), "meditate",
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"),
        notes(gained=lambda front: len(front.table.gained)), f"play {HIS_COPY} squad-1", declines,
        then(lambda front: front.where(HIS_COPY) == "hand-1",
            lambda front: (len(front.table.gained), front.table.common) == (front.noted["gained"], 2))),
)  # fmt: skip
