"""Games that house players have passed beforehand: composed off the loop, and at hand for a while."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from threading import Lock

from engine.chance import shuffled
from engine.codes.scripts import Composed, Script, Words, composed
from engine.codes.setup import SLOTS
from tgbot.games.codes.words.associations import has_associations, lexicon
from tgbot.games.codes.words.deck import alike
from tgbot.games.codes.words.vocabulary import Word, number_words, slot_names, words
from tgbot.i18n.folder import DEFAULT_LANGUAGE, on_change
from tgbot.tables.errors import NotAtHand

SCRIPT_CACHE_SIZE = 256
# How well the best listener reads the codes of a puzzle, on average: neither a gift nor a riddle.
FAIR = (0.58, 0.78)
CANDIDATES = 8  # games of the same keywords, of which the first that is fair is taken
MAX_TRIES = 4 * CANDIDATES  # hardly a game is refused; where all are, there is something wrong with the keywords


class NotComposed(Exception):
    """House players have no game with the keywords that were drawn."""


_made: OrderedDict[tuple[str, ...], Script] = OrderedDict()
_making = Lock()
on_change(_made.clear)


def spoken(language: str) -> str:
    """The language in which robots give clues to a person who speaks this one: English, where they do not know it."""
    return language if has_associations(language) else DEFAULT_LANGUAGE


# In practice, encoders think of REACH / freedom clues for a keyword, the strongest first: freedom alone would give an
# easy game any clue of the lexicon, the most obscure ones too.
REACH, MIN_REACH = 100, 4


def practice_script(seed: str, language: str, freedom: float) -> Script:
    """A pair's game with any keywords, as openly told as `freedom` says; raises `NotAtHand` until it is composed."""
    return _at_hand(("practice", seed, language, str(freedom)), lambda: _practice(seed, language, freedom))


def daily_script(seed: str, language: str, keywords: Sequence[Word]) -> Script:
    """A pair's game with these keywords that is fair to guess; raises `NotAtHand` until it is composed."""
    return _at_hand(("daily", seed, language), lambda: fair_game(seed, language, keywords).script)


def fair_game(seed: str, language: str, keywords: Sequence[Word]) -> Composed:
    """The first of some games of the same keywords that is fair to guess; where none is, the fairest."""
    middle = sum(FAIR) / 2
    games: list[Composed] = []
    for game in _games(seed, language, keywords, OPEN):
        games.append(game)
        if FAIR[0] <= game.openness <= FAIR[1]:
            return game
        if len(games) == CANDIDATES:
            break
    return min(games, key=lambda game: abs(game.openness - middle))


OPEN = 50.0  # how freely the encoders of a puzzle choose: nearly any clue that is not misleading, as people do


def unlike(order: Sequence[Word], language: str) -> list[Word]:
    """The first four words of an order that do not resemble each other."""
    taken: list[Word] = []
    for word in order:
        if not any(alike(word, other, language) for other in taken):
            taken.append(word)
        if len(taken) == SLOTS:
            break
    return taken


def _practice(seed: str, language: str, freedom: float) -> Script:
    keywords = unlike(shuffled(seed, "keywords", words()), language)
    reach = max(round(REACH / freedom), MIN_REACH)
    return next(_games(seed, language, keywords, freedom, reach)).script


def _games(
    seed: str, language: str, keywords: Sequence[Word], freedom: float, reach: int | None = None
) -> Iterator[Composed]:
    """The games that house players pass with these keywords; if none, `NotComposed` says in which language."""
    played = 0
    for number in range(MAX_TRIES):
        game = _composed(f"{seed}/{number}", language, keywords, freedom, reach)
        if game is not None:
            played += 1
            yield game
    if not played:
        raise NotComposed(language)


def _composed(
    seed: str, language: str, keywords: Sequence[Word], freedom: float, reach: int | None = None
) -> Composed | None:
    known = Words(
        keywords=tuple(word.forms[language] for word in keywords),
        translations={word.forms[language]: word.names(language) for word in keywords},
        number_words=number_words(),
        slot_names=slot_names(language),
    )
    return composed(known, seed, freedom, lexicon(language), reach)


def _at_hand(key: tuple[str, ...], make: Callable[[], Script]) -> Script:
    made = _made.get(key)  # another thread may forget it at any time
    if made is None:
        lexicon(key[2])  # is made first, where it is not at hand
        raise NotAtHand(lambda: _keep(key, make))
    return made


def _keep(key: tuple[str, ...], make: Callable[[], Script]) -> None:
    """Make a script, unless somebody who asked at the same time has: at midnight, many do."""
    with _making:
        if key not in _made:
            _made[key] = make()
        while len(_made) > SCRIPT_CACHE_SIZE:
            _made.popitem(last=False)
