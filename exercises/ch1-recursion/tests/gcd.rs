//! recursion-2: `gcd(a, b)` is the greatest number that divides both, and ends with its own call.

use call_trace::{Trace, Tree};
use kit::{last, number, repeated, shown, watch};
use recursion::gcd::gcd;
use rstest::rstest;

#[rstest]
#[case::common_factor(12, 18, 6)]
#[case::larger_first(18, 12, 6)]
#[case::euclids_way(1071, 462, 21)]
#[case::no_common_factor(17, 5, 1)]
#[case::equal(48, 48, 48)]
#[case::of_a_number_and_zero(7, 0, 7)]
#[case::of_zero_and_a_number(0, 7, 7)]
#[case::of_zero_and_zero(0, 0, 0)]
fn divides_both_and_nothing_greater_does(#[case] a: u64, #[case] b: u64, #[case] want: u64) {
    let (got, _) = run(a, b);
    let thought = match got {
        _ if b == 0 => "0 is divided by every number, so the answer is the other one.".into(),
        0 => "0 divides nothing: when b is 0, the answer is a.".into(),
        got if !a.is_multiple_of(got) => format!("{got} does not divide {a}."),
        got if !b.is_multiple_of(got) => format!("{got} does not divide {b}."),
        _ => format!("{want} divides both, too, and is greater."),
    };
    assert_eq!(got, want, "gcd({a}, {b}) is {want}, not {got}: {thought}");
}

#[rstest]
#[case::fibonacci_neighbours_are_the_worst(89, 55, 12)]
#[case::many_ones(1_000_000, 1, 7)]
#[case::ten_digits(7_778_742_049, 4_807_526_976, 52)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn takes_about_five_calls_for_each_digit(#[case] a: u64, #[case] b: u64, #[case] enough: usize) {
    let (_, trace) = run(a, b);
    let calls = trace.calls();
    assert!(
        calls <= enough,
        "gcd({a}, {b}) made {calls} calls, {enough} are plenty: the remainder takes b away as \
         often as it goes, at once."
    );
}

/// Runs gcd(a, b); a panic is explained.
fn run(a: u64, b: u64) -> (u64, Trace) {
    watch(|| gcd(a, b), why)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let (a, b) = (number(call, "a")?, number(call, "b")?);
    if panic.contains("divisor of zero") {
        return Some(if b == 0 {
            format!("gcd({a}, 0) is {a}: ask whether b is 0 before dividing.")
        } else {
            format!("gcd({a}, {b}) divided by 0: it is b that must not be 0, and b divides a.")
        });
    }
    if panic.contains("subtract with overflow") {
        return Some(format!(
            "gcd({a}, {b}) tried {a} − {b}: the remainder a % b never goes below 0."
        ));
    }
    if panic.contains("calls deep") && repeated(tree).is_none() {
        return Some(
            "The chain is right to shrink, but too slowly: the remainder takes b away as often as \
             it goes, at once."
                .into(),
        );
    }
    let again = shown(repeated(tree)?);
    Some(format!(
        "{again} called itself with the same pair: the remainder goes second."
    ))
}
