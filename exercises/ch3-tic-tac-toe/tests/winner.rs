//! tictactoe-1: `winner(board: &TicTacToe) -> Option<Player>`. X is the first player, O the second.

#[path = "../../../crates/diagnosis/src/ch3/winner.rs"]
mod check;

use game::Player;
use rstest::rstest;

#[rstest]
#[case::empty(".........")]
#[case::one_mark("....X....")]
#[case::two_and_a_gap("XX.O.....")]
#[case::four_corners("XOXO..XOX")]
#[case::full("XOXXOOOXX")]
fn without_three_marks_on_a_line_nobody_has_won(#[case] text: &str) {
    check::without_three_marks_on_a_line_nobody_has_won(text);
}

#[rstest]
#[case::top_row(0)]
#[case::middle_row(1)]
#[case::bottom_row(2)]
#[case::left_column(3)]
#[case::middle_column(4)]
#[case::right_column(5)]
#[case::falling_diagonal(6)]
#[case::rising_diagonal(7)]
fn a_line_wins(#[case] line: usize, #[values(Player::First, Player::Second)] player: Player) {
    check::a_line_wins(line, player);
}

#[test]
fn answers_the_same_when_asked_again() {
    check::answers_the_same_when_asked_again();
}

#[test]
fn every_position_has_the_right_winner() {
    check::every_position_has_the_right_winner();
}

#[test]
fn all_won_positions_are_found() {
    check::all_won_positions_are_found();
}
