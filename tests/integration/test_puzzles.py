"""Can you intercept us? A pair makes a puzzle of its game, others solve it by its link, attackers do not get far."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from redis.exceptions import ConnectionError  # noqa: A004 - what the store raises

from tests.integration.alone import copied, keys, last_text, links, own, own_table, payload, play_on, puzzle_made
from tests.integration.party import PATIENCE_S, House, Party, gather
from tests.integration.showing import redis_of
from tests.integration.test_forget import everything, forget
from tgbot.games.codes.buttons import OfferPuzzle, SendClues, WithdrawPuzzle
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo.commands import PUZZLE_TABLE
from tgbot.games.codes.words.vocabulary import words
from tgbot.handlers.alone import OwnTables
from tgbot.store.repository import Repository
from tgbot.tables import seats
from tgbot.tables.buttons import Join, PlayAlone, StartGame, TakeSeat
from tgbot.tables.context import Decision, Moment
from tgbot.tables.model import Document, Puzzle, Stage, Table, Visitor, WordList
from tgbot.tables.places import Place, own_table_place, parse_place, table_place, user_place, words_place
from tgbot.telegram.buttons import Press, Tapped, pack, unpack

BITS = 128


async def puzzle(party: Party, link: str) -> Puzzle:
    """Return the puzzle of a link as it is stored."""
    place = parse_place(link)
    assert place is not None
    found = await party.bot.repository.read(place)
    assert isinstance(found, Puzzle)
    return found


async def test_two_make_a_puzzle_and_a_third_who_was_not_there_solves_it_and_shares_it(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link = await puzzle_made(party)
    eve, fay, _ = others.users
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE, right="10")
    text = last_text(others, eve)
    assert "🟩⬛ 1/2" in text
    assert "original interceptor: 🟩🟩 2/2" in text
    shared = payload(copied(others, eve), "z")
    assert shared == link
    await others.start(fay, shared)
    await play_on(others, fay, PUZZLE_TABLE, right="11")
    assert "2 people have tried. Intercepted: round 2 (100%) · 3 (50%)" in last_text(others, fay)
    assert (await puzzle(party, link)).tries == {eve: "10", fay: "11"}


async def test_who_comes_by_the_link_first_of_all_is_taught_and_who_has_learned_is_not(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, (eve, fay, _) = await puzzle_made(party), others.users
    await others.start(eve, link)
    assert "tap the number it fits" in last_text(others, eve)
    assert keys(others, eve)[-1] == [("🎓 Learn in a minute", "")]
    await others.start(fay)
    await others.tap(fay, PlayAlone("learn"), fay)
    await others.start(fay, link)
    assert "🎓 Learn in a minute" not in str(keys(others, fay))


async def test_a_puzzle_needs_both_of_the_pair_and_nobody_else(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    await party.play_round(decoded=False)
    await party.play_round(decoded=False)
    post, data = party.button(ana, OfferPuzzle())
    tapped = unpack(data)
    assert tapped is not None
    assert not party.has_button(cy, OfferPuzzle())
    for user in (ana, cy, ana):  # twice the same, and the interceptor with a forged button
        where = post if user == ana else party.posts(cy)[-1]
        await party.tap_data(user, where, pack(Tapped(tapped.place, tapped.nonce, OfferPuzzle())))
    offer = OWN.of(await party.table()).offer
    assert offer is not None
    assert (offer.yes, offer.puzzle) == ((ana,), "")
    assert not [key for key, text in (await everything(party)).items() if ":z" in key and str(ana) in text]
    await party.tap(bo, OfferPuzzle(), bo)
    offer = OWN.of(await party.table()).offer
    assert offer is not None
    assert len(offer.puzzle) * 4 == BITS


async def test_no_name_of_the_pair_is_anywhere_in_a_puzzle_or_at_the_table_of_who_solves_it(house: House) -> None:
    party, others = await gather(house), await gather(house)
    for user, name in zip(party.users, ("Melisandra", "Ottoline", "Persephone"), strict=True):
        party.people.change(user, first_name=name)
    link, eve = await puzzle_made(party), others.users[0]
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE)
    told = [json.dumps((await puzzle(party, link)).model_dump(mode="json")), *others.texts(eve), *links(others, eve)]
    told.append((await own_table(others, eve, PUZZLE_TABLE)).model_dump_json())
    for name in ("Melisandra", "Ottoline", "Persephone", party.group.title or "?"):
        assert not any(name in text for text in told), name


async def test_only_the_first_try_counts_and_the_makers_own_does_not(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, ana, eve = await puzzle_made(party), party.users[0], others.users[0]
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE, right="00")
    await others.start(eve, link)
    assert "already tried" in last_text(others, eve)
    assert (await own_table(others, eve, PUZZLE_TABLE)).stage is Stage.OVER
    await party.start(ana, link)
    assert "made from your game" in last_text(party, ana)
    assert (await puzzle(party, link)).tries == {eve: "00"}


async def test_who_leaves_a_puzzle_in_the_middle_finds_it_there_and_cannot_begin_it_again(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, eve = await puzzle_made(party), others.users[0]
    await others.start(eve, link)
    begun = await own(others, eve, PUZZLE_TABLE)
    await others.start(eve, link)
    assert await own(others, eve, PUZZLE_TABLE) == begun
    assert (await own_table(others, eve, PUZZLE_TABLE)).serial == 1


async def test_each_of_the_pair_can_take_the_puzzle_back_and_then_the_link_is_dead(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, (_, bo, cy) = await puzzle_made(party), party.users
    eve = others.users[0]
    offer = OWN.of(await party.table()).offer
    tapped = unpack(party.button(bo, WithdrawPuzzle())[1])
    assert tapped is not None
    await party.tap_data(cy, party.posts(cy)[-1], pack(Tapped(tapped.place, tapped.nonce, WithdrawPuzzle())))
    assert OWN.of(await party.table()).offer == offer  # not the interceptor
    assert (await puzzle(party, link)).there
    await party.tap(bo, WithdrawPuzzle(), bo)
    assert OWN.of(await party.table()).offer is None
    assert not (await puzzle(party, link)).there
    await others.start(eve, link)
    assert "isn’t here any more" in last_text(others, eve)


async def test_a_maker_takes_it_back_later_by_the_link_itself_and_a_stranger_cannot(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, ana, eve = await puzzle_made(party), party.users[0], others.users[0]
    await others.start(eve, link)
    post = others.posts(eve)[-1]
    tapped = next(tapped for _, _, tapped in others.buttons(eve))
    await others.tap_data(eve, post, pack(Tapped(tapped.place, tapped.nonce, PlayAlone("puzzle", "back"))))
    assert (await puzzle(party, link)).there
    await party.start(ana, link)
    before = len(party.posts(ana))
    post, data = party.button(ana, PlayAlone("puzzle", "back"))
    for _ in range(2):  # a hasty thumb
        assert (await party.tap_data(ana, post, data))["text"] == "Taken back. The link no longer works."
    assert last_text(party, ana) == "🧩 Taken back. The link no longer works."
    assert (len(party.posts(ana)), keys(party, ana)) == (before, [])
    assert not (await puzzle(party, link)).there


async def test_who_asked_for_the_puzzle_is_rung_with_the_link_once_the_partner_agrees(house: House) -> None:
    party = await gather(house)
    ana, bo, _ = party.users
    link = await puzzle_made(party)
    assert "Bo agreed!" in last_text(party, ana)
    sent = [call for call in party.local.world.calls if call.method == "sendMessage"]
    rung = [call for call in sent if int(call.params["chat_id"]) == ana][-1]
    assert "Bo agreed!" in str(rung.params["text"])
    assert not rung.params.get("disable_notification")
    assert link in " ".join(copied(party, ana)[:1])
    assert "agreed" not in last_text(party, bo)
    await party.tap(bo, WithdrawPuzzle(), bo)
    assert "agreed" not in last_text(party, ana)


async def test_forget_takes_a_maker_s_puzzle_back_and_a_solver_s_try(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, eve, bo = await puzzle_made(party), others.users[0], party.users[1]
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE, right="10")
    await forget(others, eve)
    assert (await puzzle(party, link)).tries == {}
    await forget(party, bo)
    assert await puzzle(party, link) == Puzzle(id=link[1:])


async def test_who_is_forgotten_and_tries_again_counts_once(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, eve = await puzzle_made(party), others.users[0]
    for right in ("11", "11", "00"):
        await others.start(eve, link)
        await play_on(others, eve, PUZZLE_TABLE, right=right)
        last = (await puzzle(party, link)).results
        await forget(others, eve)
    assert last == ("00",)
    assert (await puzzle(party, link)).results == ()


async def test_a_link_takes_nothing_back_and_turns_nothing_on(house: House) -> None:
    """Anybody can send one; only buttons do that."""
    party = await gather(house)
    link, ana = await puzzle_made(party), party.users[0]
    await party.start(ana, link)
    assert party.has_button(ana, PlayAlone("puzzle", "back"))
    await party.start(ana, "zback")
    assert (await puzzle(party, link)).there
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    await party.start(ana, "dremind")
    assert not (await own(party, ana)).diary.reminds
    await party.tap(ana, PlayAlone("daily", "remind"), ana)
    await party.start(ana, "dquiet")
    assert (await own(party, ana)).diary.reminds


async def test_a_puzzle_taken_back_by_its_link_is_offered_nowhere_any_more(house: House) -> None:
    party = await gather(house)
    link, (ana, bo, _) = await puzzle_made(party), party.users
    await party.start(ana, link)
    await party.tap(ana, PlayAlone("puzzle", "back"), ana)
    assert OWN.of(await party.table()).offer is None
    assert link not in " ".join([*links(party, party.group.id), *copied(party, ana), *copied(party, bo)])
    assert party.has_button(bo, OfferPuzzle())


async def test_a_missed_interception_counts_as_wrong_and_the_puzzle_counts_all_tries(house: House) -> None:
    """D19."""
    party, others = await gather(house), await gather(house)
    (ana, bo, _), eve = party.users, others.users[0]
    await party.sit_down()
    await party.play_round()
    await party.play_round(intercepted=True)
    code = (await party.view(await party.encoder())).code or ""
    await party.give_clues()
    await party.guess(await party.partner(), code)
    await party.bot.repository.run(
        party.place, lambda table: Decision(seats.time_up(table, Moment(time.time(), "late"))), now=time.time()
    )
    await party.settle()
    await party.play_round(intercepted=True)
    for user in (ana, bo):
        await party.tap(user, OfferPuzzle(), user)
    link = payload(copied(party, ana), "z")
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE, right="111")
    made = await puzzle(party, link)
    assert (made.original, made.tries) == ("101", {eve: "111"})


async def test_no_puzzle_is_made_of_clues_whose_author_has_left(house: House) -> None:
    """It would be published without asking them."""
    party = await gather(house, ("en",) * 4)
    ana, bo, cy, di = party.users
    party.users = [ana, bo, cy]
    await party.sit_down()
    await party.play_round()
    author = int((await party.public()).sides[0].sheet.rounds[0].encoder)
    await party.leave(author)
    await party.tap(di, TakeSeat)
    party.users = [*(user for user in (ana, bo) if user != author), di, cy]
    while (await party.table()).stage is Stage.GAME:
        await party.play_round(intercepted=True)
    for user in (ana, bo, di):
        assert not party.has_button(user, OfferPuzzle())


async def test_a_puzzle_of_a_chat_s_own_words_takes_the_clues_that_the_game_took(house: House) -> None:
    """C11: a built-in keyword's translations are known; those of a word that the chat brought along are not."""
    party, others = await gather(house), await gather(house)
    (ana, bo, cy), eve = party.users, others.users[0]
    known = [word for word in words() if word.forms["fr"] in word.names("en") and " " not in word.forms["en"]][:12]
    french = {word.forms["en"]: word.forms["fr"] for word in known}
    brought: Callable[[WordList], Decision[WordList]] = lambda own: Decision(own.replace(words=tuple(french)))  # noqa: E731
    await party.bot.repository.run(words_place(party.group.id), brought, now=time.time())
    await party.say(ana, "/play")
    theirs: Callable[[Table], Decision[Table]] = lambda table: Decision(OWN.put(table, words_from="theirs"))  # noqa: E731
    await party.bot.repository.run(party.place, theirs, now=time.time())
    for user in (bo, cy):
        await party.tap(user, Join())
    await party.tap(ana, StartGame())
    view = await party.view(await party.encoder())
    code, keywords = view.code or "", view.keywords
    await party.give_clues(french[keywords[int(code[0]) - 1]], "a hint", "another hint")
    await party.guess(await party.partner(), code)
    for _ in range(2):
        await party.play_round(intercepted=True)
    for user in (ana, bo):
        await party.tap(user, OfferPuzzle(), user)
    await others.start(eve, payload(copied(party, ana), "z"))
    await play_on(others, eve, PUZZLE_TABLE, right="11")
    assert "2/2" in last_text(others, eve)


