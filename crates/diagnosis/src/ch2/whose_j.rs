//! The claims of the tests of `whose_j`, and explanations of wrong answers.

mod support;

use diagnosis::worth;
use eight_queens::whose_j::eight_queens;
use support::advice::{Search, not_all, placements, right_for, same_again};
use support::panics::Slip;
use support::suspects::{Goal, Suspect};
use support::watch::{Run, watch};
use support::{fault, spaced};

const SEARCH: Search<Vec<Vec<usize>>> = Search {
    name: "eight_queens",
    find: eight_queens,
    goal: Goal::All,
    takes_back: true,
    words,
    look: "Print `j` when a call begins its loop, when your code marks the lines of a queen, and when \
           it frees them.",
};

/// The placements of the plain search for all 92 boards of 8.
const TO_ALL: usize = 2056;

pub(super) fn every_board_is_found_once(n: usize) {
    // A search that treats every square as free fills 8 to the power of 8 boards of 8.
    if n > 6 {
        judge(4);
    }
    judge(n);
}

pub(super) fn boards_of_1_to_3_are_right(n: usize) {
    judge(n);
}

pub(super) fn each_board_that_is_returned_is_a_solution(n: usize) {
    for queens in eight_queens(n) {
        if let Some(fault) = fault(n, &queens) {
            panic!("{}", SEARCH.not_a_solution(n, &queens, &fault));
        }
    }
}

pub(super) fn the_same_boards_are_found_when_asked_again() {
    same_again("eight_queens(5)", || eight_queens(5));
    the_boards_are_right();
}

pub(super) fn every_call_leaves_the_board_as_it_found_it(n: usize) {
    the_boards_are_right();
    SEARCH.left_as_found(n, &judge(n));
}

pub(super) fn a_queen_is_placed_once_on_each_free_square_and_on_no_other() {
    SEARCH.places_no_more(8, &found(8), TO_ALL);
}

pub(super) fn every_board_is_found_for_more_than_8_queens() {
    the_boards_are_right();
    right_for("eight_queens", &[7, 9, 10], eight_queens, |n, found| {
        not_all(n, found)
    });
}

pub(super) fn what_the_repair_was_worth() {
    let (four, eight) = (found(4), found(8));
    worth(format!(
        "{} and {} calls for the 2 boards of 4, {} for the 92 of 8.",
        placements(four.placements()),
        spaced(four.calls()),
        placements(eight.placements())
    ));
}

/// Returns a run that finds all boards and takes back every queen, after a check of both.
fn found(n: usize) -> Run<Vec<Vec<usize>>> {
    the_boards_are_right();
    let run = judge(n);
    SEARCH.left_as_found(n, &run);
    run
}

/// Checks the boards of several sizes. A later test fails here with the words of the first ones, so that one cause
/// has one message.
fn the_boards_are_right() {
    for n in [4, 5, 6, 8, 1, 2, 3] {
        judge(n);
    }
}

/// Runs the search, and checks that it finds all boards.
fn judge(n: usize) -> Run<Vec<Vec<usize>>> {
    let why = |slip: Slip, run: &Run<()>| {
        let words = match slip {
            Slip::Outside { places, asked } if asked < usize::MAX / 2 => {
                let [a, b, c] = [n + 1, 2 * n + 1, 2 * n - 1];
                let advice = match [a, b, c].contains(&places) {
                    true => format!(
                        "Rows and columns are 1 to {n}, and the arrays that you were given are long \
                         enough for them. Check this index, and whether `i` or `j` is 0 or {} \
                         somewhere.",
                        n + 1
                    ),
                    false => format!(
                        "The arrays that you were given have the lengths {a}, {b} and {c}. Check \
                         the length of this array, and the index."
                    ),
                };
                format!("your code used index {asked} of an array of length {places}. {advice}")
            }
            Slip::BelowZero if run.repeated.is_none() => format!(
                "your code computed a negative number, which a `usize` cannot store. Rows and \
                 columns are 1 to {n}. Check each subtraction, and whether `i` or `j` is 0 \
                 somewhere."
            ),
            _ => return SEARCH.why(n, slip, run),
        };
        Some(SEARCH.stopped(n, &words))
    };
    let run = watch(|| eight_queens(n), why);
    // The panic of a board of 1 says more than a board that is missing.
    if n > 1 && run.result.is_empty() && SEARCH.squares(1).is_none() {
        judge(1);
    }
    SEARCH.judge(n, &run);
    run
}

fn words(fault: Suspect) -> String {
    match fault {
        Suspect::OneColumn => {
            "your search never tried another column after the first free column of a row. Print \
             `j` before and after the call for the next row, and compare the two values."
                .into()
        }
        Suspect::NotFreed([true, true, true]) => "your search leaves all lines of a queen marked \
            when it tries the next column. Compare the value of `j` when your code marks her lines \
            with the value of `j` when it frees them."
            .into(),
        Suspect::FreedLastColumn => "after the call for the next row, your code frees the lines \
            of column n instead of the lines of the queen. Compare the value of `j` when your code \
            marks her lines with the value of `j` when it frees them."
            .into(),
        Suspect::FromOne => diagnosis::never_tried("column 1") + ". Try the columns j = 1 to n.",
        Suspect::ToLast => diagnosis::never_tried("column n") + ". Try the columns j = 1 to n.",
        _ => fault.words(),
    }
}
