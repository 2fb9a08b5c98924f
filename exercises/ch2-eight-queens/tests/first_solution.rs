//! `first_solution`: one full board, and no work after it.

mod support;

use eight_queens::first_solution::first_solution;
use rstest::rstest;
use support::panics::{Slip, explained};
use support::watch::{Run, watch};
use support::{fault, spaced};

/// What is placed on the way to the first board of 8, columns tried from one side to the other.
const TO_THE_FIRST: usize = 113;

/// Runs the search, watched.
fn search(n: usize) -> Run<Option<Vec<usize>>> {
    watch(|| explained(|| first_solution(n), |slip| advice(n, slip)))
}

fn advice(n: usize, slip: &Slip) -> String {
    let last = n - 1;
    match slip {
        Slip::BelowZero => format!(
            "row − column went below zero, where a usize cannot go: on row 0 it is 0 to −{last}. \
             Shift it by n − 1: row + n - 1 - col."
        ),
        Slip::Outside { places, asked } => format!(
            "an array of {places} places was asked for place {asked}. There are {n} columns, and \
             {} diagonals of each kind: row + col is 0 to {}, row − col shifted by n − 1 as well.",
            2 * n - 1,
            2 * n - 2
        ),
    }
}

/// Why a search found nothing.
fn diagnosis(n: usize, run: &Run<Option<Vec<usize>>>) -> String {
    let placed = spaced(run.placements());
    match run.placements_until_full() {
        Some(until) if until == run.placements() => format!(
            "the board was full after {placed} placements, yet the answer is None: pass on what a \
             successful child says."
        ),
        Some(until) => format!(
            "{placed} placements, {} suffice: stop when a child succeeds. The board was full, \
             and nobody was told.",
            spaced(until)
        ),
        None if !call_trace::TRACING => format!("none found for {n}, but there is a way"),
        None if run.ever_tried_again() => {
            format!("none found after {placed} placements{}", still_held(run))
        }
        None => {
            format!("gave up after {placed} placements: a failed child means try the next column.")
        }
    }
}

/// What keeps a search that goes on from the squares that are free.
fn still_held(run: &Run<Option<Vec<usize>>>) -> String {
    let passed = run.passed_over();
    let seen = passed.as_ref().map(|passed| {
        format!(
            "With queens on {:?} the square {:?} was free, and was not tried.",
            passed.queens, passed.square
        )
    });
    match (passed, seen) {
        (Some(passed), Some(seen)) if !passed.was_held => {
            format!(
                ". {seen} No queen was ever on a line with it: what does your test take it for?"
            )
        }
        (Some(passed), Some(seen)) if passed.line == Some("diagonal") => {
            format!(": after the call a diagonal is still taken; free all you marked. {seen}")
        }
        _ => ": abandoned queens still hold their columns. After a failed call take the queen \
              back and free its column and both diagonals."
            .to_owned(),
    }
}

#[rstest]
#[case::one(1)]
#[case::four(4)]
#[case::five(5)]
#[case::six(6)]
#[case::eight(8)]
#[case::ten(10)]
fn a_board_is_found(#[case] n: usize) {
    let run = search(n);
    let Some(queens) = &run.result else {
        panic!("{}", diagnosis(n, &run))
    };
    if let Some(fault) = fault(n, queens) {
        panic!("{queens:?} is no solution: {fault}.");
    }
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
fn none_is_found_where_there_is_none(#[case] n: usize) {
    let found = search(n).result;
    assert_eq!(
        found, None,
        "{n} queens cannot stand on {n} rows in peace: when every column has failed, say so"
    );
}

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::eight(8)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn the_search_stops_at_the_first_full_board(#[case] n: usize) {
    let run = search(n);
    run.assert_on_the_board();
    let Some(until) = run.placements_until_full() else {
        panic!("{}", diagnosis(n, &run))
    };
    let placed = run.placements();
    assert!(
        placed == until,
        "{} placements, {} suffice: stop when a child succeeds.",
        spaced(placed),
        spaced(until)
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn eight_queens_take_113_placements() {
    let run = search(8);
    let Some(queens) = &run.result else {
        panic!("{}", diagnosis(8, &run))
    };
    // Columns tried in another order lead to another board after another number of queens.
    let sideways = [[0, 4, 7, 5, 2, 6, 1, 3], [7, 3, 0, 2, 5, 1, 6, 4]];
    if sideways.iter().any(|board| board[..] == queens[..]) {
        let placed = run.placements();
        assert!(
            placed == TO_THE_FIRST,
            "{} placements, {TO_THE_FIRST} suffice: place a queen on each free square once, and on no other.",
            spaced(placed)
        );
    }
    run.assert_on_the_board();
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn no_queen_is_placed_under_attack() {
    search(8).assert_tested_before_placing(TO_THE_FIRST);
}

#[rstest]
#[case::two(2)]
#[case::six(6)]
#[case::eight(8)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_dead_end_leaves_the_board_as_it_found_it(#[case] n: usize) {
    search(n).assert_taken_back();
}
