//! The function in which a panic began, as the student wrote it.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Trace, Tree};

use crate::place::Place;
use crate::plain_file;

/// A function of the student's.
pub(super) struct Function {
    name: String,
    /// What follows the name, without comments, to the next function.
    text: String,
}

/// No more is read of a recording, in bytes. In a longer one the last call is not reached, and then
/// nothing is said of it.
const MOST_READ: u64 = 2 << 20;

impl Function {
    /// The function that a place is in; `exercises` is the folder of the student's files.
    pub(super) fn at(place: &Place, exercises: &Path) -> Option<Self> {
        let source = plain_file::read_text(&exercises.join(&place.file)).ok()?;
        Self::in_source(&source, place.line)
    }

    fn in_source(source: &str, line: usize) -> Option<Self> {
        let lines: Vec<&str> = source.lines().collect();
        let head = lines.iter().take(line).rposition(|line| is_head(line))?;
        let behind = lines[head + 1..].iter();
        let body = behind.take_while(|line| !is_head(line));
        let code = body.filter(|line| !line.trim_start().starts_with("//"));
        let (_, first) = lines[head].split_once("fn ")?;
        let end = first.find(|c: char| !is_of_a_name(c))?;
        let (name, first) = first.split_at(end);
        let text: Vec<&str> = std::iter::once(first).chain(code.copied()).collect();
        Some(Self {
            name: name.to_owned(),
            text: text.join("\n"),
        })
    }

    /// Whether it calls itself: its text shows it, or the recording of a test does, where it calls
    /// itself through others.
    pub(super) fn calls_itself(&self, recording: &Path) -> bool {
        self.names_itself() || self.was_called_by_itself(recording)
    }

    /// `sum(rest)` is a call of `sum`, and `numbers.sum()` one of something else.
    fn names_itself(&self) -> bool {
        let calls = self.text.match_indices(&self.name);
        let mut calls = calls.map(|(at, name)| self.text.split_at(at + name.len()));
        calls.any(|(before, after)| {
            let before = &before[..before.len() - self.name.len()];
            let is_method = before.ends_with('.') && !before.ends_with("self.");
            let is_whole = !before.ends_with(is_of_a_name) && !is_method;
            is_whole && (after.starts_with('(') || after.starts_with("::<"))
        })
    }

    fn was_called_by_itself(&self, recording: &Path) -> bool {
        let read = |file: File| Trace::read_json(BufReader::new(file.take(MOST_READ))).ok();
        let Some(trace) = File::open(recording).ok().and_then(read) else {
            return false;
        };
        let tree = trace.tree();
        // The innermost call that a panic passed through is the one that panicked.
        let calls = tree.calls.iter();
        let ended_by_it = calls.filter(|call| call.left.is_some() && call.value.is_none());
        let Some(panicked) = ended_by_it.max_by_key(|call| call.depth) else {
            return false;
        };
        panicked.function == self.name
            && callers(&tree, panicked.parent).any(|caller| caller == self.name)
    }

    /// Whether it names signed types and no others. Where it casts, nobody knows from what.
    pub(super) fn is_signed(&self) -> bool {
        let names: Vec<&str> = self.text.split(|c| !is_of_a_name(c)).collect();
        let has = |types: &[&str]| names.iter().any(|name| types.contains(name));
        has(&["i8", "i16", "i32", "i64", "i128", "isize", "Value"])
            && !has(&["u8", "u16", "u32", "u64", "u128", "usize", "len", "as"])
    }
}

/// Whether a line begins a function.
fn is_head(line: &str) -> bool {
    let is_visibility = |word: &str| word.starts_with("pub") || word == "const";
    line.split_once("fn ")
        .is_some_and(|(before, _)| before.split_whitespace().all(is_visibility))
}

fn is_of_a_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The functions that wait for a call, from the nearest one.
fn callers<'t>(tree: &Tree<'t>, parent: Option<usize>) -> impl Iterator<Item = &'t str> {
    let waiting = std::iter::successors(parent, |caller| tree.calls[*caller].parent);
    waiting.map(|caller| tree.calls[caller].function)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "use a;
pub fn down(n: u64) -> u64 {
    down(n - 1)
}

/// Not like down(n).
    fn sum<T>(numbers: &[i32]) -> i32 {
    // sum(numbers)
    numbers.iter().sum()
}
fn cast(&self) -> i32 {
    (self.moves - 10) as i32
}
";

    #[test]
    fn a_line_is_in_the_last_function_that_began_before_it() {
        let name = |line| Function::in_source(SOURCE, line).map(|function| function.name);
        assert_eq!(name(1), None);
        assert_eq!(
            [name(2), name(3)],
            [Some("down".into()), Some("down".into())]
        );
        assert_eq!(name(9), Some("sum".into()));
    }

    #[test]
    fn a_method_or_a_comment_of_its_name_is_no_call() {
        let function = |line| Function::in_source(SOURCE, line).unwrap();
        assert!(function(3).names_itself() && !function(9).names_itself());
        assert!(function(9).is_signed() && !function(3).is_signed());
        assert!(!function(12).is_signed(), "a field may have any type");
    }
}
