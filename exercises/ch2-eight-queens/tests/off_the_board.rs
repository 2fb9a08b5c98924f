//! queens-7: `off_the_board`, a search that asks for squares that are not there.

#[path = "../../../crates/diagnosis/src/ch2/off_the_board.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::four(4)]
#[case::eight(8)]
#[case::one(1)]
#[case::two(2)]
#[case::five(5)]
#[case::six(6)]
fn every_board_is_found_once(#[case] n: usize) {
    check::every_board_is_found_once(n);
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
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_search_that_was_given_is_the_one_that_is_mended() {
    check::the_search_that_was_given_is_the_one_that_is_mended();
}

#[test]
fn the_arrays_are_long_enough_for_every_board() {
    check::the_arrays_are_long_enough_for_every_board();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_4_queens() {
    check::the_page_asked_for_the_calls_of_4_queens();
}
