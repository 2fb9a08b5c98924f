//! alphabeta-2: `first_child_only`, a valuation that leaves out what it must read, and reads what
//! it could leave out.

#[path = "../../../crates/diagnosis/src/ch4/first_child_only.rs"]
mod check;

use check::RANDOM;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::of_the_page("[[0, -1], [-1, 0]]", -1)]
#[case::losses("[-3, -8, -5]", -3)]
#[case::min_takes_the_smallest("[[9, 4, 6, 3]]", 3)]
#[case::min_has_two_children("[[5, 3], [4, 6]]", 4)]
#[case::the_best_comes_late("[[7, 9, 8], [3, 6], [9, 8, 9]]", 8)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6)]
#[case::braces_mean_nothing_here("[{3, 5}, [2, 7]]", 3)]
#[case::braces_mean_nothing_where_max_would_stop("[{5, 3}, [2, 7]]", 3)]
fn the_value_is_that_of_the_whole_tree(#[case] text: &str, #[case] want: Value) {
    check::the_value_is_that_of_the_whole_tree(text, want);
}

#[rstest]
#[case::no_reply("[0, 1, -1]", 1)]
#[case::a_draw("[[-1, 0], [0, 1]]", 0)]
#[case::a_win("[[0, 1], [1, 1], [-1, 0]]", 1)]
#[case::a_loss("[[-1, -1], [-1, 1]]", -1)]
fn the_value_is_right_if_the_best_reply_of_min_comes_first(
    #[case] text: &str,
    #[case] want: Value,
) {
    check::the_value_is_right_if_the_best_reply_of_min_comes_first(text, want);
}

#[test]
fn the_same_tree_is_read_in_the_same_way_again() {
    check::the_same_tree_is_read_in_the_same_way_again();
}

#[rstest]
#[case::nine_squares("[[0, 0], [-1, 1]]", "[[0, 0], [-1, ×]]")]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]", "[[44, 61, 50], [40, ×]]")]
#[case::a_draw("[[1, -1], [0, 0]]", "[[1, -1], [0, 0]]")]
#[case::equal("[[44, 61], [44, 35]]", "[[44, 61], [44, ×]]")]
#[case::nothing_to_cut("[[1, 2], [3, 4], [5, 6]]", "[[1, 2], [3, 4], [5, 6]]")]
#[case::max_cuts_too(
    "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    "[[[5, 6], [7, ×]], [[3, 1], ×]]"
)]
#[case::equal_at_max("[[[5, 6], [6, 9]]]", "[[[5, 6], [6, ×]]]")]
#[case::the_second_child_refutes("[[44, 61, 50], [50, 40, 35]]", "[[44, 61, 50], [50, 40, ×]]")]
#[case::the_second_child_refutes_max("[[[5, 6], [4, 7, 9]]]", "[[[5, 6], [4, 7, ×]]]")]
fn the_leaves_read_are_those_its_bound_does_not_cut(#[case] text: &str, #[case] want: &str) {
    check::the_leaves_read_are_those_its_bound_does_not_cut(text, want);
}

#[test]
fn trees_of_no_regular_shape_are_right() {
    check::trees_of_no_regular_shape_are_right();
}

#[rstest]
#[case::wide(RANDOM[0])]
#[case::high(RANDOM[1])]
#[case::square(RANDOM[2])]
fn random_trees_are_right_and_less_is_read(#[case] case: (usize, u32, u64, usize)) {
    check::random_trees_are_right_and_less_is_read(case);
}

#[test]
fn what_the_repair_was_worth() {
    check::what_the_repair_was_worth();
}
