//! dots-7: `same_position(board, memo) -> Value`: the lines alone decide the rest, for the player who moves.

#[path = "../../../crates/diagnosis/src/ch5/same_position.rs"]
mod check;

use game::Value;
use rstest::rstest;

#[rstest]
#[case::nothing_left("1x1 a1b1 a1a2 b1b2 a2b2", 0)]
#[case::the_last_box("1x1 a1b1 a1a2 b1b2", 1)]
#[case::two_boxes_with_one_line("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2", 2)]
#[case::one_box_to_be_left("1x1 a1b1 a1a2", -1)]
#[case::a_corridor_of_two("1x2 a1b1 b1c1 a2b2 b2c2 a1a2", 2)]
#[case::an_empty_box("1x1", -1)]
#[case::two_empty_boxes("1x2", 0)]
#[case::two_to_be_left("2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2", 2)]
fn the_rest_is_worth_what_the_mover_gains(#[case] text: &str, #[case] want: Value) {
    check::the_rest_is_worth_what_the_mover_gains(text, want);
}

#[rstest]
#[case::one_taken("1x2 a1b1 a2b2 a1a2 b1b2", 1)]
#[case::all_taken("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2 b1b2", 0)]
#[case::two_taken_at_once("1x3 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2 b1b2", 1)]
fn what_was_taken_before_does_not_count(#[case] text: &str, #[case] want: Value) {
    check::what_was_taken_before_does_not_count(text, want);
}

/// From each set of lines every open line is tried once, at most.
#[rstest]
#[case::one_box("1x1", -1)]
#[case::two("1x2", 0)]
#[case::three("1x3", -1)]
#[case::square("2x2", 2)]
fn every_position_is_searched_once(#[case] text: &str, #[case] want: Value) {
    check::every_position_is_searched_once(text, want);
}

/// The same lines, drawn in another order: the boxes are another player's, or the mover is.
#[rstest]
#[case::again("2x2 a1b1 a2b2 a1a2 b1b2 c1c2", "2x2 a1b1 a2b2 a1a2 b1b2 c1c2")]
#[case::the_other_took_it("2x2 a1b1 a2b2 a1a2 b1b2 c1c2", "2x2 c1c2 a1b1 a2b2 a1a2 b1b2")]
#[case::the_other_moves(
    "1x3 b1b2 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2",
    "1x3 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2 b1b2"
)]
fn the_same_lines_are_the_same_position(#[case] first: &str, #[case] then: &str) {
    check::the_same_lines_are_the_same_position(first, then);
}

/// Every set of lines is asked for, with one memo; some player has taken the closed boxes.
#[rstest]
#[case::two_boxes("1x2")]
#[case::three_boxes("1x3")]
#[case::a_square("2x2")]
fn every_set_of_lines_has_one_value(#[case] text: &str) {
    check::every_set_of_lines_has_one_value(text);
}

#[test]
fn on_random_positions_it_agrees_with_look_ahead() {
    check::on_random_positions_it_agrees_with_look_ahead();
}

/// A field of more lines than an `i32` has bits: some of those that are left are beyond the 32nd.
#[rstest]
#[case::four_by_four("4x4", 40)]
#[case::five_by_five("5x5", 60)]
fn on_a_large_field_too(#[case] text: &str, #[case] lines: usize) {
    check::on_a_large_field_too(text, lines);
}

#[test]
fn the_page_asked_how_many_nodes_the_tree_has() {
    check::the_page_asked_how_many_nodes_the_tree_has();
}
