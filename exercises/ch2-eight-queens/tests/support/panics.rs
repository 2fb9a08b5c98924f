//! Panics whose own words are no help, in words that are.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Runs `program`. Where it panics by leaving an array or by counting below zero, panics with
/// `explain(what)` instead; any other panic, a `todo!` say, goes on as it is.
pub fn explained<R>(program: impl FnOnce() -> R, explain: impl FnOnce(&Slip) -> String) -> R {
    catch_unwind(AssertUnwindSafe(program)).unwrap_or_else(|panic| {
        let said = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or_default();
        match Slip::read(said) {
            Some(slip) => panic!("{}", explain(&slip)),
            None => resume_unwind(panic),
        }
    })
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
