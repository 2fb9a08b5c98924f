//! What a recorded run of each reference function looks like, call by call.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use insta::assert_snapshot;
use recursion::binary_search::binary_search;
use recursion::even_odd::is_even;
use recursion::explicit_stack::{Node, Tree, preorder_recursive};
use recursion::factorial::factorial;
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use recursion::gcd::gcd;
use recursion::hanoi::{Peg, hanoi};
use recursion::merge_sort::merge_sort;
use recursion::permutations::permutations;
use recursion::quicksort::quicksort;
use recursion::stack_depth::{sum_by_halves, sum_by_ones};
use std::collections::HashMap;

#[test]
fn factorial_is_a_chain() {
    assert_snapshot!(
        drawn(|| factorial(3)),
        @r"
        factorial(3) → 6
          factorial(2) → 2
            factorial(1) → 1
              factorial(0) → 1
        "
    );
}

#[test]
fn gcd_hands_its_answer_on_unchanged() {
    assert_snapshot!(
        drawn(|| gcd(12, 18)),
        @r"
        gcd(12, 18) → 6
          gcd(18, 12) → 6
            gcd(12, 6) → 6
              gcd(6, 0) → 6
        "
    );
}

#[test]
fn even_and_odd_take_turns() {
    assert_snapshot!(
        drawn(|| is_even(3)),
        @r"
        is_even(3) → false
          is_odd(2) → false
            is_even(1) → false
              is_odd(0) → false
        "
    );
}

#[test]
fn hanoi_is_a_full_binary_tree() {
    assert_snapshot!(
        drawn(|| hanoi(2, Peg::A, Peg::C, Peg::B, &mut Vec::new())),
        @r"
        hanoi(2, A, C, B) → ()
          hanoi(1, A, B, C) → ()
            hanoi(0, A, C, B) → ()
            hanoi(0, C, B, A) → ()
          hanoi(1, B, C, A) → ()
            hanoi(0, B, A, C) → ()
            hanoi(0, A, C, B) → ()
        "
    );
}

#[test]
fn fibonacci_is_a_bush() {
    assert_snapshot!(
        drawn(|| fibonacci(4)),
        @r"
        fibonacci(4) → 3
          fibonacci(3) → 2
            fibonacci(2) → 1
              fibonacci(1) → 1
              fibonacci(0) → 0
            fibonacci(1) → 1
          fibonacci(2) → 1
            fibonacci(1) → 1
            fibonacci(0) → 0
        "
    );
}

#[test]
fn a_memo_prunes_the_bush() {
    assert_snapshot!(
        drawn(|| fibonacci_memo(5, &mut HashMap::new())),
        @r"
        fibonacci_memo(5) → 5
          fibonacci_memo(4) → 3
            fibonacci_memo(3) → 2
              fibonacci_memo(2) → 1
                fibonacci_memo(1) → 1
                fibonacci_memo(0) → 0
              fibonacci_memo(1) → 1
            fibonacci_memo(2) → 1
          fibonacci_memo(3) → 2
        "
    );
}

#[test]
fn permutations_call_themselves_once_for_each_unsettled_item() {
    assert_snapshot!(drawn(|| permutations(&mut [1, 2, 3], 0, &mut Vec::new())));
}

#[test]
fn splitting_off_one_is_a_comb() {
    assert_snapshot!(
        drawn(|| sum_by_ones(&[1, 2, 3, 4])),
        @r"
        sum_by_ones([1, 2, 3, 4]) → 10
          sum_by_ones([1]) → 1
          sum_by_ones([2, 3, 4]) → 9
            sum_by_ones([2]) → 2
            sum_by_ones([3, 4]) → 7
              sum_by_ones([3]) → 3
              sum_by_ones([4]) → 4
        "
    );
}

#[test]
fn splitting_in_the_middle_is_balanced() {
    assert_snapshot!(
        drawn(|| sum_by_halves(&[1, 2, 3, 4])),
        @r"
        sum_by_halves([1, 2, 3, 4]) → 10
          sum_by_halves([1, 2]) → 3
            sum_by_halves([1]) → 1
            sum_by_halves([2]) → 2
          sum_by_halves([3, 4]) → 7
            sum_by_halves([3]) → 3
            sum_by_halves([4]) → 4
        "
    );
}

#[test]
fn preorder_asks_also_where_nothing_is() {
    let node = |value, left, right| Node { value, left, right };
    let nodes = vec![
        node(1, Some(1), Some(2)),
        node(2, None, None),
        node(3, None, None),
    ];
    let tree = Tree { nodes };
    assert_snapshot!(
        drawn(|| preorder_recursive(
        &tree,
        tree.root(),
        &mut Vec::new()
    )),
        @r"
        preorder_recursive(Some(0)) → ()
          preorder_recursive(Some(1)) → ()
            preorder_recursive(None) → ()
            preorder_recursive(None) → ()
          preorder_recursive(Some(2)) → ()
            preorder_recursive(None) → ()
            preorder_recursive(None) → ()
        "
    );
}

#[test]
fn merge_sort_works_on_the_way_up() {
    assert_snapshot!(
        drawn(|| merge_sort(&[4, 1, 3, 2])),
        @r"
        merge_sort([4, 1, 3, 2]) → [1, 2, 3, 4]
          merge_sort([4, 1]) → [1, 4]
            merge_sort([4]) → [4]
            merge_sort([1]) → [1]
          merge_sort([3, 2]) → [2, 3]
            merge_sort([3]) → [3]
            merge_sort([2]) → [2]
        "
    );
}

#[test]
fn quicksort_works_on_the_way_down() {
    assert_snapshot!(
        drawn(|| quicksort(&mut [3, 1, 4, 2])),
        @r"
        quicksort([3, 1, 4, 2]) → ()
          quicksort([2, 1]) → ()
            quicksort([1]) → ()
            quicksort([]) → ()
          quicksort([4]) → ()
        "
    );
}

#[test]
fn binary_search_is_a_chain() {
    assert_snapshot!(
        drawn(|| binary_search(&[2, 3, 5, 7, 11], 6)),
        @r"
        binary_search([2, 3, 5, 7, 11], 6) → false
          binary_search([7, 11], 6) → false
            binary_search([7], 6) → false
              binary_search([], 6) → false
        "
    );
}

/// One line a call, indented by its depth.
fn drawn<R>(program: impl FnOnce() -> R) -> String {
    diagnosis::call_lines(program, |call| call.args.values())
}
