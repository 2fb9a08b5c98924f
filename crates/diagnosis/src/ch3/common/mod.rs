//! What the tests of this chapter share: all positions, boards around a board that count, and
//! words for what was seen.

// Each test file is a program of its own and uses only some of this.
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

/// Runs a program that calls nothing recorded, so that thousands of positions are asked without a
/// recording of each. Where it panics it is run once more, and `why` may explain the panic.
pub(crate) fn explained<R>(program: impl Fn() -> R, why: impl FnOnce(&str) -> Option<String>) -> R {
    attempt(&program).unwrap_or_else(|| watch(program, |panic, _| why(panic)).0)
}

/// The position that a text shows.
#[track_caller]
pub(crate) fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The cell with this number.
#[track_caller]
pub(crate) fn cell(number: usize) -> Cell {
    Cell::new(number).unwrap_or_else(|| panic!("there is no cell {number}"))
}

/// All 5 478 positions, a position with fewer marks before one with more.
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

/// X or O.
pub(crate) fn name(player: Player) -> &'static str {
    match player {
        Player::First => "X",
        Player::Second => "O",
    }
}

/// What was found, or that there was nothing: `3`, `no move`.
pub(crate) fn or_none<T: ToString>(found: Option<T>, none: &str) -> String {
    found.map_or_else(|| none.to_owned(), |found| found.to_string())
}
