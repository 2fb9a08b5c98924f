//! The book's statements about dots and boxes, in exact numbers: the long-chain rule, searches that do not check who moves, the
//! key of a memo, fields of dots and squares, and the questions of the solver.

use call_trace::record;
use counts::ch5_dots_and_boxes::chains::Verdicts;
use counts::ch5_dots_and_boxes::negamax_trap::{Rule, wrong};
use counts::ch5_dots_and_boxes::same_position::{calls, without_a_memo};
use counts::ch5_dots_and_boxes::solver::{STRATEGIES, cost};
use counts::ch5_dots_and_boxes::squares::{Solved, solved};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::endings;
use dots_and_boxes::size::Size;
use dots_and_boxes::solver::solve;
use game::{Board, Value};
use rstest::rstest;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

fn empty(size: &str) -> Dots {
    size.parse().expect("a size")
}

#[rstest]
#[case::two_by_three("2x3", 374, 290, [290, 0, 0])]
#[case::three_by_three("3x3", 2_604, 2_536, [2_456, 0, 80])]
#[case::three_by_four("3x4", 18_150, 17_939, [16_085, 1_790, 64])]
fn the_long_chain_rule_names_the_winner_almost_always(
    #[case] field: &str,
    #[case] all: usize,
    #[case] judged: usize,
    #[case] outcomes: [usize; 3],
) {
    let want = Verdicts {
        all,
        judged,
        outcomes,
    };
    assert_eq!(Verdicts::of(endings(size(field))), want);
}

#[test]
fn adding_the_mover_or_the_score_to_the_memo_key_costs_calls() {
    let board = empty("2x2");
    assert_eq!(calls(&board, |board| board.drawn), [24_577, 4_096]);
    let mover = |board: &Dots| (board.drawn, board.to_move);
    assert_eq!(calls(&board, mover), [24_881, 4_209]);
    let score = |board: &Dots| (board.drawn, board.evaluate());
    assert_eq!(calls(&board, score), [28_633, 5_114]);
    assert_eq!(calls(&board, |board| *board), [29_649, 5_559]);
}

/// The whole tree of 1x1, 1x2 and 2x2: a node for each order of some of the lines.
#[rstest]
#[case(4, 65)]
#[case(7, 13_700)]
#[case(12, 1_302_061_345)]
fn without_a_memo_the_whole_tree_is_visited(#[case] lines: u64, #[case] nodes: u64) {
    assert_eq!(without_a_memo(lines), nodes);
}

/// Out of 1 200 random positions with 7 or 8 open lines.
#[rstest]
#[case::negated_always(Rule::NegateAlways, [[539, 281], [424, 421]])]
#[case::by_level(Rule::ByLevel, [[388, 237], [312, 300]])]
#[case::asks_the_board(Rule::AskTheBoard, [[0, 0], [0, 0]])]
fn only_the_rule_that_asks_the_board_is_never_wrong(
    #[case] rule: Rule,
    #[case] want: [[usize; 2]; 2],
) {
    assert_eq!([7, 8].map(|left| wrong(rule, left)), want);
}

#[rstest]
#[case(2, 3, 0, Some(22), 14)]
#[case(2, 4, 0, Some(171), 39)]
#[case(2, 5, 0, Some(4_558), 152)]
#[case(3, 3, 1, Some(603), 183)]
#[case(3, 4, 0, None, 2_611)]
fn the_searches_agree_on_small_fields(
    #[case] rows: usize,
    #[case] cols: usize,
    #[case] value: i32,
    #[case] look_ahead: Option<usize>,
    #[case] alpha_beta: usize,
) {
    let found = solved(rows, cols, 10);
    let want = Solved {
        value,
        look_ahead,
        alpha_beta,
        ..found
    };
    assert_eq!(found, want);
    assert!(found.with_table <= found.alpha_beta);
}

/// As in the whole chapter, a node is a call, including a call that the table answers.
#[test]
fn calls_answered_by_the_table_are_counted() {
    let fields = [(2, 3, 13), (2, 4, 33), (2, 5, 85), (3, 3, 120), (3, 4, 883)];
    for (rows, cols, calls) in fields {
        let solved = solved(rows, cols, 0);
        assert_eq!(solved.with_table, calls, "{rows}x{cols}");
    }
}

#[rstest]
#[case::one_by_one("1x1", -1, 1, 10, 3)]
#[case::one_by_two("1x2", 0, 2, 106, 22)]
#[case::one_by_three("1x3", -1, 2, 628, 104)]
#[case::one_by_four("1x4", 0, 3, 4_096, 528)]
#[case::two_by_two("2x2", 2, 4, 1_837, 154)]
#[case::two_by_three("2x3", -2, 3, 36_502, 3_519)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn questions_calls_and_positions_are_these(
    #[case] field: &str,
    #[case] value: Value,
    #[case] questions: usize,
    #[case] calls: usize,
    #[case] known: usize,
) {
    let cost = cost(size(field), STRATEGIES[0].1);
    let seen = (cost.value, cost.questions, cost.calls, cost.known);
    assert_eq!(seen, (value, questions, calls, known));
    let (found, trace) = record(|| solve(size(field)));
    assert_eq!((found, trace.calls()), (value, calls));
}

#[rstest]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn every_order_of_questions_finds_the_value(#[values("1x4", "2x2", "2x3")] field: &str) {
    let size = size(field);
    let want = solve(size);
    for (name, strategy) in STRATEGIES {
        assert_eq!(cost(size, strategy).value, want, "{name}");
    }
}
