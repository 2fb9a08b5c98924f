//! queens-6: `lazy`, one board at a time, and no work before it is asked for.

#[path = "../../../crates/diagnosis/src/ch2/lazy.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one(1)]
#[case::four(4)]
#[case::two(2)]
#[case::three(3)]
#[case::five(5)]
#[case::six(6)]
#[case::eight(8)]
fn all_boards_come_one_after_the_other(#[case] n: usize) {
    check::all_boards_come_one_after_the_other(n);
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
#[case::four(4)]
fn when_it_is_over_it_stays_over(#[case] n: usize) {
    check::when_it_is_over_it_stays_over(n);
}

#[rstest]
#[case::eight(8)]
#[case::four(4)]
#[case::six(6)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn nothing_is_done_before_it_is_asked_for(#[case] n: usize) {
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
#[case::three(3)]
#[case::four(4)]
#[case::eight(8)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn at_the_end_the_board_is_empty_again(#[case] n: usize) {
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
