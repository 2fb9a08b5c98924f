//! The rungs of the ladder, from any position, as a page shows them.

use dots_and_boxes::rungs::LADDER;
use dots_and_boxes::size::Size;
use serde_json::Value;

use crate::{drawn, recorded, strip, tree};

const RUNS: [&str; LADDER.len()] = [
    "ladder_minimax",
    "ladder_alpha_beta",
    "ladder_centre_first",
    "ladder_bound",
    "ladder_memo",
    "ladder_table",
];

/// Returns the note of a rung on a position: its value, and the number of nodes.
fn noted(run: &str, position: &str) -> [Option<i64>; 2] {
    let output = recorded("ch5-dots-and-boxes", &[run, position].map(str::to_owned));
    let counts: Value = drawn(&output.stdout, &strip())["counts"].take();
    ["worth", "nodes"].map(|name| counts[name].as_i64())
}

fn refused(run: &str, position: &str) -> String {
    let output = recorded("ch5-dots-and-boxes", &[run, position].map(str::to_owned));
    assert_eq!(output.status.code(), Some(2), "{run} {position}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn on_an_empty_field_each_rung_counts_what_the_ladder_counts() {
    for size in ["1x1", "1x2"] {
        for (run, rung) in RUNS.into_iter().zip(LADDER) {
            let found = rung.solve(size.parse::<Size>().unwrap());
            let nodes = i64::try_from(found.nodes).unwrap();
            let [worth, counted] = noted(run, size);
            assert_eq!(
                (worth, counted),
                (Some(found.value.into()), Some(nodes)),
                "{run} {size}"
            );
        }
    }
}

#[test]
fn after_any_lines_all_rungs_find_the_same_worth() {
    // In the second B has taken a box and moves again; in the third B moves, and nobody has a box.
    for position in [
        "2x2 a1b1 b1c1 a1a2 a2a3",
        "1x3 a1b1 a1a2 b1b2 a2b2",
        "1x3 c2d2 a1b1 d1d2",
    ] {
        let found = RUNS.map(|run| noted(run, position)[0]);
        assert!(
            found
                .iter()
                .all(|worth| *worth == found[0] && worth.is_some()),
            "{position}: {found:?}"
        );
    }
}

#[test]
fn a_rung_that_is_drawn_makes_the_calls_that_it_is_counted_with() {
    for position in [
        "1x1",
        "1x2",
        "1x3 a1b1",
        "2x2 a1b1 b1c1 a1a2",
        "1x2 a1b1 a1a2 b1b2",
    ] {
        for (drawn_run, counted_run) in [
            ("centre_first", "ladder_centre_first"),
            ("with_bound", "ladder_bound"),
        ] {
            let run = [drawn_run, position].map(str::to_owned);
            let output = recorded("ch5-dots-and-boxes", &run);
            let counts = drawn(&output.stdout, &tree())["counts"].take();
            let told = ["worth", "calls"].map(|name| counts[name].as_i64());
            assert_eq!(told, noted(counted_run, position), "{drawn_run} {position}");
        }
    }
    assert_eq!(
        refused("with_bound", "2x2"),
        "with_bound takes position, a position with at most 9 open lines; \"2x2\" is not one.\n"
    );
}

#[test]
fn minimax_is_worked_out_where_it_would_take_too_long() {
    assert_eq!(noted("ladder_minimax", "2x2"), [None, Some(1_302_061_345)]);
    // Ten lines are worked out, and nine are run: one more line makes ten times the calls, and one.
    let [worth, ten] = noted("ladder_minimax", "2x2 a1b1 c2c3");
    let [_, nine] = noted("ladder_minimax", "2x2 a1b1 c2c3 b2c2");
    assert_eq!((worth, ten), (None, nine.map(|nine| 10 * nine + 1)));
    assert_eq!(noted("ladder_minimax", "4x4"), [None, None]);
}

#[test]
fn what_is_too_large_or_no_position_is_refused() {
    assert_eq!(
        refused("ladder_bound", "2x3"),
        "ladder_bound takes position, a position with at most 12 open lines; \"2x3\" is not one.\n"
    );
    assert_eq!(
        refused("ladder_table", "3x3"),
        "ladder_table takes position, a position on a field of at most 17 lines, such as 2x3; \
         \"3x3\" is not one.\n"
    );
    for run in RUNS {
        for wrong in ["2x2 a1c1", "0x1", "2x2 a1b1 b1a1", ""] {
            let said = refused(run, wrong);
            assert!(said.contains("a size and the lines drawn"), "{said}");
        }
    }
}
