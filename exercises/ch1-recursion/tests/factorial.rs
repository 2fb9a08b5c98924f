//! recursion-1: `factorial(n: u64) -> u64` is 1 · 2 · … · n, and calls itself with n − 1.

#[path = "../../../crates/diagnosis/src/ch1/factorial.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::of_zero(0, 1)]
#[case::of_one(1, 1)]
#[case::of_two(2, 2)]
#[case::of_three(3, 6)]
#[case::of_four(4, 24)]
#[case::of_five(5, 120)]
fn is_the_product_of_1_to_n(#[case] n: u64, #[case] want: u64) {
    check::is_the_product_of_1_to_n(n, want);
}

#[test]
fn answers_the_same_whatever_was_asked_before() {
    check::answers_the_same_whatever_was_asked_before();
}

#[rstest]
#[case(0)]
#[case(5)]
#[case(10)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn needs_one_call_for_each_number(#[case] n: u64) {
    check::needs_one_call_for_each_number(n);
}

#[test]
fn is_right_up_to_20_the_last_that_fits() {
    check::is_right_up_to_20_the_last_that_fits();
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "a product is checked in debug builds only: run without --release"
)]
fn no_number_stands_for_21_which_does_not_fit() {
    check::no_number_stands_for_21_which_does_not_fit();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_factorial_5() {
    check::the_page_asked_for_the_calls_of_factorial_5();
}
