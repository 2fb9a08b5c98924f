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
    let place = || panic.place.as_ref();
    if panic.message == BELOW_0
        && place().is_some_and(|place| calls_itself(place, recording, exercises))
    {
        return Some(format!(
            "{NOTHING_BELOW_0}. Did a call go past the base case?"
        ));
    }
    known(&panic.message)
}

const BELOW_0: &str = "attempt to subtract with overflow";
const NOTHING_BELOW_0: &str = "A usize or a u64 has nothing below 0";

/// The message does not name the type, so neither does the advice.
fn known(message: &str) -> Option<String> {
    if message == BELOW_0 {
        return Some(format!(
            "The difference does not fit in its type. {NOTHING_BELOW_0}: where less may come out, \
             make both sides signed before you subtract."
        ));
    }
    let known = [
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
        .map(|(_, advice)| (*advice).to_owned())
}

const BORROWED: &str = "A RefCell is lent to one who writes, or to several who read. An earlier \
                        borrow is still in use here: let it end before the next one begins.";

/// Whether the function in which the panic began calls itself: its source shows it, or the recording
/// does, where it calls itself through others.
fn calls_itself(place: &Place, recording: &Path, exercises: &Path) -> bool {
    let source = fs::read_to_string(exercises.join(&place.file)).unwrap_or_default();
    let Some((name, body)) = function_at(&source, place.line) else {
        return false;
    };
    body.contains(&format!("{name}(")) || was_called_by_itself(name, recording)
}

fn was_called_by_itself(name: &str, recording: &Path) -> bool {
    let read = |file: File| Trace::read_json(BufReader::new(file.take(MOST_READ))).ok();
    let Some(trace) = File::open(recording).ok().and_then(read) else {
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
    panicked.function == name && callers(&tree, panicked.parent).any(|caller| caller == name)
}

/// No more is read of a recording, in bytes. In a longer one the last call is not reached, and then
/// nothing is said of it.
const MOST_READ: u64 = 2 << 20;

/// The function that a line of a source file is in: its name, and its text behind the name.
fn function_at(source: &str, line: usize) -> Option<(&str, &str)> {
    let mut found = None;
    let mut at = 0;
    for (number, text) in source.split_inclusive('\n').enumerate() {
        if let Some((before, _)) = text.split_once("fn ")
            && before.split_whitespace().all(is_visibility)
        {
            if number >= line {
                return found.map(|begin| &source[begin..at]).and_then(named);
            }
            found = Some(at + before.len() + "fn ".len());
        }
        at += text.len();
    }
    found.map(|begin| &source[begin..]).and_then(named)
}

/// What may stand before `fn`.
fn is_visibility(word: &str) -> bool {
    word.starts_with("pub") || word == "const"
}

/// The name at the beginning of a function, and what follows it.
fn named(function: &str) -> Option<(&str, &str)> {
    let end = function.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(function.split_at(end))
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
    fn a_line_is_in_the_last_function_that_began_before_it() {
        let source =
            "use a;\npub fn one(n: u64) -> u64 {\n    two(n)\n}\n\n    fn two<T>() {\n x\n}\n";
        let name = |line| function_at(source, line).map(|(name, _)| name);
        assert_eq!(
            [name(1), name(2), name(4), name(6), name(7)],
            [None, Some("one"), Some("one"), Some("two"), Some("two")]
        );
        let (_, body) = function_at(source, 3).unwrap();
        assert!(
            body.starts_with("(n: u64)") && body.ends_with("}\n\n"),
            "{body:?}"
        );
    }

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
