//! queens-4: `fundamental(n: usize) -> Vec<Vec<usize>>`: one board of each kind; `canonical(queens)` names the kind.

#[path = "../../../crates/diagnosis/src/ch2/fundamental.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::eight(8)]
#[case::one(1)]
#[case::two(2)]
#[case::three(3)]
#[case::four(4)]
#[case::five(5)]
#[case::six(6)]
#[case::seven(7)]
fn boards_are_counted_by_kind(#[case] n: usize) {
    check::boards_are_counted_by_kind(n);
}

#[rstest]
#[case::no_symmetry(&[0, 4, 7, 5, 2, 6, 1, 3])]
#[case::its_own_half_turn(&[2, 4, 1, 7, 0, 6, 3, 5])]
#[case::its_own_quarter_turn(&[1, 3, 0, 2])]
#[case::five(&[0, 2, 4, 1, 3])]
#[case::one_queen(&[0])]
#[case::not_even_a_solution(&[0, 1, 3, 2, 4])]
#[case::its_own_mirror_image_across(&[1, 0, 3, 2])]
fn all_images_of_a_board_have_one_form(#[case] queens: &[usize]) {
    check::all_images_of_a_board_have_one_form(queens);
}

#[test]
fn all_images_of_any_board_have_one_form() {
    check::all_images_of_any_board_have_one_form();
}

#[test]
fn the_answers_are_the_same_when_asked_again() {
    check::the_answers_are_the_same_when_asked_again();
}

#[test]
fn the_form_of_a_board_is_the_same_whatever_was_asked_before() {
    check::the_form_of_a_board_is_the_same_whatever_was_asked_before();
}

#[test]
fn more_than_8_queens_are_counted_by_kind() {
    check::more_than_8_queens_are_counted_by_kind();
}

#[test]
fn the_page_asked_how_many_are_left_of_92() {
    check::the_page_asked_how_many_are_left_of_92();
}
