"""Practice: a person intercepts against a pair of robots, which tells more or less by the person's own results."""

from tgbot.games.codes.evening import moved
from tgbot.games.codes.model import OWN, Solo
from tgbot.games.codes.solo.composing import practice_script, spoken
from tgbot.games.codes.solo.table import begin, is_played, shown_again
from tgbot.tables.context import Context, Decision
from tgbot.tables.model import Table
from tgbot.telegram.messages import Answer

KIND = "practice"
# How a person's results move the pair: in the long run, EVEN_SHARE of the codes are intercepted.
EVEN_SHARE = 0.5
STEP = 0.4  # five games won at once lead from the first game's clues to whatever the lexicon has
MIN_FREEDOM, MAX_FREEDOM = 0.3, 25.0


def practise(table: Table, context: Context) -> Decision[Table]:
    """Begin a game, or show the one that is under way."""
    if is_played(table):
        return Decision(shown_again(table, context.person.id), Answer(context.say.plain("toast-game-below")))
    language = spoken(context.person.language)
    script = practice_script(context.moment.chance, language, OWN.of(table).freedom)
    begun = begin(table, context, Solo(kind=KIND, language=language), script)
    return Decision(begun, Answer())


def counted(table: Table, marks: str) -> Table:
    """The pair tells a little less the next time for each code that the person got, a little more for each other."""
    step = STEP * (EVEN_SHARE * len(marks) - marks.count("1"))
    return OWN.put(table, freedom=moved(OWN.of(table).freedom, step, MIN_FREEDOM, MAX_FREEDOM))
