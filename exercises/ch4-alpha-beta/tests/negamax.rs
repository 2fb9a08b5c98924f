//! alphabeta-6: `negamax(board, depth, alpha, beta)`, one rule for both players; `turn_passed(before, after)` is its law.

#[path = "../../../crates/diagnosis/src/ch4/negamax.rs"]
mod check;

use game::Value;
use rstest::rstest;

#[rstest]
#[case::passed("[[3]]", true)]
#[case::passed_by_min("{[3]}", true)]
#[case::kept("[{3, 4}]", false)]
#[case::kept_by_min("{{3, 4}}", false)]
fn the_law_is_that_the_turn_passes(#[case] text: &str, #[case] want: bool) {
    check::the_law_is_that_the_turn_passes(text, want);
}

#[rstest]
#[case::kept(1, false)]
#[case::passed(2, true)]
fn the_law_holds_for_the_last_move_of_a_game(#[case] mv: usize, #[case] want: bool) {
    check::the_law_holds_for_the_last_move_of_a_game(mv, want);
}

#[rstest]
#[case::max("7", 9, 7)]
#[case::a_loss_for_max("-7", 9, -7)]
#[case::no_depth_left("5:[7, 3]", 0, 5)]
#[case::no_depth_left_for_min("5:{7, 3}", 0, -5)]
#[case::one_move_and_no_more("[1:[7], 2:[9]]", 1, 2)]
#[case::three_moves_and_no_more("[1:[2:[3:[4:[5]]]]]", 3, 3)]
fn a_leaf_is_valued_for_the_player_to_move(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] want: Value,
) {
    check::a_leaf_is_valued_for_the_player_to_move(text, depth, want);
}

#[rstest]
#[case::one_move("[4, 9, 2, 6]", 9)]
#[case::one_move_of_min("{4, 9, 2, 6}", -2)]
#[case::two_moves("[[7, 3], [5, 6]]", 5)]
#[case::losses("[[-7, -3], [-5, -6]]", -6)]
#[case::min_at_the_root("{[7, 3], [5, 6]}", -6)]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]", 47)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6)]
#[case::as_far_as_values_go("[[2147483646, -2147483646], [-2147483645, 5]]", -2_147_483_645)]
fn the_value_is_that_of_the_player_to_move(#[case] text: &str, #[case] want: Value) {
    check::the_value_is_that_of_the_player_to_move(text, want);
}

#[test]
fn the_same_question_gets_the_same_answer_again() {
    check::the_same_question_gets_the_same_answer_again();
}

#[rstest]
#[case::at_once("[{3, 5}, [2, 7]]")]
#[case::below("[[4, {3, 5}], [2, 7]]")]
fn where_the_turn_does_not_pass_it_refuses(#[case] text: &str) {
    check::where_the_turn_does_not_pass_it_refuses(text);
}

#[test]
fn the_window_changes_sides_with_the_answer() {
    check::the_window_changes_sides_with_the_answer();
}

#[test]
fn tic_tac_toe_is_searched_as_alpha_beta_does() {
    check::tic_tac_toe_is_searched_as_alpha_beta_does();
}

#[test]
fn on_every_late_position_it_agrees_with_look_ahead() {
    check::on_every_late_position_it_agrees_with_look_ahead();
}

#[test]
fn random_trees_are_valued_at_any_depth() {
    check::random_trees_are_valued_at_any_depth();
}

#[test]
fn outside_the_window_the_value_is_a_bound() {
    check::outside_the_window_the_value_is_a_bound();
}
