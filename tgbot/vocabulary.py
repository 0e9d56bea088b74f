"""Our words: one table, aligned across languages; and the words of each language that hint at nothing."""

from dataclasses import dataclass, field
from functools import cache

from engine.codes.folding import fold
from tgbot.locale import FOLDER, LANGUAGES


@dataclass(frozen=True, slots=True)
class Word:
    """One concept, in every language."""

    id: str
    forms: dict[str, str] = field(compare=False)

    def others(self, language: str) -> tuple[str, ...]:
        """Return what else names the word than its form in a language: translations, and Danish without its own keys.

        One that reads as an everyday word there is left out: a Danish "and" is a duck, and no reason to refuse "salt
        and oil"; nor is a Danish løve a reason to refuse love.
        """
        own = self.forms[language]
        others = {*self.forms.values(), self.forms["da"].translate(_DANISH_WITHOUT_ITS_KEYS)} - {own}
        return tuple(sorted(form for form in others if not _means_something_else(form, own, language)))


_DANISH_WITHOUT_ITS_KEYS = str.maketrans({"å": "aa", "ø": "oe"})  # æ folds to ae by itself


_SMALL_WORDS = {
    "en": "a an and are as at be but by can do for from go has he her his i if in is it its me my no not of on or our "
    "out she so that the their them they this to up us was we what who will with you your one two three four all any "
    "big man men more most much old over some too under very have had when where how why there here then than into "
    "about after before down off only just like get make",
    "bg": "а ако аз без би бе в във го да две два до е един за и из или им има как като когато кой който която ли ме "
    "мен ми му на над не него нея ни ние но някой от по под при през с са се си след със там те ти това той тя у че ще "
    "я много малко голям стар нов което които тук още само",
    "ru": "а без бы в во вы где да до его ее её если есть же за и из или им их к как когда кто ли мне мой мы на над не "
    "него нет но о об он она они от по под при с со так там то ты у уже чем что чтобы эта это я большой старый много "
    "который которая которое которые только ещё здесь",
    "pl": "a ale albo bez być by co czy dla do gdy gdzie go i ich ja jak jaki je jego jej jest już kto ku ma mi mnie "
    "mój my na nad nie nim o od on ona oni po pod przed przez przy się są ta tak tam te tego ten to tu ty u w we z za "
    "ze że duży stary dużo który która które tylko jeszcze",
    "da": "af alle at da de dem den der det dig din du efter eller en er et far for fra få gå han har hen her hos hun "
    "hvad hvem hvor i ikke ind jeg kan lille man med men mig min mod mon når ned nej nu o og om op os over på sig sin "
    "skal som så til ud under var vi vil være to tre fire stor gammel meget and ham mit dit sit bag ser sen mellem",
    "fr": "a ai au aux avec c ce ces d dans de des du elle en est et eu il ils j je l la le les leur lui m ma mais me "
    "mes moi mon n ne nos notre nous on ou où par pas pour qu que qui s sa sans se ses si son sont sur t ta te tes toi "
    "ton tu un une vos votre vous y à deux trois quatre grand vieux très plus car mit sous",
}

# Everyday words that happen to be a translation from elsewhere: an English sky is no Danish cloud.
_EVERYDAY_WORDS = {
    "en": "bold bro cave chance crayon cuisine dent due eg elevator essence far fart fee fly gas gave grill held "
    "latter list lit loft log love main mode motor ours pain pies pile prom prop pull rim robe route rower sang "
    "serpent sky slot strand tag tort vague vent",
    "bg": "вес дом друг мир неделя",
    "ru": "банка вес глава кола конец песен плод поет прах роет рот хотел шах",
    "pl": "car dal fart idea kort kost mur mus pas",
    "da": "bed chance fil gift las list mors mur or pile rim river robe sok station trap vent",
    "fr": "bord but cave due lis nul plate pot pote sang sol station tort",
}


@cache
def small_words(language: str) -> frozenset[str]:
    """Return the little words that stand in any sentence of a language: they hint at nothing."""
    return frozenset(_SMALL_WORDS[language].split())


@cache
def words() -> tuple[Word, ...]:
    """Return all words of the table."""
    header, *rows = (FOLDER / "words.tsv").read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    entries = (dict(zip(columns, row.split("\t"), strict=True)) for row in rows)
    return tuple(Word(entry["id"], {key: entry[key] for key in LANGUAGES}) for entry in entries)


@cache
def accented_translations(language: str) -> dict[str, frozenset[str]]:
    """Return, for keywords of a language, translations that only their spelling tells from another word: løve, love."""
    usual = {*small_words(language), *_EVERYDAY_WORDS[language].split(), *_keywords(language).values()}
    left_out = {
        word.forms[language]: frozenset(word.forms.values()) - usual - set(word.others(language)) for word in words()
    }
    return {keyword: forms for keyword, forms in left_out.items() if forms}


def _means_something_else(form: str, own: str, language: str) -> bool:
    """Tell whether a translation, written without accents, is an everyday word or a keyword of a language."""
    folded = fold(form)
    if folded in _everyday_words(language):
        return True
    namesake = _keywords(language).get(folded)
    return namesake is not None and namesake not in {own, form}


@cache
def _everyday_words(language: str) -> frozenset[str]:
    return frozenset(fold(word) for word in (*small_words(language), *_EVERYDAY_WORDS[language].split()))


@cache
def _keywords(language: str) -> dict[str, str]:
    return {fold(word.forms[language]): word.forms[language] for word in words()}
