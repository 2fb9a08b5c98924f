//! queens-1: `attacks(a: Square, b: Square) -> bool`: whether two queens can take each other. A square is (row, column).

#[path = "../../../crates/diagnosis/src/ch2/attacks.rs"]
mod check;

use eight_queens::board::Square;
use rstest::rstest;

#[rstest]
#[case::a_row((2, 1), (2, 6))]
#[case::a_column((1, 4), (6, 4))]
#[case::a_falling_diagonal((0, 0), (7, 7))]
#[case::a_rising_diagonal((0, 3), (3, 0))]
#[case::nothing((0, 0), (1, 2))]
#[case::nothing_either((3, 3), (5, 2))]
fn the_first_examples_are_judged_rightly(#[case] a: Square, #[case] b: Square) {
    check::the_first_examples_are_judged_rightly(a, b);
}

#[rstest]
#[case((5, 6), (2, 3))]
#[case((6, 1), (2, 5))]
#[case((4, 4), (5, 5))]
#[case((0, 7), (7, 0))]
fn queens_on_one_diagonal_attack(#[case] a: Square, #[case] b: Square) {
    check::queens_on_one_diagonal_attack(a, b);
}

#[rstest]
#[case((0, 3), (3, 1))]
#[case((1, 2), (3, 1))]
#[case((0, 5), (5, 1))]
fn queens_on_no_common_line_leave_each_other_alone(#[case] a: Square, #[case] b: Square) {
    check::queens_on_no_common_line_leave_each_other_alone(a, b);
}

#[test]
fn it_does_not_matter_which_queen_is_named_first() {
    check::it_does_not_matter_which_queen_is_named_first();
}

#[test]
fn all_pairs_on_a_chessboard_are_judged_rightly() {
    check::all_pairs_on_a_chessboard_are_judged_rightly();
}

#[test]
fn the_answer_is_the_same_when_asked_again() {
    check::the_answer_is_the_same_when_asked_again();
}

#[test]
fn queens_far_apart_are_judged_rightly() {
    check::queens_far_apart_are_judged_rightly();
}

#[test]
fn the_squares_that_a_queen_attacks_are_counted() {
    check::the_squares_that_a_queen_attacks_are_counted();
}
