//! tictactoe-4: `look_ahead(board, depth: u32) -> (Value, Option<Move>)`: every move, every reply, and the best of them.

#[path = "../../../crates/diagnosis/src/ch3/look_ahead.rs"]
mod check;

use check::{Scene, end, first, second};
use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;

#[rstest]
#[case::x_to_move(first(7, vec![("a", end(3)), ("b", end(9))]))]
#[case::o_to_move(second(-7, vec![("a", end(3)), ("b", end(-9))]))]
fn depth_0_asks_the_board_alone(#[case] scene: Scene) {
    check::depth_0_asks_the_board_alone(scene);
}

#[rstest]
#[case::won("XXXOO....", 5)]
#[case::lost("XX.OOOX..", -4)]
#[case::drawn("XOXXOOOXX", 0)]
fn a_finished_game_asks_the_board_alone(#[case] text: &str, #[case] want: Value) {
    check::a_finished_game_asks_the_board_alone(text, want);
}

#[rstest]
#[case::x_takes_the_largest(First, 1, &[3, 7, 5])]
#[case::o_takes_the_smallest(Second, 9, &[7, 3, 5])]
#[case::x_found_it_first(First, 1, &[7, 3, 5])]
#[case::o_found_it_first(Second, 1, &[3, 7, 5])]
#[case::the_best_comes_last(First, 1, &[5, 3, 7])]
#[case::the_best_comes_last_for_o(Second, 9, &[5, 7, 3])]
#[case::more_than_tic_tac_toe_has(First, 1, &[5, 7, 6])]
#[case::less_than_tic_tac_toe_has(Second, 1, &[-4, -7, -6])]
#[case::x_loses_anyway(First, 0, &[-7, -3, -5])]
#[case::o_loses_anyway(Second, 0, &[7, 3, 5])]
#[case::x_has_draws_and_losses(First, 6, &[-3, 0, -5])]
#[case::the_first_of_equals(First, 1, &[4, 4, 4])]
#[case::the_first_of_equals_for_o(Second, 1, &[-4, -4, -4])]
#[case::one_move_is_left(First, 9, &[4])]
#[case::one_move_is_left_for_o(Second, -9, &[-4])]
#[case::far_below(First, 0, &[-60, -50])]
#[case::far_above(Second, 0, &[60, 50])]
#[case::as_far_as_numbers_go(First, 0, &[Value::MIN + 1, Value::MIN + 2])]
#[case::as_far_up_as_numbers_go(Second, 0, &[Value::MAX - 1, Value::MAX - 2])]
fn one_move_deep_the_best_move_is_found(
    #[case] mover: Player,
    #[case] value: Value,
    #[case] leaves: &[Value],
) {
    check::one_move_deep_the_best_move_is_found(mover, value, leaves);
}

#[test]
fn answers_the_same_when_asked_again() {
    check::answers_the_same_when_asked_again();
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(3)]
#[case(5)]
fn it_looks_as_many_moves_ahead_as_it_is_told(#[case] depth: u32) {
    check::it_looks_as_many_moves_ahead_as_it_is_told(depth);
}

#[rstest]
#[case::one_move_deep(1)]
#[case::two_moves_deep(2)]
#[case::deeper_than_the_game(7)]
fn the_move_is_the_movers_own(#[case] depth: u32) {
    check::the_move_is_the_movers_own(depth);
}

#[test]
fn the_board_says_who_moves() {
    check::the_board_says_who_moves();
}

#[rstest]
#[case::the_first_move(".........", 2, 0, 1)]
#[case::a_win_at_once("XX.OO....", 1, 5, 3)]
#[case::a_win_at_once_looked_at_deeply("XX.OO....", 9, 5, 3)]
#[case::the_last_square("XOXXOO.XO", 1, 1, 7)]
#[case::a_line_to_block("XOX.O....", 2, 0, 8)]
#[case::a_fork("X.O......", 5, 3, 4)]
#[case::o_is_lost("XOXOX....", 2, 3, 6)]
#[case::o_wins_at_once("XX.OO..X.", 3, -4, 6)]
#[case::o_answers_a_corner("X........", 6, 0, 5)]
#[case::o_blocks_a_fork("X...O..X.", 4, 0, 4)]
#[case::x_is_lost("OO.XOX.X.", 9, -2, 3)]
fn the_value_and_the_move(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] value: Value,
    #[case] mv: usize,
) {
    check::the_value_and_the_move(text, depth, value, mv);
}

#[rstest]
#[case::small_values(1, 3)]
#[case::equal_values(2, 1)]
#[case::large_values(3, 1_000)]
#[case::the_largest_values(4, Value::MAX - 1)]
fn any_game_is_valued(#[case] seed: u64, #[case] most: Value) {
    check::any_game_is_valued(seed, most);
}

#[rstest]
#[case(1, 10)]
#[case(2, 82)]
#[case(3, 586)]
fn looks_no_deeper_than_it_should(#[case] depth: u32, #[case] enough: u64) {
    check::looks_no_deeper_than_it_should(depth, enough);
}

#[test]
fn the_page_asked_how_many_nodes_lie_two_moves_deep() {
    check::the_page_asked_how_many_nodes_lie_two_moves_deep();
}
