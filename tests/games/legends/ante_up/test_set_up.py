"""Set-up with Ante Up: markers, events, tokens, the frontier (AU-SETUP)."""

from pathlib import Path

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_new, au_table, told, up
from support.legends.packs import shipped
from support.legends.reading import player
from support.reading import asked, now, question, state_of
from tumbleweed.games.legends.procedures.ante_up.prepare import clear_tokens, shuffle_back

REPLACED = {
    "posters-on-every-wall", "trailblazers", "dust-storm", "boom-town", "the-gangs-ride-out",
}  # fmt: skip


def begun(players: int, seed: int, **options: object) -> tw.Game:
    """Played idly up to the first income."""
    game = au_new(players, seed, **options)
    while question(game) != "income":
        decision = game.decisions[0]
        game.choose(decision.keys[0], decision.seat)
    return game


def set_up_events(game: tw.Game) -> list[str]:
    found = [each for each in game.events_for(None) if each.key == "set-up-event"]
    return [str(each.args["event"]).removeprefix("event:") for each in found]


@pytest.mark.rule("AU-SETUP-09")
@pytest.mark.parametrize(("length", "markers"), [(15, 5), (20, 6), (25, 7)])
def test_markers_lie_on_the_fifth_spaces(length: int, markers: int) -> None:
    there = up(begun(2, 1, length=length))["markers"]
    assert len(there) == markers
    assert there[-3:] == ["gambler", "marshal", "wanted"]
    assert there[:-3] == [f"lp-{space}" for space in range(5, length, 5)]


