//! queens-8: `whose_j`, a search that stops after a few calls.

#[path = "../../../crates/diagnosis/src/ch2/whose_j.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::four(4)]
#[case::five(5)]
#[case::six(6)]
#[case::eight(8)]
fn every_board_is_found_once(#[case] n: usize) {
    check::every_board_is_found_once(n);
}

#[rstest]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
fn boards_of_1_to_3_are_right(#[case] n: usize) {
    check::boards_of_1_to_3_are_right(n);
}

#[rstest]
#[case::four(4)]
#[case::eight(8)]
fn each_board_that_is_returned_is_a_solution(#[case] n: usize) {
    check::each_board_that_is_returned_is_a_solution(n);
}

#[test]
fn the_same_boards_are_found_when_asked_again() {
    check::the_same_boards_are_found_when_asked_again();
}

#[rstest]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_call_leaves_the_board_as_it_found_it(#[case] n: usize) {
    check::every_call_leaves_the_board_as_it_found_it(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_queen_is_placed_once_on_each_free_square_and_on_no_other() {
    check::a_queen_is_placed_once_on_each_free_square_and_on_no_other();
}

#[test]
fn every_board_is_found_for_more_than_8_queens() {
    check::every_board_is_found_for_more_than_8_queens();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn what_the_repair_was_worth() {
    check::what_the_repair_was_worth();
}
