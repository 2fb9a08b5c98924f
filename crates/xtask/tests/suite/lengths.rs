//! No function of the students' tests is so long that nobody reads it whole.

use crate::rooms::{files, root, text};

/// The most lines of a function: about a screen.
const MOST: usize = 60;

/// What chooses the words that a student reads is read beside the wrong program that earns them. A
/// table whose rows are compared with the program (`diagnosis::Answers`, `diagnosis::Shapes`), or a function for
/// each kind of mistake, can be.
#[test]
fn no_function_that_chooses_words_is_longer_than_a_screen() {
    let (mut read, mut long) = (0, Vec::new());
    for folder in ["exercises", "crates/diagnosis/src", "crates/game/src/audit"] {
        for file in files(&root().join(folder), &["rs"]) {
            if folder == "exercises" && !file.components().any(|it| it.as_os_str() == "tests") {
                continue;
            }
            for (name, lines) in functions(&text(&file)) {
                read += 1;
                if lines > MOST {
                    long.push(format!("{}: {name}, {lines} lines", file.display()));
                }
            }
        }
    }
    assert!(read > 1000, "only {read} functions were read");
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The functions of a file that `cargo fmt` has laid out, and how many lines each has.
fn functions(source: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    let heads = lines.iter().enumerate().filter_map(|(at, line)| {
        let (before, after) = line.split_once("fn ")?;
        let is_head = |word: &str| word.starts_with("pub") || word == "const";
        let name = after.split(['(', '<']).next()?;
        let end = format!("{:1$}}}", "", line.len() - line.trim_start().len());
        let length = lines[at..].iter().position(|line| *line == end)? + 1;
        before
            .split_whitespace()
            .all(is_head)
            .then_some((name, length))
    });
    heads.collect()
}

#[test]
fn a_long_function_is_found() {
    let body = "    let _ = 1;\n".repeat(70);
    let source = format!("pub(crate) fn short() {{\n}}\n\nfn long<T>(it: T) {{\n{body}}}\n");
    assert_eq!(functions(&source), [("short", 2), ("long", 72)]);
}
