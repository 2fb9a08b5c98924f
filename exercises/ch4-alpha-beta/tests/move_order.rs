//! alphabeta-7: `centre_first(board, cell) -> i32` and `promising_first(board, mv) -> i32`: the lower, the earlier.

#[path = "../../../crates/diagnosis/src/ch4/move_order.rs"]
mod check;

use check::OPEN;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::empty(".........", "5 1 3 7 9 2 4 6 8")]
#[case::o_moves("X........", "5 3 7 9 2 4 6 8")]
#[case::some_taken("X...O....", "3 7 9 2 4 6 8")]
#[case::o_moves_later("X...O...X", "3 7 2 4 6 8")]
#[case::edges_left("X.X.O.O.X", "2 4 6 8")]
fn the_centre_comes_first_then_corners_then_edges(#[case] position: &str, #[case] want: &str) {
    check::the_centre_comes_first_then_corners_then_edges(position, want);
}

#[rstest]
#[case::max("[3, 8, 5]", "2 3 1")]
#[case::min("{3, 8, 5}", "1 3 2")]
#[case::equal("[5, 8, 5, 8]", "2 4 1 3")]
#[case::losses("[-3, -8, -5]", "1 3 2")]
#[case::losses_for_min("{-3, -8, -5}", "2 3 1")]
#[case::not_looking_below("[3:[9, 9], 8:[1, 1], 5]", "2 3 1")]
#[case::an_extra_turn("[3:{9, 9}, 8:{1, 1}, 5]", "2 3 1")]
#[case::an_extra_turn_of_min("{3:{9, 9}, 8:{1, 1}, 5}", "1 3 2")]
#[case::wins_and_losses("[-1, 0, 1, 0]", "3 2 4 1")]
#[case::large("-2000000000:[1999999999, 2000000000, -2000000000]", "2 1 3")]
fn the_most_promising_move_comes_first(#[case] text: &str, #[case] want: &str) {
    check::the_most_promising_move_comes_first(text, want);
}

#[test]
fn the_same_cells_and_moves_have_the_same_order_again() {
    check::the_same_cells_and_moves_have_the_same_order_again();
}

#[test]
fn sorting_looks_one_move_ahead_and_no_further() {
    check::sorting_looks_one_move_ahead_and_no_further();
}

#[rstest]
#[case::open(OPEN, 7_275)]
#[case::who_wins((-1, 1), 6_323)]
fn with_the_centre_first_most_is_cut(#[case] window: (Value, Value), #[case] want: usize) {
    check::with_the_centre_first_most_is_cut(window, want);
}

#[test]
fn with_promising_moves_first_much_is_cut() {
    check::with_promising_moves_first_much_is_cut();
}

#[test]
fn what_the_order_is_worth() {
    check::what_the_order_is_worth();
}
