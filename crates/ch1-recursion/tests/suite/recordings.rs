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
    assert_snapshot!(drawn(|| factorial(3)));
}

#[test]
fn gcd_hands_its_answer_on_unchanged() {
    assert_snapshot!(drawn(|| gcd(12, 18)));
}

#[test]
fn even_and_odd_take_turns() {
    assert_snapshot!(drawn(|| is_even(3)));
}

#[test]
fn hanoi_is_a_full_binary_tree() {
    assert_snapshot!(drawn(|| hanoi(2, Peg::A, Peg::C, Peg::B, &mut Vec::new())));
}

#[test]
fn fibonacci_is_a_bush() {
    assert_snapshot!(drawn(|| fibonacci(4)));
}

#[test]
fn a_memo_prunes_the_bush() {
    assert_snapshot!(drawn(|| fibonacci_memo(5, &mut HashMap::new())));
}

#[test]
fn permutations_call_themselves_once_for_each_unsettled_item() {
    assert_snapshot!(drawn(|| permutations(&mut [1, 2, 3], 0, &mut Vec::new())));
}

#[test]
fn splitting_off_one_is_a_comb() {
    assert_snapshot!(drawn(|| sum_by_ones(&[1, 2, 3, 4])));
}

#[test]
fn splitting_in_the_middle_is_balanced() {
    assert_snapshot!(drawn(|| sum_by_halves(&[1, 2, 3, 4])));
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
    assert_snapshot!(drawn(|| preorder_recursive(
        &tree,
        tree.root(),
        &mut Vec::new()
    )));
}

#[test]
fn merge_sort_works_on_the_way_up() {
    assert_snapshot!(drawn(|| merge_sort(&[4, 1, 3, 2])));
}

#[test]
fn quicksort_works_on_the_way_down() {
    assert_snapshot!(drawn(|| quicksort(&mut [3, 1, 4, 2])));
}

#[test]
fn binary_search_is_a_chain() {
    assert_snapshot!(drawn(|| binary_search(&[2, 3, 5, 7, 11], 6)));
}

/// One line a call, indented by its depth.
fn drawn<R>(program: impl FnOnce() -> R) -> String {
    diagnosis::call_lines(program, |call| call.args.values())
}
