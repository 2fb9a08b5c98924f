//! dots-5: `nothing_saved`. Every value is right, and every board is built.
//!
//! A board is built when a move is played, and visited when it is asked for more than whether
//! the game is over.

#[path = "../../../crates/diagnosis/src/ch5/nothing_saved.rs"]
mod check;

use check::OPEN;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]", OPEN)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", OPEN)]
#[case::an_extra_turn("[{[4, 6], [7, 2]}, [3, [1, 9]]]", OPEN)]
#[case::cut_at_the_root("[[4, 5], [6, 7], [8, 9]]", (Value::MIN, 6))]
#[case::equal_is_not_better("[[5, 9], [5, 1]]", OPEN)]
fn no_leaf_too_many(#[case] text: &str, #[case] window: (Value, Value)) {
    check::no_leaf_too_many(text, window);
}

#[rstest]
#[case::after_two_marks("X...O....", 9)]
#[case::after_three("X.X.O....", 9)]
#[case::not_to_the_end(".........", 4)]
fn no_position_of_tic_tac_toe_too_many(#[case] text: &str, #[case] depth: u32) {
    check::no_position_of_tic_tac_toe_too_many(text, depth);
}

#[rstest]
#[case::three_by_three("3x3", 6)]
#[case::later("4x4 a1b1 d4d3 a1a2 d4c4 b1b2 d3d2 a2b2 c4b4", 4)]
fn no_field_of_dots_and_squares_too_many(#[case] text: &str, #[case] depth: u32) {
    check::no_field_of_dots_and_squares_too_many(text, depth);
}

#[test]
fn nor_on_two_hundred_trees_of_no_shape() {
    check::nor_on_two_hundred_trees_of_no_shape();
}

#[test]
fn the_page_asked_how_many_of_twelve_nodes_are_built() {
    check::the_page_asked_how_many_of_twelve_nodes_are_built();
}

#[rstest]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]", OPEN)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", OPEN)]
#[case::an_extra_turn("[{[4, 6], [7, 2]}, [3, [1, 9]]]", OPEN)]
#[case::cut_at_the_root("[[4, 5], [6, 7], [8, 9]]", (Value::MIN, 6))]
fn every_value_and_every_move_is_right(#[case] text: &str, #[case] window: (Value, Value)) {
    check::every_value_and_every_move_is_right(text, window);
}
