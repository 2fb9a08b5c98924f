//! dots-3: `negamax_trap`, a search that was right as long as the turn always passed.

#[path = "../../../crates/diagnosis/src/ch5/negamax_trap.rs"]
mod check;

use check::TO_THE_END;
use rstest::rstest;

#[rstest]
#[case::the_box_is_taken("1x1 a1b1 a1a2 a2b2 b1b2", TO_THE_END)]
#[case::b_has_it_and_moves("1x2 a1b1 b1c1 a1a2 b1b2 c1c2 a2b2 b2c2", TO_THE_END)]
#[case::no_line_ahead("1x2 a1b1 a2b2 a1a2 b1b2 b1c1", 0)]
#[case::no_line_ahead_either("1x2 a1b1 a2b2 a1a2 b1b2", 0)]
fn where_it_ends_the_value_is_that_of_the_player_to_move(#[case] text: &str, #[case] depth: u32) {
    check::where_it_ends_the_value_is_that_of_the_player_to_move(text, depth);
}

/// One line is left, and whoever draws it stays. No window can matter.
#[rstest]
#[case::one_box("1x1 a1b1 a1a2 b1b2")]
#[case::one_box_from_below("1x1 a1b1 a2b2 a1a2")]
#[case::two_boxes_at_once("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2")]
#[case::one_more_to_the_one_taken("1x2 a1b1 a2b2 a1a2 b1b2 b1c1 b2c2")]
fn a_box_taken_last_is_gained(#[case] text: &str) {
    check::a_box_taken_last_is_gained(text);
}

/// Two lines are left, and whoever draws the first passes the turn. No window can matter.
#[rstest]
#[case::two_sides("1x1 a1b1 a1a2")]
#[case::top_and_bottom("1x1 a1b1 a2b2")]
#[case::the_other_corner("1x1 b1b2 a2b2")]
fn a_box_left_last_is_lost(#[case] text: &str) {
    check::a_box_left_last_is_lost(text);
}

#[rstest]
#[case::six_lines_left(6, 60)]
#[case::seven_lines_left(7, 8)]
#[case::eight_lines_left(8, 2)]
fn random_positions_are_valued_as_look_ahead_does(#[case] left: usize, #[case] count: usize) {
    check::random_positions_are_valued_as_look_ahead_does(left, count);
}

#[rstest]
#[case::one_line(1)]
#[case::two_lines(2)]
#[case::three_lines(3)]
fn depth_counts_every_line(#[case] depth: u32) {
    check::depth_counts_every_line(depth);
}

/// Who moves is all that decides, on a board of any kind: on these a player may stay although
/// nothing is gained, and gain something although the turn passes.
#[test]
fn so_it_is_on_game_trees_with_extra_turns() {
    check::so_it_is_on_game_trees_with_extra_turns();
}

#[rstest]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]")]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]")]
#[case::losses("[[-5, -3], [-2, -8], [-9, -1]]")]
fn the_value_is_right_if_the_turn_always_passes(#[case] text: &str) {
    check::the_value_is_right_if_the_turn_always_passes(text);
}

#[test]
fn a_narrow_window_is_answered_by_a_value_or_a_bound() {
    check::a_narrow_window_is_answered_by_a_value_or_a_bound();
}

#[rstest]
#[case("1x3 b1b2")]
#[case("1x3")]
#[case("2x2 a1b1 a1a2 b1b2")]
fn it_visits_no_more_than_alpha_beta_visits(#[case] text: &str) {
    check::it_visits_no_more_than_alpha_beta_visits(text);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_what_the_empty_field_is_worth() {
    check::the_page_asked_what_the_empty_field_is_worth();
}
