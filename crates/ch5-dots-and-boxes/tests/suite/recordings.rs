//! What a recorded run of the first functions looks like, call by call, and board by board.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use call_trace::{Event, record};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::extra_turn::draw;
use dots_and_boxes::negamax_trap::negamax_trap;
use dots_and_boxes::same_position::{Memo, same_position};
use game::{Board, Value, Watched};
use insta::assert_snapshot;
use tic_tac_toe::look_ahead::look_ahead;

const OPEN: (Value, Value) = (-Value::MAX, Value::MAX);

fn position(text: &str) -> Dots {
    text.parse().expect("a position")
}

fn trap(text: &str, (alpha, beta): (Value, Value)) -> String {
    let board = position(text);
    drawn(|| negamax_trap(&board, board.open().count_ones(), alpha, beta))
}

#[test]
fn where_the_mover_stays_neither_value_nor_window_turns() {
    assert_snapshot!(
        trap("1x1 a1b1 a1a2", OPEN),
        @r"
        negamax_trap(depth 2, alpha −∞, beta +∞) → (-1, Some(a2b2))
          negamax_trap(depth 1, alpha −∞, beta +∞) → (1, Some(b1b2))
            negamax_trap(depth 0, alpha −∞, beta +∞) → (1, None)
          negamax_trap(depth 1, alpha −∞, beta 1) → (1, Some(a2b2))
            negamax_trap(depth 0, alpha −∞, beta 1) → (1, None)
        "
    );
}

#[test]
fn the_window_stays_with_its_player() {
    assert_snapshot!(
        trap("1x2 a1b1 b1c1 a2b2 b2c2", (-1, 2)),
        @r"
        negamax_trap(depth 3, alpha -1, beta 2) → (-2, Some(a1a2))
          negamax_trap(depth 2, alpha -2, beta 1) → (2, Some(b1b2))
            negamax_trap(depth 1, alpha -2, beta 1) → (2, Some(c1c2))
              negamax_trap(depth 0, alpha -2, beta 1) → (2, None)
          negamax_trap(depth 2, alpha -2, beta 1) → (2, Some(a1a2))
            negamax_trap(depth 1, alpha -2, beta 1) → (2, Some(c1c2))
              negamax_trap(depth 0, alpha -2, beta 1) → (2, None)
          negamax_trap(depth 2, alpha -2, beta 1) → (2, Some(b1b2))
            negamax_trap(depth 1, alpha -1, beta 2) → (2, Some(b1b2))
              negamax_trap(depth 0, alpha -1, beta 2) → (2, None)
            negamax_trap(depth 1, alpha -2, beta 1) → (2, Some(a1a2))
              negamax_trap(depth 0, alpha -2, beta 1) → (2, None)
        "
    );
}

#[test]
fn the_memo_answers_for_the_same_lines() {
    let board = position("1x2 a1b1 b1c1 a2b2 b2c2");
    assert_snapshot!(
        drawn(|| same_position(&board, &mut Memo::new())),
        @r"
        same_position() → -2
          same_position() → 2
            same_position() → 1
              same_position() → 0
            same_position() → 2
              same_position() → 0
          same_position() → 2
            same_position() → 1
            same_position() → 1
              same_position() → 0
          same_position() → 2
            same_position() → 2
            same_position() → 1
        "
    );
}

#[test]
fn a_search_of_the_last_lines_shows_its_boards() {
    let board = Watched::new(position("1x2 a1b1 b1c1 a2b2 b2c2 a1a2"));
    assert_snapshot!(boards(|| look_ahead(&board, 2)));
}

#[test]
fn a_watched_game_shows_its_boards() {
    let start = Watched::new(position("1x2 a1b1 b1c1 a2b2 b2c2 a1a2"));
    let lines = ["c1c2", "b1b2"].map(|line| start.inner().size.read_line(line).expect("a line"));
    assert_snapshot!(
        boards(|| {
        let end = lines
            .iter()
            .fold(start.clone(), |board, line| board.play(*line));
        assert_eq!(end.inner(), &draw(&draw(start.inner(), lines[0]), lines[1]));
    }),
        @r"
        open: b1b2, c1c2
        second draws c1c2
        +---+---+
        |       |
        +---+---+
        open: b1b2
        first draws b1b2
        +---+---+
        | A | A |
        +---+---+
        "
    );
}

/// One line a call, indented by its depth.
fn drawn<R>(program: impl FnOnce() -> R) -> String {
    diagnosis::call_lines(program, diagnosis::named_args)
        .replace("-2147483647", "−∞")
        .replace("2147483647", "+∞")
}

/// Offers and plays, with their boards.
fn boards<R>(program: impl FnOnce() -> R) -> String {
    let (_, trace): (R, _) = record(program);
    let events = trace.events().map(|event| match event {
        Event::Offer { choices, .. } => format!("open: {}\n", choices.values()),
        Event::Play {
            choice,
            mover,
            board,
            ..
        } => format!("{} draws {choice}\n{board}\n", mover.unwrap_or("nobody")),
        Event::Value { value, .. } => format!("worth {value}\n"),
        _ => String::new(),
    });
    events.collect()
}
