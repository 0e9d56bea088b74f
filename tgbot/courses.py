"""The courses of the games by key: what the lobby, the play and the seats look up."""

from tgbot.codes_course import CODES_COURSE
from tgbot.course import Course
from tgbot.kryptos.course import KRYPTOS_COURSE

COURSES: dict[str, Course] = {"codes": CODES_COURSE, "kryptos": KRYPTOS_COURSE}
