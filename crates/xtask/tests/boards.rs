//! The boards' room: who uses it, and that nobody else knows what it knows.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The manifests of all packages, students' too: each with its folder.
fn manifests() -> Vec<(PathBuf, toml::Table)> {
    let folders = ["crates", "exercises"].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder");
        entries.map(move |entry| Path::new(folder).join(entry.expect("an entry").file_name()))
    });
    let all = folders.chain(["benches", "exercises", "."].map(PathBuf::from));
    let manifests = all.filter_map(|folder| {
        let text = fs::read_to_string(root().join(&folder).join("Cargo.toml")).ok()?;
        let table = text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        Some((folder, table))
    });
    manifests.collect()
}

/// What a package uses: everywhere, or on one system only; with its tests, or without.
fn uses(package: &toml::Table, with_tests: bool) -> Vec<String> {
    let kinds: &[&str] = match with_tests {
        true => &["dependencies", "build-dependencies", "dev-dependencies"],
        false => &["dependencies", "build-dependencies"],
    };
    let systems = package.get("target").and_then(toml::Value::as_table);
    let systems = systems.into_iter().flat_map(toml::Table::values);
    let tables = std::iter::once(package).chain(systems.filter_map(toml::Value::as_table));
    let tables: Vec<&toml::Table> = tables.collect();
    let used = tables
        .iter()
        .flat_map(|table| kinds.iter().filter_map(|kind| table.get(*kind)));
    let used = used.filter_map(toml::Value::as_table);
    used.flat_map(|used| used.keys().cloned()).collect()
}

/// Exercises ask for the rules that it knows: who attacks whom, who won, which boxes are closed.
#[test]
fn only_figures_uses_boards() {
    let mut users = Vec::new();
    for (folder, package) in manifests() {
        if uses(&package, true).iter().any(|used| used == "boards") {
            users.push(folder);
        }
    }
    assert_eq!(users, [Path::new("crates/figures")]);
}

/// Its tests hold it equal to the chapters, which must not know it for that.
#[test]
fn boards_stands_alone() {
    let (_, package) = manifests()
        .into_iter()
        .find(|(folder, _)| folder.ends_with("boards"))
        .expect("crates/boards");
    assert_eq!(uses(&package, false), Vec::<String>::new());
    let tested = uses(&package, true);
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

/// The sources of figures, each with its path from its `src`; Rust and the players' scripts.
fn sources() -> Vec<(String, String)> {
    let src = root().join("crates/figures/src");
    let mut open = vec![src.clone()];
    let mut sources = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let is_source = path
                .extension()
                .is_some_and(|ending| ending == "rs" || ending == "js");
            if path.is_dir() {
                open.push(path);
            } else if is_source {
                let within = path.strip_prefix(&src).expect("a path in src");
                let within = within.to_string_lossy().replace('\\', "/");
                sources.push((within, fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    sources.sort();
    sources
}

/// The places in figures that have these words, as `path: how often`.
fn places(words: &str) -> Vec<String> {
    let count = |(path, source): (String, String)| (path, source.matches(words).count());
    let found = sources().into_iter().map(count);
    let found = found.filter(|(_, times)| *times > 0);
    found
        .map(|(path, times)| format!("{path}: {times}"))
        .collect()
}

/// A recording says what its boards are; who gives a single board by its text says it by the
/// function that is called.
#[test]
fn figures_reads_a_board_once_and_by_its_kind() {
    assert_eq!(
        places(" Board::read("),
        [
            "pictures/dots/mod.rs: 1",
            "pictures/queens.rs: 1",
            "pictures/three.rs: 1",
            "recorded.rs: 1",
        ]
    );
    // Nor does anything else look for the signs of a board in a text.
    for signs in ["b'", "'Q'", "'X'", "'O'", "'+'", "\"---\"", "[Q.]", "[XO.]"] {
        assert_eq!(places(signs), Vec::<String>::new(), "{signs}");
    }
}

/// What a figure says of a run stands in the recording: nothing follows from the name of a function.
/// One name has a spelling of its own, with a hyphen.
#[test]
fn figures_concludes_nothing_from_the_name_of_an_exercise() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = catalogue::Catalogue::load(&root).expect("the list of exercises");
    let stems = catalogue.exercises().iter().map(|exercise| &exercise.stem);
    // `cut` and `chains` are words of the figures, too.
    let names = stems.filter(|stem| stem.contains('_'));
    let named = names.flat_map(|stem| {
        let places = places(&format!("\"{stem}")).into_iter();
        places.map(move |place| format!("{stem} in {place}"))
    });
    assert_eq!(
        named.collect::<Vec<_>>(),
        ["alpha_beta in game/words.rs: 1"]
    );
}
