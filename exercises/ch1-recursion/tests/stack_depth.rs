//! recursion-7: one sum, split in two ways: as many calls, but not as deep.

#[path = "../../../crates/diagnosis/src/ch1/stack_depth.rs"]
mod check;

use check::HALVES;
use check::ONES;
use check::Sum;
use rstest::rstest;

#[rstest]
#[case::of_none(&[])]
#[case::of_one(&[7])]
#[case::of_four(&[1, 2, 3, 4])]
#[case::of_two(&[3, 4])]
#[case::of_three(&[5, 6, 8])]
#[case::of_five(&[10, 20, 30, 40, 50])]
fn sum_by_ones_is_the_sum(#[case] numbers: &[u64]) {
    check::sum_by_ones_is_the_sum(numbers);
}

#[rstest]
#[case::of_none(&[])]
#[case::of_one(&[7])]
#[case::of_four(&[1, 2, 3, 4])]
#[case::of_two(&[3, 4])]
#[case::of_three(&[5, 6, 8])]
#[case::of_five(&[10, 20, 30, 40, 50])]
fn sum_by_halves_is_the_sum(#[case] numbers: &[u64]) {
    check::sum_by_halves_is_the_sum(numbers);
}

#[test]
fn they_answer_the_same_whatever_was_asked_before() {
    check::they_answer_the_same_whatever_was_asked_before();
}

#[rstest]
#[case::ones_of_two(ONES, 2)]
#[case::ones_of_eight(ONES, 8)]
#[case::ones_of_a_hundred(ONES, 100)]
#[case::halves_of_one(HALVES, 1)]
#[case::halves_of_seven(HALVES, 7)]
#[case::halves_of_a_hundred(HALVES, 100)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn makes_no_more_than_2n_minus_1_calls(#[case] sum: Sum, #[case] n: usize) {
    check::makes_no_more_than_2n_minus_1_calls(sum, n);
}

#[rstest]
#[case(8)]
#[case(100)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn sum_by_ones_is_as_deep_as_there_are_elements(#[case] n: usize) {
    check::sum_by_ones_is_as_deep_as_there_are_elements(n);
}

#[rstest]
#[case(1, 1)]
#[case(2, 2)]
#[case(8, 4)]
#[case(9, 5)]
#[case(1000, 11)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn sum_by_halves_is_as_deep_as_halving_goes(#[case] n: usize, #[case] enough: usize) {
    check::sum_by_halves_is_as_deep_as_halving_goes(n, enough);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn both_halves_are_summed_by_halves() {
    check::both_halves_are_summed_by_halves();
}

#[rstest]
#[case::ones(ONES)]
#[case::halves(HALVES)]
fn any_numbers_have_their_sum(#[case] sum: Sum) {
    check::any_numbers_have_their_sum(sum);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    check::the_page_asked_for_the_calls_and_frames_of_eight_numbers();
}
