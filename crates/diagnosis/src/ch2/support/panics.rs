//! Panics whose own words are no help here, in words that are.

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

/// Runs `program`, which may make `calls` traced calls: a search without an end is stopped, and what
/// it did until then can be looked at.
pub fn at_most<R>(calls: usize, program: impl FnOnce() -> R) -> R {
    let limits = Limits {
        calls: Some(calls),
        ..Limits::default()
    };
    with_limits(limits, program)
}

/// Whether these are the words of a panic that stopped a program after the last call allowed.
pub fn was_one_too_many(said: &str) -> bool {
    said.contains("calls were made, which is the limit")
}

/// What a program did that no program may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// A subtraction went below zero.
    BelowZero,
    /// An array of `places` was asked for the place `asked`.
    Outside {
        /// How many places it has.
        places: usize,
        /// The place it was asked for.
        asked: usize,
    },
    /// A queen was to be taken back from a row that has none.
    NoQueen {
        /// The row.
        row: usize,
    },
    /// A queen was to be placed outside of the board.
    OffTheBoard,
    /// The calls went on and on.
    Endless,
}

impl Slip {
    /// What the words of a panic say; nothing where they are the program's own.
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
        let (_, rest) = said.split_once("the len is ")?;
        let (places, asked) = rest.split_once(" but the index is ")?;
        Some(Slip::Outside {
            places: places.parse().ok()?,
            asked: asked.parse().ok()?,
        })
    }
}

impl Slip {
    /// How the program ended: calls without an end are stopped from outside, and are no panic of the student's.
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
                f.write_str("a subtraction went below zero, where a usize cannot go")
            }
            Slip::Outside { places, asked } => {
                write!(f, "an array of {places} was asked for place {asked}")
            }
            Slip::NoQueen { row } => {
                write!(f, "no queen stands in row {row}, so none can be taken back")
            }
            Slip::OffTheBoard => f.write_str("a queen was placed off the board"),
            Slip::Endless => f.write_str("the calls go on without an end"),
        }
    }
}
