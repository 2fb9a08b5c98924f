//! The exact counts of the reference functions.
//!
//! Placements and calls need a recording, which a release build does not make.

use std::collections::BTreeSet;

use call_trace::{Event, Trace, record};
use eight_queens::all_solutions::all_solutions;
use eight_queens::attacks::attacks;
use eight_queens::bitmask::bitmask;
use eight_queens::board::Board;
use eight_queens::colouring::Colouring;
use eight_queens::constraints::{free_lines, visit};
use eight_queens::debugging;
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::{canonical, fundamental, mirror, quarter_turn};
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;
use eight_queens::search::{queens, search};
use eight_queens::whose_j::eight_queens;
use rstest::rstest;

/// OEIS A000170 and A002562, from n = 1.
const SOLUTIONS: [usize; 10] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
const FUNDAMENTAL: [usize; 10] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92];

#[rstest]
fn all_ways_of_counting_agree(#[values(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)] n: usize) {
    let solutions = all_solutions(n);
    assert_eq!(solutions.len(), SOLUTIONS[n - 1]);
    assert_eq!(fundamental(n).len(), FUNDAMENTAL[n - 1]);
    assert_eq!(bitmask(n as u32), solutions.len() as u64);
    assert_eq!(visit(n, free_lines).full, solutions.len() as u64);
    assert_eq!(first_solution(n), solutions.first().cloned());
    assert_eq!(queens(n), solutions.first().cloned());
    assert!(lazy(n).eq(solutions.iter().cloned()));
    assert_eq!(off_the_board(n), solutions);
    assert_eq!(eight_queens(n), solutions);
}

#[test]
fn a_solution_is_a_board_on_which_nothing_attacks() {
    for queens in all_solutions(8) {
        let squares: Vec<_> = queens.into_iter().enumerate().collect();
        for (at, &a) in squares.iter().enumerate() {
            assert!(squares[..at].iter().all(|&b| !attacks(a, b)));
        }
    }
}

/// The reference enters `place_row` once more when all rows are filled.
#[rstest]
#[case(4, 17)]
#[case(5, 54)]
#[case(6, 153)]
#[case(7, 552)]
#[case(8, 2057)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn all_solutions_take_one_call_more_than_placements(#[case] n: usize, #[case] calls: usize) {
    let (_, trace) = record(|| all_solutions(n));
    let counts = (trace.calls(), trace.plays(), trace.height());
    assert_eq!(counts, (calls, calls - 1, n + 1));
    let (_, trace) = record(|| bitmask(n as u32));
    assert_eq!(trace.calls_of("place_row"), calls);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_first_of_8_takes_113_placements() {
    let (found, trace) = record(|| first_solution(8));
    assert_eq!(found, Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
    assert_eq!(
        (trace.plays(), trace.calls(), trace.height()),
        (113, 114, 9)
    );
    let (_, trace) = record(|| lazy(8).next());
    assert_eq!(trace.plays(), 113);
}

/// The boards of a run in their order, as queens are placed and taken back.
fn boards(trace: &Trace) -> Vec<String> {
    let board = |event| match event {
        Event::Play { board, .. } | Event::TakeBack { board, .. } => Some(board.to_owned()),
        _ => None,
    };
    trace.events().filter_map(board).collect()
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn one_search_for_all_problems_does_what_first_solution_does(
    #[values(1, 2, 3, 4, 5, 6, 7, 8, 9)] n: usize,
) {
    let (_, first) = record(|| first_solution(n));
    let (_, generic) = record(|| queens(n));
    assert_eq!(boards(&generic), boards(&first));
    let counts = |trace: &Trace| (trace.plays(), trace.calls(), trace.height());
    assert_eq!(counts(&generic), counts(&first));
}

#[rstest]
#[case(3, false, 16)]
#[case(4, true, 5)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn four_countries_that_border_each_other_need_four_colours(
    #[case] colours: usize,
    #[case] suffice: bool,
    #[case] calls: usize,
) {
    let (found, trace) = record(|| search(&mut Colouring::four_countries(colours)));
    assert_eq!((found, trace.calls()), (suffice, calls));
}

/// The textbook's form is not called for the row below the last: fewer calls, as many queens.
#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_textbooks_form_makes_1965_calls() {
    let (_, trace) = record(|| off_the_board(8));
    assert_eq!((trace.calls(), trace.plays()), (1965, 2056));
    let (_, trace) = record(|| lazy(8).count());
    assert_eq!(trace.plays(), 2056);
}

/// Six calls, and no board: the call below leaves j at 8, so that each loop ends.
#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn with_one_j_for_all_calls_the_search_makes_6_calls_and_finds_nothing() {
    let (found, trace) = record(|| debugging::whose_j::eight_queens(8));
    assert_eq!((found.len(), trace.calls()), (0, 6));
    let (found, trace) = record(|| eight_queens(8));
    assert_eq!(
        (found.len(), trace.calls(), trace.plays()),
        (92, 1965, 2056)
    );
}

#[test]
fn one_fundamental_board_of_8_is_its_own_half_turn() {
    let kinds = fundamental(8);
    let half = |queens: &Vec<usize>| quarter_turn(&quarter_turn(queens)) == *queens;
    let own: Vec<_> = kinds.iter().filter(|queens| half(queens)).collect();
    assert_eq!(own, [&[2, 4, 1, 7, 0, 6, 3, 5]]);
    assert_eq!(8 * (kinds.len() - 1) + 4, 92);
    let unique: BTreeSet<_> = kinds
        .iter()
        .map(|queens| canonical(&mirror(queens)))
        .collect();
    assert!(unique.iter().eq(&kinds));
}

#[test]
fn a_board_says_what_is_wrong() {
    let panics = |program: fn(&mut Board)| {
        let panic = std::panic::catch_unwind(|| program(&mut Board::new(8)));
        *panic.unwrap_err().downcast::<String>().unwrap()
    };
    assert_eq!(
        panics(|board| board.place(0, 8)),
        "(0, 8) is off the board: rows and columns are 0 to 7"
    );
    assert_eq!(
        panics(|board| {
            board.take_back(3);
        }),
        "no queen stands in row 3, so none can be taken back"
    );
}
