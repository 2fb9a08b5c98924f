//! What `cargo course` draws under a failing test is the search with its boards, and no tree of bare
//! calls: the tests hand over boards that tell the recorder.

use diagnosis::assert_records_boards;
use rstest::rstest;

#[rstest]
#[case("negamax_trap::the_page_asked_what_the_empty_field_is_worth")]
#[case("same_position::the_rest_is_worth_what_the_mover_gains::case_2_the_last_box")]
#[case("built_tree::depth_counts_the_moves::case_2_one_level")]
#[case("nothing_saved::no_field_of_dots_and_squares_too_many::case_1_three_by_three")]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_recording_of_a_search_has_its_boards(#[case] test: &str) {
    assert_records_boards(test);
}
