//! tictactoe-5: `find_computer_move(grid) -> (Value, Option<usize>)` and `find_human_move(grid)` call each other.

#[path = "../../../crates/diagnosis/src/ch3/computer_and_human.rs"]
mod check;

use check::{COMPUTER, HUMAN};
use game::Value;
use rstest::rstest;
use tic_tac_toe::grid::Side;

#[rstest]
#[case::a_row("XX.OO....", HUMAN, Some(3))]
#[case::a_row_of_the_other("XX.OO....", COMPUTER, Some(6))]
#[case::a_column("OX..X.O..", HUMAN, Some(8))]
#[case::the_last_cell("XO.OX....", HUMAN, Some(9))]
#[case::the_last_cell_for_o("OX.XO..X.", COMPUTER, Some(9))]
#[case::the_first_cell(".XXOO....", HUMAN, Some(1))]
#[case::none_for_o("OXXX.OO.X", COMPUTER, None)]
#[case::of_two_wins_the_first("XO.XXO.O.", HUMAN, Some(7))]
#[case::the_other_side_is_no_win("XX.O.....", COMPUTER, None)]
#[case::a_diagonal("XX..O.O.X", COMPUTER, Some(3))]
#[case::a_full_board("XOXXOOOXX", COMPUTER, None)]
fn the_first_cell_that_wins_at_once(
    #[case] text: &str,
    #[case] side: Side,
    #[case] want: Option<usize>,
) {
    check::the_first_cell_that_wins_at_once(text, side, want);
}

#[test]
fn immediate_win_answers_the_same_when_asked_again() {
    check::immediate_win_answers_the_same_when_asked_again();
}

#[rstest]
#[case(COMPUTER, "XOXXOOOXX")]
#[case(HUMAN, "XOXXOOOXX")]
fn a_full_board_is_a_draw(#[case] mover: Side, #[case] text: &str) {
    check::a_full_board_is_a_draw(mover, text);
}

#[rstest]
#[case(COMPUTER, "XX.OO..X.", 6)]
#[case(COMPUTER, "OX.XO..X.", 9)]
#[case(COMPUTER, "XXOOO.X.X", 6)]
#[case(HUMAN, "XX.OO....", 3)]
#[case(HUMAN, "XX.OOXO..", 3)]
fn a_win_at_once_is_taken(#[case] mover: Side, #[case] text: &str, #[case] cell: usize) {
    check::a_win_at_once_is_taken(mover, text, cell);
}

#[test]
fn every_position_with_five_marks_or_more_is_right() {
    check::every_position_with_five_marks_or_more_is_right();
}

#[rstest]
#[case::computer_blocks(COMPUTER, "XX..O....", 0, Some(3))]
#[case::computer_answers_a_corner(COMPUTER, "X........", 0, Some(5))]
#[case::computer_has_two_ways(COMPUTER, "X..OX....", -1, Some(2))]
#[case::computer_is_lost(COMPUTER, "XOXOX....", -1, Some(6))]
#[case::human_blocks(HUMAN, "XOX.O....", 0, Some(8))]
#[case::human_begins(HUMAN, "X...O....", 0, Some(2))]
#[case::human_forks(HUMAN, "X.O......", -1, Some(4))]
#[case::human_is_lost(HUMAN, "OO.XOX.X.", 1, Some(3))]
fn the_value_and_the_first_best_cell(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] value: Value,
    #[case] cell: Option<usize>,
) {
    check::the_value_and_the_first_best_cell(mover, text, value, cell);
}

#[test]
fn every_position_with_fewer_marks_is_right() {
    check::every_position_with_fewer_marks_is_right();
}

#[test]
fn both_answer_the_same_when_asked_again() {
    check::both_answer_the_same_when_asked_again();
}

#[rstest]
#[case(COMPUTER, "X........")]
#[case(COMPUTER, "XOX.OX...")]
#[case(HUMAN, "X...O....")]
#[case(HUMAN, "XOX.O....")]
fn the_board_is_left_as_it_was(#[case] mover: Side, #[case] text: &str) {
    check::the_board_is_left_as_it_was(mover, text);
}

#[rstest]
#[case(COMPUTER, "XX.OO..X.", "6")]
#[case(COMPUTER, "OX.XO..X.", "9")]
#[case(HUMAN, "XX.OO....", "3")]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn a_win_at_once_needs_no_further_look(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] cell: &str,
) {
    check::a_win_at_once_needs_no_further_look(mover, text, cell);
}

#[rstest]
#[case(COMPUTER, "X...O...X", 85, 281)]
#[case(COMPUTER, "X...O..X.", 300, 780)]
#[case(HUMAN, "XO.......", 1_988, 4_975)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn each_cell_is_asked_about_once(
    #[case] mover: Side,
    #[case] text: &str,
    #[case] enough: usize,
    #[case] marks: usize,
) {
    check::each_cell_is_asked_about_once(mover, text, enough, marks);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_a_fork() {
    check::the_page_asked_for_the_calls_of_a_fork();
}
