"""Families of words, and look-alikes, in each language."""

from itertools import combinations

import pytest

from tgbot.games.codes.words.deck import words
from tgbot.games.codes.words.roots import same_root
from tgbot.i18n.texts import LANGUAGES

FAMILIES = {
    "en": "cat cats|mouse mice|fog foggy|sun sunflower|bee beehive|library librarian|baker bakery|painter painting|"
    "wave microwave|bus minibus|pocket pickpocket|button bellybutton",
    "bg": "сняг снежинка|хляб хлебар|вятър ветровито|вода наводнение|вода водопад|зъб зъболекар|"
    "вълк вълчица|книга книжарница",
    "ru": "снег снежинка|вода подводный|лес перелесок|друг дружба|солнце солнечный|медведь медвежонок|"
    "рыба рыболов|ёж ежами",
    "pl": "śnieg śnieżynka|kot kociak|las leśniczy|ząb zęby|góra górski|woda wodospad|wiatr wietrzny|ręka rączka",
    "da": "kat katten|hånd hænder|sol solbriller|ko koklokke|bog bøger|guld guldsmed|fisk guldfisk|ven venskab",
    "fr": "cheval chevaux|lune lunaire|neige enneigé|musique musicien|soleil ensoleillé|chat chaton|"
    "pluie parapluie|ami amitié",
}
STRANGERS = {
    "en": "castle cast|planet plan|tea teacher|lion million|table vegetable|rocket rock|comet come|bus business|"
    "rain train|rain brain|ice police",
    "bg": "чай чайка|планета план|кораб корав|домат домашна|гора горещо|магнит магазин|маса масло|стол столица",
    "ru": "машина Маша|дракон драка|чай случайно|рис рискуешь|мел мелодия|роза розетка|сова совет|парк пар",
    "pl": "parasol para|kot kotlet|lis list|ser serwowany|las lasso|mak makaron|bank bankiet|pies pieszo",
    "da": "kat kategorien|bil billig|ven skoven|sol solist|te tegn|ko kolde|klovn klog|ost kostbar",
    "fr": "cheval cheveux|vent souvent|lit litchi|eau bateau|nez venez|porte portrait|sac sacré|or trésor",
}


def pairs(lists: dict[str, str]) -> list[tuple[str, str, str]]:
    split = ((language, pair.split()) for language, text in lists.items() for pair in text.split("|"))
    return [(language, one, other) for language, (one, other) in split]


@pytest.mark.parametrize(("language", "one", "other"), pairs(FAMILIES))
def test_a_family_is_known_from_either_side(language: str, one: str, other: str) -> None:
    assert same_root(one, other, language)
    assert same_root(other, one, language)


@pytest.mark.parametrize(("language", "one", "other"), pairs(STRANGERS))
def test_letters_in_common_make_no_family(language: str, one: str, other: str) -> None:
    assert not same_root(one, other, language)
    assert not same_root(other, one, language)


@pytest.mark.parametrize(("language", "word", "disguised"), [("ru", "вода", "вoдoпaд"), ("en", "cat", "cаts")])
def test_letters_of_another_script_hide_no_root(language: str, word: str, disguised: str) -> None:
    assert same_root(word, disguised, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_words_which_share_no_root_are_seldom_taken_for_a_family(language: str) -> None:
    ours = [word.forms[language] for word in words()][::4]
    both = list(combinations(ours, 2))
    assert sum(same_root(one, other, language) for one, other in both) <= len(both) / 2000
