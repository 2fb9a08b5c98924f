//! A seed gives the same moves in a terminal and in a page.

use std::path::PathBuf;

use crate::workspace::{entries, files, root, text};

/// The functions that draw a `usize`, by their names or inside `fastrand`. In a page a `usize` has 32 bits, so the random numbers
/// would differ.
const DRAWS: [&str; 5] = [
    "usize(",
    "isize(",
    "shuffle(",
    "choice(",
    "choose_multiple(",
];

#[test]
fn chance_has_the_same_size_on_every_machine() {
    let crates = ["crates", "exercises"].map(|all| entries(&root().join(all)));
    let crates = crates.concat().into_iter().chain([root().join("benches")]);
    let sources = crates
        .map(|package| package.join("src"))
        .filter(|it| it.is_dir());
    let sources = sources.flat_map(|folder| files(&folder, &["rs"]));
    // Files that tests include belong to the tests.
    let is_of_tests = |file: &PathBuf| file.iter().any(|part| part == "diagnosis");
    let sources: Vec<PathBuf> = sources.filter(|it| !is_of_tests(it)).collect();
    let drawing = sources.iter().map(|file| (file, text(file)));
    let drawing: Vec<_> = drawing.filter(|(_, it)| it.contains("fastrand")).collect();
    assert!(drawing.len() > 10, "{} sources draw", drawing.len());
    for (file, source) in drawing {
        let found = draws_a_usize(&source);
        assert_eq!(found, None, "{}: draw a u32 or u64", file.display());
    }
}

/// Returns the first line in which a method of a generator, or a function of `fastrand`, draws a `usize`.
fn draws_a_usize(source: &str) -> Option<&str> {
    let draws = |line: &&str| {
        [
            "random.",
            "rng.",
            "chance.",
            "Rng::",
            "fastrand::",
            "self.0.",
        ]
        .iter()
        .any(|of| {
            DRAWS
                .iter()
                .any(|draw| line.contains(&format!("{of}{draw}")))
        })
    };
    source.lines().find(draws)
}

#[test]
fn a_usize_that_is_drawn_is_found() {
    for line in [
        "let at = random.usize(..n);",
        "fastrand::shuffle(&mut moves);",
        "rng.choice(&moves)",
    ] {
        assert_eq!(draws_a_usize(line), Some(line));
    }
    for line in [
        "let at = random.u64(..n) as usize;",
        "shuffle(&mut moves, rng);",
        "self.choice(1)",
    ] {
        assert_eq!(draws_a_usize(line), None);
    }
}
