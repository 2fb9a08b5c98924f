//! dots-9: `at_least(board, t, table) -> bool`, a search that asks yes or no; `canonical(size, drawn)`; `solve(size)`.

#[path = "../../../crates/diagnosis/src/ch5/solver.rs"]
mod check;

use check::{A_CHAIN, A_LOOP, LEAVE_FOUR, LEAVE_TWO, NOTHING_TO_LEAVE};
use check::{TWO_ARE_LOST, TWO_CHAINS, TWO_LOOPS};
use game::Value;
use rstest::rstest;

#[rstest]
#[case::two_by_three("2x3")]
#[case::three_by_two("3x2")]
#[case::one_by_four("1x4")]
fn an_oblong_field_has_four_images(#[case] text: &str) {
    check::an_oblong_field_has_four_images(text);
}

#[rstest]
#[case::one_box("1x1", 1, 1)]
#[case::one_box_two_lines("1x1", 2, 2)]
#[case::square("2x2", 1, 2)]
#[case::square_two_lines("2x2", 2, 12)]
#[case::oblong("1x2", 1, 3)]
#[case::oblong_two_lines("1x3", 2, 16)]
fn images_of_each_other_count_once(#[case] text: &str, #[case] lines: u32, #[case] want: usize) {
    check::images_of_each_other_count_once(text, lines, want);
}

#[rstest]
#[case::square("2x2 a1b1 b2c2 a1a2 b1b2")]
#[case::oblong("2x3 c3d3 b2c2 d1d2 c1c2")]
fn the_smallest_image_stands_for_all(#[case] text: &str) {
    check::the_smallest_image_stands_for_all(text);
}

#[rstest]
#[case::nothing_left("1x1 a1b1 a1a2 a2b2 b1b2", 0)]
#[case::one_box_to_be_lost("1x1 a1b1 a1a2", -1)]
#[case::three_to_be_lost("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", -3)]
#[case::five_to_be_lost("1x5 a1b1 b1c1 c1d1 d1e1 e1f1 a2b2 b2c2 c2d2 d2e2 e2f2", -5)]
#[case::two_loops(TWO_LOOPS, 0)]
#[case::two_and_two(TWO_CHAINS, 0)]
fn where_no_line_closes_a_box_the_turn_passes(#[case] text: &str, #[case] value: Value) {
    check::where_no_line_closes_a_box_the_turn_passes(text, value);
}

#[rstest]
#[case::one_box("1x1 a1b1 a1a2 b1b2", 1)]
#[case::all_of_a_chain(A_CHAIN, 3)]
#[case::a_loop(A_LOOP, 4)]
#[case::leave_two(LEAVE_TWO, 2)]
#[case::two_are_lost(TWO_ARE_LOST, 5)]
#[case::nothing_to_leave(NOTHING_TO_LEAVE, -2)]
#[case::leave_four(LEAVE_FOUR, 1)]
fn the_last_chain_is_a_choice(#[case] text: &str, #[case] want: Value) {
    check::the_last_chain_is_a_choice(text, want);
}

#[test]
fn one_line_that_does_is_enough_for_a_yes() {
    check::one_line_that_does_is_enough_for_a_yes();
}

#[test]
fn every_random_position_is_worth_what_looking_ahead_finds() {
    check::every_random_position_is_worth_what_looking_ahead_finds();
}

#[rstest]
#[case::from_above([4, 3, 2, 1, 0, -1, -2, -3, -4])]
#[case::from_below([-4, -3, -2, -1, 0, 1, 2, 3, 4])]
fn one_table_serves_all_questions(#[case] questions: [Value; 9]) {
    check::one_table_serves_all_questions(questions);
}

#[rstest]
#[case::one_by_three("1x3", 1, 400)]
#[case::two_by_two("2x2", 4, 1_000)]
fn what_is_known_is_not_searched_again(#[case] text: &str, #[case] t: Value, #[case] most: usize) {
    check::what_is_known_is_not_searched_again(text, t, most);
}

#[test]
fn what_was_answered_is_not_searched_again() {
    check::what_was_answered_is_not_searched_again();
}

#[rstest]
#[case::one_by_one("1x1", -1)]
#[case::one_by_two("1x2", 0)]
#[case::one_by_three("1x3", -1)]
#[case::one_by_four("1x4", 0)]
#[case::two_by_two("2x2", 2)]
#[case::three_by_one("3x1", -1)]
#[case::two_by_three("2x3", -2)]
fn the_value_of_an_empty_field(#[case] text: &str, #[case] want: Value) {
    check::the_value_of_an_empty_field(text, want);
}

/// One table is handed from question to question; the recording tells.
#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn what_solve_knows_serves_its_next_question() {
    check::what_solve_knows_serves_its_next_question();
}

#[test]
fn two_by_three_is_worth_two_boxes_to_the_second_player() {
    check::two_by_three_is_worth_two_boxes_to_the_second_player();
}
