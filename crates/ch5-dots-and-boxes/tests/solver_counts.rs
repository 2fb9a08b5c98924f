//! The exact cost of the solver that asks yes or no, and the values it finds on larger fields.

use call_trace::record;
use dots_and_boxes::effort::solver::{STRATEGIES, cost};
use dots_and_boxes::size::Size;
use dots_and_boxes::solver::solve;
use game::Value;
use rstest::rstest;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

#[rstest]
#[case::one_by_one("1x1", -1, 1, 10, 3)]
#[case::one_by_two("1x2", 0, 2, 106, 22)]
#[case::one_by_three("1x3", -1, 2, 628, 104)]
#[case::one_by_four("1x4", 0, 3, 4_096, 528)]
#[case::two_by_two("2x2", 2, 4, 1_837, 154)]
#[case::two_by_three("2x3", -2, 3, 36_502, 3_519)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn questions_calls_and_positions_are_these(
    #[case] field: &str,
    #[case] value: Value,
    #[case] questions: usize,
    #[case] calls: usize,
    #[case] known: usize,
) {
    let cost = cost(size(field), STRATEGIES[0].1);
    let seen = (cost.value, cost.questions, cost.calls, cost.known);
    assert_eq!(seen, (value, questions, calls, known));
    let (found, trace) = record(|| solve(size(field)));
    assert_eq!((found, trace.calls()), (value, calls));
}

#[rstest]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn every_order_of_questions_finds_the_value(#[values("1x4", "2x2", "2x3")] field: &str) {
    let size = size(field);
    let want = solve(size);
    for (name, strategy) in STRATEGIES {
        assert_eq!(cost(size, strategy).value, want, "{name}");
    }
}

#[rstest]
#[case::one_by_five("1x5", -1)]
#[case::two_by_four("2x4", 2)]
#[ignore = "takes seconds: run with --release -- --ignored"]
fn larger_fields(#[case] field: &str, #[case] value: Value) {
    assert_eq!(solve(size(field)), value);
}

#[test]
#[ignore = "takes seconds: run with --release -- --ignored"]
fn three_by_three_is_lost_by_three_boxes() {
    assert_eq!(solve(size("3x3")), -3);
}
