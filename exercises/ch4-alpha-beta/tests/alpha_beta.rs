//! alphabeta-4: `alpha_beta(board, depth, alpha, beta)` finds what `look_ahead` finds, and leaves out what cannot matter.

#[path = "../../../crates/diagnosis/src/ch4/alpha_beta.rs"]
mod check;

use check::OPEN;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::no_depth("5:[3, 8]", 0, 5)]
#[case::over("7", 3, 7)]
#[case::one_move("[1:[7], 2:[9]]", 1, 2)]
#[case::two_moves("[1:[7, 8], 2:[9, 3]]", 2, 7)]
#[case::deeper_than_tic_tac_toe("[[[[[[[[[[6]]]]]]]]]]", 12, 6)]
fn where_the_search_stops_the_board_is_evaluated(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] want: Value,
) {
    check::where_the_search_stops_the_board_is_evaluated(text, depth, want);
}

#[rstest]
#[case::max("[4, 9, 2, 6]", 9, 2)]
#[case::min("{4, 9, 2, 6}", 2, 3)]
#[case::losses("[-3, -8, -5]", -3, 1)]
#[case::losses_for_the_second("{3, 8, 5}", 3, 1)]
#[case::wins_for_the_second("{-3, -8, -5}", -8, 2)]
#[case::a_single_move("[7]", 7, 1)]
#[case::the_move_and_not_the_reply("[[9, 3], [5, 2]]", 3, 1)]
#[case::the_first_of_equals("[5, 8, 8]", 8, 2)]
#[case::the_first_of_equals_for_min("{8, 5, 5}", 5, 2)]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]", 47, 3)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6, 1)]
#[case::an_extra_turn("[{3, 5}, [2, 7]]", 5, 1)]
#[case::two_extra_turns("[[{4, 2}, 6], {{1, 9}, 3}]", 9, 2)]
#[case::as_far_as_values_go("[[2147483646, -2147483646], [-2147483645, 5]]", -2_147_483_645, 2)]
fn the_value_and_the_move_are_those_of_look_ahead(
    #[case] text: &str,
    #[case] value: Value,
    #[case] mv: usize,
) {
    check::the_value_and_the_move_are_those_of_look_ahead(text, value, mv);
}

#[test]
fn the_same_question_gets_the_same_answer_again() {
    check::the_same_question_gets_the_same_answer_again();
}

#[rstest]
#[case::shallow("[[44, 61, 50], [40, 35]]", "[[44, 61, 50], [40, ×]]")]
#[case::its_mirror("{[44, 30], [52, 60, 70]}", "{[44, 30], [52, ×, ×]}")]
#[case::equal("[[44, 61], [44, 35]]", "[[44, 61], [44, ×]]")]
#[case::not_yet("[[44, 61], [45, 35]]", "[[44, 61], [45, 35]]")]
#[case::deep("[5, [[[4, 9], 8], 7]]", "[5, [[[4, ×], 8], 7]]")]
#[case::a_bound_from_far_above("[5, [9, [[3, 7], 8]]]", "[5, [9, [[3, ×], 8]]]")]
#[case::an_extra_turn("[{5, 3}, [4, 9]]", "[{5, 3}, [4, ×]]")]
#[case::an_extra_turn_cuts_nothing("[6, {5, 3}]", "[6, {5, 3}]")]
#[case::an_open_window("[4, 9, 2, 6]", "[4, 9, 2, 6]")]
#[case::better_and_better("[1, 10, 100, 1000]", "[1, 10, 100, 1000]")]
#[case::smaller_and_smaller("{-1, -10, -100, -1000}", "{-1, -10, -100, -1000}")]
fn the_leaves_read_are_those_that_matter(#[case] text: &str, #[case] want: &str) {
    check::the_leaves_read_are_those_that_matter(text, want);
}

#[rstest]
#[case::open(OPEN, 18_297)]
#[case::who_wins((-1, 1), 16_811)]
fn tic_tac_toe_is_a_draw_and_most_of_it_is_cut(
    #[case] asked: (Value, Value),
    #[case] suffice: usize,
) {
    check::tic_tac_toe_is_a_draw_and_most_of_it_is_cut(asked, suffice);
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(4)]
fn it_looks_as_deep_as_it_is_told(#[case] depth: u32) {
    check::it_looks_as_deep_as_it_is_told(depth);
}

#[test]
fn on_every_late_position_the_value_and_the_move_are_those_of_look_ahead() {
    check::on_every_late_position_the_value_and_the_move_are_those_of_look_ahead();
}

#[test]
fn on_trees_with_extra_turns_every_cut_is_right() {
    check::on_trees_with_extra_turns_every_cut_is_right();
}

#[test]
fn outside_the_window_the_value_is_a_bound() {
    check::outside_the_window_the_value_is_a_bound();
}
