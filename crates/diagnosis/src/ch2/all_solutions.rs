//! The claims of the tests of `all_solutions`, and explanations of wrong answers.

mod support;

use diagnosis::{attempt, remark, worth};
use eight_queens::all_solutions::all_solutions;
use eight_queens::first_solution::first_solution;
use std::collections::BTreeMap;
use support::advice::{
    LOOK, Search, demand_free_squares, not_all, placements, right_for, same_again,
};
use support::spaced;
use support::suspects::{Goal, Suspect};
use support::watch::{Run, watch};

const SEARCH: Search<Vec<Vec<usize>>> = Search {
    name: "all_solutions",
    find: all_solutions,
    goal: Goal::All,
    takes_back: true,
    words: Suspect::words,
    look: LOOK,
};

/// The placements of the plain search for all 92 boards of 8.
pub(super) const TO_ALL: usize = 2056;

/// The placements of the plain search for both boards of 4.
pub(super) const TO_ALL_OF_4: usize = 16;

pub(super) fn every_board_is_found_once(n: usize) {
    // A search that treats every square as free fills 8 to the power of 8 boards of 8.
    if n > 6 {
        same_again("all_solutions(4)", || sorted(4));
        few_placements(&SEARCH.run_all(4));
    }
    SEARCH.run_all(n);
}

/// Returns the boards in one order, because they may come in any order.
fn sorted(n: usize) -> Vec<Vec<usize>> {
    let mut boards = all_solutions(n);
    boards.sort_unstable();
    boards
}

/// Runs the search for boards of 1 to 6 and of 8, and checks that each run finds all boards. A later test fails here
/// with the words of the first one, so that one cause has one message.
fn the_boards_are_right() -> BTreeMap<usize, Run<Vec<Vec<usize>>>> {
    same_again("all_solutions(5)", || sorted(5));
    let run = |n| {
        let run = SEARCH.run_all(n);
        if n == 4 {
            few_placements(&run);
        }
        (n, run)
    };
    [4, 6, 5, 1, 2, 3, 8].map(run).into()
}

/// Checks that a search of 4 tried only free squares, if it tried more squares than needed. A search that tests only
/// full boards does not finish 8.
fn few_placements(run: &Run<Vec<Vec<usize>>>) {
    if run.placements() > TO_ALL_OF_4 {
        demand_free_squares("all_solutions", 4, run, TO_ALL_OF_4);
    }
}

/// Returns the runs with the right boards, after a check that the search takes back every queen.
fn found() -> BTreeMap<usize, Run<Vec<Vec<usize>>>> {
    let runs = the_boards_are_right();
    for n in [3, 4, 8] {
        SEARCH.left_as_found(n, &runs[&n]);
    }
    runs
}

pub(super) fn the_same_boards_are_found_when_asked_again() {
    let again = |n| same_again(&format!("all_solutions({n})"), || sorted(n));
    if !again(5) || !again(3) {
        the_boards_are_right();
    }
}

pub(super) fn every_call_leaves_the_board_as_it_found_it(n: usize) {
    SEARCH.left_as_found(n, &the_boards_are_right()[&n]);
}

pub(super) fn a_queen_is_placed_once_on_each_free_square_and_on_no_other(n: usize, suffice: usize) {
    SEARCH.places_no_more(n, &found()[&n], suffice);
}

pub(super) fn every_board_is_found_for_more_than_8_queens() {
    the_boards_are_right();
    right_for("all_solutions", &[7, 9, 10], all_solutions, |n, found| {
        not_all(n, found)
    });
    let count = all_solutions(11).len();
    assert!(
        count == 2680,
        "Your all_solutions(11) found {} boards, but should find 2 680.",
        spaced(count)
    );
}

pub(super) fn the_page_asked_for_the_calls_of_6_queens() {
    let runs = found();
    let (six, eight) = (&runs[&6], &runs[&8]);
    let placed = eight.placements();
    if placed == 0 {
        remark(
            "Right, and no queen was ever on the board. With `board.place` and `board.take_back`, \
             `cargo course trace` can draw your search.",
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
            "On a board without rows, there is one way to place no queen: all_solutions(0) may \
             return one empty board.",
        );
    }
}

/// Returns words about the placements to the first board of 8, or `None` if `first_solution` is not written.
fn to_the_first() -> Option<String> {
    let first = diagnosis::if_written(|| watch(|| first_solution(8), |_, _| None))?;
    let placed = first.placements();
    (placed > 0).then(|| format!(" The first of them took {}.", spaced(placed)))
}
