//! alphabeta-8: `minimal_leaves(branching: u64, depth: u32) -> u64`, and a search that reads no more leaves.

#[path = "../../../crates/diagnosis/src/ch4/minimal_tree.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::of_the_page(3, 3, 11)]
#[case::even(2, 4, 7)]
#[case::nothing_to_decide(3, 0, 1)]
#[case::one_move(5, 1, 5)]
#[case::two_levels(3, 2, 5)]
#[case::a_single_line(1, 9, 1)]
#[case::chess_like(35, 6, 85_749)]
#[case::large(40, 8, 5_119_999)]
#[case::beyond_32_bits(10, 20, 19_999_999_999)]
#[case::beyond_53_bits(3, 67, 22_236_242_266_222_091)]
#[case::beyond_63_bits(2, 125, 13_835_058_055_282_163_711)]
fn the_count_is_knuth_and_moores(#[case] b: u64, #[case] d: u32, #[case] want: u64) {
    check::the_count_is_knuth_and_moores(b, d, want);
}

#[test]
fn the_same_tree_needs_as_many_again() {
    check::the_same_tree_needs_as_many_again();
}

#[test]
fn it_is_the_sum_of_both_proofs_less_one_for_every_shape() {
    check::it_is_the_sum_of_both_proofs_less_one_for_every_shape();
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "overflow is looked for in debug builds: run without --release"
)]
fn a_number_that_does_not_fit_is_not_returned() {
    check::a_number_that_does_not_fit_is_not_returned();
}

#[rstest]
#[case::binary(2, 7)]
#[case::three(3, 4)]
#[case::three_odd(3, 5)]
#[case::wide(6, 3)]
#[case::one_level(8, 1)]
fn a_perfect_order_meets_it_exactly(#[case] branching: usize, #[case] depth: u32) {
    check::a_perfect_order_meets_it_exactly(branching, depth);
}

#[test]
fn no_random_tree_needs_fewer() {
    check::no_random_tree_needs_fewer();
}