async def test_a_puzzle_that_cannot_be_read_keeps_nobody_from_being_forgotten_or_from_other_puzzles(
    house: House,
) -> None:
    party, another, others = await gather(house), await gather(house), await gather(house)
    broken, link, eve = await puzzle_made(party), await puzzle_made(another), others.users[0]
    await others.start(eve, broken)
    place = parse_place(broken)
    assert place is not None
    await redis_of(others.bot.store).hset(place.keys.doc, mapping={"r": "99999999999", "b": "{broken"})
    await play_on(others, eve, PUZZLE_TABLE, right="11")
    await others.start(eve, link)
    assert (await own_table(others, eve, PUZZLE_TABLE)).stage is Stage.GAME
    await forget(others, eve)
    assert await others.visitor(eve) == Visitor(user=eve)


async def test_a_maker_finds_a_puzzle_as_long_as_others_try_it(house: House) -> None:
    """Or /forget would leave it behind."""
    party, others = await gather(house), await gather(house)
    link, ana, eve = await puzzle_made(party), party.users[0], others.users[0]
    redis, page = redis_of(party.bot.store), user_place(ana).keys.doc
    await redis.expire(page, 1000)
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE, right="11")
    assert await redis.ttl(page) > 1000


async def test_a_link_that_nobody_was_given_leads_nowhere(party: Party) -> None:
    ana = party.users[0]
    for forged in ("z" + "0" * 32, "z" + "f" * 31, "zz", "z" + "g" * 32):
        await party.start(ana, forged)
        assert "isn’t here any more" in last_text(party, ana)


