//! `all_solutions`: every board, each once, and every queen taken back.

mod support;

use std::collections::BTreeSet;

use eight_queens::all_solutions::all_solutions;
use eight_queens::first_solution::first_solution;
use kit::{attempt, remark, twice, worth};
use rstest::rstest;
use support::advice::{Search, of_another_size, placements};
use support::suspects::{Goal, Suspect};
use support::watch::watch;
use support::{solutions, spaced};

const SEARCH: Search<Vec<Vec<usize>>> = Search {
    find: all_solutions,
    goal: Goal::All,
    when_full: "keep a copy of the board and come back",
    words: Suspect::words,
};

/// What is placed on the way to all 92 boards of 8.
const TO_ALL: usize = 2056;

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::five(5)]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
#[case::eight(8)]
fn every_board_is_found_once(#[case] n: usize) {
    SEARCH.run_all(n);
}

#[test]
fn the_same_boards_are_found_when_asked_again() {
    twice("all_solutions(5)", || all_solutions(5));
    twice("all_solutions(3)", || all_solutions(3));
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
    let run = SEARCH.run_all(n);
    if let Some(words) = run.vanished().or_else(|| run.not_as_found(false)) {
        panic!("{words}");
    }
}

#[rstest]
#[case::four(4, 16)]
#[case::eight(8, TO_ALL)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_queen_is_placed_once_on_each_free_square_and_on_no_other(
    #[case] n: usize,
    #[case] suffice: usize,
) {
    let run = SEARCH.run_all(n);
    let placed = placements(run.placements());
    if let Some((queens, a, b)) = run.attacked() {
        let shared = support::shared(a, b).unwrap_or_default();
        panic!(
            "{placed}, {} suffice: test before placing. The queens on {a:?} and {b:?} {shared}, \
             and nobody below can mend that.\nqueens: {queens:?}",
            spaced(suffice)
        );
    }
    if let Some(queens) = run.made_twice() {
        panic!(
            "{placed}, {} suffice: the queens {queens:?} were put together twice. Place a queen \
             on each free square once.",
            spaced(suffice)
        );
    }
    assert!(
        run.placements() <= suffice,
        "{placed}, {} suffice: place a queen on each free square once, and on no other.",
        spaced(suffice)
    );
}

#[test]
fn every_board_is_found_for_more_than_8_queens() {
    for n in [7, 9, 10] {
        let found = of_another_size("all_solutions", n, all_solutions);
        let (wanted, count) = (solutions(n), found.len());
        let found: BTreeSet<Vec<usize>> = found.into_iter().collect();
        assert!(
            count == wanted.len() && found.iter().eq(&wanted),
            "{} of {} boards for {n} queens: is some number in it made for small boards?",
            spaced(count),
            spaced(wanted.len())
        );
    }
    let count = all_solutions(11).len();
    assert!(
        count == 2680,
        "{} of 2 680 boards for 11 queens",
        spaced(count)
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn the_page_asked_for_the_calls_of_6_queens() {
    let (six, eight) = (SEARCH.run_all(6), SEARCH.run_all(8));
    let placed = eight.placements();
    if placed == 0 {
        remark(
            "Right, and no queen was ever on the board: with board.place and board.take_back \
             `cargo course trace` can draw what the search tries.",
        );
        return;
    }
    let calls = match six.calls() {
        0 | 1 => String::new(), // a loop
        calls => format!(" in {} calls", spaced(calls)),
    };
    worth(format!(
        "{} for the 4 boards of 6{calls}, {} for the 92 of 8.{}",
        placements(six.placements()),
        spaced(placed),
        to_the_first().unwrap_or_default()
    ));
    if placed < TO_ALL {
        remark(format!(
            "Better than asked: the plain search places {} queens for 8.",
            spaced(TO_ALL)
        ));
    }
    if attempt(|| all_solutions(0)) != Some(vec![Vec::new()]) {
        remark(
            "On a board without rows there is one way to place no queen: all_solutions(0) may \
             find one board, the empty one.",
        );
    }
}

/// What the first board of 8 took, where `first_solution` is written.
fn to_the_first() -> Option<String> {
    let first = attempt(|| watch(|| first_solution(8), |_, _| None))?;
    let placed = first.placements();
    (placed > 0).then(|| format!(" The first of them took {}.", spaced(placed)))
}
