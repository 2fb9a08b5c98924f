//! tictactoe-7: `ask_for_move(board, input, output)` asks for a move until there is one.

#[path = "../../../crates/diagnosis/src/ch3/game_loop.rs"]
mod check;

use check::Broken;
use rstest::rstest;

#[rstest]
#[case::a_number("X........", "5\n", 5)]
#[case::with_spaces("X........", "  7 \n", 7)]
#[case::with_tabs("X........", "\t7\t\n", 7)]
#[case::as_windows_ends_a_line("X........", "3\r\n", 3)]
#[case::without_an_end_of_line("X........", "9", 9)]
#[case::the_first_cell(".........", "1\n", 1)]
#[case::the_last_that_is_free("XOXXOO.XO", "7\n", 7)]
fn a_free_cell_is_the_move(#[case] board: &str, #[case] text: &str, #[case] want: usize) {
    check::a_free_cell_is_the_move(board, text, want);
}

#[rstest]
#[case::a_word(".........", "abc\n7\n")]
#[case::occupied("....X....", "5\n7\n")]
#[case::zero(".........", "0\n7\n")]
#[case::ten(".........", "10\n7\n")]
#[case::below_zero(".........", "-1\n7\n")]
#[case::two_numbers(".........", "3 4\n7\n")]
#[case::two_digits_apart(".........", "0 5\n7\n")]
#[case::a_number_and_a_word(".........", "5 junk\n7\n")]
#[case::a_letter_behind(".........", "5x\n7\n")]
#[case::a_sentence(".........", "cell 5\n7\n")]
#[case::an_empty_line(".........", "\n7\n")]
#[case::one_thing_after_the_other("....X....", "5\n\nx\n77\n5\n5\n0\n7\n8\n")]
fn anything_else_is_asked_again(#[case] board: &str, #[case] text: &str) {
    check::anything_else_is_asked_again(board, text);
}

#[rstest]
#[case::at_once("....X....", "")]
#[case::after_a_word("....X....", "abc\n")]
#[case::after_an_occupied_cell("....X....", "5\n")]
#[case::with_one_cell_left("XOXXOO.XO", "")]
fn the_end_of_the_input_is_no_move(#[case] board: &str, #[case] text: &str) {
    check::the_end_of_the_input_is_no_move(board, text);
}

#[test]
fn answers_the_same_when_asked_again() {
    check::answers_the_same_when_asked_again();
}

#[test]
fn a_hundred_wrong_answers_are_answered() {
    check::a_hundred_wrong_answers_are_answered();
}

#[test]
fn a_long_line_is_one_answer() {
    check::a_long_line_is_one_answer();
}

#[test]
fn one_line_is_read_for_one_answer() {
    check::one_line_is_read_for_one_answer();
}

#[test]
fn one_line_is_read_where_all_are_there_at_once() {
    check::one_line_is_read_where_all_are_there_at_once();
}

#[rstest]
#[case::the_keyboard(Broken::Keyboard, "reading")]
#[case::the_screen(Broken::Screen, "writing")]
#[case::the_screen_later(Broken::ScreenAfterALine, "writing")]
fn what_fails_is_an_error(#[case] broken: Broken, #[case] what: &str) {
    check::what_fails_is_an_error(broken, what);
}

#[rstest]
#[case::a_draw("5\n1\n3\n7\n4\n6\n8\n2\n9\n", "OOXXXOOXX")]
#[case::x_wins("1\n4\n2\n5\n3\n", "XXXOO....")]
#[case::given_up("1\n4\n2\n", "XX.O.....")]
fn two_people_play_a_game(#[case] text: &str, #[case] last: &str) {
    check::two_people_play_a_game(text, last);
}

#[test]
fn a_computer_is_not_asked() {
    check::a_computer_is_not_asked();
}

#[test]
fn a_word_is_no_occupied_cell() {
    check::a_word_is_no_occupied_cell();
}

#[test]
fn the_five_lines_of_the_page_are_answered() {
    check::the_five_lines_of_the_page_are_answered();
}
