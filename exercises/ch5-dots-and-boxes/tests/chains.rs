//! dots-8: `chains`, what an opened chain is worth, and which one to open.

mod common;

use call_trace::record;
use common::{for_mover, minus, position, spaced};
use dots_and_boxes::chains::{Memo, opened, worth};
use dots_and_boxes::strings::{Chain, Chains};
use game::{Board, Value};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

#[track_caller]
fn chain(text: &str) -> Chain {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[track_caller]
fn chains(text: &str) -> Chains {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[rstest]
#[case::nothing_else("5", 0, 5, "with nothing to come, take all.")]
#[case::nothing_after_a_loop("loop4", 0, 4, "with nothing to come, take all.")]
#[case::leave_two("3", -4, 3, "3 boxes, then a loop of 4: leave two.")]
#[case::leave_two_of_many("7", -5, 8, "leave two, and the other player must move in the rest.")]
#[case::leave_four("loop4", -6, 2, "a loop needs four.")]
#[case::leave_four_of_six("loop6", -9, 7, "the other player gets what you leave.")]
#[case::not_worth_four("loop4", -3, 1, "a loop needs four. To leave them costs 8, to move loses 3.")]
#[case::not_worth_two("3", -1, 2, "to leave two costs 4, to move in the rest only 1: take all.")]
#[case::a_good_rest("3", 2, 5, "it is good to move in the rest: take all.")]
#[case::one_box("1", -5, -4, "of one box nothing can be left.")]
#[case::the_handout(
    "2",
    -5,
    -3,
    "a chain of two is opened in the middle: each box is closed alone, and none can be left."
)]
fn take_all_or_leave_some(
    #[case] name: &str,
    #[case] rest: Value,
    #[case] want: Value,
    #[case] thought: &str,
) {
    let chain = chain(name);
    let got = opened(chain, rest);
    let thought = match got {
        _ if chain.is_long() && !chain.is_loop && got == chain.boxes - 2 - rest => {
            "the other player gets what you leave: that is lost to you."
        }
        _ if rest != 0 && got == chain.boxes - rest => {
            "who takes all must move in the rest, and gets what it is worth: its sign stays."
        }
        _ => thought,
    };
    let seen = format!(
        "{name} is open, and the rest is worth {rest} to whoever moves there: {got}, not {want}"
    );
    assert_eq!(got, want, "{}: {thought}", minus(&seen));
}

#[rstest]
#[case::none("", 0, "nothing is left to win or lose.")]
#[case::one_chain("3", -3, "the other player takes all of it.")]
#[case::two_boxes("1 1", 0, "each player gets one.")]
#[case::the_small_one_first("1 5", 4, "open the one that costs least.")]
#[case::three_and_three("3 3", -2, "the other player leaves two and takes the second chain.")]
#[case::three_times_three("3 3 3", -1, "the other player has the better of two answers.")]
#[case::the_loop_first("3 loop4", -1, "open the loop: to keep control of it costs four boxes.")]
#[case::two_loops("loop4 loop4", 0, "keeping control costs as much as it gains.")]
#[case::with_a_handout("2 3", 1, "open the two in the middle.")]
#[case::all_are_bad("4 4", -4, "you must open one, however bad that is.")]
fn the_chain_that_costs_least_is_opened(
    #[case] names: &str,
    #[case] want: Value,
    #[case] thought: &str,
) {
    let got = worth(&chains(names), &mut Memo::new());
    let seen = format!("whoever must open one of \"{names}\" gets {got}, not {want}");
    assert_eq!(got, want, "{}: {thought}", minus(&seen));
}

#[rstest]
#[case::chain_of_three("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", "3")]
#[case::loop_of_four("2x2 a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3", "loop4")]
#[case::two_chains("2x2 a1b1 a2b2 a3b3 b1c1 b2c2 b3c3", "2 2")]
#[case::loop_and_two("2x3 a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3 d1d2 d2d3", "2 loop4")]
fn on_a_field_it_is_what_looking_ahead_finds(#[case] text: &str, #[case] names: &str) {
    let board = position(text);
    let (end, _) = look_ahead(&board, 20);
    let want = for_mover(&board, end - board.evaluate());
    let got = worth(&chains(names), &mut Memo::new());
    assert_eq!(
        Chains::of(&board),
        Some(chains(names)),
        "read from\n{board}"
    );
    assert_eq!(
        got,
        want,
        "{}\n{board}",
        minus(&format!(
            "\"{names}\" is worth {got}, you say, and looking ahead finds {want} here:"
        ))
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn each_collection_is_worked_out_once() {
    let (_, trace) = record(|| worth(&chains("1 2 3 4 5 6"), &mut Memo::new()));
    let calls = trace.calls();
    assert!(
        calls <= 193,
        "{} calls for six different chains, 193 suffice: keep what was found in the memo, \
         and look there first.",
        spaced(calls)
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn equal_chains_are_opened_once() {
    let (_, trace) = record(|| worth(&chains("3 3 3 3 3 3 3 3"), &mut Memo::new()));
    let calls = trace.calls();
    assert!(
        calls <= 9,
        "{calls} calls for eight chains of three, 9 suffice: it does not matter which of them is \
         opened."
    );
}
