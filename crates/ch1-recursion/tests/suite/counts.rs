//! The exact counts of the reference functions, held against the formulas of the book.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use std::collections::HashMap;

use call_trace::{Trace, record};
use recursion::binary_search::binary_search;
use recursion::even_odd::is_odd;
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};
use recursion::factorial::factorial;
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use recursion::gcd::{gcd, gcd_loop};
use recursion::hanoi::{Peg, hanoi};
use recursion::merge_sort::merge_sort;
use recursion::permutations::permutations;
use recursion::quicksort::quicksort;
use recursion::stack_depth::{sum_by_halves, sum_by_ones};
use rstest::rstest;

fn size(trace: &Trace) -> (usize, usize) {
    (trace.calls(), trace.height())
}

#[rstest]
fn a_chain_has_n_plus_one_calls(#[values(0, 1, 5, 20)] n: u64) {
    let frames = n as usize + 1;
    assert_eq!(size(&record(|| factorial(n)).1), (frames, frames));
    assert_eq!(size(&record(|| is_odd(n)).1), (frames, frames));
}

/// Lamé: fib(n + 1) and fib(n) are the smallest pair that needs n − 1 divisions (n ≥ 3), so n
/// calls; no smaller pair needs as many.
#[rstest]
fn fibonacci_neighbours_are_the_worst_for_gcd(#[values(3, 5, 9, 12)] n: u64) {
    let fib = |n| fibonacci_memo(n, &mut HashMap::new());
    let (a, b) = (fib(n + 1), fib(n));
    let calls = |a, b| record(|| gcd(a, b)).1.calls() as u64;
    assert_eq!(calls(a, b), n);
    let smaller = (1..=a).flat_map(|x| (1..=x.min(b)).map(move |y| (x, y)));
    let most = smaller
        .filter(|&pair| pair != (a, b))
        .map(|(x, y)| calls(x, y));
    assert!(most.max() < Some(n));
}

#[test]
fn the_loop_answers_as_the_tail_call_does() {
    for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
        assert_eq!(gcd_loop(a, b), gcd(a, b), "of {a} and {b}");
    }
}

#[test]
fn the_loop_finds_what_the_tail_call_finds() {
    for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
        assert_eq!(gcd_loop(a, b), gcd(a, b), "gcd({a}, {b})");
    }
}

#[rstest]
fn hanoi_makes_2_to_the_n_minus_1_moves(#[values(0, 1, 2, 5, 10)] discs: u32) {
    let mut moves = Vec::new();
    let (_, trace) = record(|| hanoi(discs, Peg::A, Peg::C, Peg::B, &mut moves));
    assert_eq!(moves.len(), (1 << discs) - 1);
    assert_eq!(size(&trace), ((2 << discs) - 1, discs as usize + 1));
}

#[rstest]
fn the_bush_has_2_fib_n_plus_1_minus_1_calls(#[values(1, 2, 5, 10, 17)] n: u64) {
    let next = fibonacci_memo(n + 1, &mut HashMap::new()) as usize;
    assert_eq!(size(&record(|| fibonacci(n)).1), (2 * next - 1, n as usize));
}

#[rstest]
fn the_memo_leaves_2n_minus_1_calls(#[values(1, 2, 5, 10, 93)] n: u64) {
    let (_, trace) = record(|| fibonacci_memo(n, &mut HashMap::new()));
    assert_eq!(size(&trace), (2 * n as usize - 1, n as usize));
}

/// n!/k! calls settle the (n − k)-th place; together they are ⌊n!·e⌋ for n ≥ 1.
#[rstest]
#[case(0, 1)]
#[case(1, 2)]
#[case(3, 16)]
#[case(5, 326)]
#[case(7, 13_700)]
fn permutations_make_n_factorial_times_e_calls(#[case] n: u32, #[case] calls: usize) {
    let mut items: Vec<u32> = (1..=n).collect();
    let (_, trace) = record(|| permutations(&mut items, 0, &mut Vec::new()));
    assert_eq!(size(&trace), (calls, n as usize + 1));
}

#[rstest]
fn both_sums_make_2n_minus_1_calls_at_their_heights(#[values(1, 2, 3, 8, 9, 100)] n: usize) {
    let numbers: Vec<u64> = (1..=n as u64).collect();
    let rounded_up_logarithm = n.next_power_of_two().ilog2() as usize;
    let (ones, halves) = (
        record(|| sum_by_ones(&numbers)),
        record(|| sum_by_halves(&numbers)),
    );
    assert_eq!(size(&ones.1), (2 * n - 1, n));
    assert_eq!(size(&halves.1), (2 * n - 1, rounded_up_logarithm + 1));
}

#[rstest]
fn preorder_makes_one_call_and_its_recursive_twin_2n_plus_1(#[values(0, 1, 50)] n: usize) {
    let node = |at: usize| Node {
        value: at as u32,
        left: (at + 1 < n).then_some(at + 1),
        right: None,
    };
    let nodes = (0..n).map(node).collect();
    let tree = Tree { nodes };
    let recursive = record(|| preorder_recursive(&tree, tree.root(), &mut Vec::new()));
    assert_eq!(size(&recursive.1), (2 * n + 1, n + 1));
    assert_eq!(size(&record(|| preorder(&tree)).1), (1, 1));
}

#[rstest]
fn merge_sort_makes_the_calls_of_the_sum_by_halves(#[values(1, 2, 3, 8, 9, 100)] n: usize) {
    let numbers: Vec<u64> = (1..=n as u64).collect();
    let backwards: Vec<u32> = (1..=n as u32).rev().collect();
    let halves = record(|| sum_by_halves(&numbers)).1;
    let (sorted, trace) = record(|| merge_sort(&backwards));
    assert!(sorted.is_sorted());
    assert_eq!(size(&trace), size(&halves));
}

/// In order, the pivot is the smallest each time: n calls with numbers, and n − 1 for nothing before it
/// and one behind the last pair. All orders of seven: at best each pivot is in the middle.
#[test]
fn quicksort_sorts_every_order_and_its_height_is_a_matter_of_luck() {
    let mut orders = Vec::new();
    permutations(&mut [1, 2, 3, 4, 5, 6, 7], 0, &mut orders);
    let heights: Vec<usize> = orders
        .into_iter()
        .map(|mut order| {
            let ((), trace) = record(|| quicksort(&mut order));
            assert!(order.is_sorted(), "{order:?}");
            trace.height()
        })
        .collect();
    assert_eq!(heights.iter().min(), Some(&3));
    assert_eq!(heights.iter().max(), Some(&7));
    assert_eq!(heights[0], 7, "in order already");
}

#[rstest]
fn binary_search_takes_one_call_for_each_halving(#[values(0, 1, 7, 8, 1000)] n: u32) {
    let even: Vec<u32> = (0..n).map(|k| 2 * k).collect();
    let most = even.len().checked_ilog2().map_or(1, |log| log as usize + 2);
    for wanted in 0..2 * n + 1 {
        let (found, trace) = record(|| binary_search(&even, wanted));
        assert_eq!(found, even.contains(&wanted), "{wanted}");
        assert!(trace.calls() <= most, "{wanted} among {n}");
    }
}
