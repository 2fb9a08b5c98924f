//! A search for the name of a type finds a single type.

use std::collections::BTreeMap;

use crate::workspace::{files, root, text};

/// The crates that record, read and draw a run.
const CRATES: [&str; 6] = [
    "boards",
    "call-trace",
    "charts",
    "figures",
    "game",
    "markup",
];

/// Names that several of these crates use, each with the reason.
const SHARED: [(&str, &str); 2] = [
    (
        "Board",
        "the trait of a game's board, and the board that a drawing reads from a text",
    ),
    (
        "Run",
        "a run by its name, a recorded run, and a recorded run with all that is drawn of it",
    ),
];

#[test]
fn no_two_public_types_share_a_name() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in CRATES {
        for file in files(&root().join("crates").join(name).join("src"), &["rs"]) {
            for line in text(&file).lines() {
                if let Some(declared) = declared(line) {
                    let known = places.entry(declared.to_owned()).or_default();
                    known.push(file.display().to_string());
                }
            }
        }
    }
    assert!(places.len() > 100, "only {} types were found", places.len());
    for (name, files) in &places {
        let is_shared = SHARED.iter().any(|(shared, _)| shared == name);
        assert_eq!(
            files.len() > 1,
            is_shared,
            "{name} is declared in {files:?}"
        );
    }
}

/// Returns the name of the public type that a line declares.
fn declared(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "union "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    rest.split(|it: char| !it.is_alphanumeric() && it != '_')
        .next()
}
