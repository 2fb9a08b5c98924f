//! dots-8: `chains`, what an opened chain is worth, and which one to open.

#[path = "../../../crates/diagnosis/src/ch5/chains.rs"]
mod check;

use game::Value;
use rstest::rstest;

#[rstest]
#[case::one_box("1", -5, "of one box nothing can be left.")]
#[case::nothing_else("5", 0, "with nothing to come, take all.")]
#[case::nothing_after_a_loop("loop4", 0, "with nothing to come, take all.")]
#[case::a_good_rest("3", 2, "it is good to move in the rest: take all.")]
#[case::a_better_rest("3", 3, "it is good to move in the rest: take all.")]
#[case::a_good_rest_after_a_loop("loop4", 6, "it is good to move in the rest: take all.")]
#[case::not_worth_two("3", -1, "taking all makes 2 here and leaving two makes 0: compare the two numbers. That the rest is below 0 does not decide it.")]
#[case::leave_two("3", -4, "the rest is bad to move in: leave two, so that the other player must.")]
#[case::leave_two_of_many("7", -5, "leave two, and the other player must move in the rest.")]
#[case::the_handout(
    "2",
    -5,
    "a chain of two is opened in the middle: each box is closed alone, and none can be left."
)]
#[case::leave_four("loop4", -6, "a loop needs four.")]
#[case::not_worth_four("loop4", -3, "a loop needs four. Taking all makes 1 here and leaving four makes −1: compare the two numbers.")]
#[case::leave_four_of_six("loop6", -9, "the other player gets what you leave.")]
fn take_all_or_leave_some(#[case] name: &str, #[case] rest: Value, #[case] thought: &str) {
    check::take_all_or_leave_some(name, rest, thought);
}

#[test]
fn so_it_is_with_every_chain_and_every_rest() {
    check::so_it_is_with_every_chain_and_every_rest();
}

#[rstest]
#[case::none("", 0, "nothing is left to win or lose.")]
#[case::one_chain("3", -3, "the other player takes all of it.")]
#[case::two_boxes("1 1", 0, "each player gets one.")]
#[case::all_are_bad("4 4", -4, "you must open one, however bad that is.")]
#[case::the_small_one_first("1 5", 4, "open the one that costs least.")]
#[case::three_and_three("3 3", -2, "the other player leaves two and takes the second chain.")]
#[case::three_times_three("3 3 3", -1, "the other player has the better of two answers.")]
#[case::the_loop_first("3 loop4", -1, "open the loop: to keep control of it costs four boxes.")]
#[case::two_loops("loop4 loop4", 0, "keeping control costs as much as it gains.")]
#[case::with_a_handout("2 3", 1, "open the two in the middle.")]
#[case::a_good_rest("1 3 4", 2, "who must open the 3 and the 4 loses most.")]
#[case::two_chains_and_a_loop("4 4 loop4", 0, "a loop of four is not a chain of four.")]
#[case::a_worse_one_between(
    "3 4 loop4 5",
    0,
    "try every different chain: after a worse one a better one can come."
)]
fn the_chain_that_costs_least_is_opened(
    #[case] names: &str,
    #[case] want: Value,
    #[case] thought: &str,
) {
    check::the_chain_that_costs_least_is_opened(names, want, thought);
}

#[rstest]
#[case::chain_of_three("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", "3")]
#[case::loop_of_four("2x2 a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3", "loop4")]
#[case::two_chains("2x2 a1b1 a2b2 a3b3 b1c1 b2c2 b3c3", "2 2")]
#[case::loop_and_two("2x3 a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3 d1d2 d2d3", "2 loop4")]
fn on_a_field_it_is_what_looking_ahead_finds(#[case] text: &str, #[case] names: &str) {
    check::on_a_field_it_is_what_looking_ahead_finds(text, names);
}

/// Each is asked with one memo, and with a new one.
#[test]
fn many_collections_are_answered_with_one_memo() {
    check::many_collections_are_answered_with_one_memo();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn each_collection_is_worked_out_once() {
    check::each_collection_is_worked_out_once();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn of_equal_chains_each_is_looked_up_at_most() {
    check::of_equal_chains_each_is_looked_up_at_most();
}

/// Without the memo, or with all equal ones, this takes far longer than anybody waits; a search
/// in a helper is not recorded, and is seen by this alone.
#[test]
fn ten_different_chains_are_no_work() {
    check::ten_different_chains_are_no_work();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_what_the_memo_saves() {
    check::the_page_asked_what_the_memo_saves();
}
