//! Whether a function calls itself.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Trace, Tree};

use crate::place::Place;

/// Whether the function in which the panic began calls itself: its source shows it, or the recording
/// does, where it calls itself through others.
pub(super) fn calls_itself(place: &Place, recording: &Path, exercises: &Path) -> bool {
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
}
