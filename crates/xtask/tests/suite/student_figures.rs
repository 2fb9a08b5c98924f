//! The figures of the book that draw a student's own code.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::{Catalogue, recordings};

/// The book's runs that belong to no exercise: they show given code, or no code of a student's. Their figures always show the
/// reference.
const OF_NO_EXERCISE: [&str; 60] = [
    "all-solutions-with-4",
    "whose-j-shared-4",
    "whose-j-shared-8",
    "connect-four-three",
    "field-2x3",
    "game-1x2",
    "negates-always-1x1",
    "negates-always-1x2",
    "game-double-cross",
    "game-loop",
    "game-2x2",
    "game-3x3",
    "built-and-visited-three",
    "squares-game-passed",
    "with-table-1x2",
    "mistake-open-window",
    "mistake-takes-everything",
    "ladder-1x2",
    "techniques-2x2",
    "mistake-factorial-zero",
    "mistake-is-even-3",
    "mistake-is-odd-3",
    "mistake-fibonacci-one",
    "mistake-permutations-from-zero",
    "mistake-left-first",
    "mistake-factorial-adds",
    "mistake-odd-is-not-even",
    "mistake-permutations-from-the-next",
    "mistake-middle-left-out",
    "mistake-from-the-front",
    "mistake-taken-back-too-early",
    "mistake-factorial-no-base-case",
    "mistake-factorial-no-smaller",
    "mistake-gcd-remainder-first",
    "mistake-fibonacci-one-base-case",
    "mistake-halves-of-one",
    "mistake-factorial-zero-3",
    "mistake-factorial-adds-3",
    "mistake-factorial-no-base-case-3",
    "mistake-factorial-no-smaller-3",
    "negates-always-empty",
    "mistake-fibonacci-one-4",
    "mistake-parents-bound",
    "mistake-cuts-when-past",
    "mistake-one-too-early",
    "mistake-cut-before-kept",
    "mistake-takes-everything-3-4",
    "mistake-leaves-always",
    "mistake-smallest-first",
    "mistake-the-largest",
    "mistake-permutations-from-zero-2",
    "mistake-permutations-from-the-next-2",
    "game-long-chains",
    "game-3-and-7",
    "game-two-lines",
    "two-that-attack",
    "from-the-middle",
    "game-1x1",
    "letter-a",
    "letter-b",
];

#[test]
fn every_other_recording_is_a_run_of_an_exercise_of_its_chapter() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::load(&root).unwrap();
    let exercises = catalogue.exercises().iter();
    let runs: BTreeSet<(&str, &str)> = exercises
        .flat_map(|it| { it.traces.iter() }.map(|run| (it.chapter.folder.as_str(), run.as_str())))
        .collect();
    let recordings = recordings(&root).unwrap();
    let of_none = recordings.iter().filter(|it| {
        let name = it.run.first().map_or("", String::as_str);
        !runs.contains(&(it.chapter.as_str(), name))
    });
    let of_none: Vec<&str> = of_none.map(|it| it.name.as_str()).collect();
    assert_eq!(
        of_none, OF_NO_EXERCISE,
        "whose figures a student's own code is never drawn in"
    );
}
