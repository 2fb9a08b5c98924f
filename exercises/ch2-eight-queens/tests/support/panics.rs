//! Panics whose own words are no help here, in words that are.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use call_trace::{Limits, with_limits};

/// Runs `program`. Where it panics by leaving an array or by counting below zero, panics with
/// `explain(what)` instead; any other panic, a `todo!` say, goes on as it is.
pub fn explained<R>(program: impl FnOnce() -> R, explain: impl FnOnce(&Slip) -> String) -> R {
    instead_of(program, |said| Slip::read(said).map(|slip| explain(&slip)))
}

/// Runs `program`, whose traced calls may go `frames` deep. Where they go deeper, panics with
/// `explain()`.
pub fn bounded<R>(
    frames: usize,
    program: impl FnOnce() -> R,
    explain: impl FnOnce() -> String,
) -> R {
    let limits = Limits {
        depth: frames,
        ..Limits::default()
    };
    instead_of(
        || with_limits(limits, program),
        |said| said.contains("calls deep").then(explain),
    )
}

/// Runs `program`; panics with other words where there are better ones.
fn instead_of<R>(program: impl FnOnce() -> R, words: impl FnOnce(&str) -> Option<String>) -> R {
    catch_unwind(AssertUnwindSafe(program)).unwrap_or_else(|panic| match words(said(&*panic)) {
        Some(words) => panic!("{words}"),
        None => resume_unwind(panic),
    })
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    let said = owned.or_else(|| panic.downcast_ref::<&str>().copied());
    said.unwrap_or_default()
}

/// What a program did that no program may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// A subtraction went below zero.
    BelowZero,
    /// An array of so many places was asked for that place.
    Outside {
        /// How many places it has.
        places: usize,
        /// The place it was asked for.
        asked: usize,
    },
}

impl Slip {
    fn read(said: &str) -> Option<Self> {
        if said.contains("subtract with overflow") {
            return Some(Slip::BelowZero);
        }
        let (_, rest) = said.split_once("the len is ")?;
        let (places, asked) = rest.split_once(" but the index is ")?;
        Some(Slip::Outside {
            places: places.parse().ok()?,
            asked: asked.parse().ok()?,
        })
    }
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slip::BelowZero => {
                f.write_str("a subtraction went below zero, where a usize cannot go")
            }
            Slip::Outside { places, asked } => {
                write!(f, "an array of {places} places was asked for place {asked}")
            }
        }
    }
}
