//! `lazy`: one board at a time, and no work before it is asked for.

mod support;

use std::collections::BTreeSet;

use eight_queens::lazy::{Solutions, lazy};
use rstest::rstest;
use support::panics::{Slip, explained};
use support::watch::{Run, watch};
use support::{fault, spaced};

/// What is placed on the way to the first board of 8, and to all 92.
const TO_THE_FIRST: usize = 113;
const TO_ALL: usize = 2056;

/// Asks for boards, watched.
fn ask<R>(n: usize, asking: impl FnOnce(&mut Solutions) -> R) -> Run<R> {
    watch(|| explained(|| asking(&mut lazy(n)), advice))
}

fn advice(slip: &Slip) -> String {
    match slip {
        Slip::BelowZero => "went below zero, where a usize cannot go: above row 0 there is no row \
                            to go back to, so there the search is over."
            .to_owned(),
        _ => format!("{slip}. A full board has no next row: the step after it is a retreat."),
    }
}

fn all(n: usize) -> Run<Vec<Vec<usize>>> {
    // An iterator that never ends is cut off, so that it can be told.
    ask(n, |solutions| solutions.take(200).collect())
}

/// Why there were too few boards.
fn diagnosis(wanted: usize, run: &Run<Vec<Vec<usize>>>) -> String {
    let (found, placed) = (run.result.len(), spaced(run.placements()));
    if found == 0 && call_trace::TRACING && !run.ever_tried_again() {
        return format!(
            "gave up after {placed} placements: no free column means retreat, to the next column \
             of the row above."
        );
    }
    if found == 1 && run.passed_over().is_none() {
        return format!(
            "1 of {wanted}: a full board is not the end; the next step takes back its last queen."
        );
    }
    match run.passed_over() {
        Some(passed) => format!(
            "{found} of {wanted}: with queens on {:?} the square {:?} was free, and was not tried. \
             A new row starts at column 0, and a retreat frees all that was marked.",
            passed.queens, passed.square
        ),
        None => format!("{found} of {wanted}: go on until no row is left to go back to."),
    }
}

#[rstest]
#[case::one(1, 1)]
#[case::four(4, 2)]
#[case::five(5, 10)]
#[case::six(6, 4)]
#[case::eight(8, 92)]
fn all_boards_come_one_after_the_other(#[case] n: usize, #[case] wanted: usize) {
    let run = all(n);
    for queens in &run.result {
        if let Some(fault) = fault(n, queens) {
            panic!("{queens:?} is no solution: {fault}.");
        }
    }
    let different: BTreeSet<&Vec<usize>> = run.result.iter().collect();
    assert!(
        different.len() == run.result.len(),
        "same board twice: go on from the last queen's next column."
    );
    let found = run.result.len();
    assert!(found >= wanted, "{}", diagnosis(wanted, &run));
    assert!(found == wanted, "{found} boards, but there are {wanted}.");
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
#[case::four(4)]
fn when_it_is_over_it_stays_over(#[case] n: usize) {
    let after = ask(n, |solutions| {
        let boards = solutions.by_ref().take(200).count();
        (boards, solutions.next(), solutions.next())
    });
    let boards = if n == 4 { 2 } else { 0 };
    assert_eq!(
        after.result,
        (boards, None, None),
        "{n} queens have {boards} boards; after them, and when asked again, the answer is None"
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
fn nothing_is_done_before_it_is_asked_for(#[case] n: usize) {
    let first = ask(n, Iterator::next);
    first.assert_on_the_board();
    let placed = first.placements();
    let suffice = first.placements_until_full().unwrap_or(TO_THE_FIRST);
    assert!(
        placed == suffice,
        "{} placements before the first board; {} suffice.",
        spaced(placed),
        spaced(suffice)
    );
    let made = ask(n, |_| ()).placements();
    assert!(
        made == 0,
        "{made} placements before any board was asked for; none is needed."
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn all_92_take_2056_placements() {
    let run = all(8);
    run.assert_tested_before_placing(TO_ALL);
    assert!(run.result.len() >= 92, "{}", diagnosis(92, &run));
    let placed = run.placements();
    assert!(
        placed <= TO_ALL,
        "{} placements for all boards, {} suffice: go on from the last queen's next column.",
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
fn at_the_end_the_board_is_empty_again(#[case] n: usize) {
    let run = all(n);
    run.assert_one_at_a_time();
    let left = run
        .steps
        .last()
        .map(|step| step.after.clone())
        .unwrap_or_default();
    assert!(
        left.iter().all(Option::is_none),
        "when the search was over queens still stood: {left:?}. It is over when row 0 has no \
         column left, and then every queen has been taken back."
    );
}
