//! queens-2: `first_solution`, one full board, and no work after it.

#[path = "../../../crates/diagnosis/src/ch2/first_solution.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::one(1)]
#[case::five(5)]
#[case::eight(8)]
fn a_board_is_found(#[case] n: usize) {
    check::a_board_is_found(n);
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
fn none_is_found_where_there_is_none(#[case] n: usize) {
    check::none_is_found_where_there_is_none(n);
}

#[test]
fn the_same_board_is_found_when_asked_again() {
    check::the_same_board_is_found_when_asked_again();
}

#[rstest]
#[case::two(2)]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_dead_end_leaves_the_board_as_it_found_it(#[case] n: usize) {
    check::a_dead_end_leaves_the_board_as_it_found_it(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn no_queen_is_placed_twice_on_the_same_queens() {
    check::no_queen_is_placed_twice_on_the_same_queens();
}

#[rstest]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn no_queen_is_placed_under_attack(#[case] n: usize) {
    check::no_queen_is_placed_under_attack(n);
}

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_search_stops_at_the_first_full_board(#[case] n: usize) {
    check::the_search_stops_at_the_first_full_board(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_queen_that_is_tried_is_on_the_board() {
    check::every_queen_that_is_tried_is_on_the_board();
}

#[rstest]
#[case::four(4)]
#[case::six(6)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_call_answers_false_only_where_the_rows_below_cannot_be_filled(#[case] n: usize) {
    check::a_call_answers_false_only_where_the_rows_below_cannot_be_filled(n);
}

#[test]
fn a_board_is_found_for_every_larger_number_of_queens() {
    check::a_board_is_found_for_every_larger_number_of_queens();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_placements_of_8_queens() {
    check::the_page_asked_for_the_placements_of_8_queens();
}
