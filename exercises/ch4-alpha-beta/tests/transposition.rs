//! alphabeta-9: `store` keeps what a search found, and `probe(board, depth, alpha, beta) -> Probe` says when it answers.

#[path = "../../../crates/diagnosis/src/ch4/transposition.rs"]
mod check;

use alpha_beta::transposition::{Bound, Probe};
use check::{KEPT, OPEN, open};
use game::Value;
use rstest::rstest;
use tic_tac_toe::cell::Cell;

#[rstest]
#[case::between(KEPT[0])]
#[case::at_beta(KEPT[1])]
#[case::above_beta(KEPT[2])]
#[case::at_alpha(KEPT[3])]
#[case::below_alpha(KEPT[4])]
#[case::between_below_zero(KEPT[5])]
#[case::above_beta_below_zero(KEPT[6])]
#[case::nothing_is_outside_an_open_window(KEPT[7])]
#[case::above_beta_of_a_half_open_window(KEPT[8])]
#[case::below_alpha_of_a_half_open_window(KEPT[9])]
fn what_is_kept_says_what_the_value_means(#[case] kept: ((Value, Value), Value, Bound)) {
    check::what_is_kept_says_what_the_value_means(kept);
}

#[test]
fn what_was_looked_at_deeper_takes_the_place() {
    check::what_was_looked_at_deeper_takes_the_place();
}

#[test]
fn each_position_has_an_entry_of_its_own() {
    check::each_position_has_an_entry_of_its_own();
}

#[test]
fn what_is_not_known_leaves_the_window_as_it_is() {
    check::what_is_not_known_leaves_the_window_as_it_is();
}

#[rstest]
#[case::as_deep(9, 9, true)]
#[case::deeper(9, 4, true)]
#[case::not_deep_enough(2, 9, false)]
#[case::one_less(8, 9, false)]
#[case::no_depth_at_all(0, 5, false)]
#[case::none_is_asked(0, 0, true)]
fn a_shallow_answer_does_not_serve_a_deep_question(
    #[case] looked: u32,
    #[case] asked: u32,
    #[case] answers: bool,
) {
    check::a_shallow_answer_does_not_serve_a_deep_question(looked, asked, answers);
}

#[rstest]
#[case::exact((-9, 9), 3, (0, 5), Probe::Answer(3, Cell::new(5)))]
#[case::exact_outside((-9, 9), 3, (4, 5), Probe::Answer(3, Cell::new(5)))]
#[case::exact_above((-9, 9), 3, (0, 2), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_narrows((-9, 3), 3, (0, 5), open(3, 5))]
#[case::at_least_enough((-9, 3), 3, (0, 2), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_beta((-9, 3), 3, (0, 3), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_nothing_new((-9, 3), 3, (4, 5), open(4, 5))]
#[case::at_most_narrows((3, 9), 3, (0, 5), open(0, 3))]
#[case::at_most_enough((3, 9), 3, (4, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_alpha((3, 9), 3, (3, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_nothing_new((3, 9), 3, (0, 2), open(0, 2))]
fn a_bound_answers_or_narrows(
    #[case] stored: (Value, Value),
    #[case] value: Value,
    #[case] asked: (Value, Value),
    #[case] want: Probe<Cell>,
) {
    check::a_bound_answers_or_narrows(stored, value, asked, want);
}

#[rstest]
#[case::at_least((-9, 3), "the bound \"3 or more\"")]
#[case::at_most((3, 9), "the bound \"3 or less\"")]
fn a_bound_of_a_shallower_search_says_nothing(#[case] stored: (Value, Value), #[case] known: &str) {
    check::a_bound_of_a_shallower_search_says_nothing(stored, known);
}

#[rstest]
#[case::who_wins((-1, 1), 1_764)]
#[case::open(OPEN, 1_981)]
fn with_a_table_most_of_tic_tac_toe_is_known_already(
    #[case] window: (Value, Value),
    #[case] suffice: usize,
) {
    check::with_a_table_most_of_tic_tac_toe_is_known_already(window, suffice);
}

#[test]
fn on_every_position_the_value_and_the_move_are_those_of_look_ahead() {
    check::on_every_position_the_value_and_the_move_are_those_of_look_ahead();
}

#[test]
fn one_table_may_serve_many_questions() {
    check::one_table_may_serve_many_questions();
}
