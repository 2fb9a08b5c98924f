//! dots-8: `opened(chain, rest) -> Value` is what an opened chain is worth, and `worth(chains, memo)` which one to open.

#[path = "../../../crates/diagnosis/src/ch5/chains.rs"]
mod check;

use game::Value;
use rstest::rstest;

#[rstest]
#[case::one_box("1", -5)]
#[case::nothing_else("5", 0)]
#[case::nothing_after_a_loop("loop4", 0)]
#[case::a_good_rest("3", 2)]
#[case::a_better_rest("3", 3)]
#[case::a_good_rest_after_a_loop("loop4", 6)]
#[case::not_worth_two("3", -1)]
#[case::leave_two("3", -4)]
#[case::leave_two_of_many("7", -5)]
#[case::the_handout("2", -5)]
#[case::leave_four("loop4", -6)]
#[case::not_worth_four("loop4", -3)]
#[case::leave_four_of_six("loop6", -9)]
fn take_all_or_leave_some(#[case] name: &str, #[case] rest: Value) {
    check::take_all_or_leave_some(name, rest);
}

#[test]
fn so_it_is_with_every_chain_and_every_rest() {
    check::so_it_is_with_every_chain_and_every_rest();
}

#[rstest]
#[case::none("", 0)]
#[case::one_chain("3", -3)]
#[case::two_boxes("1 1", 0)]
#[case::all_are_bad("4 4", -4)]
#[case::the_small_one_first("1 5", 4)]
#[case::three_and_three("3 3", -2)]
#[case::three_times_three("3 3 3", -1)]
#[case::the_loop_first("3 loop4", -1)]
#[case::two_loops("loop4 loop4", 0)]
#[case::with_a_handout("2 3", 1)]
#[case::a_good_rest("1 3 4", 2)]
#[case::two_chains_and_a_loop("4 4 loop4", 0)]
#[case::a_worse_one_between("3 4 loop4 5", 0)]
fn the_chain_that_costs_least_is_opened(#[case] names: &str, #[case] want: Value) {
    check::the_chain_that_costs_least_is_opened(names, want);
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
