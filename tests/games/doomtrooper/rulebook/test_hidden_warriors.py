"""The rulebook's cases about warriors that were deployed into cover."""

from herna.games.doomtrooper.given import GivenFront
from tests.games.doomtrooper.rows import position, prove, row, then

PERSONALITY = "max-steiner"  # of value 8


@position
def revealed(destiny: int, promotion: int) -> GivenFront:
    """A warrior of value 8 that was deployed into cover is revealed by leaving it."""
    given = GivenFront(f"squad hussar; hidden {PERSONALITY}", destiny=(destiny, 0), promotion=(promotion, 0))
    assert given.table.printed(given[PERSONALITY]).stats[3] == 8
    given.chooses(f"leave_cover {PERSONALITY}")
    return given


@position
def deployed_by_another(destiny: int) -> GivenFront:
    """Martin, with that many D, has hidden the Personality that Honza deploys."""
    given = GivenFront(
        f"squad hussar; hand {PERSONALITY}#2",
        f"squad infantry; hidden {PERSONALITY}",
        destiny=(12, destiny),
        promotion=(0, 10),
    )
    given.chooses(f"play {PERSONALITY}#2 squad-0").declines()
    return given


test_what_follows_from_a_position = prove(
    row("a warrior that cannot be paid for", "DT-COVER-23", "DT-DX-01",
        revealed(5, 10), then({f"where {PERSONALITY}": "grave-0", "destiny 0": 0, "promotion 0": 7})),
    row("what is still missing is forgotten", "DT-COVER-24", "DT-DX-02",
        revealed(5, 2),
        then({f"where {PERSONALITY}": "grave-0", "destiny 0": 0, "promotion 0": 0, "debt 0": 0})),
    row("a warrior that is paid for", "DT-COVER-22", "DT-DX-03",
        revealed(9, 10), then({f"where {PERSONALITY}": "squad-0", "destiny 0": 1, "promotion 0": 10})),
    row("a hidden personality that is paid for stays and the other goes back", "DT-PERS-02", "DT-PERS-03",
        "DT-PERS-04", "DT-EX-63",
        deployed_by_another(9),
        then({f"where {PERSONALITY}": "squad-1", "destiny": [12, 1], f"where {PERSONALITY}#2": "hand-0",
            "prompt": "dt-action", "common": 3, "may meditate": True, f"offers play {PERSONALITY}#2": set()})),
    row("a hidden personality that cannot be paid for makes way", "DT-PERS-04", "DT-EX-63",
        deployed_by_another(5),
        then({f"where {PERSONALITY}": "grave-1", "destiny": [4, 0], "promotion": [0, 7],
            f"where {PERSONALITY}#2": "squad-0", "common": 2})),
)  # fmt: skip
