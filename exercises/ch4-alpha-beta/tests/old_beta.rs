//! alphabeta-5: `old_beta`. Every value is right, but the search makes twice the calls that it needs.
//!
//! The first three tests compare values and moves, and pass on the file as it was found. The others count calls.

#[path = "../../../crates/diagnosis/src/ch4/old_beta.rs"]
mod check;

use rstest::rstest;
use tic_tac_toe::grid::Side;

#[rstest]
#[case::the_human_began(Side::Human)]
#[case::the_computer_began(Side::Computer)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_value_and_every_move_is_right(#[case] first: Side) {
    check::every_value_and_every_move_is_right(first);
}

#[test]
fn with_a_narrower_window_the_answer_is_on_the_right_side_of_it() {
    check::with_a_narrower_window_the_answer_is_on_the_right_side_of_it();
}

#[test]
fn the_same_board_is_answered_the_same_again() {
    check::the_same_board_is_answered_the_same_again();
}

#[rstest]
#[case::the_human_begins(".........", Side::Human, 4_493)]
#[case::the_computer_begins(".........", Side::Computer, 4_493)]
#[case::after_the_centre("....X....", Side::Human, 378)]
#[case::after_two_corners("X.......O", Side::Computer, 73)]
#[case::after_two_neighbours("XO.......", Side::Computer, 116)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn no_more_calls_than_suffice(#[case] text: &str, #[case] first: Side, #[case] suffice: usize) {
    check::no_more_calls_than_suffice(text, first, suffice);
}

#[rstest]
#[case::the_human_began(Side::Human, 24_686)]
#[case::the_computer_began(Side::Computer, 24_686)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn nor_on_any_later_position(#[case] first: Side, #[case] suffice: usize) {
    check::nor_on_any_later_position(first, suffice);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn what_the_repair_was_worth() {
    check::what_the_repair_was_worth();
}
