//! recursion-3: `is_even(n: u64) -> bool` and `is_odd(n: u64) -> bool` ask each other about n − 1.

#[path = "../../../crates/diagnosis/src/ch1/even_odd.rs"]
mod check;

use check::{EVEN, ODD, Parity};
use rstest::rstest;

#[rstest]
fn even_numbers_are_even(#[values(0, 1, 2, 3, 7, 10)] n: u64) {
    check::even_numbers_are_even(n);
}

#[rstest]
fn odd_numbers_are_odd(#[values(0, 1, 2, 3, 7, 10)] n: u64) {
    check::odd_numbers_are_odd(n);
}

#[test]
fn they_answer_the_same_whatever_was_asked_before() {
    check::they_answer_the_same_whatever_was_asked_before();
}

#[rstest]
#[case(EVEN, 0)]
#[case(EVEN, 3)]
#[case(EVEN, 10)]
#[case(ODD, 3)]
#[case(ODD, 10)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn needs_no_more_than_n_plus_one_calls(#[case] parity: Parity, #[case] n: u64) {
    check::needs_no_more_than_n_plus_one_calls(parity, n);
}

#[test]
fn larger_numbers_are_one_of_the_two() {
    check::larger_numbers_are_one_of_the_two();
}

#[rstest]
#[case(EVEN, ODD)]
#[case(ODD, EVEN)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn each_asks_the_other(#[case] case_0: Parity, #[case] case_1: Parity) {
    check::each_asks_the_other(case_0, case_1);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_tree_of_is_even_3() {
    check::the_page_asked_for_the_tree_of_is_even_3();
}
