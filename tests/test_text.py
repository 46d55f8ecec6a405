"""Words: complete in four languages, in the tone of the table, and put together as each language does."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from companion import text as text_module
from companion.engine import Card, Catalogue, Mark, Msg, Named, Who
from companion.errors import ConfigError
from companion.games import find_games
from companion.model import LANGUAGES
from companion.text import APP, Text, fluent_file, load_renamed
from tests.engine import toy
from tests.words import messages, problems

GAME = replace(
    toy.GAME,
    title={"en": "Toy", "ja": "おもちゃ"},
    cards=Catalogue(
        (
            Card("love_07", "love", 7),
            Card("wild_sage", "wild"),
            Card("bell", "sound"),
            Card("love_08", "love", 8),
            Card("love_09", "love", 9, by_name=True),
        )
    ),
)
WORDS = {
    "en": """
card-love_07 = Dancer
card-love_08 = Singer
card-love_09 = Nine of Hearts
card-wild_sage = Sage
card-bell = Bell
mark-love = L
mark-wild = J
mark-name-love = Love
seat-name-2 = the free city
led = { $suit } was led, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} down
asks = { $who }: { $what }
has = { $cards } in hand
""",
    "ja": "card-love_07 = 踊り子\nmark-love = 愛\nhas = 手札は{ $cards }\n",
}


@pytest.fixture
def text(tmp_path, monkeypatch):
    """The words of the app, and a game with a few words of its own."""

    def file(lang, scope):
        if scope == APP:
            return fluent_file(lang, scope)
        path = tmp_path / f"{lang}.ftl"
        path.write_text(WORDS.get(lang, ""), encoding="utf-8")
        return path

    monkeypatch.setattr(text_module, "fluent_file", file)
    return Text({"toy": GAME})


@pytest.fixture
def en(text):
    return text.words("en", "toy", ("Ann", "Ben"))


# -- complete


@pytest.mark.parametrize("scope", [APP, *find_games()])
def test_every_message_stands_in_every_language_and_is_used(scope):
    assert problems(find_games().get(scope)) == []


@pytest.mark.parametrize("scope", [APP, *find_games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_begged_scolded_or_shouted_at(scope, lang):
    file = fluent_file(lang, scope)
    words = re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8")) if file.is_file() else ""
    assert re.findall(r"(?i)\b(?:please|error|invalid|failed|illegal)\b|[!！]", words) == []


def test_what_the_app_says_is_at_most_twelve_words():
    words = Text({}).words("en")
    args = {"n": 2, "low": 1, "high": 9, "cards": (Named("a"), Named("b"))}
    for key, variables in messages("en", APP).items():
        sentence = words.say(Msg(f"app-{key}", **{name: args.get(name, "x") for name in variables}))
        assert len(sentence.split()) <= 12, sentence


def test_no_sentence_holds_an_invisible_character(en):
    assert not re.search("[\u2066-\u2069\ue000\ue001]", en.say(Msg("toy-led", suit=Mark("love"), n=2)))


# -- put together


def test_a_card_is_letter_number_and_name(en):
    assert en.say(Msg("app-as-is", what=Named("love_07"))) == "L7 Dancer"
    assert en.say(Msg("app-as-is", what=Named("love_07", short=True))) == "L7"


def test_a_wild_card_has_no_number_and_a_game_need_not_have_letters(en):
    assert en.card("wild_sage") == "J Sage"
    assert en.card("wild_sage", short=True) == "Sage"
    assert en.card("bell") == en.card("bell", short=True) == "Bell"


def test_a_card_whose_name_says_it_all_goes_by_it_alone(en):
    assert en.card("love_09") == en.card("love_09", short=True) == "Nine of Hearts"


def test_in_chinese_and_japanese_a_card_is_written_without_a_space(text):
    assert text.words("ja", "toy").card("love_07") == "愛7踊り子"


def test_a_card_that_the_game_does_not_have_goes_by_its_id(text):
    assert text.words("en", "toy").card("nothing") == "nothing"
    assert text.words("en").card("love_07") == "love_07"


def test_people_go_by_their_names_and_other_seats_by_theirs(en, text):
    assert en.say(Msg("app-who", who=Who(1))) == "Ben"
    assert en.say(Msg("app-who", who=Who(2))) == "the free city"
    assert en.say(Msg("app-who", who=Who(3))) == "Seat 4"
    assert text.words("ja").say(Msg("app-who", who=Who(0))) == "1番席"


def test_a_mark_is_drawn_on_the_screen_and_named_elsewhere(en):
    led = Msg("toy-led", suit=Mark("love"), n=1)
    assert en.runs(led) == (Mark("love"), " was led, 1 card down")
    assert en.say(led) == "Love was led, 1 card down"
    assert en.say(Msg("toy-led", suit=Mark("unheard_of"), n=2)) == "unheard_of was led, 2 cards down"


def test_messages_stand_within_messages(en):
    whole = Msg("toy-asks", who=Who(0), what=Msg("toy-led", suit=Mark("love"), n=3))
    assert en.runs(whole) == ("Ann: ", Mark("love"), " was led, 3 cards down")


@pytest.mark.parametrize(
    ("lang", "count", "sentence"),
    [
        ("en", 0, " in hand"),
        ("en", 1, "L7 in hand"),
        ("en", 2, "L7 and L8 in hand"),
        ("en", 3, "L7, L8 and Bell in hand"),
        ("ja", 3, "手札は愛7、愛8とtoy-card-bell"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(text, lang, count, sentence):
    cards = tuple(Named(card, short=True) for card in ("love_07", "love_08", "bell")[:count])
    assert text.words(lang, "toy").say(Msg("toy-has", cards=cards)) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Dancer belongs to Chronicle: tap a card of Chronicle"),
        ("zh-Hant", "舞者是《編年史》的牌：請感應《編年史》的牌"),
        ("ja", "踊り子は『クロニクル』の札：『クロニクル』の札をタッチ"),
    ],
)
def test_a_card_of_another_game_is_named(lang, sentence):
    titles = {"game": Msg("chronicle-title"), "own": Msg("chronicle-title")}
    told = Msg("app-other-game", card=Msg("chronicle-card-love_07"), **titles)
    assert Text(find_games()).words(lang).say(told) == sentence


def test_a_game_is_called_by_its_title_in_the_language(text):
    assert text.words("ja").say(Msg("app-as-is", what=Msg("toy-title"))) == "おもちゃ"


def test_less_than_nothing_is_written_with_a_minus_sign(en):
    assert en.say(Msg("toy-led", suit=Mark("love"), n=-2)).endswith("−2 cards down")


def test_a_message_that_is_missing_shows_its_key_and_is_logged(en, caplog):
    assert en.say(Msg("toy-nothing", n=1)) == "toy-nothing"
    assert "key=toy-nothing lang=en missing" in caplog.text


def test_a_message_that_lacks_an_argument_is_still_said_and_logged(en, caplog):
    assert "was led" in en.say(Msg("toy-led", n=1))
    assert "key=toy-led" in caplog.text


def test_only_what_is_said_is_parsed(text):
    words = text.words("ja", "toy")
    assert words.lang == "ja"
    assert text._bundles == {}
    words.say(Msg("app-saved"))
    assert list(text._bundles) == [("ja", APP)]


# -- the owner's names


def test_the_owners_names_of_cards_win(text):
    renamed = Text({"toy": GAME}, {"toy:love_07": "Ballerina", "toy:bell": {"ja": "鐘"}})
    assert renamed.words("en", "toy").card("love_07") == "L7 Ballerina"
    assert renamed.words("en", "toy").say(Msg("toy-card-love_07")) == "Ballerina"
    assert renamed.words("ja", "toy").card("bell") == "鐘"
    assert renamed.words("en", "toy").card("bell") == "Bell"


def test_the_file_of_names_is_read(tmp_path):
    path = tmp_path / "names.json"
    assert load_renamed(path, {"toy": GAME}, LANGUAGES) == {}
    names = {"toy:love_07": "Ballerina", "toy:bell": {"ja": "鐘"}}
    path.write_text(json.dumps(names), encoding="utf-8")
    assert load_renamed(path, {"toy": GAME}, LANGUAGES) == names


@pytest.mark.parametrize(
    ("names", "says"),
    [
        ("[]", "expected a JSON object"),
        ("{", "expected a JSON object"),
        ('{"love_07": "x"}', "love_07: expected a card such as"),
        ('{"toy:nothing": "x"}', "toy:nothing: expected a card such as"),
        ('{"toy:bell": 1}', "toy:bell: expected a name"),
        ('{"toy:bell": {}}', "toy:bell: expected a name"),
        ('{"toy:bell": {"fr": "x"}}', "toy:bell: fr is not one of en"),
    ],
)
def test_a_file_of_names_that_cannot_be_is_refused_by_card(tmp_path, names, says):
    path = tmp_path / "names.json"
    path.write_text(names)
    with pytest.raises(ConfigError, match=re.escape(says)):
        load_renamed(path, {"toy": GAME}, LANGUAGES)
