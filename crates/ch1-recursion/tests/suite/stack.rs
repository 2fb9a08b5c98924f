//! A2, demonstrated: the stack takes memory by the height of the tree, not by its calls. The bytes
//! are real ones, read from where the frames lay.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use call_trace::record;
use recursion::fibonacci::fibonacci;
use recursion::stack_depth::{sum_by_halves, sum_by_ones};
use rstest::rstest;

#[rstest]
#[case(64)]
#[case(512)]
fn as_many_calls_but_a_small_part_of_the_stack(#[case] n: usize) {
    let numbers: Vec<u64> = (1..=n as u64).collect();
    let (_, ones) = record(|| sum_by_ones(&numbers));
    let (_, halves) = record(|| sum_by_halves(&numbers));
    assert_eq!(ones.calls(), halves.calls());

    let one = ones.frame_bytes("sum_by_ones").expect("measured");
    let half = halves.frame_bytes("sum_by_halves").expect("measured");
    let (deep, flat) = (one * ones.height(), half * halves.height());
    assert!(
        flat * 10 < deep * 2,
        "{n} numbers: {deep} bytes by ones and {flat} by halves"
    );
}

#[test]
fn a_frame_is_as_large_in_a_bush_of_thousands_of_calls() {
    let frame = |n| {
        let (_, trace) = record(|| fibonacci(n));
        (
            trace.calls(),
            trace.frame_bytes("fibonacci").expect("measured"),
        )
    };
    let (few, small) = frame(5);
    let (many, large) = frame(15);
    assert!(many > 100 * few);
    assert_eq!(small, large);
}
