//! The dependencies between crates: the list in `crates/dependencies.txt` and the manifests agree.

use std::collections::BTreeSet;
use std::path::Path;

use crate::workspace::{chapter, manifest, packages, root, tests_use, text, uses};

/// Pairs of crates: the first depends on the second.
type Dependencies = BTreeSet<(String, String)>;

/// The list of dependencies between the crates of the root workspace.
const LIST: &str = "crates/dependencies.txt";

/// Returns the dependencies between crates that the manifests declare.
fn declared(of: fn(&toml::Table) -> Vec<String>) -> Dependencies {
    let packages = packages();
    let mut found = Dependencies::new();
    for (name, package) in &packages {
        let used = of(package).into_iter();
        let used = used.filter(|used| packages.contains_key(used));
        found.extend(used.map(|used| (name.clone(), used)));
    }
    found
}

/// Returns the dependencies in the list, of programs and of tests. A line is `ch4, play → ch3, game`. `ch4` is short for the
/// whole name.
fn listed() -> [Dependencies; 2] {
    let list = text(&root().join(LIST));
    let (programs, tests) = list
        .split_once("# Dependencies of tests and benches")
        .expect("the list has a section on tests");
    let packages = packages();
    let named = |short: &str| {
        let long = packages.keys().find(|name| {
            *name == short || chapter(name).is_some_and(|number| short == format!("ch{number}"))
        });
        long.unwrap_or_else(|| panic!("{LIST}: no crate is called {short}"))
            .clone()
    };
    [programs, tests].map(|part| {
        let lines = part.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let sides = lines.map(|line| {
            let sides = line.split_once(" → ");
            sides.unwrap_or_else(|| panic!("{LIST}: no arrow in {line:?}"))
        });
        let pairs = sides.flat_map(|(from, to)| {
            from.split(", ")
                .flat_map(move |from| to.split(", ").map(move |to| (from, to)))
        });
        pairs.map(|(from, to)| (named(from), named(to))).collect()
    })
}

#[test]
fn the_listed_dependencies_are_those_of_the_manifests() {
    let [programs, tests] = listed();
    for (listed, declared, kind) in [
        (programs, declared(uses), "dependencies"),
        (tests, declared(tests_use), "dev-dependencies"),
    ] {
        if let Some((from, to)) = declared.difference(&listed).next() {
            panic!(
                "{from} depends on {to} ({kind}), and {LIST} does not list it. Is it wanted? Then add {from} → {to}; \
                 otherwise remove it from the manifest."
            );
        }
        if let Some((from, to)) = listed.difference(&declared).next() {
            panic!(
                "{LIST} lists {from} → {to}, and the manifest of {from} has no such line ({kind}). Remove it from the list."
            );
        }
    }
}

/// Every crate is in a table of the code map.
#[test]
fn the_code_map_names_every_crate() {
    let map = text(&root().join("crates/README.md"));
    let missing: Vec<String> = packages()
        .into_keys()
        .filter(|name| !map.contains(&format!("`{name}`")) && chapter(name).is_none())
        .collect();
    assert!(
        missing.is_empty(),
        "crates/README.md does not name {missing:?}"
    );
}

/// Because of this rule, the list needs no line for the students' workspace.
#[test]
fn a_chapters_exercises_use_what_its_reference_uses_and_exercise_tests_what_they_all_use() {
    let packages = packages();
    let crates = |used: Vec<String>| -> BTreeSet<String> {
        let used = used.into_iter();
        used.filter(|used| packages.contains_key(used)).collect()
    };
    let mut tests = BTreeSet::new();
    for (name, reference) in packages.iter().filter(|(name, _)| chapter(name).is_some()) {
        let exercises = manifest(&Path::new("exercises").join(name));
        let used = crates(uses(&exercises));
        assert_eq!(used, crates(uses(reference)), "exercises/{name}");
        tests.insert(name.clone());
        tests.extend(used);
        tests.extend(crates(tests_use(&exercises)));
    }
    assert_eq!(crates(tests_use(&packages["exercise-tests"])), tests);
}
