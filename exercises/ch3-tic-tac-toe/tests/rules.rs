//! tictactoe-2: `done(board, winner) -> bool`, `play(board, mv) -> TicTacToe`, and `legal_moves(board, winner)`, an iterator.

#[path = "../../../crates/diagnosis/src/ch3/rules.rs"]
mod check;

use game::Player;
use rstest::rstest;

#[rstest]
#[case::five_moves("XXXOO....")]
#[case::six_moves("XX.OOOX..")]
#[case::a_column("XO.XO.X..")]
#[case::a_diagonal("XO.OX...X")]
#[case::eight_moves("XX.OOOXXO")]
fn a_line_ends_the_game(#[case] text: &str) {
    check::a_line_ends_the_game(text);
}

#[rstest]
#[case::a_draw("XOXXOOOXX")]
#[case::a_late_win("XOXOXOXOX")]
fn nine_moves_end_the_game(#[case] text: &str) {
    check::nine_moves_end_the_game(text);
}

#[rstest]
#[case::before_the_first_move(".........")]
#[case::two_on_a_line("XX.O.....")]
#[case::after_five_moves("XOXOX....")]
#[case::after_the_last_cell("........X")]
#[case::the_last_row_is_full("O.....XOX")]
#[case::before_the_last_move("XOXXOO.XO")]
#[case::a_draw_that_is_certain("XOXXO.OX.")]
#[case::no_line_is_open("XOXXO.OXO")]
fn otherwise_the_game_goes_on(#[case] text: &str) {
    check::otherwise_the_game_goes_on(text);
}

#[rstest]
#[case::the_first_move(".........", 5)]
#[case::the_second_move("....X....", 1)]
#[case::the_third_move("O...X....", 6)]
#[case::the_fourth_move("OX..X....", 8)]
#[case::the_last_move("XOXXOO.XO", 7)]
fn a_move_marks_its_square(#[case] text: &str, #[case] number: usize) {
    check::a_move_marks_its_square(text, number);
}

#[rstest]
#[case::six("O..XX....", &[2, 3, 6, 7, 8, 9])]
#[case::all_nine(".........", &[1, 2, 3, 4, 5, 6, 7, 8, 9])]
#[case::seven("O...X....", &[2, 3, 4, 6, 7, 8, 9])]
#[case::one("XOXXOO.XO", &[7])]
#[case::none_left("XOXXOOOXX", &[])]
fn the_empty_squares_are_the_moves(#[case] text: &str, #[case] want: &[usize]) {
    check::the_empty_squares_are_the_moves(text, want);
}

#[rstest]
#[case::after_five_moves("XXXOO....")]
#[case::after_six_moves("XX.OOOX..")]
#[case::after_seven_moves("XXXXOO.O.")]
fn a_finished_game_has_no_moves(#[case] text: &str) {
    check::a_finished_game_has_no_moves(text);
}

#[rstest]
#[case::x_before_the_first_move(".........", Player::First)]
#[case::o_with_two_on_a_line("OO.XX....", Player::Second)]
fn who_has_won_is_handed_in(#[case] text: &str, #[case] winner: Player) {
    check::who_has_won_is_handed_in(text, winner);
}

#[test]
fn each_answers_the_same_when_asked_again() {
    check::each_answers_the_same_when_asked_again();
}

#[test]
fn every_position_follows_the_rules() {
    check::every_position_follows_the_rules();
}

#[test]
fn the_board_keeps_its_laws() {
    check::the_board_keeps_its_laws();
}
