//! recursion-1: `factorial(n)` is 1 · 2 · … · n, and calls itself with n − 1.

use call_trace::{Trace, Tree};
use kit::{
    attempt, calls_itself, last, number, remark, repeated, shown, spaced, twice, watch, worth,
};
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
    assert!(got == want, "{}", wrong(n, got, want));
}

#[test]
fn answers_the_same_when_asked_again() {
    twice("factorial(3)", || run(3).0);
}

#[test]
fn is_n_times_the_factorial_below_it() {
    let mut want: u64 = 1;
    for n in 1..=20 {
        want *= n;
        let (got, _) = run(n);
        assert!(got == want, "{}", wrong(n, got, want));
    }
}

#[rstest]
#[case(0)]
#[case(5)]
#[case(10)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn needs_one_call_for_each_number(#[case] n: u64) {
    let (got, trace) = run(n);
    assert!(got == product(n), "{}", wrong(n, got, product(n)));
    // One more is a helper's: the first call hands over to it.
    let (calls, enough) = (trace.calls(), n as usize + 2);
    assert!(
        calls <= enough,
        "factorial({n}) made {} calls, {} suffice: one call each time, and keep its answer.",
        spaced(calls),
        n + 1
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn the_page_asked_for_the_calls_of_factorial_5() {
    let (got, trace) = run(5);
    assert!(got == 120, "{}", wrong(5, got, 120));
    if calls_itself(&trace.tree()) {
        worth(format!(
            "factorial(5) made {} calls, and {} of them waited at the deepest moment.",
            trace.calls(),
            trace.height()
        ));
    } else {
        remark(
            "Right, and without a call of its own. Try it once by asking itself: the pages that \
             follow draw the chain of calls, and a loop has none.",
        );
    }
}

/// Runs factorial(n); a panic is explained.
fn run(n: u64) -> (u64, Trace) {
    watch(|| factorial(n), |panic, tree| why(n, panic, tree))
}

fn why(n: u64, panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("subtract with overflow") {
        let (asked, below) = (
            last(tree).and_then(|call| number(call, "n"))?,
            shown(last(tree)?),
        );
        return Some(match asked {
            0 => "factorial(0) tried 0 − 1: nothing stops the chain. 0! is 1.".into(),
            1 => format!("{below} tried 1 − 2: go down by one, not by two."),
            _ => format!("{below} subtracted more than there was."),
        });
    }
    if panic.contains("multiply with overflow") && n <= 20 {
        return Some(format!(
            "factorial({n}) outgrew u64, and {n}! fits: multiply by n once in each call."
        ));
    }
    let again = shown(repeated(tree)?);
    Some(format!(
        "{again} called {again}: each call must be nearer the base case."
    ))
}

/// What is said of a wrong answer: the thought that is missing, told from what factorial(0),
/// factorial(1) and factorial(2) are.
fn wrong(n: u64, got: u64, want: u64) -> String {
    let thought = match [0, 1, 2].map(|n| attempt(|| factorial(n))) {
        _ if n == 0 => "the empty product is 1, for it is a factor of every result.",
        [Some(0), ..] => "the base value is a factor of every result.",
        [_, Some(0), _] => "a factor is 0. Multiply by n, not by n − 1.",
        _ if got == 1 => "n itself is not in the product: multiply by it after the call.",
        [Some(1), Some(2), _] => "n is a factor, not a term: multiply, do not add.",
        _ => "n! is n times the factorial of n − 1.",
    };
    format!("factorial({n}) is {got}, and should be {want}: {thought}")
}

fn product(n: u64) -> u64 {
    (1..=n).product()
}
