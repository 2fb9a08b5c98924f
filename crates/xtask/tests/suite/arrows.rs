//! Which room uses which: the arrows of the map in `crates/README.md`, and the lines of the manifests.

use std::collections::BTreeSet;
use std::path::Path;

use crate::rooms::{chapter, manifest, packages, root, tests_use, text, uses};

/// One room uses another, or its tests do.
type Arrows = BTreeSet<(String, String)>;

/// The arrows of the manifests between rooms.
fn arrows(of: fn(&toml::Table) -> Vec<String>) -> Arrows {
    let packages = packages();
    let mut arrows = Arrows::new();
    for (name, package) in &packages {
        let rooms = of(package).into_iter();
        let rooms = rooms.filter(|used| packages.contains_key(used));
        arrows.extend(rooms.map(|used| (name.clone(), used)));
    }
    arrows
}

/// The arrows that the map draws: in its section, the indented lines `ch4, play → ch3, game`, those of
/// programs before "For its tests alone", those of tests after it. `ch4` is short for the whole name.
fn drawn() -> [Arrows; 2] {
    let map = text(&root().join("crates/README.md"));
    let section = map.split("## The arrows").nth(1);
    let section = section.expect("crates/README.md has a section \"The arrows\"");
    let section = section.split("\n## ").next().unwrap_or_default();
    let (programs, tests) = section
        .split_once("For its tests alone")
        .expect("crates/README.md tells the arrows \"For its tests alone\"");
    let packages = packages();
    let named = |short: &str| {
        let long = packages.keys().find(|name| {
            *name == short || chapter(name).is_some_and(|number| short == format!("ch{number}"))
        });
        long.unwrap_or_else(|| panic!("crates/README.md: no room has the name {short}"))
            .clone()
    };
    [programs, tests].map(|part| {
        let lines = part.lines().filter(|line| line.starts_with("    "));
        let sides = lines.map(|line| {
            let sides = line.trim().split_once(" → ");
            sides.unwrap_or_else(|| panic!("crates/README.md, The arrows: no arrow in {line:?}"))
        });
        let pairs = sides.flat_map(|(from, to)| {
            from.split(", ")
                .flat_map(move |from| to.split(", ").map(move |to| (from, to)))
        });
        pairs.map(|(from, to)| (named(from), named(to))).collect()
    })
}

#[test]
fn the_maps_arrows_are_the_manifests() {
    let [programs, tests] = drawn();
    for (drawn, held, what) in [
        (programs, arrows(uses), "dependencies"),
        (tests, arrows(tests_use), "dev-dependencies"),
    ] {
        if let Some((from, to)) = held.difference(&drawn).next() {
            panic!(
                "{from} uses {to} ({what}), and the map draws no such arrow. Is it wanted? Then add \
                 {from} → {to} to \"The arrows\" in crates/README.md; else take it out of the manifest."
            );
        }
        if let Some((from, to)) = drawn.difference(&held).next() {
            panic!(
                "The map draws {from} → {to}, and the manifest of {from} has no such line ({what}). \
                 Take the arrow out of \"The arrows\" in crates/README.md."
            );
        }
    }
}

/// As the map says it: so no arrow of theirs stands there.
#[test]
fn a_chapters_exercises_use_what_its_reference_uses_and_exercise_tests_what_they_all_use() {
    let packages = packages();
    let rooms = |used: Vec<String>| -> BTreeSet<String> {
        let used = used.into_iter();
        used.filter(|used| packages.contains_key(used)).collect()
    };
    let mut tests = BTreeSet::new();
    for (name, reference) in packages.iter().filter(|(name, _)| chapter(name).is_some()) {
        let exercises = manifest(&Path::new("exercises").join(name));
        let used = rooms(uses(&exercises));
        assert_eq!(used, rooms(uses(reference)), "exercises/{name}");
        tests.insert(name.clone());
        tests.extend(used);
        tests.extend(rooms(tests_use(&exercises)));
    }
    assert_eq!(rooms(tests_use(&packages["exercise-tests"])), tests);
}
