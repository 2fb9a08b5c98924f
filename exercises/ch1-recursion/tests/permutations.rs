//! recursion-6: `permutations(items, settled, found)` finds every order of the items from `settled` on, and restores them.

#[path = "../../../crates/diagnosis/src/ch1/permutations.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::no_items(&[])]
#[case::one_item(&[7])]
#[case::two_items(&[1, 2])]
#[case::three_items(&[1, 2, 3])]
#[case::five_items(&[5, 3, 8, 1, 9])]
fn finds_every_order_once(#[case] items: &[u32]) {
    check::finds_every_order_once(items);
}

#[rstest]
fn leaves_the_items_as_they_were(#[values(&[1, 2], &[1, 2, 3], &[4, 3, 2, 1])] items: &[u32]) {
    check::leaves_the_items_as_they_were(items);
}

#[rstest]
fn what_is_settled_stays(#[values(1, 2, 3, 4)] settled: usize) {
    check::what_is_settled_stays(settled);
}

#[rstest]
fn items_that_look_alike_are_two_items(
    #[values(&[1, 1], &[1, 1, 2], &[3, 2, 3, 3])] items: &[u32],
) {
    check::items_that_look_alike_are_two_items(items);
}

#[test]
fn lists_are_added_behind_those_already_there() {
    check::lists_are_added_behind_those_already_there();
}

#[test]
fn finds_the_same_whatever_was_asked_before() {
    check::finds_the_same_whatever_was_asked_before();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn makes_no_more_calls_than_its_tree_has(#[values(3, 4, 6)] n: u32) {
    check::makes_no_more_calls_than_its_tree_has(n);
}

#[test]
fn eight_items_have_40320_orders() {
    check::eight_items_have_40320_orders();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_the_calls_and_the_first_lists_of_three() {
    check::the_page_asked_for_the_calls_and_the_first_lists_of_three();
}
