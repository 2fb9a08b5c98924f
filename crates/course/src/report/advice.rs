//! What the well-known panics mean, in a line each.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Trace, Tree};

use crate::panic_text::Panic;
use crate::place::Place;

/// What a panic of the student's code means, where it is a well-known one. `recording` is that of
/// the test it came from, `exercises` the folder of the student's files.
pub(super) fn advice(panic: &Panic, recording: &Path, exercises: &Path) -> Option<String> {
    let known = known(&panic.message)?;
    let of_the_base_case = panic.message == BELOW_0
        && panic
            .place
            .as_ref()
            .is_some_and(|place| called_itself(place, recording, exercises));
    Some(if of_the_base_case {
        format!("{known} Did a call go past the base case?")
    } else {
        known.to_owned()
    })
}

const BELOW_0: &str = "attempt to subtract with overflow";

/// The message does not name the type, so neither does the advice.
fn known(message: &str) -> Option<&'static str> {
    let known = [
        (
            BELOW_0,
            "The difference does not fit in its type. A usize or a u64 has nothing below 0: \
             where less may come out, make both sides signed before you subtract.",
        ),
        (
            "attempt to add with overflow",
            "The sum does not fit in its type.",
        ),
        (
            "attempt to multiply with overflow",
            "The product does not fit in its type.",
        ),
        (
            "attempt to negate with overflow",
            "Of a signed type, the least number has no positive one to match it.",
        ),
        (
            "attempt to divide by zero",
            "The divisor is 0. Ask for it before you divide.",
        ),
        (
            "attempt to calculate the remainder with a divisor of zero",
            "The divisor is 0. Ask for it before you divide.",
        ),
        (
            "attempt to shift left with overflow",
            "What is shifted has not so many bits. A bare 1 may be an i32; 1_u64 is as wide as a set of lines.",
        ),
        (
            "empty range",
            "The range has no number in it. Does it begin at 0, and end at 0?",
        ),
        (
            "index out of bounds",
            "The last index is one less than the length.",
        ),
        (
            "called `Option::unwrap()` on a `None` value",
            "Here the Option holds nothing. When does that happen, and what is the answer then?",
        ),
        (
            "called `Result::unwrap()` on an `Err` value",
            "Here the Result is an error. When does that happen, and what is to be done then?",
        ),
        ("RefCell already", BORROWED),
        ("already borrowed", BORROWED),
        ("already mutably borrowed", BORROWED),
    ];
    known
        .iter()
        .find(|(begin, _)| message.starts_with(begin))
        .map(|(_, advice)| *advice)
}

const BORROWED: &str = "A RefCell is lent to one who writes, or to several who read. An earlier \
                        borrow is still in use here: let it end before the next one begins.";

/// Whether the function in which the panic began was called by itself, directly or through others.
/// Nobody knows that of a recording that is not there, or not whole.
fn called_itself(place: &Place, recording: &Path, exercises: &Path) -> bool {
    let recorded = File::open(recording)
        .ok()
        .and_then(|file| Trace::read_json(BufReader::new(file.take(MOST_READ))).ok());
    let Some((trace, function)) = recorded.zip(function_at(place, exercises)) else {
        return false;
    };
    let tree = trace.tree();
    // The innermost call that a panic passed through is the one that panicked.
    let ended_by_it = tree
        .calls
        .iter()
        .filter(|call| call.left.is_some() && call.value.is_none());
    let Some(panicked) = ended_by_it.max_by_key(|call| call.depth) else {
        return false;
    };
    panicked.function == function && callers(&tree, panicked.parent).any(|name| name == function)
}

/// No more is read of a recording, in bytes. In a longer one the last call is not reached, and then
/// nothing is said of it.
const MOST_READ: u64 = 2 << 20;

/// The name of the function that a line of a source file is in.
fn function_at(place: &Place, exercises: &Path) -> Option<String> {
    let source = fs::read_to_string(exercises.join(&place.file)).ok()?;
    let until: Vec<&str> = source.lines().take(place.line).collect();
    let name = until.iter().rev().find_map(|line| {
        let (before, after) = line.split_once("fn ")?;
        let is_head = before
            .split_whitespace()
            .all(|word| word.starts_with("pub") || word == "const");
        is_head.then(|| {
            after
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .next()
        })
    })??;
    Some(name.to_owned())
}

/// The functions that wait for a call, from the nearest one.
fn callers<'t>(tree: &Tree<'t>, parent: Option<usize>) -> impl Iterator<Item = &'t str> {
    let waiting = std::iter::successors(parent, |caller| tree.calls[*caller].parent);
    waiting.map(|caller| tree.calls[caller].function)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_panics_have_a_line_each_and_others_none() {
        for message in [
            "attempt to subtract with overflow",
            "called `Option::unwrap()` on a `None` value",
            "index out of bounds: the len is 3 but the index is 3",
            "RefCell already borrowed",
            "already mutably borrowed: BorrowError",
        ] {
            assert!(known(message).is_some(), "{message}");
        }
        assert_eq!(known("my own words about an index out of bounds"), None);
    }
}
