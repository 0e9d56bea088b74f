"""How well the hints about clues do: `python -m bench.clue_hints` prints recall and false alarms of each corpus."""

from tests.unit.tgbot.games.codes.words.corpus import CORPUS, EXTRA, FRESH, LANGUAGES, score


def main() -> None:
    """Print the table that `test_corpus` judges."""
    print("clues          recall        false alarms")
    for name, rows in (("corpus", CORPUS), ("weak spots", EXTRA), ("fresh", FRESH)):
        for language in LANGUAGES:
            found = score(rows, language)
            right, guilty = len(found.guilty) - len(found.missed), len(found.guilty)
            wrong, innocent = len(found.false_alarms), len(found.innocent)
            recall, alarms = f"{right}/{guilty} {found.recall:.0%}", f"{wrong}/{innocent} {found.alarm_rate:.1%}"
            print(f"{name:10} {language}  {recall:13} {alarms}")


if __name__ == "__main__":
    main()
