//! tictactoe-6: three bugs in a game that plays well.

#[path = "../../../crates/diagnosis/src/ch3/cell_one.rs"]
mod check;

use check::Find;
use game::Value;
use rstest::rstest;
use tic_tac_toe::cell_one::{find_computer_move, find_human_move};

#[rstest]
#[case::computer(find_computer_move, "XO.XX..O.", -1)]
#[case::computer_too(find_computer_move, "X.O..OX.X", -1)]
#[case::computer_again(find_computer_move, "OX..XX..O", -1)]
#[case::human(find_human_move, "XXOX.OO..", 1)]
#[case::human_too(find_human_move, "OXX.X.OO.", 1)]
#[case::human_again(find_human_move, "OO.XOX.X.", 1)]
fn a_lost_position_still_has_a_legal_move(
    #[case] find: Find,
    #[case] text: &str,
    #[case] want: Value,
) {
    check::a_lost_position_still_has_a_legal_move(find, text, want);
}

#[test]
fn the_search_is_right_in_every_position() {
    check::the_search_is_right_in_every_position();
}

#[test]
fn every_value_is_right_and_each_move_of_a_position_that_is_not_lost() {
    check::every_value_is_right_and_each_move_of_a_position_that_is_not_lost();
}

#[rstest]
#[case::zero("X........", "0 5", 5)]
#[case::ten("X........", "10 5", 5)]
#[case::far_out("X........", "99999 0 1 2", 2)]
#[case::a_number_too_large("X........", "99999999999999999999999 5", 5)]
#[case::a_word("X........", "abc 5", 5)]
#[case::two_words("X........", "abc x 5", 5)]
#[case::a_word_after_a_taken_cell("X........", "1 abc 5", 5)]
#[case::below_zero("XO.......", "2 -3 3", 3)]
#[case::a_fraction("XO.......", "3.5 4", 4)]
#[case::the_last_cell("X........", "x 9", 9)]
#[case::the_first_cell(".........", "x 1", 1)]
#[case::many_taken_cells("XO.XO....", "1 2 4 5 1 2 4 5 x 1 2 4 5 6", 6)]
fn asks_until_an_empty_cell_is_typed(#[case] text: &str, #[case] words: &str, #[case] want: usize) {
    check::asks_until_an_empty_cell_is_typed(text, words, want);
}

#[test]
fn two_hundred_words_are_skipped() {
    check::two_hundred_words_are_skipped();
}

#[rstest]
#[case::nothing_typed("")]
#[case::a_taken_cell("1")]
#[case::a_word("abc")]
#[case::no_cell("0 10")]
fn the_end_of_the_input_ends_the_asking(#[case] words: &str) {
    check::the_end_of_the_input_ends_the_asking(words);
}

#[rstest]
#[case::you_win("XX.OO....", "3", "You have won.")]
#[case::with_the_ninth_mark("XOOXOO.XX", "7", "You have won.")]
#[case::i_win("XX.OO....", "9 7", "I have won.")]
#[case::i_win_too("OX.XO..X.", "3", "I have won.")]
#[case::a_draw("XOXOO.XXO", "6", "A draw.")]
#[case::a_longer_draw("XOX.O....", "8 6 7 9 4", "A draw.")]
#[case::decided_before_the_end("XO..X..O.", "4 6 7 9", "You have won.")]
fn the_result_is_announced(#[case] text: &str, #[case] words: &str, #[case] want: &str) {
    check::the_result_is_announced(text, words, want);
}

/// In a game that the computer began it marks the last cell, and nobody is asked for another.
#[test]
fn a_game_that_the_computer_ends_has_a_result() {
    check::a_game_that_the_computer_ends_has_a_result();
}

#[test]
fn a_game_whose_input_ends_is_not_decided() {
    check::a_game_whose_input_ends_is_not_decided();
}
