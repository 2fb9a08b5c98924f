//! The values that the solver finds on larger fields by asking yes or no.

use dots_and_boxes::size::Size;
use dots_and_boxes::solver::solve;
use game::Value;
use rstest::rstest;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
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
