//! Finds the student's function in which a panic began.

use std::fs::File;
use std::io::{BufReader, Read};
use std::ops::Range;
use std::path::Path;

use call_trace::{Call, Trace, Tree};
use subprocess::Place;

use crate::plain_file;
use crate::texts::Texts;

/// A function of the student's.
pub(super) struct Function {
    name: String,
    /// The source after its name, without comments, up to the next function.
    text: String,
    /// The place of the panic in that text, in bytes.
    at: usize,
}

/// The number of bytes read of a recording. A longer one does not reach the last call, and then there is no advice
/// about it.
const MOST_READ: u64 = 2 << 20;

impl Function {
    /// Returns the function that contains a place.
    pub(super) fn at(place: &Place, texts: &Texts) -> Option<Self> {
        let source = texts.of(Path::new(&place.file));
        Self::in_source(source, place.line, place.column)
    }

    fn in_source(source: &str, line: usize, column: usize) -> Option<Self> {
        let lines: Vec<&str> = source.lines().collect();
        let head = lines.iter().take(line).rposition(|line| is_head(line))?;
        let behind = lines[head + 1..].iter();
        let body = behind.take_while(|line| !is_head(line));
        let is_comment = |line: &str| line.trim_start().starts_with("//");
        let code = body.map(|line| if is_comment(line) { "" } else { line });
        let (_, first) = lines[head].split_once("fn ")?;
        let end = first.find(|c: char| !is_of_a_name(c))?;
        let (name, first) = first.split_at(end);
        let text: Vec<&str> = std::iter::once(first).chain(code).collect();
        let below = line.checked_sub(head + 1)?;
        let before: usize = lines[line - 1]
            .chars()
            .take(column - 1)
            .map(char::len_utf8)
            .sum();
        // The first line begins after the name.
        let in_line = match below {
            0 => (before + first.len()).saturating_sub(lines[head].len()),
            _ => before,
        };
        Some(Self {
            name: name.to_owned(),
            text: text.join("\n"),
            at: text
                .iter()
                .take(below)
                .map(|line| line.len() + 1)
                .sum::<usize>()
                + in_line,
        })
    }

    /// Returns whether the subtraction at this place went below 0 because a call went past the base case. The number
    /// must be unsigned, and one of two signs is enough: the function subtracts in an argument of a call to itself, or
    /// an argument of the call has reached 0.
    pub(super) fn went_past_0(&self, recording: &Path) -> bool {
        self.is_unsigned() && (self.subtracts_for_itself() || self.came_down_to_0(recording))
    }

    /// Returns whether the place is in an argument of a call to the function itself, and not in an index there.
    fn subtracts_for_itself(&self) -> bool {
        let is_open = |text: &str| text.matches('[').count() > text.matches(']').count();
        self.own_calls()
            .any(|call| call.contains(&self.at) && !is_open(&self.text[call.start..self.at]))
    }

    /// Returns the ranges of the arguments in its calls to itself. `sum(rest)` is a call of `sum`, but `numbers.sum()`
    /// calls something else.
    fn own_calls(&self) -> impl Iterator<Item = Range<usize>> {
        let calls = self.text.match_indices(&self.name);
        calls.filter_map(|(at, name)| {
            let (before, after) = (&self.text[..at], &self.text[at + name.len()..]);
            let is_method = before.ends_with('.') && !before.ends_with("self.");
            let is_whole = !before.ends_with(is_of_a_name) && !is_method;
            let is_call = is_whole && (after.starts_with('(') || after.starts_with("::<"));
            let from = at + name.len() + after.find('(').filter(|_| is_call)?;
            let mut open = 0;
            let length = self.text[from..].find(|c| {
                open += i32::from(c == '(') - i32::from(c == ')');
                open == 0
            });
            let end = length.map_or(self.text.len(), |length| from + length);
            Some(from..end)
        })
    }

