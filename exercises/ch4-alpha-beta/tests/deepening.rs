//! alphabeta-10: `deepening(board, most: u32, clock) -> Deepest`: one move deeper each time, until the time is up.

#[path = "../../../crates/diagnosis/src/ch4/deepening.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
fn with_time_enough_the_last_depth_is_the_one_asked_for(#[case] most: u32) {
    check::with_time_enough_the_last_depth_is_the_one_asked_for(most);
}

#[rstest]
#[case::a_win_at_once("[0:[0:[9, 9]], 9:[9:[1, 1]]]", 3)]
#[case::a_loss_at_once("[-9:[-9:[5, 5]], -9:[-9:[1, 1]]]", 3)]
#[case::always_the_same("[4:[4:[4, 4]], 4:[4:[4, 4]]]", 3)]
#[case::min_moves("{3:[4:[2, 9]], 7:[1:[6, 2]]}", 3)]
#[case::an_extra_turn("[{3, 5}, [2, 7]]", 2)]
#[case::a_single_move("[5:[3, 8]]", 2)]
#[case::deeper_than_the_game("[3, 8]", 4)]
#[case::deeper_than_tic_tac_toe("[[[[[[[[[[5]]]]]]]]]]", 12)]
fn whatever_is_found_it_goes_on(#[case] text: &str, #[case] most: u32) {
    check::whatever_is_found_it_goes_on(text, most);
}

#[rstest]
#[case::not_even_one(2)]
#[case::one(5)]
#[case::one_and_a_bit(8)]
#[case::two(12)]
#[case::two_and_a_bit(20)]
#[case::three(40)]
#[case::no_time_at_all(0)]
fn an_unfinished_depth_says_nothing(#[case] boards: u64) {
    check::an_unfinished_depth_says_nothing(boards);
}

#[test]
fn where_no_depth_is_asked_for_none_is_looked_at() {
    check::where_no_depth_is_asked_for_none_is_looked_at();
}

#[test]
fn the_same_question_gets_the_same_answer_again() {
    check::the_same_question_gets_the_same_answer_again();
}

#[test]
fn a_finished_game_has_no_move() {
    check::a_finished_game_has_no_move();
}

#[test]
fn with_any_number_of_boards_the_last_finished_depth_counts() {
    check::with_any_number_of_boards_the_last_finished_depth_counts();
}

#[rstest]
#[case::a_few(50)]
#[case::more(1_000)]
#[case::many(10_000)]
fn when_the_time_is_up_the_search_comes_back(#[case] boards: u64) {
    check::when_the_time_is_up_the_search_comes_back(boards);
}

#[rstest]
#[case::none(0)]
#[case::a_little(3)]
fn however_short_the_time_there_is_a_move(#[case] milliseconds: u64) {
    check::however_short_the_time_there_is_a_move(milliseconds);
}

#[test]
fn how_much_is_repeated() {
    check::how_much_is_repeated();
}
