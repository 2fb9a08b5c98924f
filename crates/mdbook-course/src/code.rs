//! The functions that a recording is of, as text, for the line of code beside a figure. None is
//! guessed: a function is found by its name and its `#[traced]` in the reference modules, and every
//! line that the recording names must call what was called there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use call_trace::Trace;
use serde::Serialize;

/// A function, as the player's script reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Function {
    /// The file, below the folder of the course.
    file: String,
    /// The number of its first line there.
    first: usize,
    /// Its lines; none where a line is only a mark for tools.
    lines: Vec<Option<String>>,
}

/// The functions that a run of this chapter called, by their names, as far as they are known.
/// `course` is the folder of the course.
pub(crate) fn functions(
    course: &Path,
    chapter: &str,
    run: &str,
    trace: &Trace,
) -> BTreeMap<String, Function> {
    let tree = trace.tree();
    let names: BTreeSet<&str> = tree.calls.iter().map(|call| call.function).collect();
    // Where calls were made: the function, its line, and what was called.
    let made: BTreeSet<(&str, u32, &str)> = tree
        .calls
        .iter()
        .filter_map(|call| Some((tree.calls[call.parent?].function, call.line?, call.function)))
        .collect();
    let files = sources(course, chapter);
    let found = names.into_iter().filter_map(|name| {
        let fits = |(_, function): &(&str, Function)| {
            let mut made = made.iter().filter(|(by, ..)| *by == name);
            made.all(|&(_, line, called)| function.calls(line, called))
        };
        let all = files.iter().flat_map(|(stem, file, text)| {
            let found = traced(text, name).into_iter();
            found.map(move |(first, lines)| {
                let file = file.clone();
                (stem.as_str(), Function { file, first, lines })
            })
        });
        let mut fitting: Vec<(&str, Function)> = all.filter(fits).collect();
        if fitting.len() > 1 {
            fitting.retain(|(stem, _)| *stem == run);
        }
        match fitting.len() {
            1 => Some((name.to_owned(), fitting.remove(0).1)),
            _ => None,
        }
    });
    found.collect()
}

impl Function {
    /// Whether this function is called in the line of that number.
    fn calls(&self, line: u32, called: &str) -> bool {
        let text = self.lines.get((line as usize).wrapping_sub(1));
        let text = text.and_then(Option::as_deref).unwrap_or_default();
        let mut after = text
            .match_indices(called)
            .map(|(at, _)| &text[at + called.len()..]);
        after.any(|rest| rest.starts_with('(') || rest.starts_with("::<"))
    }
}

/// The reference modules that a chapter may use, its own and those of earlier ones: the stem of
/// each, its file and its text.
fn sources(course: &Path, chapter: &str) -> Vec<(String, String, String)> {
    let names = |folder: &Path| -> Vec<String> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        names.sort();
        names
    };
    let mut out = Vec::new();
    let crates = course.join("crates");
    let is_chapter = |name: &String| name.starts_with("ch") && name.as_str() <= chapter;
    for chapter in names(&crates).into_iter().filter(is_chapter) {
        let folder = crates.join(&chapter).join("src");
        for name in names(&folder) {
            let Some(stem) = name.strip_suffix(".rs") else {
                continue;
            };
            if let Ok(text) = std::fs::read_to_string(folder.join(&name)) {
                let file = format!("crates/{chapter}/src/{name}");
                out.push((stem.to_owned(), file, text));
            }
        }
    }
    out
}

/// Every traced function of this name in a file that rustfmt has formatted: the number of its first
/// line, and its lines.
fn traced(text: &str, name: &str) -> Vec<(usize, Vec<Option<String>>)> {
    let lines: Vec<&str> = text.lines().collect();
    let attributes = (0..lines.len()).filter(|&at| lines[at].trim_start().starts_with("#[traced"));
    let found = attributes.filter_map(|at| {
        let first = (at..lines.len()).find(|&line| is_function(lines[line]))?;
        let (_, rest) = lines[first].split_once("fn ")?;
        let rest = rest.strip_prefix(name)?;
        if !rest.starts_with(['(', '<']) {
            return None;
        }
        let indent = lines[first].len() - lines[first].trim_start().len();
        let end = format!("{}}}", &lines[first][..indent]);
        let last = (first..lines.len()).find(|&line| lines[line] == end)?;
        let body = lines[first..=last].iter().map(|line| {
            let is_mark = line.trim_start().starts_with("// ANCHOR");
            let shown = line.get(indent..).unwrap_or_default();
            (!is_mark).then(|| shown.to_owned())
        });
        Some((first + 1, body.collect()))
    });
    found.collect()
}

/// Whether a function begins in this line.
fn is_function(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("fn ") || line.starts_with("pub") && line.contains(" fn ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
/// Says more.
// ANCHOR: f
#[traced(skip(board))]
pub fn f<B>(
    n: u32,
) -> u32 {
    // ANCHOR: body
    f(n - 1)
}

fn g() {}

impl It {
    #[traced]
    fn f_again(&self) {
        self.f_again();
    }
}
";

    #[test]
    fn a_function_is_found_by_its_name_and_its_attribute() {
        let [(first, lines)] = &traced(TEXT, "f")[..] else {
            panic!("one function f");
        };
        assert_eq!((*first, lines.len()), (4, 6));
        assert_eq!(lines[0].as_deref(), Some("pub fn f<B>("));
        assert_eq!(lines[3], None, "a mark is not shown, and counts as a line");
        assert_eq!(lines[4].as_deref(), Some("    f(n - 1)"));
        assert!(traced(TEXT, "g").is_empty(), "it is not traced");
        let [(first, lines)] = &traced(TEXT, "f_again")[..] else {
            panic!("one function f_again");
        };
        assert_eq!(
            (*first, lines[0].as_deref()),
            (15, Some("fn f_again(&self) {"))
        );
    }

    #[test]
    fn a_line_counts_only_where_it_calls_what_was_called() {
        let (first, lines) = traced(TEXT, "f").remove(0);
        let file = String::new();
        let it = Function { file, first, lines };
        assert!(it.calls(5, "f"));
        assert!(!it.calls(5, "g") && !it.calls(4, "f") && !it.calls(0, "f") && !it.calls(99, "f"));
    }
}
