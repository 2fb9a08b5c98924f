//! `all_solutions`: every board, each once, and every queen taken back.

mod support;

use std::collections::BTreeSet;

use eight_queens::all_solutions::all_solutions;
use rstest::rstest;
use support::panics::{Slip, explained};
use support::watch::{Run, watch};
use support::{fault, spaced};

/// What is placed on the way to all 92 boards of 8.
const TO_ALL: usize = 2056;

/// Runs the search, watched.
fn search(n: usize) -> Run<Vec<Vec<usize>>> {
    watch(|| explained(|| all_solutions(n), |slip| advice(n, slip)))
}

fn advice(n: usize, slip: &Slip) -> String {
    format!(
        "{slip}. There are {n} columns, and {} diagonals of each kind: row + col is 0 to {}, \
         and row − col needs n − 1 added to be so too.",
        2 * n - 1,
        2 * n - 2
    )
}

/// Why a search found fewer boards than there are.
fn diagnosis(all: usize, run: &Run<Vec<Vec<usize>>>) -> String {
    let found = run.result.len();
    let Some(passed) = run.passed_over() else {
        return match found {
            1 => format!("1 of {all}: after recording, take back and go on."),
            _ => format!("{found} of {all}: each full board is to be kept, when it is full."),
        };
    };
    let seen = format!(
        "With queens on {:?} the square {:?} was free, and was not tried.",
        passed.queens, passed.square
    );
    match passed.line {
        Some(line) => format!(
            "{found} of {all}: after the call a {line} is still taken; free all you marked. {seen}"
        ),
        None => format!("{found} of {all}. {seen} The loop tries every column of a row."),
    }
}

#[rstest]
#[case::one(1, 1)]
#[case::two(2, 0)]
#[case::three(3, 0)]
#[case::four(4, 2)]
#[case::five(5, 10)]
#[case::six(6, 4)]
#[case::eight(8, 92)]
fn every_board_is_found(#[case] n: usize, #[case] all: usize) {
    let run = search(n);
    let found = run.result.len();
    assert!(found >= all, "{}", diagnosis(all, &run));
    assert!(
        found == all,
        "{found}, not {all}: keep each full board once, and only full ones."
    );
}

#[rstest]
#[case::five(5)]
#[case::six(6)]
#[case::eight(8)]
fn every_board_is_a_solution_and_comes_once(#[case] n: usize) {
    let found = search(n).result;
    assert!(
        !found.is_empty(),
        "there is a way to place {n} queens, none was found."
    );
    for queens in &found {
        if let Some(fault) = fault(n, queens) {
            panic!(
                "{queens:?} is no solution: {fault}. Keep the board when all rows are filled, \
                 before anything is taken back."
            );
        }
    }
    let different: BTreeSet<&Vec<usize>> = found.iter().collect();
    assert_eq!(
        found.len(),
        different.len(),
        "{} boards, only {} different: each is to be kept once",
        found.len(),
        different.len()
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn eight_queens_take_2056_placements() {
    let run = search(8);
    run.assert_tested_before_placing(TO_ALL);
    assert!(run.result.len() >= 92, "{}", diagnosis(92, &run));
    let placed = run.placements();
    assert!(
        placed <= TO_ALL,
        "{} placements, {} suffice: place a queen on each free square once, and on no other.",
        spaced(placed),
        spaced(TO_ALL)
    );
}

#[rstest]
#[case::three(3)]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn every_call_leaves_the_board_as_it_found_it(#[case] n: usize) {
    search(n).assert_always_taken_back();
}
