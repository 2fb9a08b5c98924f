//! Panics of students' programs, in helpful words.

use std::fmt;

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
    /// Calls without an end.
    Endless,
}

impl Slip {
    /// Parses a panic message, or returns `None` if the program wrote its own.
    pub fn read(said: &str) -> Option<Self> {
        if said.contains("subtract with overflow") {
            return Some(Slip::BelowZero);
        }
        if diagnosis::went_too_deep(said) || said.contains("of stack") {
            return Some(Slip::Endless);
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

impl Slip {
    /// Returns how the program ended. Calls without an end are stopped from outside, and are not the student's panic.
    pub fn end(self) -> &'static str {
        match self {
            Slip::Endless => "was stopped",
            _ => "panicked",
        }
    }
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slip::BelowZero => {
                f.write_str("your code computed a negative number, which a `usize` cannot store")
            }
            Slip::Outside { places, asked } => {
                write!(
                    f,
                    "your code used index {asked} of an array of length {places}"
                )
            }
            Slip::NoQueen { row } => {
                write!(f, "row {row} has no queen to take back")
            }
            Slip::OffTheBoard => f.write_str("your code placed a queen off the board"),
            Slip::Endless => f.write_str("the calls of your code do not end"),
        }
    }
}
