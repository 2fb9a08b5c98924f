//! queens-10: `subset_sum(numbers: &[u64], target: u64) -> Option<Vec<u64>>`, the same search with a bound that cuts.

#[path = "../../../crates/diagnosis/src/ch2/subset_sum.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::two_of_four(&[9, 7, 5, 4], 16)]
#[case::one_number(&[6], 6)]
#[case::the_last_of_two(&[5, 3], 3)]
#[case::nothing_is_needed(&[6], 0)]
#[case::all_of_them(&[1, 2, 3, 4, 5], 15)]
#[case::equal_numbers(&[3, 3, 3], 6)]
#[case::none_of_four(&[9, 7, 5, 4], 15)]
#[case::too_little_in_all(&[6], 7)]
#[case::too_much_at_once(&[6], 5)]
#[case::no_numbers(&[], 5)]
#[case::no_numbers_are_enough(&[], 0)]
#[case::large_numbers(&[900_000_000_000, 700_000_000_000, 1], 700_000_000_001)]
fn numbers_with_this_sum_are_found(#[case] numbers: &[u64], #[case] target: u64) {
    check::numbers_with_this_sum_are_found(numbers, target);
}

#[rstest]
#[case::none_of_four(&[9, 7, 5, 4], 15)]
#[case::the_smallest_first(&[4, 5, 7, 9], 14)]
#[case::the_target_is_one_of_them(&[6], 6)]
#[case::equal_numbers(&[3, 3, 3], 6)]
#[case::no_numbers(&[], 5)]
fn each_choice_is_made_and_taken_back(#[case] numbers: &[u64], #[case] target: u64) {
    check::each_choice_is_made_and_taken_back(numbers, target);
}

#[rstest]
#[case::none_of_four(&[9, 7, 5, 4], 15)]
#[case::the_smallest_first(&[4, 5, 7, 9], 14)]
#[case::past_the_target(&[9, 7], 5)]
#[case::out_of_reach(&[9, 7], 16)]
#[case::equal_numbers(&[3, 3, 3], 6)]
fn nothing_is_tried_that_cannot_reach_the_target(#[case] numbers: &[u64], #[case] target: u64) {
    check::nothing_is_tried_that_cannot_reach_the_target(numbers, target);
}

#[test]
fn random_numbers_are_searched_in_the_same_way() {
    check::random_numbers_are_searched_in_the_same_way();
}

#[test]
fn the_same_is_found_when_asked_again() {
    check::the_same_is_found_when_asked_again();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_of_18_numbers() {
    check::the_page_asked_for_the_calls_of_18_numbers();
}
