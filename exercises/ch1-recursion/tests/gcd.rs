//! recursion-2: `gcd(a: u64, b: u64) -> u64` is the greatest number that divides both, and ends with its own call.

#[path = "../../../crates/diagnosis/src/ch1/gcd.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::of_a_number_and_zero(7, 0, 7)]
#[case::common_factor(12, 18, 6)]
#[case::larger_first(18, 12, 6)]
#[case::euclids_way(1071, 462, 21)]
#[case::no_common_factor(17, 5, 1)]
#[case::of_a_number_and_one(9, 1, 1)]
#[case::one_divides_the_other(5, 35, 5)]
#[case::equal(48, 48, 48)]
#[case::of_zero_and_a_number(0, 7, 7)]
#[case::of_zero_and_zero(0, 0, 0)]
fn divides_both_and_nothing_greater_does(#[case] a: u64, #[case] b: u64, #[case] want: u64) {
    check::divides_both_and_nothing_greater_does(a, b, want);
}

#[test]
fn answers_the_same_whatever_was_asked_before() {
    check::answers_the_same_whatever_was_asked_before();
}

#[test]
fn any_two_small_numbers() {
    check::any_two_small_numbers();
}

#[rstest]
#[case::many_ones(1_000_000, 1)]
#[case::fibonacci_neighbours_are_the_worst(89, 55)]
#[case::ten_digits(7_778_742_049, 4_807_526_976)]
#[case::small_and_large(3, 9_999)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn takes_a_few_calls_for_each_digit(#[case] a: u64, #[case] b: u64) {
    check::takes_a_few_calls_for_each_digit(a, b);
}

#[test]
fn numbers_of_any_size() {
    check::numbers_of_any_size();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_two_largest_neighbours_of_fibonacci_take_the_most_calls() {
    check::the_two_largest_neighbours_of_fibonacci_take_the_most_calls();
}
