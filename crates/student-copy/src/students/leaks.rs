//! Finds solutions in a copy that should withhold them: a body, or twelve consecutive tokens of one, in any of its
//! files.
//!
//! Commas, quotes and spaces do not count. Neither does the encoding of characters in a page or a JSON list, so code is
//! found in each of these files.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result};
use student_copy::files;

use super::plan::Plan;

/// The number of consecutive tokens that identify somebody's work. Shorter sequences are common Rust.
const LONG: usize = 12;

/// The minimum length of a body in tokens. Shorter ones are found everywhere: `!board.done()`.
const SHORT: usize = 8;

/// The folder of a copy's built book.
const BOOK: &str = "target/book/";

/// An exception: a file, and an exercise whose solution it may partly contain.
type Excepted = (&'static str, &'static str);

/// All exceptions. `cargo xtask ci` reports an exception that is no longer needed.
pub(super) const EXCEPTED: [Excepted; 6] = [
    // The trait's own answers, which chapter 3 lets its students read: each player's worst case.
    ("crates/game/src/board.rs", "evaluate"),
    ("crates/game/src/board.rs", "cut"),
    ("crates/game/src/board.rs", "game_tree"),
    ("crates/game/src/board.rs", "first_child_only"),
    // An example that reads a number instead of a move.
    ("book/src/ch3-tic-tac-toe/rust-signature.md", "game_loop"),
    // The page names the call that students can use.
    ("book/src/ch4-alpha-beta/deepening.md", "deepening"),
];

/// The number of tokens compared together, before the rest of a sequence.
const START: usize = 4;

type Rows = HashMap<[u64; START], Vec<(Vec<u64>, String)>>;

/// The token sequences to search for.
pub(super) struct Leaks {
    /// The path prefixes of files given to students: stubs, tests, and the solutions in the copy.
    given: Vec<String>,
    /// The token sequences by their first tokens, each with the stem of its exercise.
    rows: Rows,
}

impl Leaks {
    /// Collects everything that a copy withholds. Code in its stubs and tests is given to students, so it is no leak.
    pub(super) fn of(plan: &Plan<'_>) -> Result<Self> {
        let mut rows = Rows::new();
        for chapter in plan.withheld() {
            for exercise in plan.catalogue.of_chapter(chapter) {
                let text = files::read(&plan.course.join(exercise.reference()))?;
                for body in bodies(&text) {
                    add(&mut rows, &body, &exercise.stem);
                }
            }
        }
        let solved = plan.solved.iter().map(|folder| format!("crates/{folder}/"));
        // Tests include the modules of `diagnosis`, as they include their own.
        let exercises = ["exercises/", "crates/diagnosis/"].map(str::to_owned);
        let given = solved.chain(exercises).collect();
        Ok(Self { given, rows })
    }

    /// Removes the sequences in a text that is given to students, because these are no leaks.
    fn forgive(&mut self, text: &str) {
        let tokens = tokens(text);
        for (at, start) in tokens.array_windows().enumerate() {
            if let Some(rows) = self.rows.get_mut(start) {
                rows.retain(|(row, _)| !tokens[at..].starts_with(row));
            }
        }
    }

    /// Returns the places in a copy that reveal a solution, one on each line, and the exceptions that were needed.
    pub(super) fn found_in(mut self, root: &Path) -> Result<(Vec<String>, HashSet<Excepted>)> {
        let all = files::below(root)?;
        let is_given = |path: &str| {
            self.given.iter().any(|it| path.starts_with(it)) || path.contains("/debugging/")
        };
        let (given, others): (Vec<&String>, Vec<&String>) = all.iter().partition(|it| is_given(it));
        for path in given {
            self.forgive(&readable(&root.join(path))?);
        }
        let (mut found, mut needed) = (Vec::new(), HashSet::new());
        // What a page may say, the book that is built of it says, too.
        let mut said: HashSet<String> = HashSet::new();
        for path in others {
            let mut told: HashSet<&str> = HashSet::new();
            for (stem, words) in self.told(&readable(&root.join(path))?) {
                let mut excepted = EXCEPTED.iter();
                let excepted = excepted.find(|(file, of)| file == path && *of == stem);
                if let Some(excepted) = excepted {
                    needed.insert(*excepted);
                    said.insert(words);
                } else if !(path.starts_with(BOOK) && said.contains(&words)) && told.insert(stem) {
                    found.push(format!("{path} reveals {stem}: {words}"));
                }
            }
        }
        Ok((found, needed))
    }

