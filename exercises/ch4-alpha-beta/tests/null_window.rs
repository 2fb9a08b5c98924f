//! alphabeta-11: `null_window(board, depth, alpha, beta)` asks whether a move is better before it asks how good it is.

#[path = "../../../crates/diagnosis/src/ch4/null_window.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one_move("[4]")]
#[case::two_moves("[4, 9]")]
#[case::two_moves_of_min("{9, 4}")]
#[case::the_first_is_best("[9, 4, 6]")]
#[case::two_levels("[[7, 3], [5, 6]]")]
#[case::not_better("[1, [[8, 4], 1]]")]
#[case::better("[4, [[5, 7], 8]]")]
#[case::better_for_min("{6, {{5, 3}, 2}}")]
#[case::better_and_then_not("[4, [[5, 7], 8], [[9, 6], 3]]")]
#[case::more_is_held_above("[4, [[2, [[3, 7]]]]]")]
#[case::less_is_held_above_by_min("{6, {{8, {{7, 3}}}}}")]
#[case::equal_moves("[[4, 9], [4, 3], [4, 4]]")]
#[case::losses("[[-7, -3], [-5, -6]]")]
#[case::an_extra_turn("[{3, 5}, [2, 7]]")]
#[case::an_extra_turn_of_min("{2, [{{9, 3}, 8}, {4, 1}]}")]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]")]
#[case::as_far_as_values_go("[[2147483646, -2147483646], [-2147483645, 5]]")]
fn the_value_and_the_move_are_those_of_alpha_beta(#[case] text: &str) {
    check::the_value_and_the_move_are_those_of_alpha_beta(text);
}

#[rstest]
#[case::one_move("[1:[7, 2], 2:[9, 8]]", 1)]
#[case::two_moves("[1:[7:[3], 2:[8]], 2:[9:[1], 8:[6]]]", 2)]
fn it_looks_as_deep_as_it_is_told(#[case] text: &str, #[case] depth: u32) {
    check::it_looks_as_deep_as_it_is_told(text, depth);
}

#[test]
fn the_same_question_gets_the_same_answer_again() {
    check::the_same_question_gets_the_same_answer_again();
}

#[test]
fn each_other_move_is_asked_whether_it_is_better() {
    check::each_other_move_is_asked_whether_it_is_better();
}

#[rstest]
#[case::refuted_by_one_answer("[1, [[8, 4], 1]]")]
#[case::refuted_by_min("{9, {{2, 6}, 9}}")]
#[case::one_is_better("[4, [[5, 7], 8], [[9, 6], 3]]")]
#[case::one_is_better_for_min("{6, {{5, 3}, 2}, {{1, 4}, 7}}")]
#[case::each_is_better("[1, 2, 3, 4, 5]")]
#[case::the_first_is_best("[[[7, 5], 8], [4, 9], [[9, 6], 3]]")]
#[case::deeper("[[[1], 3], [[7, 6, 2], [4, 9], 1]]")]
#[case::extra_turns("[{3, [6, 5]}, {1, [9, 2]}, [{4, 8}, 2]]")]
fn no_more_is_visited_than_the_questions_need(#[case] text: &str) {
    check::no_more_is_visited_than_the_questions_need(text);
}

#[test]
fn random_trees_are_valued() {
    check::random_trees_are_valued();
}

#[test]
fn in_random_trees_no_more_is_visited_either() {
    check::in_random_trees_no_more_is_visited_either();
}

#[test]
fn outside_the_window_the_value_is_a_bound() {
    check::outside_the_window_the_value_is_a_bound();
}

#[test]
fn on_every_late_position_it_agrees_with_look_ahead() {
    check::on_every_late_position_it_agrees_with_look_ahead();
}

/// Textbook's values, in which a win is worth more the sooner it comes: 20 866 with `alpha_beta`.
#[test]
fn tic_tac_toe_takes_fewer_visits() {
    check::tic_tac_toe_takes_fewer_visits();
}
