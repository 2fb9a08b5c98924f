//! The crate `boards`: which crates use it, and that no other code duplicates its knowledge.

use std::path::Path;

use crate::workspace::{files, manifests, root, tests_use, text, uses};

/// Exercises ask for the rules in this crate: which queens attack each other, who won, which boxes are closed. Only the code that
/// draws a run, and the code that judges one, may use them.
#[test]
fn only_figures_and_the_grader_use_boards() {
    let mut users = Vec::new();
    for (folder, package) in manifests() {
        let used = [uses(&package), tests_use(&package)].concat();
        if used.iter().any(|used| used == "boards") {
            users.push(folder);
        }
    }
    assert_eq!(users, ["crates/figures", "crates/grade"].map(Path::new));
}

/// The tests of the crate compare it with the chapters, so the crate must not depend on them.
#[test]
fn boards_stands_alone() {
    let (_, package) = manifests()
        .into_iter()
        .find(|(folder, _)| folder.ends_with("boards"))
        .expect("crates/boards");
    assert_eq!(uses(&package), Vec::<String>::new());
    let tested = tests_use(&package);
    for chapter in [
        "ch2-eight-queens",
        "ch3-tic-tac-toe",
        "ch4-alpha-beta",
        "ch5-dots-and-boxes",
    ] {
        assert!(
            tested.iter().any(|used| used == chapter),
            "no test holds it equal to {chapter}"
        );
    }
}

/// Returns the sources of figures, each with its path below `src`: Rust and the players' scripts.
fn sources() -> Vec<(String, String)> {
    let src = root().join("crates/figures/src");
    let within = |path: &Path| {
        let within = path.strip_prefix(&src).expect("a path in src");
        within.to_string_lossy().replace('\\', "/")
    };
    let sources = files(&src, &["rs", "js"]).into_iter();
    let mut sources: Vec<(String, String)> =
        sources.map(|path| (within(&path), text(&path))).collect();
    sources.sort();
    sources
}

/// Returns the places in figures that contain these words, as `path: count`.
fn places(words: &str) -> Vec<String> {
    let count = |(path, source): (String, String)| (path, source.matches(words).count());
    let found = sources().into_iter().map(count);
    let found = found.filter(|(_, times)| *times > 0);
    found
        .map(|(path, times)| format!("{path}: {times}"))
        .collect()
}

/// A recording names the kind of its boards. If a board occurs in no run, its kind is passed as an argument.
#[test]
fn figures_reads_a_board_once_and_by_its_kind() {
    assert_eq!(
        places(" Board::read("),
        ["drawing/board.rs: 1", "leaves.rs: 1", "recorded.rs: 1"]
    );
    // No other code searches a text for the characters of a board, either.
    for signs in ["b'", "'Q'", "'X'", "'O'", "'+'", "\"---\"", "[Q.]", "[XO.]"] {
        assert_eq!(places(signs), Vec::<String>::new(), "{signs}");
    }
}

/// Every statement in a figure comes from the recording, and never from the name of a function.
#[test]
fn figures_concludes_nothing_from_the_name_of_an_exercise() {
    let catalogue = catalogue::Catalogue::load(&root()).expect("the list of exercises");
    let stems = catalogue.exercises().iter().map(|exercise| &exercise.stem);
    // `cut` and `chains` are also words of the figures.
    let names = stems.filter(|stem| stem.contains('_'));
    let named = names.flat_map(|stem| {
        let places = places(&format!("\"{stem}")).into_iter();
        places.map(move |place| format!("{stem} in {place}"))
    });
    assert_eq!(named.collect::<Vec<_>>(), Vec::<String>::new());
}
