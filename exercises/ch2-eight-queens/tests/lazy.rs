//! queens-6: `lazy(n: usize) -> Solutions`, an iterator: one board at a time, and no work before it is asked for.

#[path = "../../../crates/diagnosis/src/ch2/lazy.rs"]
mod check;

use rstest::rstest;

#[rstest]
fn all_boards_come_one_after_the_other(#[values(1, 4, 2, 3, 5, 6, 8)] n: usize) {
    check::all_boards_come_one_after_the_other(n);
}

#[rstest]
fn when_it_is_over_it_stays_over(#[values(2, 3, 4, 1)] n: usize) {
    check::when_it_is_over_it_stays_over(n);
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn nothing_is_done_before_it_is_asked_for(#[values(8, 4, 6)] n: usize) {
    check::nothing_is_done_before_it_is_asked_for(n);
}

#[test]
fn a_second_search_begins_afresh() {
    check::a_second_search_begins_afresh();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn all_92_take_2056_placements() {
    check::all_92_take_2056_placements();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn at_the_end_the_board_is_empty_again(#[values(3, 4, 8)] n: usize) {
    check::at_the_end_the_board_is_empty_again(n);
}

#[test]
fn all_boards_come_for_more_than_8_queens() {
    check::all_boards_come_for_more_than_8_queens();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_when_the_work_is_done() {
    check::the_page_asked_when_the_work_is_done();
}
