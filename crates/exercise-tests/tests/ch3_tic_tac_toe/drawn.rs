//! What `cargo course` draws under a failing test is the search with its boards, and no tree of bare
//! calls: the tests hand over boards that tell the recorder.

use diagnosis::assert_records_boards;
use rstest::rstest;

#[rstest]
#[case("look_ahead::answers_the_same_when_asked_again")]
#[case("computer_and_human::a_win_at_once_is_taken::case_1")]
#[case("cell_one::a_lost_position_still_has_a_legal_move::case_1_computer")]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_recording_of_a_search_has_its_boards(#[case] test: &str) {
    assert_records_boards(test);
}
