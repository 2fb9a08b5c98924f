//! recursion-5: the same number twice, from a bush of calls and from a chain with a memo.

use std::collections::HashMap;

use call_trace::{Trace, Tree};
use kit::{last, number, repeated, shown, watch};
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use rstest::rstest;

#[rstest]
#[case(0, 0)]
#[case(1, 1)]
#[case(2, 1)]
#[case(5, 5)]
#[case(10, 55)]
fn fibonacci_is_the_sum_of_the_two_before(#[case] n: u64, #[case] want: u64) {
    let (got, _) = plain(n);
    assert_eq!(got, want, "{}", wrong(n, got, want));
}

#[rstest]
#[case(0, 0)]
#[case(1, 1)]
#[case(2, 1)]
#[case(5, 5)]
#[case(10, 55)]
fn fibonacci_memo_finds_the_same(#[case] n: u64, #[case] want: u64) {
    let (got, _) = memo(n, &mut HashMap::new());
    assert_eq!(got, want, "{}", wrong(n, got, want));
}

#[rstest]
#[case(1, 1)]
#[case(5, 15)]
#[case(10, 177)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn fibonacci_makes_no_more_calls_than_its_tree_has(#[case] n: u64, #[case] enough: usize) {
    let (_, trace) = plain(n);
    let calls = trace.calls();
    assert!(
        calls <= enough,
        "fibonacci({n}) made {calls} calls, {enough} suffice: one call for each of the two numbers \
         before, none for fib(0) and fib(1)."
    );
}

#[rstest]
#[case(1, 1)]
#[case(5, 9)]
#[case(20, 39)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn fibonacci_memo_works_nothing_out_twice(#[case] n: u64, #[case] enough: usize) {
    let mut known = HashMap::new();
    let (_, trace) = memo(n, &mut known);
    let calls = trace.calls();
    if calls > enough {
        panic!("{calls} calls, at most {enough} needed: {}", wasted(&trace));
    }
}

#[rstest]
#[case(10, 34, 21)]
#[case(20, 4181, 2584)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn fibonacci_memo_asks_the_memo_first(#[case] n: u64, #[case] one: u64, #[case] two: u64) {
    let mut known = HashMap::from([(n - 1, one), (n - 2, two)]);
    let (_, trace) = memo(n, &mut known);
    let calls = trace.calls();
    assert!(
        calls <= 3,
        "{calls} calls for fib({n}), although the memo held both numbers before it: look up \
         before you work out, in the memo you were handed."
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn fibonacci_memo_goes_where_the_bush_cannot() {
    let (_, trace) = memo(20, &mut HashMap::new());
    if trace.calls() > 39 {
        panic!("fib(90) would take a hundred years: {}", wasted(&trace));
    }
    let (got, _) = memo(90, &mut HashMap::new());
    assert_eq!(got, 2_880_067_194_370_816_120, "fib(90) is {got}.");
}

/// Runs fibonacci(n); a panic is explained.
fn plain(n: u64) -> (u64, Trace) {
    watch(|| fibonacci(n), why)
}

/// Runs `fibonacci_memo(n, known)`; a panic is explained.
fn memo(n: u64, known: &mut HashMap<u64, u64>) -> (u64, Trace) {
    watch(|| fibonacci_memo(n, known), why)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("subtract with overflow") {
        let n = number(last(tree)?, "n")?;
        return Some(match n {
            0 => "fib(0) asked for fib(−1): nothing stops the chain. fib(0) is 0.".into(),
            _ => format!("fib({n}) asked for fib(−1): fib(1) is 1, a second base case."),
        });
    }
    let again = shown(repeated(tree)?);
    Some(format!(
        "{again} called {again}: each call must be nearer the base cases."
    ))
}

fn wrong(n: u64, got: u64, want: u64) -> String {
    let thought = match (got, n) {
        (_, 0) => "the sequence begins with 0.",
        (0, _) => "a sum of nothing but zeros is 0; fib(1) is 1.",
        (8 | 89, _) => "fib(0) is 0.",
        (_, 1) => "the sequence begins with 0, 1.",
        _ => "each number is the sum of the two before it.",
    };
    format!("fib({n}) is {want}, not {got}: {thought}")
}

/// Why a memo did not save what it should have.
fn wasted(trace: &Trace) -> String {
    if trace.calls_of("fibonacci") > 0 {
        return "the plain function remembers nothing: fibonacci_memo must call itself.".into();
    }
    // Two experiments tell the ways to have no memo apart: is what it holds used (wrong numbers
    // are), and what does it hold afterwards?
    let asked = memo(5, &mut HashMap::from([(4, 1000), (3, 1000)])).0 == 2000;
    let mut after = HashMap::new();
    memo(6, &mut after);
    if after.is_empty() && !asked {
        return "every call made its own empty memo, or never asked the one it was handed.".into();
    }
    let tree = trace.tree();
    let worked_out = |n: &u64| {
        let calls = tree
            .calls
            .iter()
            .filter(|call| number(call, "n") == Some(*n));
        calls.filter(|call| !call.children.is_empty()).count() > 1
    };
    let thought = match after.contains_key(&4) {
        _ if after.is_empty() => "store it before you return it.",
        false => "hand the same memo to both calls.",
        true => "look it up before you work it out.",
    };
    match (2..=20).rev().find(worked_out) {
        Some(n) => format!("fib({n}) worked out twice: {thought}"),
        None => "one call for each of the two numbers before.".into(),
    }
}
