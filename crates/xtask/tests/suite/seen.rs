//! First impressions: of a failing test, and of README.md.

use std::collections::HashSet;

use catalogue::Catalogue;

use crate::workspace::{answers, root, text};

/// This many consecutive words of a hint are no coincidence.
const A_SENTENCE: usize = 6;

/// The last hint of an exercise is its solution in pseudo-code. Only a student who requests it may see it.
#[test]
fn no_message_says_what_the_last_hint_says() {
    let catalogue = Catalogue::load(&root()).expect("the catalogue");
    let (mut told, mut read) = (Vec::new(), 0);
    for exercise in catalogue.exercises() {
        let hint = exercise.hints.last().expect("each exercise has hints");
        let hint = words(hint);
        let sentences: HashSet<&[String]> = hint.windows(A_SENTENCE).collect();
        for (place, answer) in answers(exercise) {
            for line in answer.text.lines() {
                let Some(says) = line.strip_prefix("//! says: ") else {
                    continue;
                };
                read += 1;
                let says = words(says);
                let mut parts = says.windows(A_SENTENCE);
                if let Some(part) = parts.find(|part| sentences.contains(part)) {
                    told.push(format!("{place}: {}", part.join(" ")));
                }
            }
        }
    }
    assert!(read > 1_000, "only {read} messages were read");
    assert!(told.is_empty(), "the last hint says this: {told:#?}");
}

/// Returns the words of a text. A single letter is a name in code.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|at: char| !at.is_ascii_alphabetic() && at != '_');
    let words = words.filter(|word| word.len() > 1);
    words.map(str::to_lowercase).collect()
}

#[test]
fn the_readme_shows_what_it_is_and_how_one_group_is_measured() {
    let readme = text(&root().join("README.md"));
    let pictures = readme.matches("](book/readme/").count();
    assert_eq!(pictures, 2, "the first page, and a run beside ours");
    let (first, _) = readme.split_once("\n## ").expect("a section");
    assert!(first.contains("cargo course --book"), "{first}");
    let group = readme.lines().find(|line| line.contains("cargo bench "));
    assert!(group.is_some(), "no line measures one group of the benches");
}
