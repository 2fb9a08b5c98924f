//! Panics of students' programs, in helpful words.

use call_trace::{Limits, with_limits};

/// Runs `program`, whose traced calls may go `frames` deep and no deeper.
pub fn bounded<R>(frames: usize, program: impl FnOnce() -> R) -> R {
    let limits = Limits {
        depth: frames,
        ..Limits::default()
    };
    with_limits(limits, program)
}

/// Runs `program` with a limit on the number of its traced calls. A search without an end is stopped, and its steps
/// until then can be examined.
pub fn at_most<R>(calls: usize, program: impl FnOnce() -> R) -> R {
    let limits = Limits {
        calls: Some(calls),
        ..Limits::default()
    };
    with_limits(limits, program)
}

/// Checks whether this panic message is about the limit of [`at_most`].
pub fn was_one_too_many(said: &str) -> bool {
    said.contains("calls were made, which is the limit")
}

/// A mistake that makes a program panic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// A subtraction below zero.
    BelowZero,
    /// An index outside an array.
    Outside {
        /// The length of the array.
        places: usize,
        /// The index.
        asked: usize,
    },
    /// An attempt to take back a queen from an empty row.
    NoQueen {
        /// The row.
        row: usize,
    },
    /// A queen placed outside the board.
    OffTheBoard,
}

impl Slip {
    /// Parses a panic message, or returns `None` if the program wrote its own.
    pub fn read(said: &str) -> Option<Self> {
        if said.contains("subtract with overflow") {
            return Some(Slip::BelowZero);
        }
        if said.contains("is off the board: rows and columns") {
            return Some(Slip::OffTheBoard);
        }
        if let Some((_, rest)) = said.split_once("no queen stands in row ") {
            let (row, _) = rest.split_once(',')?;
            return Some(Slip::NoQueen {
                row: row.parse().ok()?,
            });
        }
        let (places, asked) = diagnosis::out_of_bounds(said)?;
        Some(Slip::Outside { places, asked })
    }
}
