//! queens-11: `sudoku`, the square with the fewest choices first, and a proof that a solution is the only one.

#[path = "../../../crates/diagnosis/src/ch2/sudoku.rs"]
mod check;

use check::{DEAD, EMPTY, FOUR, SEVENTEEN, THIRTY, THIRTY_SOLVED, TWO};
use rstest::rstest;

#[rstest]
fn each_square_lies_in_one_box(#[values(2, 3)] side: usize) {
    check::each_square_lies_in_one_box(side);
}

#[rstest]
#[case::no_givens(EMPTY)]
#[case::one_given("1... .... .... ....")]
#[case::four_givens(FOUR)]
#[case::the_last_square("1234 3412 2143 432.")]
#[case::a_dead_end(DEAD)]
#[case::nine_rows(THIRTY)]
fn what_row_column_and_box_have_cannot_be_placed(#[case] puzzle: &str) {
    check::what_row_column_and_box_have_cannot_be_placed(puzzle);
}

#[rstest]
#[case::two_givens("1... .... .... ...4")]
#[case::four_givens(FOUR)]
#[case::two_solutions(TWO)]
#[case::nine_rows(THIRTY)]
fn a_choice_is_made_and_taken_back(#[case] puzzle: &str) {
    check::a_choice_is_made_and_taken_back(puzzle);
}

#[rstest]
#[case::one_choice_is_the_fewest("123. .... .... ....")]
#[case::further_down(".... ..21 .4.. ...2")]
#[case::nothing_but_equals(".23. .32. 2413 3142")]
#[case::no_choice_is_fewer_than_one(DEAD)]
#[case::no_givens(EMPTY)]
#[case::nine_rows(SEVENTEEN)]
fn the_square_with_the_fewest_choices_comes_first(#[case] puzzle: &str) {
    check::the_square_with_the_fewest_choices_comes_first(puzzle);
}

#[rstest]
#[case::four_givens(FOUR)]
#[case::two_solutions(TWO)]
#[case::nine_rows(SEVENTEEN)]
fn after_each_choice_the_choices_are_counted_anew(#[case] puzzle: &str) {
    check::after_each_choice_the_choices_are_counted_anew(puzzle);
}

#[rstest]
#[case::a_solution("*", 2)]
#[case::a_dead_end("[]", 2)]
#[case::one_choice("[*]", 2)]
#[case::in_vain("[[]]", 2)]
#[case::behind_a_dead_end("[[], *]", 2)]
#[case::two_solutions("[*, *]", 2)]
#[case::on_two_levels("[[*, []], [[], *]]", 5)]
#[case::more_than_are_wanted("[*, *, *]", 2)]
#[case::enough_below("[[*, *], *]", 2)]
#[case::one_is_enough("[[], *, *]", 1)]
#[case::enough_in_two_places("[[*], [*, *], *]", 2)]
fn solutions_are_counted_until_there_are_enough(#[case] text: &str, #[case] most: usize) {
    check::solutions_are_counted_until_there_are_enough(text, most);
}

#[test]
fn a_problem_that_nobody_has_seen_is_counted_in_the_same_way() {
    check::a_problem_that_nobody_has_seen_is_counted_in_the_same_way();
}

#[rstest]
#[case::four_givens(FOUR, Some("1234 4321 2413 3142"))]
#[case::no_square_is_empty("1234 3412 2143 4321", Some("1234 3412 2143 4321"))]
#[case::two_solutions(TWO, None)]
#[case::no_givens(EMPTY, None)]
#[case::no_solution(DEAD, None)]
#[case::one_square(".", Some("1"))]
#[case::thirty_givens(THIRTY, Some(THIRTY_SOLVED))]
fn a_solution_is_returned_if_it_is_the_only_one(#[case] puzzle: &str, #[case] want: Option<&str>) {
    check::a_solution_is_returned_if_it_is_the_only_one(puzzle, want);
}

#[test]
fn the_same_is_found_when_asked_again() {
    check::the_same_is_found_when_asked_again();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_17_givens() {
    check::the_page_asked_for_the_calls_of_17_givens();
}
