//! recursion-7: one sum, split in two ways: as many calls, but not as deep.

use call_trace::{Call, Trace, Tree};
use kit::{last, watch};
use recursion::stack_depth::{sum_by_halves, sum_by_ones};
use rstest::rstest;

type Sum = fn(&[u64]) -> u64;
const ONES: Sum = |numbers| sum_by_ones(numbers);
const HALVES: Sum = |numbers| sum_by_halves(numbers);

#[rstest]
#[case::of_none(&[], 0)]
#[case::of_one(&[7], 7)]
#[case::of_two(&[3, 4], 7)]
#[case::of_four(&[1, 2, 3, 4], 10)]
#[case::of_five(&[10, 20, 30, 40, 50], 150)]
fn sum_by_ones_is_the_sum(#[case] numbers: &[u64], #[case] want: u64) {
    let (got, trace) = run(ONES, numbers);
    assert_eq!(got, want, "{}", wrong(numbers, got, want, &trace));
}

#[rstest]
#[case::of_none(&[], 0)]
#[case::of_one(&[7], 7)]
#[case::of_two(&[3, 4], 7)]
#[case::of_four(&[1, 2, 3, 4], 10)]
#[case::of_five(&[10, 20, 30, 40, 50], 150)]
fn sum_by_halves_is_the_sum(#[case] numbers: &[u64], #[case] want: u64) {
    let (got, trace) = run(HALVES, numbers);
    assert_eq!(got, want, "{}", wrong(numbers, got, want, &trace));
}

#[rstest]
#[case::ones_of_two(ONES, 2)]
#[case::ones_of_eight(ONES, 8)]
#[case::ones_of_a_hundred(ONES, 100)]
#[case::halves_of_one(HALVES, 1)]
#[case::halves_of_seven(HALVES, 7)]
#[case::halves_of_a_hundred(HALVES, 100)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn makes_no_more_than_2n_minus_1_calls(#[case] sum: Sum, #[case] n: u64) {
    let (_, trace) = run(sum, &up_to(n));
    let (calls, enough) = (trace.calls(), 2 * n as usize - 1);
    assert!(
        calls <= enough,
        "{n} elements: {calls} calls where {enough} suffice. {}",
        empty_part(&trace.tree()).unwrap_or("Each part is summed once.".into())
    );
}

// One frame more is fine: who splits [7] into 7 and [] goes one deeper, and still ends.
#[rstest]
#[case(2)]
#[case(8)]
#[case(100)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn sum_by_ones_is_as_deep_as_there_are_elements(#[case] n: u64) {
    let (_, trace) = run(ONES, &up_to(n));
    let (height, n) = (trace.height(), n as usize);
    assert!(
        height == n || height == n + 1,
        "{n} elements: height {height}, and should be {n}: split off the first one, and leave all \
         the others to one call."
    );
}

#[rstest]
#[case(1, 1)]
#[case(2, 2)]
#[case(8, 4)]
#[case(9, 5)]
#[case(1000, 11)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn sum_by_halves_is_as_deep_as_halving_goes(#[case] n: u64, #[case] enough: usize) {
    let (_, trace) = run(HALVES, &up_to(n));
    let height = trace.height();
    let thought = empty_part(&trace.tree())
        .unwrap_or("split in the middle, and both halves again so.".into());
    assert!(
        height <= enough,
        "{n} elements: height {height} where {enough} suffices: {thought}"
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn sum_by_halves_calls_itself() {
    let (_, trace) = run(HALVES, &up_to(8));
    let calls = trace.calls_of("sum_by_halves");
    assert!(
        calls > 2,
        "sum_by_halves ran {calls} times for 8 elements: each half is summed by halves, too."
    );
}

fn up_to(n: u64) -> Vec<u64> {
    (1..=n).collect()
}

/// Runs one of the two sums; a panic is explained.
fn run(sum: Sum, numbers: &[u64]) -> (u64, Trace) {
    watch(|| sum(numbers), why)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let numbers = elements(last(tree)?);
    if panic.contains("index out of bounds") || panic.contains("mid > len") {
        return Some(match numbers.len() {
            0 => "the sum of [] is 0: ask whether there is a number before you take one.".into(),
            _ => format!("{numbers:?} was split where it has no place to split."),
        });
    }
    if panic.contains("calls deep") {
        return empty_part(tree).or_else(|| {
            let some = &numbers[..numbers.len().min(8)];
            let more = if numbers.len() > 8 { " …" } else { "" };
            Some(format!(
                "{some:?}{more} was handed on whole: each call must be about a part."
            ))
        });
    }
    None
}

/// A call about one number that split it all the same.
fn empty_part(tree: &Tree) -> Option<String> {
    let mut parents = tree.calls.iter().filter(|call| !call.children.is_empty());
    let one = parents.find(|call| elements(call).len() == 1)?;
    let parts: Vec<String> = one
        .children
        .iter()
        .map(|&part| tree.calls[part].args.values())
        .collect();
    let (one, parts) = (one.args.values(), parts.join(" and "));
    Some(format!(
        "{one} was split into {parts}: one element is a base case too."
    ))
}

fn wrong(numbers: &[u64], got: u64, want: u64, trace: &Trace) -> String {
    let tree = trace.tree();
    let split = tree.calls.iter().filter(|call| call.children.len() > 1);
    let mut lost: Vec<u64> = split.flat_map(|call| left_out(&tree, call)).collect();
    lost.sort_unstable();
    let lost: Vec<String> = lost.iter().map(u64::to_string).collect();
    let dropped = tree.calls.iter().any(|call| {
        let parts = &call.children;
        parts.len() == 1 && elements(&tree.calls[parts[0]]).len() + 1 < elements(call).len()
    });
    let thought = match &lost[..] {
        [] if dropped => "the right part was split off and never summed.".into(),
        [] => "the answers of the two parts are to be added.".into(),
        [one] => format!("{one} is in neither half."),
        [some @ .., last] => format!("{} and {last} are in neither half.", some.join(", ")),
    };
    format!("sum of {numbers:?} is {want}, not {got}: {thought}")
}

/// What a call was about and none of those it made.
fn left_out(tree: &Tree, call: &Call) -> Vec<u64> {
    let parts = call.children.iter().map(|&part| &tree.calls[part]);
    let handed_on: Vec<u64> = parts.flat_map(elements).collect();
    let mut all = elements(call);
    all.retain(|number| !handed_on.contains(number));
    all
}

/// The numbers that a call was about.
fn elements(call: &Call) -> Vec<u64> {
    let shown = call.args.values();
    let inside = shown.trim_start_matches('[').trim_end_matches(']');
    inside
        .split(", ")
        .filter_map(|number| number.parse().ok())
        .collect()
}
