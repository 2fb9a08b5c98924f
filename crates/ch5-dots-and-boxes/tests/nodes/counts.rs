//! The exact node counts of the first searches, every call counted, root, leaves and hits included.
//!
//! Lines are tried in the order of their numbers, and windows are open.

// The field that counts is the one that the students' tests use.
#[path = "../../../../crates/diagnosis/src/ch5/common/mod.rs"]
mod common;

use alpha_beta::alpha_beta::alpha_beta;
use common::{Counted, for_mover};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::negamax_trap::negamax_trap;
use dots_and_boxes::same_position::{Memo, same_position};
use game::{Board, Value};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

fn empty(size: &str) -> Dots {
    size.parse().expect("a size")
}

fn counting(board: Dots) -> Counted {
    Counted::new(board, usize::MAX)
}

/// E lines: from each of 2^E sets of lines every open one is tried, and the root is a call too.
#[rstest]
#[case("1x1", -1, 33)]
#[case("1x2", 0, 449)]
#[case("1x3", -1, 5_121)]
#[case("2x2", 2, 24_577)]
#[case("1x4", 0, 53_249)]
fn a_memo_on_the_lines_tries_every_line_of_every_set_once(
    #[case] size: &str,
    #[case] value: Value,
    #[case] want: usize,
) {
    let board = counting(empty(size));
    let mut memo = Memo::new();
    assert_eq!(same_position(&board, &mut memo), value);
    let lines = board.dots().size.lines();
    assert_eq!((board.nodes(), memo.len()), (want, 1 << lines));
    assert_eq!(want, (lines << (lines - 1)) + 1);
}

#[rstest]
#[case("1x5", -1, 524_289)]
#[case("2x3", -2, 1_114_113)]
#[cfg_attr(debug_assertions, ignore = "a million nodes: with --release")]
fn every_line_of_every_set_is_tried_once_on_larger_fields(
    #[case] size: &str,
    #[case] value: Value,
    #[case] want: usize,
) {
    let board = counting(empty(size));
    assert_eq!(same_position(&board, &mut Memo::new()), value);
    assert_eq!(board.nodes(), want);
}

#[test]
#[ignore = "201 million nodes and a memo of 16 million: with --release, two minutes"]
fn on_3x3_it_tries_201_326_593() {
    let board = counting(empty("3x3"));
    assert_eq!(same_position(&board, &mut Memo::new()), -3);
    assert_eq!(board.nodes(), 201_326_593);
}

#[rstest]
#[case("1x1", -1, 65)]
#[case("1x2", 0, 13_700)]
fn minimax_visits_the_whole_tree(#[case] size: &str, #[case] value: Value, #[case] want: usize) {
    let board = counting(empty(size));
    let lines = board.dots().size.lines();
    assert_eq!(look_ahead(&board, lines as u32).0, value);
    assert_eq!(board.nodes(), want);
}

#[rstest]
#[case("1x2", 0, 1_398)]
#[case("1x3", -1, 49_140)]
fn negamax_mended_visits_what_alpha_beta_visits(
    #[case] size: &str,
    #[case] value: Value,
    #[case] want: usize,
) {
    both_visit(size, value, want);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "two million nodes: with --release")]
fn on_2x2_both_visit_871_816() {
    both_visit("2x2", 2, 871_816);
}

fn both_visit(size: &str, value: Value, want: usize) {
    let (plain, mended) = (counting(empty(size)), counting(empty(size)));
    let depth = plain.dots().size.lines() as u32;
    let found = alpha_beta(&plain, depth, Value::MIN, Value::MAX);
    assert_eq!(found.0, value);
    assert_eq!(negamax_trap(&mended, depth, -Value::MAX, Value::MAX), found);
    assert_eq!((plain.nodes(), mended.nodes()), (want, want));
}

/// The memo says what plain look-ahead says, in every position of 1x2 and of random games.
#[test]
fn the_rest_and_the_boxes_taken_make_the_value() {
    let mut known = vec![empty("1x2")];
    let mut at = 0;
    while let Some(board) = known.get(at).copied() {
        let (want, _) = look_ahead(&board, 7);
        let rest = for_mover(&board, same_position(&board, &mut Memo::new()));
        assert_eq!(board.evaluate() + rest, want, "{board:?}");
        let next = board.legal_moves().map(|line| board.play(line));
        let new: Vec<Dots> = next.filter(|next| !known.contains(next)).collect();
        known.extend(new);
        at += 1;
    }
}
