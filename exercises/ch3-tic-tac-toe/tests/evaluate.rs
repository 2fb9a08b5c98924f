//! tictactoe-3: `evaluate(winner, moves_done) -> Value`, `better(mover, value, old) -> bool`, `worst_case(mover) -> Value`.

#[path = "../../../crates/diagnosis/src/ch3/evaluate.rs"]
mod check;

use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;

#[rstest]
#[case(0)]
#[case(4)]
#[case(5)]
#[case(9)]
fn without_a_winner_the_value_is_0(#[case] moves: u32) {
    check::without_a_winner_the_value_is_0(moves);
}

#[rstest]
#[case::soonest(First, 5, 5)]
#[case::later(First, 7, 3)]
#[case::with_the_last_move(First, 9, 1)]
#[case::soonest_for_the_second(Second, 6, -4)]
#[case::later_for_the_second(Second, 8, -2)]
fn a_win_is_worth_more_the_sooner_it_comes(
    #[case] who: Player,
    #[case] moves: u32,
    #[case] want: Value,
) {
    check::a_win_is_worth_more_the_sooner_it_comes(who, moves, want);
}

#[rstest]
#[case(First, 3, 1, true)]
#[case(First, 0, -2, true)]
#[case(First, -2, -4, true)]
#[case(First, 1, 0, true)]
#[case(First, -4, 0, false)]
#[case(First, 1, 3, false)]
#[case(Second, -4, -2, true)]
#[case(Second, 0, 5, true)]
#[case(Second, 1, 3, true)]
#[case(Second, 0, 1, true)]
#[case(Second, 3, 1, false)]
#[case(Second, -2, -4, false)]
fn the_first_player_wants_more_and_the_second_less(
    #[case] mover: Player,
    #[case] value: Value,
    #[case] old: Value,
    #[case] want: bool,
) {
    check::the_first_player_wants_more_and_the_second_less(mover, value, old, want);
}

#[rstest]
fn equal_is_not_better(
    #[values(First, Second)] mover: Player,
    #[values(-4, 0, 3, 10, -10)] value: Value,
) {
    check::equal_is_not_better(mover, value);
}

#[rstest]
fn every_value_is_better_than_the_worst_case(
    #[values(First, Second)] mover: Player,
    #[values(5, 3, 1, 0, -2, -4)] value: Value,
) {
    check::every_value_is_better_than_the_worst_case(mover, value);
}

#[test]
fn each_answers_the_same_when_asked_again() {
    check::each_answers_the_same_when_asked_again();
}

#[test]
fn numbers_that_no_position_is_worth_are_compared_too() {
    check::numbers_that_no_position_is_worth_are_compared_too();
}

#[test]
fn the_six_values_that_the_page_asked_for() {
    check::the_six_values_that_the_page_asked_for();
}

#[test]
fn the_board_keeps_its_laws() {
    check::the_board_keeps_its_laws();
}
