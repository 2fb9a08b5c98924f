//! alphabeta-1: `valuation(node: &Tree, mover: Player) -> Value` gives a written game tree its value.

#[path = "../../../crates/diagnosis/src/ch4/game_tree.rs"]
mod check;

use game::Player;
use game::Player::First;
use game::Player::Second;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::a_number("7", First, 7)]
#[case::where_min_would_move("7", Second, 7)]
#[case::zero("0", Second, 0)]
#[case::a_loss("-3", First, -3)]
#[case::a_loss_where_min_would_move("-3", Second, -3)]
fn a_leaf_is_worth_what_is_written_there(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] want: Value,
) {
    check::a_leaf_is_worth_what_is_written_there(text, mover, want);
}

#[rstest]
#[case::max("[4, 9, 2, 6]", First, 9)]
#[case::min("[4, 9, 2, 6]", Second, 2)]
#[case::losses_for_max("[-3, -8, -5]", First, -3)]
#[case::losses_for_min("[-3, -8, -5]", Second, -8)]
#[case::wins_for_min("[3, 8, 5, 9]", Second, 3)]
#[case::a_single_move("[7]", First, 7)]
#[case::the_best_comes_first("[9, 4]", First, 9)]
#[case::the_best_comes_last("[9, 4]", Second, 4)]
#[case::large("[1500000000, 2000000000]", First, 2_000_000_000)]
#[case::large_for_min("[1500000000, 2000000000]", Second, 1_500_000_000)]
#[case::small_for_max("[-1500000000, -2000000000]", First, -1_500_000_000)]
#[case::small("[-1500000000, -2000000000]", Second, -2_000_000_000)]
fn max_takes_the_largest_and_min_the_smallest(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] want: Value,
) {
    check::max_takes_the_largest_and_min_the_smallest(text, mover, want);
}

#[rstest]
#[case::the_smallest(Value::MIN, Second)]
#[case::the_largest(Value::MAX, First)]
fn a_leaf_can_have_any_number(#[case] number: Value, #[case] mover: Player) {
    check::a_leaf_can_have_any_number(number, mover);
}

#[rstest]
#[case::nine_squares("[[-1, -1], [-1, 1]]", First, -1)]
#[case::a_draw("[[1, -1], [0, 0]]", First, 0)]
#[case::three_branches("[[44, 61, 50], [40, 35], [47, 52, 70]]", First, 47)]
#[case::min_at_the_root("[[44, 61, 50], [40, 35], [47, 52, 70]]", Second, 40)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", First, 6)]
#[case::not_all_as_deep("[6, [8, [1, 2], 9]]", First, 6)]
#[case::a_single_line("[[[[[7]]]]]", Second, 7)]
#[case::a_single_branch("[[3, 1]]", First, 1)]
#[case::a_single_branch_of_min("[[3, 1]]", Second, 3)]
fn the_levels_take_turns(#[case] text: &str, #[case] mover: Player, #[case] want: Value) {
    check::the_levels_take_turns(text, mover, want);
}

#[rstest]
#[case::braces("[{3, 5}, [2, 7]]", First, 3)]
#[case::braces_at_the_root("{3, 5}", First, 5)]
#[case::what_seems("9:[3, 5:[4, 8]]", First, 4)]
fn what_later_pages_add_changes_nothing(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] want: Value,
) {
    check::what_later_pages_add_changes_nothing(text, mover, want);
}

#[test]
fn the_same_tree_is_worth_the_same_again() {
    check::the_same_tree_is_worth_the_same_again();
}

#[rstest]
#[case::two_levels("[[44, 61, 50], [40, 35]]")]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]")]
#[case::two_wins("[[1, 1], [1, -1]]")]
fn every_leaf_is_read(#[case] text: &str) {
    check::every_leaf_is_read(text);
}

#[test]
fn random_trees_are_worth_what_looking_ahead_finds() {
    check::random_trees_are_worth_what_looking_ahead_finds();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn every_node_is_valued_once() {
    check::every_node_is_valued_once();
}
