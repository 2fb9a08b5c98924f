//! dots-6: `fair_choice`: of k equal best moves each is chosen in 1/k of the games, whoever moves. Moves count from 1.

#[path = "../../../crates/diagnosis/src/ch5/fair_choice.rs"]
mod check;

use game::Value;
use rstest::rstest;

#[rstest]
#[case::the_last(&[1, 1, 1, 5], 4)]
#[case::the_first(&[5, 1, 1, 1], 1)]
#[case::worse_ones_first(&[-1, -1, -1, 5], 4)]
#[case::in_the_middle(&[-1, -1, 2, 1, 1], 3)]
#[case::better_and_better(&[1, 2, 3, 4, 5], 5)]
#[case::all_are_losses(&[-4, -2, -4], 2)]
#[case::one_move(&[-7], 1)]
#[case::the_least_there_is(&[check::LEAST], 1)]
fn the_only_best_move_is_always_chosen(#[case] values: &[Value], #[case] best: usize) {
    check::the_only_best_move_is_always_chosen(values, best);
}

#[test]
fn without_a_move_there_is_no_choice() {
    check::without_a_move_there_is_no_choice();
}

#[test]
fn a_thousand_games_are_not_one_game() {
    check::a_thousand_games_are_not_one_game();
}

#[rstest]
#[case::two(&[7, 7])]
#[case::three(&[7, 7, 7])]
#[case::four(&[7, 7, 7, 7])]
#[case::five(&[7, 7, 7, 7, 7])]
#[case::nine(&[7; 9])]
#[case::fourteen(&[7; 14])]
#[case::worse_ones_between(&[7, 1, 7, 2, 3, 7])]
#[case::better_ones_late(&[1, 1, 7, 7, 7])]
#[case::zero(&[-3, 0, 0])]
#[case::losses(&[-3, -9, -3, -3, -5])]
fn equal_moves_are_chosen_equally_often(#[case] values: &[Value]) {
    check::equal_moves_are_chosen_equally_often(values);
}

#[test]
fn one_seed_gives_one_game() {
    check::one_seed_gives_one_game();
}

#[test]
fn on_a_field_it_chooses_what_looking_ahead_finds_best() {
    check::on_a_field_it_chooses_what_looking_ahead_finds_best();
}

#[test]
fn the_page_asked_for_the_chances_of_four_equal_moves() {
    check::the_page_asked_for_the_chances_of_four_equal_moves();
}
