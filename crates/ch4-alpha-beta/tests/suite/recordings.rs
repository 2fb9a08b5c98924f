//! What a recorded run of each reference function looks like, call by call.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::cut::cut;
use alpha_beta::debugging::old_beta;
use alpha_beta::deepening::deepening;
use alpha_beta::first_child_only::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::negamax::negamax;
use alpha_beta::null_window::null_window;
use alpha_beta::old_beta::{find_computer_move, find_human_move};
use alpha_beta::transposition::{Table, with_table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use game::{Player, Value, Watched, WinDrawLoss};
use insta::assert_snapshot;
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::grid::{Grid, Side};

const THE_44_AND_THE_40: &str = "[[44, 61, 50], [40, 35], [47, 52, 70]]";
const ITS_MIRROR: &str = "{[44, 30, 42], [52, 60], [41, 20]}";

type Half = fn(&mut Grid, Value, Value) -> (Value, Option<usize>);

fn tree(text: &str) -> Tree {
    text.parse().expect("a tree")
}

fn position(text: &str) -> Bits {
    text.parse().expect("a position")
}

fn alpha_beta_on(text: &str) -> String {
    let tree = tree(text);
    let board = Watched::new(TreeBoard::new(&tree));
    let drawn = drawn(|| alpha_beta(&board, 9, Value::MIN, Value::MAX));
    format!("{}\n{drawn}", tree.crossed())
}

#[test]
fn a_valuation_reads_every_leaf() {
    assert_snapshot!(
        drawn(|| valuation(&tree(THE_44_AND_THE_40), Player::First)),
        @r"
        valuation(node [[44, 61, 50], [40, 35], [47, 52, 70]], mover First) → 47
          valuation(node [44, 61, 50], mover Second) → 44
            valuation(node 44, mover First) → 44
            valuation(node 61, mover First) → 61
            valuation(node 50, mover First) → 50
          valuation(node [40, 35], mover Second) → 35
            valuation(node 40, mover First) → 40
            valuation(node 35, mover First) → 35
          valuation(node [47, 52, 70], mover Second) → 47
            valuation(node 47, mover First) → 47
            valuation(node 52, mover First) → 52
            valuation(node 70, mover First) → 70
        "
    );
}

#[test]
fn one_bound_cuts_what_is_just_below() {
    assert_snapshot!(
        drawn(|| first_child_only(&tree(THE_44_AND_THE_40))),
        @r"
        val(q [[44, 61, 50], [40, 35], [47, 52, 70]], c First, vp +∞) → 47
          val(q [44, 61, 50], c Second, vp −∞) → 44
            val(q 44, c First, vp +∞) → 44
            val(q 61, c First, vp 44) → 61
            val(q 50, c First, vp 44) → 50
          val(q [40, 35], c Second, vp 44) → 40
            val(q 40, c First, vp +∞) → 40
          val(q [47, 52, 70], c Second, vp 44) → 47
            val(q 47, c First, vp +∞) → 47
            val(q 52, c First, vp 47) → 52
            val(q 70, c First, vp 47) → 70
        "
    );
}

#[test]
fn the_rest_after_the_40_is_cut() {
    assert_snapshot!(
        drawn(|| cut(&tree("[40, 35, 50]"), Player::Second, 44)),
        @r"cut(node [40, 35, 50], mover Second, held 44) → AtMost(40)"
    );
}

#[test]
fn the_44_and_the_40() {
    assert_snapshot!(
        alpha_beta_on(THE_44_AND_THE_40),
        @r"
        [[44, 61, 50], [40, ×], [47, 52, 70]]
        alpha_beta(depth 9, alpha −∞, beta +∞) → (47, Some(3))
          alpha_beta(depth 8, alpha −∞, beta +∞) → (44, Some(1))
            alpha_beta(depth 7, alpha −∞, beta +∞) → (44, None)
            alpha_beta(depth 7, alpha −∞, beta 44) → (61, None)
            alpha_beta(depth 7, alpha −∞, beta 44) → (50, None)
          alpha_beta(depth 8, alpha 44, beta +∞) → (40, Some(1))
            alpha_beta(depth 7, alpha 44, beta +∞) → (40, None)
          alpha_beta(depth 8, alpha 44, beta +∞) → (47, Some(1))
            alpha_beta(depth 7, alpha 44, beta +∞) → (47, None)
            alpha_beta(depth 7, alpha 44, beta 47) → (52, None)
            alpha_beta(depth 7, alpha 44, beta 47) → (70, None)
        "
    );
}

#[test]
fn the_44_and_the_40_mirrored() {
    assert_snapshot!(
        alpha_beta_on(ITS_MIRROR),
        @r"
        {[44, 30, 42], [52, ×], [41, 20]}
        alpha_beta(depth 9, alpha −∞, beta +∞) → (41, Some(3))
          alpha_beta(depth 8, alpha −∞, beta +∞) → (44, Some(1))
            alpha_beta(depth 7, alpha −∞, beta +∞) → (44, None)
            alpha_beta(depth 7, alpha 44, beta +∞) → (30, None)
            alpha_beta(depth 7, alpha 44, beta +∞) → (42, None)
          alpha_beta(depth 8, alpha −∞, beta 44) → (52, Some(1))
            alpha_beta(depth 7, alpha −∞, beta 44) → (52, None)
          alpha_beta(depth 8, alpha −∞, beta 44) → (41, Some(1))
            alpha_beta(depth 7, alpha −∞, beta 44) → (41, None)
            alpha_beta(depth 7, alpha 41, beta 44) → (20, None)
        "
    );
}

#[test]
fn what_is_known_exactly_is_a_value_and_a_bound_is_none() {
    let value = |held| {
        let tree = tree("[40, 35, 50]");
        let (_, trace) = call_trace::record(|| cut(&tree, Player::Second, held));
        trace.tree().calls[0].number
    };
    assert_eq!([value(30), value(44)], [Some(35), None]);
}

#[test]
fn a_deep_cut() {
    assert_snapshot!(
        alpha_beta_on("[5, [[[4, 9], 8], 7]]"),
        @r"
        [5, [[[4, ×], 8], 7]]
        alpha_beta(depth 9, alpha −∞, beta +∞) → (7, Some(2))
          alpha_beta(depth 8, alpha −∞, beta +∞) → (5, None)
          alpha_beta(depth 8, alpha 5, beta +∞) → (7, Some(2))
            alpha_beta(depth 7, alpha 5, beta +∞) → (8, Some(2))
              alpha_beta(depth 6, alpha 5, beta +∞) → (4, Some(1))
                alpha_beta(depth 5, alpha 5, beta +∞) → (4, None)
              alpha_beta(depth 6, alpha 5, beta +∞) → (8, None)
            alpha_beta(depth 7, alpha 5, beta 8) → (7, None)
        "
    );
}

#[test]
fn an_extra_turn() {
    assert_snapshot!(
        alpha_beta_on("[{3, 5}, [2, 7]]"),
        @r"
        [{3, 5}, [2, ×]]
        alpha_beta(depth 9, alpha −∞, beta +∞) → (5, Some(1))
          alpha_beta(depth 8, alpha −∞, beta +∞) → (5, Some(2))
            alpha_beta(depth 7, alpha −∞, beta +∞) → (3, None)
            alpha_beta(depth 7, alpha 3, beta +∞) → (5, None)
          alpha_beta(depth 8, alpha 5, beta +∞) → (2, Some(1))
            alpha_beta(depth 7, alpha 5, beta +∞) → (2, None)
        "
    );
}

#[test]
fn negamax_sees_every_value_from_the_movers_side() {
    let tree = tree("[[44, 61], [40, 35]]");
    let board = TreeBoard::new(&tree);
    assert_snapshot!(
        drawn(|| negamax(&board, 9, -Value::MAX, Value::MAX)),
        @r"
        negamax(depth 9, alpha −∞, beta +∞) → (44, Some(1))
          negamax(depth 8, alpha −∞, beta +∞) → (-44, Some(1))
            negamax(depth 7, alpha −∞, beta +∞) → (44, None)
            negamax(depth 7, alpha −∞, beta 44) → (61, None)
          negamax(depth 8, alpha −∞, beta -44) → (-40, Some(1))
            negamax(depth 7, alpha 44, beta +∞) → (40, None)
        "
    );
}

#[test]
fn a_table_answers_for_a_position_that_was_met_before() {
    let board = Watched::new(WinDrawLoss(position("...O.XOXX")));
    let (low, high) = (Value::MIN, Value::MAX);
    assert_snapshot!(drawn(|| with_table(
        &board,
        9,
        low,
        high,
        &mut Table::new()
    )));
}

#[test]
fn the_two_functions_take_turns() {
    let mut grid = Grid::of(position("XXOOOX..."), Side::Human);
    assert_snapshot!(
        drawn(|| find_human_move(&mut grid, -1, 1)),
        @r"
        find_human_move(alpha -1, beta 1) → (0, Some(7))
          find_computer_move(alpha -1, beta 1) → (0, Some(8))
            find_human_move(alpha -1, beta 1) → (0, Some(9))
              find_computer_move(alpha -1, beta 1) → (0, None)
            find_human_move(alpha 0, beta 1) → (0, Some(8))
              find_computer_move(alpha 0, beta 1) → (0, None)
          find_computer_move(alpha -1, beta 0) → (1, Some(7))
          find_computer_move(alpha -1, beta 0) → (1, Some(7))
        "
    );
}

/// The calls from the empty board, with the human first and with the computer first.
#[rstest]
#[case::the_old_beta((-1, 1), old_beta::find_human_move, old_beta::find_computer_move, [10_355, 4_669])]
#[case::repaired((-1, 1), find_human_move, find_computer_move, [4_493, 4_493])]
#[case::the_old_beta_in_a_wider_window((-2, 2), old_beta::find_human_move, old_beta::find_computer_move, [13_434, 6_229])]
#[case::repaired_in_a_wider_window((-2, 2), find_human_move, find_computer_move, [4_815, 4_815])]
fn a_wider_window_at_the_root_takes_more_calls(
    #[case] (alpha, beta): (Value, Value),
    #[case] humans: Half,
    #[case] computers: Half,
    #[case] wanted: [usize; 2],
) {
    let calls = |half: Half| {
        let search = || half(&mut Grid::new(), alpha, beta);
        call_trace::record(search).1.calls()
    };
    assert_eq!([humans, computers].map(calls), wanted);
}

#[test]
fn deepening_begins_again_at_each_depth() {
    let tree = tree("[3:[4:[2, 9], 5:[8, 9]], 7:[1:[6, 2], 8:[9, 1]]]");
    let board = TreeBoard::new(&tree);
    assert_snapshot!(
        drawn(|| deepening(&board, 3, &Clock::boards(10))),
        @r"
        alpha_beta(depth 1, alpha −∞, beta +∞) → (7, Some(2))
          alpha_beta(depth 0, alpha −∞, beta +∞) → (3, None)
          alpha_beta(depth 0, alpha 3, beta +∞) → (7, None)
        alpha_beta(depth 2, alpha −∞, beta +∞) → (4, Some(1))
          alpha_beta(depth 1, alpha −∞, beta +∞) → (4, Some(1))
            alpha_beta(depth 0, alpha −∞, beta +∞) → (4, None)
            alpha_beta(depth 0, alpha −∞, beta 4) → (5, None)
          alpha_beta(depth 1, alpha 4, beta +∞) → (1, Some(1))
            alpha_beta(depth 0, alpha 4, beta +∞) → (1, None)
        alpha_beta(depth 3, alpha −∞, beta +∞) → (9, Some(1))
          alpha_beta(depth 2, alpha −∞, beta +∞) → (9, Some(1))
            alpha_beta(depth 1, alpha −∞, beta +∞) → (9, Some(2))
              alpha_beta(depth 0, alpha −∞, beta +∞) → (2, None)
              alpha_beta(depth 0, alpha 2, beta +∞) → (9, None)
        "
    );
}

/// The second move is asked whether it is better than 4, and searched again since it is; the third is not better than 7.
#[test]
fn a_null_window_asks_before_it_searches() {
    let tree = tree("[4, [[5, 7], 8], [[9, 6], 3]]");
    let board = TreeBoard::new(&tree);
    assert_snapshot!(drawn(|| null_window(&board, 3, Value::MIN, Value::MAX)));
}

/// One line a call, indented by its depth.
fn drawn<R>(program: impl FnOnce() -> R) -> String {
    diagnosis::call_lines(program, diagnosis::named_args)
        .replace("-2147483648", "−∞")
        .replace("-2147483647", "−∞")
        .replace("2147483647", "+∞")
}
