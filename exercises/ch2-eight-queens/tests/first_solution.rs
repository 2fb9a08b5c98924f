//! queens-2: `first_solution(n: usize) -> Option<Vec<usize>>`: one full board, the column of each row, and no work after it.

#[path = "../../../crates/diagnosis/src/ch2/first_solution.rs"]
mod check;

use rstest::rstest;

#[rstest]
fn a_board_is_found(#[values(4, 6, 1, 5, 8)] n: usize) {
    check::a_board_is_found(n);
}

#[rstest]
fn none_is_found_where_there_is_none(#[values(2, 3)] n: usize) {
    check::none_is_found_where_there_is_none(n);
}

#[test]
fn the_same_board_is_found_when_asked_again() {
    check::the_same_board_is_found_when_asked_again();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_dead_end_leaves_the_board_as_it_found_it(#[values(2, 4, 8)] n: usize) {
    check::a_dead_end_leaves_the_board_as_it_found_it(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn no_queen_is_placed_twice_on_the_same_queens() {
    check::no_queen_is_placed_twice_on_the_same_queens();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn no_queen_is_placed_under_attack(#[values(4, 8)] n: usize) {
    check::no_queen_is_placed_under_attack(n);
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_search_stops_at_the_first_full_board(#[values(4, 6, 8)] n: usize) {
    check::the_search_stops_at_the_first_full_board(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_queen_that_is_tried_is_on_the_board() {
    check::every_queen_that_is_tried_is_on_the_board();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_call_answers_false_only_where_the_rows_below_cannot_be_filled(#[values(4, 6, 8)] n: usize) {
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
