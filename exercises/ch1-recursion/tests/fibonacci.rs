//! recursion-5: `fibonacci(n: u64) -> u64`, and `fibonacci_memo(n, memo: &mut HashMap<u64, u64>)`, which asks no number twice.

#[path = "../../../crates/diagnosis/src/ch1/fibonacci.rs"]
mod check;

use rstest::rstest;

#[rstest]
fn fibonacci_is_the_sum_of_the_two_before(#[values(0, 1, 2, 3, 4, 5, 10)] n: u64) {
    check::fibonacci_is_the_sum_of_the_two_before(n);
}

#[rstest]
fn fibonacci_memo_finds_the_same(#[values(0, 1, 2, 3, 4, 5, 10)] n: u64) {
    check::fibonacci_memo_finds_the_same(n);
}

#[test]
fn they_answer_the_same_whatever_was_asked_before() {
    check::they_answer_the_same_whatever_was_asked_before();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn fibonacci_makes_no_more_calls_than_its_tree_has(#[values(1, 5, 10, 20)] n: u64) {
    check::fibonacci_makes_no_more_calls_than_its_tree_has(n);
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn fibonacci_memo_works_nothing_out_twice(#[values(1, 5, 20)] n: u64) {
    check::fibonacci_memo_works_nothing_out_twice(n);
}

#[test]
fn fibonacci_memo_answers_whatever_the_memo_holds() {
    check::fibonacci_memo_answers_whatever_the_memo_holds();
}

#[test]
fn what_fibonacci_memo_keeps_is_true() {
    check::what_fibonacci_memo_keeps_is_true();
}

#[test]
fn fibonacci_memo_goes_where_the_bush_cannot() {
    check::fibonacci_memo_goes_where_the_bush_cannot();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs checked sums")]
fn no_number_stands_for_fib_94_which_does_not_fit() {
    check::no_number_stands_for_fib_94_which_does_not_fit();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_fibonacci_5() {
    check::the_page_asked_for_the_calls_of_fibonacci_5();
}
