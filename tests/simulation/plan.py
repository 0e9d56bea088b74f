"""What a seed stands for: which game is played, by how many, on how many workers, and how odd people are."""

from dataclasses import dataclass
from random import Random

from tests.simulation.focus import Focus, focus_of
from tests.simulation.loop import BEGINNING
from tgbot.i18n.texts import LANGUAGES

PLAY_ALONE = 0.35  # the share of the runs in which people also play alone
MIDNIGHTS = 0.4  # and of these the share in which a day ends meanwhile
DAY_S = 86_400.0


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything about a run but its faults, which are the weather's."""

    seed: int
    game: str  # "interceptor", "teams" or "kryptos"
    people: int
    spare: int  # people in the group who play only when a seat becomes free
    workers: int
    copies: bool
    limited: bool  # Telegram limits the bot
    pace: str
    agreement: str
    options: tuple[str, ...]
    deduction: bool  # cards tell what could be worked out, which takes long
    stray: float  # how often a player does something odd
    silent: bool  # one player never answers, so that times run out
    supergroup: bool
    forum: bool  # the table stands in a topic
    languages: tuple[str, ...]
    storm_s: float
    games: int  # how many are played, one after the other
    photos: bool  # the group lets members send them
    newer: bool  # the Bot API knows what 10.3 has brought
    robots: int  # house players beside the people
    alone: float  # how often people turn to tables of their own, where they play alone
    strangers: tuple[str, ...]  # the languages of those who are not in the group, and only play alone
    begins: float  # in seconds since 1970: some days end in the midst of a run
    focus: Focus | None  # a coincidence that this run makes likely


def plan_of(seed: int) -> Plan:
    """Draw a run from its seed."""
    chance, focus = Random(f"plan/{seed}"), focus_of(seed)
    game = ("interceptor", "kryptos", "interceptor", "teams", "interceptor", "kryptos")[seed % 6]
    sizes = {"interceptor": (3,), "teams": (4, 4, 4, 4, 4, 5, 6, 8), "kryptos": (3, 3, 3, 3, 3, 4, 5, 6)}
    people = chance.choice(sizes[game])
    robots = _robots(game, people, Random(f"robots/{seed}"))
    stray = chance.choice((0.0, 0.05, 0.2))
    silent = game != "kryptos" and chance.random() < 0.12
    spare = 1 if stray else chance.choice((0, 1))  # a player may leave, and the others cannot go on alone
    topic = bool(focus and focus.topic)
    supergroup = chance.random() < 0.6 or topic
    alone = Random(f"alone/{seed}")
    plays_alone = alone.random() < PLAY_ALONE
    return Plan(
        seed=seed,
        game=game,
        people=people - robots,
        spare=spare,
        workers=max(chance.choice((1, 1, 2, 2, 2, 3)), focus.workers if focus else 1),
        copies=chance.random() < 0.5 or bool(focus and focus.copies),
        limited=chance.random() < 0.3,
        pace="classic" if silent else chance.choice(("relaxed", "classic")),
        agreement=chance.choice(("any", "all")) if people < 6 else "any",
        options=tuple(option for option in ("advanced", "mystery", "bribe") if chance.random() < 0.4),
        deduction=chance.random() < 0.1,
        stray=stray,
        silent=silent,
        supergroup=supergroup,
        forum=supergroup and (chance.random() < 0.2 or topic),
        languages=tuple(chance.choice(LANGUAGES) for _ in range(people + spare)),
        storm_s=chance.choice((20.0, 40.0, 80.0)),
        games=2 if chance.random() < 0.15 else 1,
        photos=chance.random() < 0.8,
        newer=chance.random() < 0.7,
        robots=robots,
        alone=alone.choice((0.25, 0.5)) if plays_alone else 0.0,
        strangers=tuple(alone.choice(LANGUAGES) for _ in range(alone.choice((0, 1, 1, 2)))) if plays_alone else (),
        begins=_before_midnight(alone) if plays_alone and alone.random() < MIDNIGHTS else BEGINNING,
        focus=focus,
    )


def _before_midnight(chance: Random) -> float:
    return BEGINNING - BEGINNING % DAY_S + DAY_S - chance.uniform(10.0, 90.0)


def _robots(game: str, players: int, chance: Random) -> int:
    """How many of the players are robots: at a third of the tables that can have any."""
    if game == "teams" or chance.random() > 0.4:  # of six tables one is of teams
        return 0
    return 1 if game == "interceptor" else chance.randint(1, players - 1)
