//! queens-5: `bitmask(n: u32) -> u64`: the number of boards, counted with three words.

#[path = "../../../crates/diagnosis/src/ch2/bitmask.rs"]
mod check;

use rstest::rstest;

#[test]
fn the_search_ends() {
    check::the_search_ends();
}

#[rstest]
#[case::eight(8)]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
#[case::four(4)]
#[case::five(5)]
#[case::six(6)]
#[case::seven(7)]
fn ways_are_counted(#[case] n: u32) {
    check::ways_are_counted(n);
}

#[test]
fn the_answer_is_the_same_when_asked_again() {
    check::the_answer_is_the_same_when_asked_again();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn only_free_squares_are_explored() {
    check::only_free_squares_are_explored();
}

#[test]
fn larger_boards_are_counted_too() {
    check::larger_boards_are_counted_too();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_what_shifts_and_marks_are_worth() {
    check::the_page_asked_what_shifts_and_marks_are_worth();
}
