//! tictactoe-8: `value_of(board, known)` values every position once, and `assess(board, mv, known)` judges a move.

#[path = "../../../crates/diagnosis/src/ch3/analysis.rs"]
mod check;

use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;
use tic_tac_toe::analysis::Verdict;

#[rstest]
#[case::x_takes_the_largest(First, 1, &[3, 7, 4])]
#[case::o_takes_the_smallest(Second, 9, &[7, 3, 5])]
#[case::x_loses_anyway(First, 0, &[-7, -3, -5])]
#[case::o_loses_anyway(Second, 0, &[7, 3, 5])]
#[case::one_move_is_left(First, 9, &[4])]
#[case::far_below(First, 0, &[-60, -50])]
#[case::far_above(Second, 0, &[60, 50])]
fn the_value_is_that_of_the_best_move(
    #[case] mover: Player,
    #[case] as_it_stands: Value,
    #[case] leaves: &[Value],
) {
    check::the_value_is_that_of_the_best_move(mover, as_it_stands, leaves);
}

#[test]
fn it_looks_to_the_end() {
    check::it_looks_to_the_end();
}

#[rstest]
#[case::a_finished_game("XXXOO....", 5)]
#[case::a_draw("XOXXOOOXX", 0)]
#[case::a_win_at_once("XX.OO....", 5)]
#[case::o_wins("XX.OO..X.", -4)]
#[case::the_last_move_wins("XOXXOO.XO", 1)]
#[case::a_fork("X.O......", 3)]
#[case::a_corner("X........", 0)]
#[case::o_wins_later("XXO......", -2)]
#[case::o_is_lost("XOXOX....", 3)]
fn a_position_is_worth_what_its_best_move_is(#[case] text: &str, #[case] want: Value) {
    check::a_position_is_worth_what_its_best_move_is(text, want);
}

#[test]
fn a_player_may_move_twice() {
    check::a_player_may_move_twice();
}

#[rstest]
#[case::small_values(1, 3)]
#[case::large_values(2, 1_000)]
#[case::the_largest_values(3, Value::MAX - 1)]
fn any_game_is_valued(#[case] seed: u64, #[case] most: Value) {
    check::any_game_is_valued(seed, most);
}

#[test]
fn each_answers_the_same_when_asked_again() {
    check::each_answers_the_same_when_asked_again();
}

#[test]
fn every_position_is_worked_out_once() {
    check::every_position_is_worked_out_once();
}

#[test]
fn what_is_known_is_not_worked_out_again() {
    check::what_is_known_is_not_worked_out_again();
}

#[test]
fn what_it_was_handed_is_believed() {
    check::what_it_was_handed_is_believed();
}

#[rstest]
#[case::a_draw_kept(".........", 5, Verdict::Best)]
#[case::the_only_draw("X........", 5, Verdict::Best)]
#[case::o_wins_and_takes_it("XXO......", 6, Verdict::Best)]
#[case::o_can_only_lose_late("XO.X.....", 7, Verdict::Best)]
#[case::a_fast_win("XOOX.....", 7, Verdict::Best)]
#[case::a_win_that_takes_longer("XOOX.....", 5, Verdict::KeepsTheOutcome)]
#[case::a_win_with_the_last_move("XOOX.....", 8, Verdict::KeepsTheOutcome)]
#[case::a_loss_that_comes_sooner("XO.X.....", 3, Verdict::KeepsTheOutcome)]
#[case::from_won_to_drawn("XO.......", 3, Verdict::ThrowsAwayAWin)]
#[case::from_won_to_lost("XO.XO....", 3, Verdict::ThrowsAwayAWin)]
#[case::o_from_won_to_drawn("XXO......", 5, Verdict::ThrowsAwayAWin)]
#[case::o_from_won_to_lost("XX...O...", 4, Verdict::ThrowsAwayAWin)]
#[case::from_drawn_to_lost("XOX.O....", 4, Verdict::ThrowsAwayADraw)]
#[case::o_from_drawn_to_lost("X........", 2, Verdict::ThrowsAwayADraw)]
fn a_move_is_judged(#[case] text: &str, #[case] number: usize, #[case] want: Verdict) {
    check::a_move_is_judged(text, number, want);
}

#[test]
fn every_move_is_judged() {
    check::every_move_is_judged();
}

#[test]
fn a_move_is_judged_for_the_player_who_made_it() {
    check::a_move_is_judged_for_the_player_who_made_it();
}

#[test]
fn what_is_known_is_used_for_the_verdict() {
    check::what_is_known_is_used_for_the_verdict();
}

#[test]
fn a_whole_game_is_assessed() {
    check::a_whole_game_is_assessed();
}