async def test_a_game_with_a_voice_clue_cannot_become_a_puzzle(party: Party) -> None:
    """C1: nobody could hear it again."""
    ana, bo, _ = party.users
    await party.sit_down()
    code = (await party.view(ana)).code or ""
    party.people.media(ana, ana, "voice")
    await party.say(ana, "one hint\nanother hint", ana)
    await party.tap(ana, SendClues(), ana)
    await party.guess(bo, code[1:] + code[0])
    await party.play_round(decoded=False)
    assert (await party.table()).stage is Stage.OVER
    assert not party.has_button(ana, OfferPuzzle())


async def test_results_and_links_stay_within_telegram_s_limits_and_have_no_markup(house: House) -> None:
    party = await gather(house)
    link = await puzzle_made(party)
    assert len(link) <= 64
    for text in (*copied(party, party.users[0]), *copied(party, party.group.id)):
        assert len(text) <= 256
        assert not set("<>@*_`") & set(text.replace(link, "").replace("crosswire_local_bot", ""))


async def test_who_has_to_do_with_puzzles_goes_on_at_all_tables(house: House) -> None:
    """A puzzle is remembered beside the tables, not among them: nobody sits there."""
    party, others = await gather(house), await gather(house)
    link, eve = await puzzle_made(party), others.users[0]
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE)
    for user, own_party in ((eve, others), (party.users[0], party)):
        await own_party.say(user, "/practice", user)
        visitor = await own_party.visitor(user)
        assert link not in visitor.tables
        assert link in visitor.past


