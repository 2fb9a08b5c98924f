//! recursion-9: `merge_sort(numbers: &[u32]) -> Vec<u32>` sorts both halves, and `merge(left, right)` makes one list of two.

#[path = "../../../crates/diagnosis/src/ch1/merge_sort.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one_number_each(&[3], &[5])]
#[case::the_smaller_is_in_the_second(&[5], &[3])]
#[case::two_from_one_list(&[1, 4], &[2, 3])]
#[case::all_of_the_second_first(&[7, 8, 9], &[1, 2])]
#[case::equal_numbers(&[2, 2], &[2])]
#[case::nothing_on_the_left(&[], &[4, 6])]
#[case::nothing_on_the_right(&[4, 6], &[])]
#[case::nothing_at_all(&[], &[])]
fn merge_makes_one_list_of_two(#[case] left: &[u32], #[case] right: &[u32]) {
    check::merge_makes_one_list_of_two(left, right);
}

#[rstest]
fn merge_sort_puts_the_numbers_in_order(
    #[values(&[2, 1], &[7], &[], &[3, 1, 2], &[4, 3, 2, 1], &[2, 1, 2, 1], &[1, 2, 3, 4, 5],
        &[5, 2, 7, 1, 8, 3, 6, 4])]
    numbers: &[u32],
) {
    check::merge_sort_puts_the_numbers_in_order(numbers);
}

#[test]
fn it_answers_the_same_whatever_was_asked_before() {
    check::it_answers_the_same_whatever_was_asked_before();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn sorts_each_half_once(#[values(2, 8, 100)] n: usize) {
    check::sorts_each_half_once(n);
}

#[rstest]
#[case(8, 4)]
#[case(100, 8)]
#[case(1000, 11)]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn goes_as_deep_as_halving_goes(#[case] n: usize, #[case] enough: usize) {
    check::goes_as_deep_as_halving_goes(n, enough);
}

#[test]
fn any_numbers_come_out_in_order() {
    check::any_numbers_come_out_in_order();
}

#[test]
fn merge_takes_each_number_once() {
    check::merge_takes_each_number_once();
}

#[test]
fn two_thousand_numbers_are_sorted() {
    check::two_thousand_numbers_are_sorted();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_and_frames_of_eight_numbers() {
    check::the_page_asked_for_the_calls_and_frames_of_eight_numbers();
}