    /// Returns whether calls of the same function made the call that panicked, and an argument fell to 0 on the way.
    /// The line must subtract a number from this argument: `row - other` measures a distance, and shows nothing about
    /// the calls.
    fn came_down_to_0(&self, recording: &Path) -> bool {
        let read = |file: File| Trace::read_json(BufReader::new(file.take(MOST_READ))).ok();
        let Some(trace) = plain_file::open(recording).ok().and_then(read) else {
            return false;
        };
        let tree = trace.tree();
        // The innermost call that a panic passed through is the one that panicked.
        let calls = tree.calls.iter();
        let ended_by_it = calls.filter(|call| call.left.is_some() && call.value.is_none());
        let Some(panicked) = ended_by_it.max_by_key(|call| call.depth) else {
            return false;
        };
        let same = |caller: &&Call<'_>| caller.function == self.name;
        let Some(caller) = callers(&tree, panicked.parent).find(same) else {
            return false;
        };
        let here = self.text.get(self.at..).unwrap_or_default();
        let is_less = |name: &str| {
            let rest = here.strip_prefix(name).map(str::trim_start);
            let less = rest.and_then(|rest| rest.strip_prefix('-'));
            less.is_some_and(|less| less.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        };
        let mut fell = panicked.args.iter().zip(caller.args.iter());
        panicked.function == self.name
            && fell.any(|((name, now), (_, before))| {
                let was_more = before.parse::<u128>().is_ok_and(|before| before > 0);
                now == "0" && was_more && is_less(name)
            })
    }

    /// Returns whether the left side of the subtraction at this place is certainly unsigned: a length, or a variable
    /// that the function declares with an unsigned type, and nowhere without a type or with another one.
    pub(super) fn is_unsigned(&self) -> bool {
        let here = self.text.get(self.at..).unwrap_or_default();
        let here = here.trim_start_matches('(');
        let left = here.split('-').next().unwrap_or_default().trim();
        if left.ends_with(".len()") {
            return true;
        }
        if left.is_empty() || !left.chars().all(is_of_a_name) {
            return false;
        }
        let mut is_declared = false;
        for (at, name) in self.text.match_indices(left) {
            let (before, after) = (&self.text[..at], &self.text[at + name.len()..]);
            if before.ends_with(is_of_a_name) || after.starts_with(is_of_a_name) {
                continue;
            }
            let typed = after.trim_start().strip_prefix(':');
            if let Some(typed) = typed.filter(|typed| !typed.starts_with(':')) {
                let typed = typed.trim_start();
                let end = typed.find(|c| !is_of_a_name(c)).unwrap_or(typed.len());
                if !UNSIGNED.contains(&&typed[..end]) {
                    return false;
                }
                is_declared = true;
            } else if is_in_a_pattern(before, after) {
                return false;
            }
        }
        is_declared
    }
}

const UNSIGNED: [&str; 6] = ["u8", "u16", "u32", "u64", "u128", "usize"];

/// Returns whether a name between these texts is in a pattern, which gives it a new value: after `let` or `for`, in a
/// closure's arguments, or in an arm of a `match`.
fn is_in_a_pattern(before: &str, after: &str) -> bool {
    let statement = before.rsplit([';', '{', '}', '=']).next();
    let statement = statement.unwrap_or_default();
    let mut words = statement.split(|c| !is_of_a_name(c));
    let is_bound = words.any(|word| ["let", "for"].contains(&word)) && !words.any(|it| it == "in");
    let is_argument = statement.matches('|').count() % 2 == 1;
    let line = after.lines().next().unwrap_or_default();
    is_bound || is_argument || line.contains("=>")
}

/// Returns whether a line begins a function.
fn is_head(line: &str) -> bool {
    let is_visibility = |word: &str| word.starts_with("pub") || word == "const";
    line.split_once("fn ")
        .is_some_and(|(before, _)| before.split_whitespace().all(is_visibility))
}

fn is_of_a_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the callers of a call, from the nearest one.
fn callers<'t>(tree: &'t Tree<'t>, parent: Option<usize>) -> impl Iterator<Item = &'t Call<'t>> {
    let waiting = std::iter::successors(parent, |caller| tree.calls[*caller].parent);
    waiting.map(|caller| &tree.calls[caller])
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
        let name = |line| Function::in_source(SOURCE, line, 1).map(|function| function.name);
        assert_eq!(name(1), None);
        assert_eq!(
            [name(2), name(3)],
            [Some("down".into()), Some("down".into())]
        );
        assert_eq!(name(9), Some("sum".into()));
    }

    #[test]
    fn a_method_or_a_comment_of_its_name_is_no_call() {
        let function = |line| Function::in_source(SOURCE, line, 1).unwrap();
        let calls = |line| function(line).own_calls().count();
        assert_eq!((calls(3), calls(9)), (1, 0));
    }

    #[test]
    fn only_a_length_or_a_declared_variable_is_unsigned() {
        let is_unsigned = |head: &str, body: &str| {
            let source = format!("fn f({head}) {{\n{body}\n}}");
            let column = body.find("HERE").unwrap_or(0) + 1;
            let source = source.replace("HERE", "");
            Function::in_source(&source, 2, column)
                .unwrap()
                .is_unsigned()
        };
        assert!(is_unsigned("n: u64", "f(HEREn - 1)"));
        assert!(is_unsigned("n: u64", "2 * HERE(n - 1)"));
        assert!(is_unsigned("list: &[i32]", "list[HERElist.len() - 1]"));
        assert!(is_unsigned("", "let mut n: usize = 3; HEREn - 4"));
        assert!(!is_unsigned(
            "depth: u32, beta: Value",
            "HEREbeta - alpha <= 1"
        ));
        assert!(!is_unsigned("n: u64", "let n = n as i64; HEREn - 1"));
        assert!(!is_unsigned("n: u64", "for n in list { HEREn - 1 }"));
        assert!(!is_unsigned("n: u64", "list.map(|n| HEREn - 1)"));
        assert!(!is_unsigned("", "(HEREself.moves - 10) as i32"));
    }

    #[test]
    fn only_an_argument_of_its_own_call_is_subtracted_for_itself() {
        let source = "fn row(n: usize, on: usize) -> usize {
    let off = n - on;
    let all = row(n - 1, on) + off;
    let both = row(on, n) - n;
    row(
        // one less
        n - 1,
        taken[on - n],
    )
}";
        let is_for_itself = |line, column| {
            let function = Function::in_source(source, line, column).unwrap();
            function.subtracts_for_itself()
        };
        assert!(!is_for_itself(2, 15), "n - on");
        assert!(is_for_itself(3, 19) && is_for_itself(7, 9), "n - 1");
        assert!(!is_for_itself(4, 16), "row(on, n) - n");
        assert!(!is_for_itself(8, 15), "an index counts no calls");
    }
}
