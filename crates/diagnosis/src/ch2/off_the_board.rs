//! The claims of the tests of `off_the_board`, and explanations of wrong answers.

mod support;

use call_trace::{Trace, record};
use diagnosis::{attempt, worth};
use eight_queens::all_solutions::all_solutions;
use eight_queens::off_the_board::off_the_board;
use support::advice::{
    LOOK, NONE_PLACED, Search, below, not_all, placements, right_for, same_again, too_few,
};
use support::panics::Slip;
use support::suspects::{Goal, Suspect};
use support::watch::{Run, watch};
use support::{solutions, spaced};

const SEARCH: Search<Vec<Vec<usize>>> = Search {
    name: "off_the_board",
    find: off_the_board,
    goal: Goal::All,
    takes_back: true,
    words: in_the_words_of_the_hunt,
    look: LOOK,
};

/// The placements of the plain search for all 92 boards of 8.
const TO_ALL: usize = 2056;

pub(super) fn every_board_is_found_once(n: usize) {
    // A search that treats every square as free fills 8 to the power of 8 boards of 8.
    if n > 6 {
        same_again("off_the_board(4)", || off_the_board(4));
        judge(4);
    }
    judge(n);
}

pub(super) fn the_same_boards_are_found_when_asked_again() {
    if !same_again("off_the_board(5)", || off_the_board(5)) {
        the_boards_are_right();
    }
}

pub(super) fn every_call_leaves_the_board_as_it_found_it(n: usize) {
    the_boards_are_right();
    SEARCH.left_as_found(n, &judge(n));
}

pub(super) fn a_queen_is_placed_once_on_each_free_square_and_on_no_other() {
    SEARCH.places_no_more(8, &found(8), TO_ALL);
}

pub(super) fn the_search_that_was_given_is_the_one_that_is_mended() {
    the_boards_are_right();
    let calls = |trace: Trace| {
        let calls = trace.tree().calls.iter().map(diagnosis::shown).collect();
        let calls: Vec<String> = calls;
        calls
    };
    let own = calls(record(|| off_the_board(4)).1);
    let borrowed = diagnosis::if_written(|| diagnosis::probe(|| all_solutions(4)));
    let borrowed = borrowed.map_or_else(Vec::new, |(_, trace)| calls(trace));
    assert!(
        own.is_empty() || own != borrowed || own[0].starts_with("try_row("),
        "Your off_the_board(4) called {}, as all_solutions does, but should call try_row(1).\nCorrect the \
         search that you were given.",
        own[0]
    );
}

pub(super) fn the_arrays_are_long_enough_for_every_board() {
    the_boards_are_right();
    right_for(
        "off_the_board",
        &[3, 7, 9, 10],
        off_the_board,
        |n, found| not_all(n, found),
    );
}

pub(super) fn the_page_asked_for_the_calls_of_4_queens() {
    let (four, eight) = (found(4), found(8));
    worth(format!(
        "{} and {} calls for the 2 boards of 4, {} for the 92 of 8, and no index outside of an array.",
        placements(four.placements()),
        spaced(four.calls()),
        placements(eight.placements())
    ));
}

/// Runs the search, after a check that it finds all boards and takes back every queen. A later test fails here with
/// the words of the first ones, so that one cause has one message.
fn found(n: usize) -> Run<Vec<Vec<usize>>> {
    the_boards_are_right();
    for n in [4, 8] {
        SEARCH.left_as_found(n, &judge(n));
    }
    judge(n)
}

fn the_boards_are_right() {
    same_again("off_the_board(5)", || off_the_board(5));
    for n in [4, 8, 1, 2, 5, 6] {
        judge(n);
    }
}

/// Runs the search, and checks that it finds all boards.
fn judge(n: usize) -> Run<Vec<Vec<usize>>> {
    let run = watch(
        || off_the_board(n),
        |slip, run| {
            let words = advice(n, slip, run).map(|words| SEARCH.stopped(n, &words));
            words.or_else(|| SEARCH.why(n, slip, run))
        },
    );
    let why = match run.called_when_full() {
        _ if !run.result.is_empty() => None,
        Some(call) => Some(format!(
            "when the board was full, your search called {}. Check whether your code then reaches \
             the line that stores the board, and whether it empties or replaces the list later.",
            call.call
        )),
        None if call_trace::TRACING && run.steps.is_empty() && n != 2 => Some(NONE_PLACED.into()),
        None => None,
    };
    if let Some(words) = why {
        let first = too_few("off_the_board", n, 0, solutions(n).len());
        panic!("{}", below(&first, &words));
    }
    SEARCH.judge(n, &run);
    run
}

