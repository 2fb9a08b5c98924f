//! `off_the_board`: a search that asks for squares that are not there.

mod support;

use std::collections::BTreeSet;

use eight_queens::off_the_board::off_the_board;
use rstest::rstest;
use support::fault;
use support::panics::{Slip, explained};
use support::watch::{Run, watch};

/// Runs the search, watched.
fn search(n: usize) -> Run<Vec<Vec<usize>>> {
    watch(|| explained(|| off_the_board(n), |slip| advice(n, slip)))
}

fn advice(n: usize, slip: &Slip) -> String {
    match *slip {
        Slip::BelowZero => format!(
            "i − j went below zero: in row 1 it is 0 to −{}, and there is no c[−1]. Shift it.",
            n - 1
        ),
        Slip::Outside { places, asked } if places == n && asked == n => format!(
            "a[{asked}] is off an array of {places}: numbered from 1, the last column is {n}, and \
             an array of {places} ends at {}.",
            n - 1
        ),
        Slip::Outside { places, asked } if asked >= 2 * n => format!(
            "an array of {places} places has no place {asked}. In the corner ({n}, {n}) i + j is \
             {}: b needs places 0 to {}.",
            2 * n,
            2 * n
        ),
        Slip::Outside { places, asked } => format!(
            "an array of {places} places has no place {asked}. b needs places up to {n} + {n}. \
             c needs {} if it is shifted as far as it must be and no further: numbered from 0, \
             ({}, 0) needs c[{asked}] of {places}: shift by n − 1.",
            2 * n - 1,
            n - 1
        ),
    }
}

fn diagnosis(all: usize, run: &Run<Vec<Vec<usize>>>) -> String {
    let found = run.result.len();
    if call_trace::TRACING && run.steps.is_empty() {
        return format!(
            "{found} of {all}, and not one queen was placed: true means free, and on an empty \
             board everything is."
        );
    }
    match run.passed_over() {
        Some(passed) => format!(
            "{found} of {all}: i − j = 2 and −2 are different diagonals. With queens on {:?} the \
             square {:?} was free, and was not tried (both numbered from 0).",
            passed.queens, passed.square
        ),
        None => format!("{found} of {all}: some free square was passed over."),
    }
}

#[rstest]
#[case::one(1, 1)]
#[case::two(2, 0)]
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
        "{found}, not {all}: a queen takes a column and two diagonals, and all three must be marked. \
         Is each of the three lines code, or a comment?"
    );
}

#[rstest]
#[case::four(4)]
#[case::eight(8)]
fn every_board_is_a_solution_and_comes_once(#[case] n: usize) {
    let found = search(n).result;
    assert!(
        !found.is_empty(),
        "there is a way to place {n} queens, none was found."
    );
    for queens in &found {
        if let Some(fault) = fault(n, queens) {
            panic!("{queens:?} is no solution: {fault}. Is that diagonal ever marked?");
        }
    }
    let different: BTreeSet<&Vec<usize>> = found.iter().collect();
    assert_eq!(
        found.len(),
        different.len(),
        "each board is to be kept once"
    );
}

#[test]
fn the_corners_have_places_in_all_three_arrays() {
    // On the board of 1 one square is all four corners, on that of 4 each corner is asked about.
    for (n, all) in [(1, 1), (4, 2)] {
        let run = search(n);
        assert!(run.result.len() == all, "{}", diagnosis(all, &run));
    }
}

#[rstest]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn every_call_leaves_the_board_as_it_found_it(#[case] n: usize) {
    search(n).assert_always_taken_back();
}
