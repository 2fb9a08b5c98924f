//! Shared code for the tests of this chapter: all positions, recording boards, a simulated
//! typist, and names for results.

// Each test file is compiled as a separate program and uses only some of these items.
#![allow(dead_code, unused_imports)]

use std::collections::HashSet;

use diagnosis::attempt;
pub(crate) use diagnosis::{spaced, value as shown, watch};
use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

pub(crate) mod lines;
pub(crate) mod probe;
pub(crate) mod story;
pub(crate) mod typist;

/// Runs a program without a recording, so that a test can check thousands of positions. A program that panics
/// runs a second time, recorded, and `why` may explain the panic.
pub(crate) fn explained<R>(program: impl Fn() -> R, why: impl FnOnce(&str) -> Option<String>) -> R {
    attempt(&program).unwrap_or_else(|| watch(program, |panic, _| why(panic)).0)
}

/// Explains an index outside the board, or a subtraction below 0.
pub(crate) fn off_the_board(panic: &str) -> Option<&'static str> {
    if panic.contains("the len is 3 ") {
        return Some(
            "Your code used an index outside the board. Use only 0, 1 and 2 for `row` and `col` in \
             squares[row][col].",
        );
    }
    panic.contains("subtract with overflow").then_some(
        "The result of a subtraction is too small for its type: an index and `moves_done` are \
         never below 0.",
    )
}

#[track_caller]
pub(crate) fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub(crate) fn cell(number: usize) -> Cell {
    Cell::new(number).unwrap_or_else(|| panic!("there is no cell {number}"))
}

/// Returns all 5 478 positions, sorted by the number of marks.
pub(crate) fn every_position() -> Vec<Bits> {
    let mut seen = HashSet::from([Bits::new()]);
    let mut found = vec![Bits::new()];
    let mut at = 0;
    while let Some(board) = found.get(at).copied() {
        for cell in board.legal_moves() {
            let next = board.play(cell);
            if seen.insert(next) {
                found.push(next);
            }
        }
        at += 1;
    }
    found
}

pub(crate) fn name(player: Player) -> &'static str {
    match player {
        Player::First => "X",
        Player::Second => "O",
    }
}

/// Formats a result, or returns the words for an empty one: `3`, `no move`.
pub(crate) fn or_none<T: ToString>(found: Option<T>, none: &str) -> String {
    found.map_or_else(|| none.to_owned(), |found| found.to_string())
}
