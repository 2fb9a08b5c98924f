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
