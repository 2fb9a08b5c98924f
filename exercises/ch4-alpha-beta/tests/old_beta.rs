//! alphabeta-5: `old_beta`. Every value is right, and twice as much is done as need be.
//!
//! What a search is told cannot be seen in its answer. So the calls are counted.

mod common;

use alpha_beta::old_beta::{find_computer_move, find_human_move};
use call_trace::{Trace, record};
use common::{positions, spaced};
use game::{Board, Player, Value, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case::the_human_begins(".........", Side::Human, 4_493)]
#[case::the_computer_begins(".........", Side::Computer, 4_493)]
#[case::after_the_centre("....X....", Side::Human, 378)]
#[case::after_two_corners("X.......O", Side::Computer, 73)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn no_more_calls_than_suffice(#[case] text: &str, #[case] first: Side, #[case] suffice: usize) {
    let board = text
        .parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"));
    let calls = calls(&right(board, first));
    assert!(
        calls <= suffice,
        "{} calls, {} suffice, on {text} where the {} began. Every value is right: compare what a \
         function knows with what it tells the next one.",
        spaced(calls),
        spaced(suffice),
        if first == Side::Human {
            "human"
        } else {
            "computer"
        }
    );
}

#[rstest]
#[case::the_human_began(Side::Human, 24_686)]
#[case::the_computer_began(Side::Computer, 24_686)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn nor_on_any_later_position(#[case] first: Side, #[case] suffice: usize) {
    let all = positions(4);
    let calls: usize = all.iter().map(|&board| calls(&right(board, first))).sum();
    assert!(
        calls <= suffice,
        "{} calls for the {} positions with four marks or more, {} suffice.",
        spaced(calls),
        spaced(all.len()),
        spaced(suffice)
    );
}

/// Runs the search for whoever moves, and demands the right value and a move that keeps it.
fn right(board: Bits, first: Side) -> Trace {
    let mut grid = Grid::of(board, first);
    let computer = (board.to_move() == Player::First) == (first == Side::Computer);
    let ((value, cell), trace) = record(|| {
        let search = if computer {
            find_computer_move
        } else {
            find_human_move
        };
        search(&mut grid, COMPUTER_LOSS, COMPUTER_WIN)
    });
    let sign = if first == Side::Computer { 1 } else { -1 };
    let worth = |board: Bits| -> Value { sign * look_ahead(&WinDrawLoss(board), 9).0 };
    assert_eq!(
        value,
        worth(board),
        "{board:?} was valued {value}: the calls are fewer, but too much was cut. Who may narrow \
         which bound?"
    );
    let kept = board.legal_moves().find(|mv| Some(mv.number()) == cell);
    let Some(mv) = kept else {
        panic!("{board:?}: the move {cell:?} cannot be made.")
    };
    assert_eq!(
        worth(board.play(mv)),
        value,
        "{board:?} is worth {value}, but cell {mv} does not keep that."
    );
    assert!(
        grid == Grid::of(board, first),
        "the board was left changed: {grid:?}."
    );
    trace
}

fn calls(trace: &Trace) -> usize {
    trace.calls()
}