@pytest.mark.rule("AU-SETUP-10", "AU-SETUP-14", "AU-SETUP-21")
@pytest.mark.parametrize(("players", "events"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_event_for_two_players_is_resolved(players: int, events: int) -> None:
    for seed in range(8):
        game = au_new(players, seed)
        resolved = set_up_events(game)
        assert len(resolved) == events
        assert not REPLACED & set(resolved)
        assert up(game)["event_deck"]["discard"] == resolved


@pytest.mark.rule("AU-SETUP-14", "AU-SETUP-21")
def test_replaced_events_are_shuffled_back_when_set_up_is_over() -> None:
    seen = set()
    for seed in range(12):
        game = begun(6, seed)
        aside = told(game, "event-replaced")
        seen |= {
            str(each.args["event"]).removeprefix("event:")
            for each in game.events_for(None)
            if each.key == "event-replaced"
        }
        assert len(told(game, "events-shuffled-back")) == bool(aside)
        deck = up(game)["event_deck"]
        assert deck["count"] + len(deck["discard"]) == 22
        assert state_of(game).up.event_aside == []
    assert seen <= REPLACED
    assert len(seen) >= 3


@pytest.mark.rule("AU-SETUP-14")
def test_nobody_knows_where_a_replaced_event_went() -> None:
    game = au_table()
    state = state_of(game)
    state.up.event_aside.append(state.up.event_deck.pop())
    state.up.event_seen.pop()
    state.up.event_seen[-1] = 7
    state.stack = [1, 0, *[0] * 6]
    shuffle_back(state)
    assert state.up.event_seen == [0] * 22


@pytest.mark.rule("AU-SETUP-11")
def test_the_sheriff_stays_in_set_up() -> None:
    """Also in the event of Fee Lee Wong's Gazette, when two are Wanted already."""
    for seed in range(60):
        game = begun(4, seed, characters=CAST)
        assert told(game, "sheriff-moved") == []
        if set_up_events(game)[-1] in MOVING_THE_SHERIFF:
            return
    raise AssertionError("no Gazette moved the Sheriff")


MOVING_THE_SHERIFF = ("guns-at-the-bank", "uninvited-at-the-cabaret")
CAST = ["sundance-kid", "curly-bill-brocius", "fee-lee-wong", "pat-garrett"]


@pytest.mark.rule("AU-SETUP-19")
def test_the_gazette_of_fee_lee_wong_resolves_one_more() -> None:
    """Without a Sheriff, though two are Wanted by then, and with none of the replaced ones."""
    for seed in range(10):
        game = begun(4, seed, characters=CAST)
        assert len(set_up_events(game)) == 3
        assert not REPLACED & set(set_up_events(game))
        kinds = told(game, "first-player", "set-up-event", "started-at")
        assert kinds[:4] == ["set-up-event", "set-up-event", "first-player", "set-up-event"]


@pytest.mark.rule("AU-SETUP-20")
def test_soapy_smith_has_the_reward_of_his_starting_gambler_point() -> None:
    game = au_new(3, 1, characters=["soapy-smith", "seth-bullock", "pat-garrett"])
    while question(game) != "choose":
        game.choose(game.decisions[0].keys[0], game.decisions[0].seat)
    assert asked(game) == (0, "choose")
    assert now(game).keys == ("choose:gambler-1.1", "choose:gambler-1.2")
    game.choose("choose:gambler-1.1")
    assert (up(game)["gambler"], player(game)["money"]) == ([1, 0, 0], 20)
    assert told(game, "gained-gambler", "rolled") == []  # no gain: his own text is not heard


@pytest.mark.rule("AU-SETUP-20")
def test_others_have_no_rewards_of_starting_gambler_points(tmp_path: Path) -> None:
    """A Pat Garrett who begins on space 4: neither money nor LP nor a legendary token."""
    pack = tmp_path / "garrett"
    (pack / "ante-up").mkdir(parents=True)
    text = shipped("ante-up/characters")
    at = text.index("marshal = 1", text.index('id = "pat-garrett"'))
    changed = f"{text[:at]}gambler = 4\n{text[at:]}"
    (pack / "ante-up" / "characters.toml").write_text(changed, encoding="utf-8")
    game = begun(3, 1, characters=["pat-garrett", "seth-bullock", "poker-alice"], content=pack)
    assert up(game)["gambler"] == [4, 0, 0]
    assert told(game, "gained-money", "gained-lp", "drew-token", "gained-gambler") == []
    assert (player(game)["money"], player(game)["lp"]) == (10, 0)


@pytest.mark.rule("AU-SETUP-12")
def test_nine_frontier_tokens_lie_on_the_board_and_three_beside() -> None:
    state = state_of(begun(3, 2))
    laid = state.up.frontier
    assert len(laid) == 9
    assert sorted(laid + state.up.frontier_supply) == list(range(12))


@pytest.mark.rule("AU-SETUP-07", "AU-SETUP-08")
def test_cattle_and_tokens_at_the_beginning() -> None:
    game = au_table()
    assert game.view()["ranches"]["orange"] == 8
    state = state_of(game)
    kinds = state.compiled.up.token_kind
    assert [kinds.count(kind) for kind in range(4)] == [3, 6, 9, 3]
    assert set(state.up.token_at) == {state.compiled.up.supply}


@pytest.mark.rule("AU-SETUP-13")
def test_tokens_where_a_player_starts_go_back_to_their_supply() -> None:
    game = au_table({"space": "buzzard-gulch-saloon-west"}, {"space": "sunny-hills-mine"})
    state = state_of(game)
    tables, spaces = state.compiled.up, state.compiled.board.spaces
    mine, far = spaces.index("sunny-hills-mine"), spaces.index("darkrock-bank")
    roller = tables.token_kind.index(3)
    saloon = tables.saloon + tables.saloons.index("buzzard-gulch-saloon")
    state.up.token_at[0] = mine
    state.up.token_at[9] = far
    state.up.token_at[roller] = saloon
    state.up.foes = 1 << mine | 1 << far
    clear_tokens(state)
    assert state.up.token_at[0] == state.up.token_at[roller] == tables.supply
    assert (state.up.token_at[9], state.up.foes) == (far, 1 << far)


@pytest.mark.rule("AU-SETUP-18")
def test_each_player_has_two_bet_markers() -> None:
    assert state_of(au_table()).compiled.up.bet_markers == 2


@pytest.mark.rule("AU-MOVE-01")
def test_the_second_board_lies_beside_the_first() -> None:
    """Its spaces come behind those of the main board; none touches one of them."""
    board = state_of(au_table()).compiled.board
    gulch = [i for i, name in enumerate(board.spaces) if name.startswith(("buzzard", "frontier"))]
    assert gulch == list(range(65, 112))
    assert all((near in gulch) == (i in gulch) for i in range(112) for near in board.neighbours[i])