async def test_two_who_want_a_puzzle_at_the_same_moment_make_one(party: Party) -> None:
    """Each of them knows of no other wish when the tap comes in."""
    ana, bo = await over(party)
    with meanwhile(party, bo, OfferPuzzle()):
        await party.tap(ana, OfferPuzzle(), ana)
    assert (await puzzle(party, payload(copied(party, ana), "z"))).there


async def test_a_wish_that_is_taken_back_while_the_other_agrees_leaves_no_puzzle(party: Party) -> None:
    ana, bo = await over(party)
    await party.tap(ana, OfferPuzzle(), ana)
    with meanwhile(party, bo, OfferPuzzle()) as seen:
        await party.tap(ana, WithdrawPuzzle(), ana)
    (then,), now = seen, await party.table()
    agreed = OWN.of(then).offer
    assert agreed is not None
    assert agreed.puzzle
    assert OWN.of(now).offer is None
    assert not (await puzzle(party, f"z{agreed.puzzle}")).there


async def test_a_partner_who_is_forgotten_while_the_other_agrees_leaves_no_puzzle(party: Party) -> None:
    """A worker that knows an older table has made it already."""
    ana, bo = await over(party)
    await party.tap(ana, OfferPuzzle(), ana)
    place = table_place(party.group.id)
    old = party.bot.repository.kept(place)
    assert old is not None
    post, data = party.button(bo, OfferPuzzle())
    await forget(party, ana)
    with older_once(place, old):
        await party.tap_data(bo, post, data)
    assert not [key for key, text in (await everything(party)).items() if ":z" in key and str(bo) in text]


async def test_an_old_button_makes_no_puzzle(party: Party) -> None:
    ana, bo = await over(party)
    post, data = party.button(ana, OfferPuzzle())
    await party.tap(bo, OfferPuzzle(), bo)
    tapped = unpack(data)
    assert tapped is not None
    await party.tap_data(ana, post, pack(Tapped(tapped.place, "AAAAAAAA", OfferPuzzle())))
    assert not [key for key, text in (await everything(party)).items() if ":z" in key and str(ana) in text]


