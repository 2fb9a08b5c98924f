//! recursion-1: `factorial(n)` is 1 · 2 · … · n, and calls itself with n − 1.

mod common;

use call_trace::{Trace, Tree};
use common::{repeated, watch};
use recursion::factorial::factorial;
use rstest::rstest;

#[rstest]
#[case::of_zero(0, 1)]
#[case::of_one(1, 1)]
#[case::of_three(3, 6)]
#[case::of_five(5, 120)]
#[case::of_twenty_the_last_that_fits(20, 2_432_902_008_176_640_000)]
fn is_the_product_of_1_to_n(#[case] n: u64, #[case] want: u64) {
    let (got, _) = run(n);
    let thought = match (n, got) {
        (0, _) => "The empty product is 1.",
        (_, 0) => "the base value is a factor of every result.",
        (_, 1) => "n itself is not in the product: multiply by it after the call.",
        _ => "n! is n times the factorial of n − 1.",
    };
    assert_eq!(
        got, want,
        "factorial({n}) is {got}, and should be {want}: {thought}"
    );
}

#[rstest]
#[case(0)]
#[case(5)]
#[case(10)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn needs_no_more_than_n_plus_one_calls(#[case] n: u64) {
    let (_, trace) = run(n);
    let (calls, enough) = (trace.calls(), n as usize + 1);
    assert!(
        calls <= enough,
        "factorial({n}) made {calls} calls, {enough} suffice: one call each time, and keep its answer."
    );
}

/// Runs factorial(n); a panic is explained.
fn run(n: u64) -> (u64, Trace) {
    watch(|| factorial(n), why)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("subtract with overflow") {
        return Some("factorial(0) tried 0 − 1: nothing stops the chain. 0! is 1.".into());
    }
    let again = common::shown(repeated(tree)?);
    Some(format!(
        "{again} called {again}: each call must be nearer the base case."
    ))
}
