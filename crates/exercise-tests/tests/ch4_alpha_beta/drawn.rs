//! What `cargo course` draws under a failing test is the search with its boards, and no tree of bare
//! calls: the tests hand over boards that tell the recorder.

use diagnosis::assert_records_boards;
use rstest::rstest;

#[rstest]
#[case("game_tree::every_leaf_is_read::case_1_two_levels")]
#[case("first_child_only::random_trees_are_right_and_less_is_read::case_1_wide")]
#[case("alpha_beta::the_value_and_the_move_are_those_of_look_ahead::case_10_the_44_and_the_40")]
#[case("old_beta::no_more_calls_than_suffice::case_1_the_human_begins")]
#[case("null_window::the_value_and_the_move_are_those_of_alpha_beta::case_07_better")]
#[case("negamax::a_leaf_is_valued_for_the_player_to_move::case_5_one_move_and_no_more")]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_recording_of_a_search_has_its_boards(#[case] test: &str) {
    assert_records_boards(test);
}
