//! recursion-3: `is_even` and `is_odd` ask each other about n − 1.

use call_trace::{Trace, Tree};
use kit::{last, number, repeated, shown, watch};
use recursion::even_odd::{is_even, is_odd};
use rstest::rstest;

const EVEN: fn(u64) -> bool = is_even;
const ODD: fn(u64) -> bool = is_odd;

#[rstest]
#[case(0, true)]
#[case(1, false)]
#[case(2, true)]
#[case(7, false)]
#[case(10, true)]
fn even_numbers_are_even(#[case] n: u64, #[case] want: bool) {
    let (got, _) = run(EVEN, n);
    assert_eq!(
        got, want,
        "is_even({n}) is {got}, and should be {want}: n is even if n − 1 is odd, and 0 is even."
    );
}

#[rstest]
#[case(0, false)]
#[case(1, true)]
#[case(2, false)]
#[case(7, true)]
#[case(10, false)]
fn odd_numbers_are_odd(#[case] n: u64, #[case] want: bool) {
    let (got, _) = run(ODD, n);
    assert_eq!(
        got, want,
        "is_odd({n}) is {got}, and should be {want}: n is odd if n − 1 is even, and 0 is not odd."
    );
}

#[rstest]
#[case(0)]
#[case(1)]
#[case(6)]
fn each_number_is_one_of_the_two(#[case] n: u64) {
    let both = (run(EVEN, n).0, run(ODD, n).0);
    assert_ne!(
        both,
        (true, true),
        "{n} is both even and odd: one base case is wrong."
    );
    assert_ne!(
        both,
        (false, false),
        "{n} is neither even nor odd: one base case is wrong."
    );
}

#[rstest]
#[case(EVEN, 0)]
#[case(EVEN, 3)]
#[case(EVEN, 10)]
#[case(ODD, 10)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn needs_no_more_than_n_plus_one_calls(#[case] function: fn(u64) -> bool, #[case] n: u64) {
    let (_, trace) = run(function, n);
    let (calls, enough) = (trace.calls(), n as usize + 1);
    let tree = trace.tree();
    let stuck = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        (call.args == by.args).then(|| format!("{} called {}", shown(by), shown(call)))
    });
    let (seen, thought) = match stuck {
        Some(seen) => (seen, "n must shrink."),
        None => (
            "one call asked twice".into(),
            "one question about n − 1 is enough.",
        ),
    };
    assert!(
        calls <= enough,
        "{seen}: {calls} calls for {n} where {enough} suffice; {thought}"
    );
}

#[rstest]
#[case(EVEN, "is_even", "is_odd")]
#[case(ODD, "is_odd", "is_even")]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn each_asks_the_other(
    #[case] function: fn(u64) -> bool,
    #[case] asked: &str,
    #[case] other: &str,
) {
    let (_, trace) = run(function, 4);
    assert!(
        trace.calls_of(other) > 0,
        "{asked}(4) never asked {other}: the answer is right or wrong without the other function. \
         Let each go down by one and ask the other."
    );
}

/// Runs one of the two; a panic is explained.
fn run(function: fn(u64) -> bool, n: u64) -> (bool, Trace) {
    watch(|| function(n), why)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    if panic.contains("subtract with overflow") {
        let (name, n) = (call.function, number(call, "n")?);
        return Some(match n {
            0 => format!("{name}(0) tried 0 − 1: {name} needs a base case of its own."),
            _ => format!("{name}({n}) took away more than {n}: go down by one, and ask the other."),
        });
    }
    // Two functions that ask each other about the same n: the call two frames up is the same.
    let up = &tree.calls[call.parent?];
    if panic.contains("calls deep") && (repeated(tree).is_some() || up.args == call.args) {
        return Some(format!(
            "{} called {}: n must shrink.",
            shown(up),
            shown(call)
        ));
    }
    None
}
