//! queens-9: `search(problem: &mut impl Problem) -> bool`, one search for all problems, and the queens as one of them.

#[path = "../../../crates/diagnosis/src/ch2/search.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::complete_at_once("*")]
#[case::a_dead_end_at_once("[]")]
#[case::one_choice("[*]")]
#[case::one_choice_in_vain("[[]]")]
#[case::the_second_choice("[[], *]")]
#[case::two_levels("[[[], []], [[], *]]")]
#[case::nothing_to_be_found("[[[], []], [[]]]")]
fn what_fails_is_taken_back_and_the_next_choice_is_tried(#[case] text: &str) {
    check::what_fails_is_taken_back_and_the_next_choice_is_tried(text);
}

#[rstest]
fn the_first_solution_ends_the_search(
    #[values("[*, *]", "[[], *[*]]", "*[[]]", "[[[], *, []], [*]]")] text: &str,
) {
    check::the_first_solution_ends_the_search(text);
}

#[test]
fn a_problem_that_nobody_has_seen_is_searched_in_the_same_way() {
    check::a_problem_that_nobody_has_seen_is_searched_in_the_same_way();
}

#[rstest]
#[case::four_colours(4, &[1, 2, 3, 4])]
#[case::three_colours(3, &[])]
#[case::no_colours(0, &[])]
fn a_map_is_coloured(#[case] colours: usize, #[case] want: &[usize]) {
    check::a_map_is_coloured(colours, want);
}

#[rstest]
fn the_queens_offer_the_free_columns_of_the_next_row(#[values(4, 1, 3, 6)] n: usize) {
    check::the_queens_offer_the_free_columns_of_the_next_row(n);
}

#[rstest]
fn the_board_that_is_found_is_that_of_first_solution(#[values(4, 1, 2, 3, 6, 8)] n: usize) {
    check::the_board_that_is_found_is_that_of_first_solution(n);
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_queens_are_placed_as_by_first_solution(#[values(4, 8)] n: usize) {
    check::the_queens_are_placed_as_by_first_solution(n);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_a_map() {
    check::the_page_asked_for_the_calls_of_a_map();
}