fn in_the_words_of_the_hunt(fault: Suspect) -> String {
    match fault {
        Suspect::Ignored([false, false, true]) => "your search lets two queens share one falling \
            diagonal. Compare all indices at which your code tests or changes `c`, and check that \
            `c` is marked before the call for the next row."
            .into(),
        Suspect::Folded => "your code numbers falling diagonals by the distance between `i` and \
            `j` (`abs_diff`), which is 2 on two diagonals. Use i − j with a shift instead."
            .into(),
        Suspect::Saturated { .. } => "your code uses 0 for every negative difference, so all \
            falling diagonals in one half of the board share an index. Add a shift to `i` before \
            you subtract `j`."
            .into(),
        Suspect::HalfIgnored { .. } => "your search lets two queens share one falling diagonal in \
            one half of the board. Use i − j with a shift as the index in both halves."
            .into(),
        Suspect::FromOne => diagnosis::never_tried("column 1") + ". Try the columns j = 1 to n.",
        Suspect::ToLast => diagnosis::never_tried("column n") + ". Try the columns j = 1 to n.",
        _ => fault.words(),
    }
}

/// Explains a subtraction below zero, or an index outside an array.
fn advice(n: usize, slip: Slip, run: &Run<()>) -> Option<String> {
    match slip {
        Slip::BelowZero => Some(below_zero(n)),
        Slip::Outside { places, asked } => {
            let of_call = |(call, _): &(String, Option<usize>)| {
                let args = call.strip_prefix("try_row(")?;
                args.split([',', ')']).next()?.parse::<usize>().ok()
            };
            // All rows above the tried row have a queen, so the number of queens gives it, too.
            let board = run.steps.last().map(|step| &step.after);
            let queens = board.map_or(0, |rows| rows.iter().flatten().count());
            let row = run.running.as_ref().and_then(of_call);
            Some(outside(n, places, asked, row.unwrap_or(queens + 1)))
        }
        _ => None,
    }
}

fn below_zero(n: usize) -> String {
    // i − j already goes below zero on a board of 2.
    if n > 2 && attempt(|| off_the_board(2)).is_some() {
        return format!(
            "your code computed a negative number with n = {n}, but not with n = 2, so i − j \
             without a shift is not the cause. Either your shift is too small for n = {n}, or \
             another subtraction goes below zero."
        );
    }
    // On a board of 1 the only square is (1, 1).
    let alone = SEARCH.slip(1);
    if alone == Some(Slip::BelowZero) {
        return "even with n = 1, your code computed a negative number, although i − j is then 0. \
             Rows and columns are numbered from 1. Check whether `i` or `j` is 0 somewhere, or \
             whether your code subtracts too much, or before it adds."
            .into();
    }
    // An index that is too large with n = 1 can be due to a column 0.
    let numbers = match alone {
        Some(_) => " Rows and columns are numbered from 1: check also that neither is 0.",
        None => "",
    };
    format!(
        "your code computed a negative number, which a `usize` cannot store. If it subtracts `j` \
         from `i`: in row 1, i − j goes down to −{}, so add a shift before you subtract `j`. \
         (`abs_diff` does not help: the distance is 2 on two diagonals.){numbers}",
        n - 1
    )
}

fn outside(n: usize, places: usize, asked: usize, row: usize) -> String {
    let (far, last, corner) = (n - 1, 2 * n - 2, 2 * n);
    let none = format!("your code used index {asked} of an array of length {places}.");
    if n > 1 && places == n && asked == n {
        format!("{none} Check whether this array is `a`, which needs the index {n}.")
    } else if asked > usize::MAX / 2 {
        format!(
            "your code computed a negative difference, which wrapped around to a huge index. In \
             row 1, i − j goes down to −{far}. Add a shift before you subtract `j`."
        )
    } else if asked == last && places == asked {
        format!(
            "{none} The number of diagonals of each kind is {}, and an array for them cannot be \
             shorter.",
            2 * n - 1
        )
    } else if row > 0 && asked > row + n {
        format!(
            "{none} If j counts from 1, then in row {row} the largest i + j is {}, and the largest \
             i − j + n − 1 is {}. Check this index.",
            row + n,
            row + n - 2
        )
    } else if asked >= corner || sums_are_too_short() {
        format!(
            "{none} If this array is `b`, check its length: if j counts from 1, i + j is {corner} on \
             the square ({n}, {n}), so `b` needs the indices 0 to {corner}. If it is `c`, \
             check its length and the index."
        )
    } else {
        format!(
            "{none} Check the indices and the lengths of your arrays. If j counts from 1, the \
             largest j is {n}, i + j is at most {corner} and i − j at most {far}. If j counts from \
             0, these numbers are {far}, {} and {n}.",
            corner - 1
        )
    }
}

/// Checks whether the sum 1 + 1, on the board of 1, is an index outside an array.
fn sums_are_too_short() -> bool {
    matches!(SEARCH.slip(1), Some(Slip::Outside { asked: 2, .. }))
}
