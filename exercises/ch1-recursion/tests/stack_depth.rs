//! recursion-7: `sum_by_ones` and `sum_by_halves(numbers: &[u64]) -> u64`: one sum, as many calls, but not as deep.

#[path = "../../../crates/diagnosis/src/ch1/stack_depth.rs"]
mod check;

use check::{HALVES, ONES, Sum};
use rstest::rstest;

#[rstest]
fn sum_by_ones_is_the_sum(
    #[values(&[], &[7], &[1, 2, 3, 4], &[3, 4], &[5, 6, 8], &[10, 20, 30, 40, 50])]
    numbers: &[u64],
) {
    check::sum_by_ones_is_the_sum(numbers);
}

#[rstest]
fn sum_by_halves_is_the_sum(
    #[values(&[], &[7], &[1, 2, 3, 4], &[3, 4], &[5, 6, 8], &[10, 20, 30, 40, 50])]
    numbers: &[u64],
) {
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
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn sum_by_ones_is_as_deep_as_there_are_elements(#[values(8, 100)] n: usize) {
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
fn any_numbers_have_their_sum(#[values(ONES, HALVES)] sum: Sum) {
    check::any_numbers_have_their_sum(sum);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    check::the_page_asked_for_the_calls_and_frames_of_eight_numbers();
}
