//! tictactoe-4: every move, every answer, and the best of them.

mod common;

use common::probe::Probe;
use common::story::{Scene, Story, end, first, second};
use common::{or_none, position, shown, spaced, watch};
use game::{Board, Player, Value};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case::nobody_has_won("X...O....", 0)]
#[case::the_first_has_won("XXXOO....", 5)]
#[case::the_second_has_won("XX.OOOX..", -4)]
fn depth_0_asks_the_board_alone(#[case] text: &str, #[case] want: Value) {
    let (value, mv) = run(&position(text), 0);
    let value = shown(value);
    assert!(
        value == shown(want) && mv.is_none(),
        "at depth 0 the value of {text} is {}, as the board says, and there is no move: not \
         {value} and {}.",
        shown(want),
        or_none(mv, "no move")
    );
}

#[rstest]
#[case::won("XXXOO....", 5)]
#[case::lost("XX.OOOX..", -4)]
#[case::drawn("XOXXOOOXX", 0)]
fn a_finished_game_asks_the_board_alone(#[case] text: &str, #[case] want: Value) {
    let (value, mv) = run(&position(text), 3);
    assert!(
        value == want && mv.is_none(),
        "{text} is over: {} and no move, not {} and {}: ask done before you look for moves.",
        shown(want),
        shown(value),
        or_none(mv, "no move")
    );
}

#[rstest]
#[case::the_first_move(".........", 2, 0, 1)]
#[case::a_win_at_once("XX.OO....", 1, 5, 3)]
#[case::a_win_at_once_looked_at_deeply("XX.OO....", 9, 5, 3)]
#[case::a_line_to_block("XOX.O....", 2, 0, 8)]
#[case::a_fork("X.O......", 5, 3, 4)]
#[case::o_is_lost("XOXOX....", 2, 3, 6)]
#[case::o_wins_at_once("XX.OO..X.", 3, -4, 6)]
#[case::o_answers_a_corner("X........", 6, 0, 5)]
#[case::o_blocks_a_fork("X...O..X.", 4, 0, 4)]
#[case::x_is_lost("OO.XOX.X.", 9, -2, 3)]
fn the_value_and_the_move(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] value: Value,
    #[case] mv: usize,
) {
    let board = position(text);
    let (got, chosen) = run(&board, depth);
    let Some(chosen) = chosen else {
        panic!("{}", without_a_move(got));
    };
    assert!(
        depth > 1 || got == value || got != board.evaluate(),
        "value {}: that is what the board is worth before the move; look ahead from the new board.",
        shown(got)
    );
    assert!(got == value, "{}", wrong_value(board.to_move(), got, value));
    assert!(
        chosen.number() == mv,
        "on {text} at depth {depth} you recommend {chosen}, and {mv} is wanted: {}",
        "the best move for the player to move, and of equal ones the first."
    );
}

/// X moves left or right, and O answers.
const DUEL: Scene = first(
    0,
    &[
        (
            "left",
            second(9, &[("O's up", end(1)), ("O's down", end(5))]),
        ),
        (
            "right",
            second(-9, &[("O's low", end(4)), ("O's high", end(2))]),
        ),
    ],
);

/// The same, but after "left" X moves again.
const AGAIN: Scene = first(
    0,
    &[
        ("left", first(9, &[("up", end(1)), ("down", end(5))])),
        (
            "right",
            second(-9, &[("O's low", end(4)), ("O's high", end(3))]),
        ),
    ],
);

#[rstest]
#[case::one_move_deep(1, 9, "left")]
#[case::two_moves_deep(2, 2, "right")]
#[case::deeper_than_the_game(7, 2, "right")]
fn the_move_is_the_movers_own(#[case] depth: u32, #[case] want: Value, #[case] mv: &str) {
    let (value, chosen) = run(&Story(&DUEL), depth);
    let Some(chosen) = chosen else {
        panic!("{}", without_a_move(value));
    };
    assert!(
        !chosen.starts_with("O's"),
        "X is to move, and you recommend {chosen}: that move is the opponent's answer."
    );
    assert!(value == want, "{}", wrong_value(Player::First, value, want));
    assert!(
        chosen == mv,
        "at depth {depth} you recommend {chosen} for {value}: {mv} is better."
    );
}

#[test]
fn the_board_says_who_moves() {
    let (value, chosen) = run(&Story(&AGAIN), 2);
    assert!(
        (value, chosen) == (5, Some("left")),
        "after \"left\" X moves again and takes the 5; you say {} for {}: players need not take \
         turns, so ask each board what is better.",
        shown(value),
        or_none(chosen, "no move")
    );
}

#[rstest]
#[case(1, 10)]
#[case(2, 82)]
#[case(3, 586)]
fn looks_no_deeper_than_it_should(#[case] depth: u32, #[case] enough: u64) {
    let board = Probe::new(position("........."));
    run(&board, depth);
    let visits = board.visits();
    assert!(
        visits <= enough,
        "depth {depth}: {} positions, {} suffice. Each call looks one move less far.",
        spaced(visits),
        spaced(enough)
    );
    assert!(
        visits == enough,
        "depth {depth}: {} positions, of {}: some move was never tried.",
        spaced(visits),
        spaced(enough)
    );
}

/// Runs `look_ahead`; a panic is explained.
fn run<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let why = |panic: &str| {
        let thought = match panic {
            panic if panic.contains("subtract with overflow") => {
                "a call at depth 0 looked further: at depth 0 the board's own value is the answer."
            }
            panic if panic.contains("calls deep") => {
                "the calls go on for ever: play the move on the new board, and look one less ahead."
            }
            _ => return None,
        };
        Some(thought.to_owned())
    };
    watch(|| look_ahead(board, depth), |panic, _| why(panic)).0
}

fn without_a_move(value: Value) -> String {
    format!(
        "value {} but no move: begin at worst_case, {0} may be the best there is. Keep the move \
         that you tried, not the reply to it.",
        shown(value)
    )
}

fn wrong_value(mover: Player, got: Value, want: Value) -> String {
    let shown_got = shown(got);
    if got > 5 && mover == Player::Second || got < -4 && mover == Player::First {
        return format!(
            "value {shown_got}: that is still the worst case, as if no move were better; ask the \
             board what is better."
        );
    }
    let (helper, helped) = if got > want { ("O", "X") } else { ("X", "O") };
    format!(
        "value {shown_got}: you let {helper} help {helped}; ask the board what is better. Wanted is {}.",
        shown(want)
    )
}
