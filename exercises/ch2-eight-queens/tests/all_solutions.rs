//! queens-3: `all_solutions(n: usize) -> Vec<Vec<usize>>`: every board once, row by row the column of its queen.

#[path = "../../../crates/diagnosis/src/ch2/all_solutions.rs"]
mod check;

use check::TO_ALL;
use check::TO_ALL_OF_4;
use rstest::rstest;

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::five(5)]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
#[case::eight(8)]
fn every_board_is_found_once(#[case] n: usize) {
    check::every_board_is_found_once(n);
}

#[test]
fn the_same_boards_are_found_when_asked_again() {
    check::the_same_boards_are_found_when_asked_again();
}

#[rstest]
#[case::three(3)]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_call_leaves_the_board_as_it_found_it(#[case] n: usize) {
    check::every_call_leaves_the_board_as_it_found_it(n);
}

#[rstest]
#[case::four(4, TO_ALL_OF_4)]
#[case::eight(8, TO_ALL)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_queen_is_placed_once_on_each_free_square_and_on_no_other(
    #[case] n: usize,
    #[case] suffice: usize,
) {
    check::a_queen_is_placed_once_on_each_free_square_and_on_no_other(n, suffice);
}

#[test]
fn every_board_is_found_for_more_than_8_queens() {
    check::every_board_is_found_for_more_than_8_queens();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_6_queens() {
    check::the_page_asked_for_the_calls_of_6_queens();
}