async def test_a_worker_that_knows_an_older_table_leaves_no_puzzle_that_nobody_wants(party: Party) -> None:
    ana, bo = await over(party)
    await party.tap(ana, OfferPuzzle(), ana)
    place = table_place(party.group.id)
    old = party.bot.repository.kept(place)
    assert old is not None
    await party.tap(bo, WithdrawPuzzle(), bo)
    with older_once(place, old):
        await party.tap(bo, OfferPuzzle(), bo)
    offer = OWN.of(await party.table()).offer
    assert offer is not None
    assert (offer.yes, offer.puzzle) == ((bo,), "")
    assert not [key for key, text in (await everything(party)).items() if ":z" in key and str(bo) in text]


async def test_a_try_counts_though_the_worker_dies_before_it_is_told(house: House) -> None:
    """The tap is delivered again, here to a worker that knows an older table."""
    party, others = await gather(house), await gather(house)
    link, eve = await puzzle_made(party), others.users[0]
    await others.start(eve, link)
    place = own_table_place(eve, PUZZLE_TABLE)
    old = others.bot.repository.kept(place)
    assert old is not None
    solved, failed = OwnTables.solved, list[Table]()

    with ExitStack() as stack:

        async def dies_once(tables: OwnTables, table: Table, now: float) -> None:
            if table.stage is Stage.OVER and not failed:
                failed.append(table)
                stack.enter_context(older_once(place, old))
                raise ConnectionError
            await solved(tables, table, now)

        stack.enter_context(patch.object(OwnTables, "solved", dies_once))
        await play_on(others, eve, PUZZLE_TABLE, right="11")
    assert failed
    assert (await puzzle(party, link)).tries == {eve: "11"}


async def test_nobody_begins_a_puzzle_again_whose_result_is_not_told_yet(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, eve = await puzzle_made(party), others.users[0]
    await others.start(eve, link)

    async def dies(*_: object) -> None:
        """The worker is gone."""

    with patch.object(OwnTables, "solved", dies):
        await play_on(others, eve, PUZZLE_TABLE, right="10")
    await others.start(eve, link)
    assert (await own_table(others, eve, PUZZLE_TABLE)).stage is Stage.OVER
    assert (await puzzle(party, link)).tries == {eve: "10"}


async def over(party: Party) -> tuple[int, int]:
    """Let a trio play to the end; return the pair."""
    ana, bo, _ = party.users
    await party.sit_down()
    await party.play_round(decoded=False)
    await party.play_round(decoded=False)
    return ana, bo


@contextmanager
def meanwhile(party: Party, user: int, press: Press) -> Iterator[list[Table]]:
    """Let another tap come just before the next one is decided on; the list gets the table between the two."""
    run, here, between = Repository.run, table_place(party.group.id), list[Table]()
    waiting = [party.button(user, press)]

    async def later(repository: Repository, place: Place, *about: Any, **named: Any) -> Any:
        if place == here and waiting:
            post, data = waiting.pop()
            await asyncio.wait_for(party.people.tap(user, user, post.id, data).answer, PATIENCE_S)
            between.append(await party.table())
        return await run(repository, place, *about, **named)

    with patch.object(Repository, "run", later):
        yield between
    assert not waiting


@contextmanager
def older_once(place: Place, old: tuple[int, Document]) -> Iterator[None]:
    """Let the next decision at a place be made on an older document first, as by another worker."""
    at_hand, waiting = Repository._at_hand, [old]

    async def older(repository: Repository, asked: Place) -> tuple[int, Document]:
        return waiting.pop() if asked == place and waiting else await at_hand(repository, asked)

    with patch.object(Repository, "_at_hand", older):
        yield
    assert not waiting


async def test_a_maker_takes_a_puzzle_back_while_another_is_under_way(house: House) -> None:
    party, another = await gather(house), await gather(house)
    link, ana = await puzzle_made(party), party.users[0]
    await party.start(ana, await puzzle_made(another))
    await party.start(ana, link)
    await party.tap(ana, PlayAlone("puzzle", "back"), ana)
    assert not (await puzzle(party, link)).there
    await play_on(party, ana, PUZZLE_TABLE, right="11")
    assert any("🟩🟩 2/2" in text for text in party.texts(ana))


async def test_a_puzzle_is_taken_back_though_the_bot_has_another_token_by_now(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its id was derived from the token of then."""
    ana, bo = await over(party)
    for user in (ana, bo):
        await party.tap(user, OfferPuzzle(), user)
    link = payload(copied(party, ana), "z")
    monkeypatch.setattr(party.bot.dispatcher, "_secret", "of another token")
    await party.tap(bo, WithdrawPuzzle(), bo)
    assert not (await puzzle(party, link)).there