    /// Returns the exercises whose solution a text reveals, each with the matching words.
    fn told(&self, text: &str) -> Vec<(&str, String)> {
        let words: Vec<&str> = words(text).collect();
        let tokens: Vec<u64> = words.iter().map(|word| hash(word)).collect();
        let mut found = Vec::new();
        for (at, start) in tokens.array_windows().enumerate() {
            let rows = self.rows.get(start).into_iter().flatten();
            for (row, stem) in rows.filter(|(row, _)| tokens[at..].starts_with(row)) {
                found.push((stem.as_str(), words[at..at + row.len()].join(" ")));
            }
        }
        found
    }
}

/// Adds the token sequences of a body.
fn add(rows: &mut Rows, body: &str, stem: &str) {
    let tokens = tokens(body);
    let length = tokens.len().min(LONG);
    if length < SHORT {
        return;
    }
    for row in tokens.windows(length) {
        if let Some(start) = row.first_chunk() {
            let of_start = rows.entry(*start).or_default();
            of_start.push((row.to_vec(), stem.to_owned()));
        }
    }
}

/// Returns the parts of a module that a student writes, without comments.
fn bodies(reference: &str) -> Vec<String> {
    let lines: Vec<&str> = reference.lines().collect();
    let mut bodies: Vec<String> = Vec::new();
    let mut last = 0;
    for at in stubs::withheld(reference) {
        let code = lines[at - 1].split("//").next().unwrap_or_default();
        match bodies.last_mut() {
            Some(body) if at == last + 1 => *body += &format!("\n{code}"),
            _ => bodies.push(code.to_owned()),
        }
        last = at;
    }
    bodies
}

/// Reads any file as text. The encoded characters of pages and JSON lists are decoded.
fn readable(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let text = String::from_utf8_lossy(&bytes);
    let signs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
        ("\\n", "\n"),
        ("\\u003c", "<"),
    ];
    Ok(signs
        .iter()
        .fold(text.into_owned(), |text, (written, meant)| {
            text.replace(written, meant)
        }))
}

fn tokens(text: &str) -> Vec<u64> {
    words(text).map(hash).collect()
}

fn hash(word: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    word.hash(&mut hasher);
    hasher.finish()
}

/// Splits a text into tokens: names, numbers and signs. Signs that belong together are one token.
fn words(text: &str) -> impl Iterator<Item = &str> {
    const PAIRS: [&str; 18] = [
        "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "::", "..", "+=", "-=", "*=", "/=", "|=",
        "&=", "<<", ">>",
    ];
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|it: char| it.is_whitespace() || "\"'`\\,".contains(it));
        let first = rest.chars().next()?;
        let is_name = |it: char| it.is_alphanumeric() || it == '_';
        let length = match first {
            _ if is_name(first) => rest.find(|it| !is_name(it)).unwrap_or(rest.len()),
            _ if PAIRS.iter().any(|pair| rest.starts_with(pair)) => 2,
            _ => first.len_utf8(),
        };
        let (word, after) = rest.split_at(length);
        rest = after;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFERENCE: &str = "\
fn f(n: u64) -> u64 {
    // ANCHOR: body todo!()
    // Why.
    if n == 0 { 1 } else { n * f(n - 1) + g(n, 2) }
    // ANCHOR_END: body
}
";

    fn leaks() -> Leaks {
        let mut rows = Rows::new();
        add(&mut rows, &bodies(REFERENCE)[0], "f");
        let given = Vec::new();
        Leaks { given, rows }
    }

    fn tells(text: &str) -> bool {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("it"), text).unwrap();
        !leaks()
            .told(&readable(&folder.path().join("it")).unwrap())
            .is_empty()
    }

    #[test]
    fn twelve_tokens_are_found_in_code_in_a_page_and_in_json_and_eleven_are_not() {
        assert!(tells("x; if n==0 {1}\n else {n *\n f(n-1)"));
        assert!(tells("<code>if n == 0 { 1 } else { n * f(n - 1) }</code>"));
        assert!(tells(
            r#"{"lines": ["    if n == 0 { 1 } else {", "n * f(n - 1) + g(n, 2)"]}"#
        ));
        assert!(tells(
            "else { n * f(n &#45; 1) + g(n, 2)"
                .replace("&#45;", "-")
                .as_str()
        ));
        assert!(!tells("if n == 0 { 1 } else { n *"));
        assert!(!tells("if m == 0 { 1 } else { m * f(m - 1) + g(m, 2) }"));
    }

    #[test]
    fn what_a_stub_holds_is_no_leak() {
        let mut leaks = leaks();
        leaks.forgive("if n == 0 { 1 } else { n * f(n - 1) + g(n, 2) }");
        assert!(
            leaks
                .told("if n == 0 { 1 } else { n * f(n - 1) + g(n, 2) }")
                .is_empty()
        );
    }

    #[test]
    fn a_body_is_what_the_stub_does_not_have_without_its_comments() {
        let [body] = &bodies(REFERENCE)[..] else {
            panic!("one body");
        };
        assert!(body.contains("n * f(n - 1)") && !body.contains("Why"));
    }
}
