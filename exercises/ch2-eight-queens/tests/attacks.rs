//! `attacks`: two queens, and whether one can take the other.

mod support;

use eight_queens::attacks::attacks;
use eight_queens::board::Square;
use rstest::rstest;
use support::panics::explained;
use support::shared;

fn ask(a: Square, b: Square) -> bool {
    explained(
        || attacks(a, b),
        |_| {
            format!(
                "attacks({a:?}, {b:?}) went below zero, where a usize cannot go: compare \
                 distances (`abs_diff`), there are two diagonals."
            )
        },
    )
}

#[rstest]
#[case((2, 1), (2, 6))]
#[case((0, 7), (0, 0))]
fn queens_in_one_row_attack(#[case] a: Square, #[case] b: Square) {
    assert!(ask(a, b), "{a:?} and {b:?} share a row.");
}

#[rstest]
#[case((1, 4), (6, 4))]
#[case((7, 0), (0, 0))]
fn queens_in_one_column_attack(#[case] a: Square, #[case] b: Square) {
    assert!(ask(a, b), "{a:?} and {b:?} share a column.");
}

#[rstest]
#[case((0, 0), (7, 7))]
#[case((5, 6), (2, 3))]
fn queens_on_one_falling_diagonal_attack(#[case] a: Square, #[case] b: Square) {
    assert!(
        ask(a, b),
        "{a:?} and {b:?} attack: as many rows apart as columns is a diagonal."
    );
}

#[rstest]
#[case((0, 3), (3, 0))]
#[case((6, 1), (2, 5))]
fn queens_on_one_rising_diagonal_attack(#[case] a: Square, #[case] b: Square) {
    assert!(
        ask(a, b),
        "{a:?} and {b:?} attack: compare distances (`abs_diff`), there are two diagonals."
    );
}

#[rstest]
#[case((0, 0), (1, 2))]
#[case((3, 3), (5, 2))]
#[case((0, 3), (3, 1))]
#[case((2, 5), (6, 4))]
fn queens_on_no_common_line_leave_each_other_alone(#[case] a: Square, #[case] b: Square) {
    assert!(
        !ask(a, b),
        "{a:?} and {b:?} share no line: {} rows and {} columns apart.",
        a.0.abs_diff(b.0),
        a.1.abs_diff(b.1)
    );
}

#[test]
fn it_does_not_matter_which_queen_is_named_first() {
    for (a, b) in pairs() {
        assert_eq!(
            ask(a, b),
            ask(b, a),
            "{a:?} attacks {b:?} but not the other way round, or the reverse: distances have no sign."
        );
    }
}

#[test]
fn all_pairs_on_a_chessboard_are_judged_rightly() {
    for (a, b) in pairs() {
        let line = shared(a, b);
        assert_eq!(
            ask(a, b),
            line.is_some(),
            "{a:?} and {b:?} {}.",
            line.unwrap_or("share no line")
        );
    }
}

fn pairs() -> impl Iterator<Item = (Square, Square)> {
    let squares = || (0..8).flat_map(|row| (0..8).map(move |col| (row, col)));
    squares()
        .flat_map(move |a| squares().map(move |b| (a, b)))
        .filter(|(a, b)| a != b)
}
