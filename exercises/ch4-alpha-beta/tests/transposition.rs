//! alphabeta-9: `transposition`, what is stored and when it answers.

mod common;

use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Bound, Probe, Table, with_table};
use common::{OPEN, minus, positions, spaced};
use game::{Board, Ordered, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

type Positions = Table<Bits>;

/// A table that holds what a search of the empty board returned.
fn holding(depth: u32, (alpha, beta): (Value, Value), value: Value) -> Positions {
    let mut table = Table::new();
    table.store(&Bits::new(), depth, alpha, beta, (value, Cell::new(5)));
    table
}

fn open(alpha: Value, beta: Value) -> Probe<Cell> {
    Probe::Open { alpha, beta }
}

#[rstest]
#[case::between((-2, 2), 0, Bound::Exact)]
#[case::at_beta((-2, 1), 1, Bound::AtLeast)]
#[case::above_beta((-2, 1), 4, Bound::AtLeast)]
#[case::at_alpha((0, 2), 0, Bound::AtMost)]
#[case::below_alpha((0, 2), -3, Bound::AtMost)]
#[case::nothing_is_outside_an_open_window(OPEN, -9, Bound::Exact)]
fn what_is_kept_says_what_the_value_means(
    #[case] window: (Value, Value),
    #[case] value: Value,
    #[case] want: Bound,
) {
    let table = holding(9, window, value);
    let Some(entry) = table.entry(&Bits::new()) else {
        panic!("nothing was kept: put an entry into the table.")
    };
    let (alpha, beta) = window;
    assert_eq!(
        entry.bound,
        want,
        "{}",
        minus(&format!(
            "a search with the window [{alpha}, {beta}] returned {value}: that is {want:?}. At a \
             cut only a bound was known."
        ))
    );
    let kept = (entry.depth, entry.value, entry.recommended);
    assert_eq!(
        kept,
        (9, value, Cell::new(5)),
        "depth, value and move are kept as they are."
    );
}

#[rstest]
#[case::deep_enough(9, 9, true)]
#[case::deeper(9, 4, true)]
#[case::not_deep_enough(2, 9, false)]
fn a_shallow_answer_does_not_serve_a_deep_question(
    #[case] looked: u32,
    #[case] asked: u32,
    #[case] answers: bool,
) {
    let probe = holding(looked, OPEN, 0).probe(&Bits::new(), asked, -2, 2);
    let want = if answers {
        Probe::Answer(0, Cell::new(5))
    } else {
        open(-2, 2)
    };
    assert_eq!(
        probe, want,
        "an entry of depth {looked} was asked at depth {asked}, and you say {probe:?}: it serves \
         questions as deep as itself, or less deep."
    );
}

#[test]
fn an_empty_table_leaves_the_window_as_it_is() {
    let probe = Positions::new().probe(&Bits::new(), 9, -1, 1);
    assert_eq!(
        probe,
        open(-1, 1),
        "nothing is known, so the search goes on as it was."
    );
}

#[rstest]
#[case::exact((-9, 9), 3, (0, 5), Probe::Answer(3, Cell::new(5)))]
#[case::exact_outside((-9, 9), 3, (4, 5), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_enough((-9, 3), 3, (0, 2), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_beta((-9, 3), 3, (0, 3), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_narrows((-9, 3), 3, (0, 5), open(3, 5))]
#[case::at_least_nothing_new((-9, 3), 3, (4, 5), open(4, 5))]
#[case::at_most_enough((3, 9), 3, (4, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_alpha((3, 9), 3, (3, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_narrows((3, 9), 3, (0, 5), open(0, 3))]
#[case::at_most_nothing_new((3, 9), 3, (0, 2), open(0, 2))]
fn a_bound_answers_or_narrows(
    #[case] stored: (Value, Value),
    #[case] value: Value,
    #[case] (alpha, beta): (Value, Value),
    #[case] want: Probe<Cell>,
) {
    let table = holding(9, stored, value);
    let known = table.entry(&Bits::new()).map(|entry| entry.bound);
    let probe = table.probe(&Bits::new(), 9, alpha, beta);
    assert_eq!(
        probe, want,
        "{value} is known as {known:?}, and the window is [{alpha}, {beta}]: \"at least\" raises \
         alpha, \"at most\" lowers beta, and it answers only where they meet."
    );
}

#[rstest]
#[case::who_wins((-1, 1), 1_764)]
#[case::open(OPEN, 1_981)]
fn with_a_table_most_of_tic_tac_toe_is_known_already(
    #[case] (alpha, beta): (Value, Value),
    #[case] suffice: usize,
) {
    let watched = Watched::new(WinDrawLoss(Bits::new()));
    let order = Ordered::new(watched.clone(), centre_first);
    let (value, _) = with_table(&order, 9, alpha, beta, &mut Table::new());
    // A board that the table answers for is asked nothing but whether it is done: peeked at.
    let counts = watched.tree().counts();
    let calls = counts.nodes + counts.peeked;
    assert_eq!(
        value, 0,
        "value {value}, not 0: at a cut only a bound was known, and a bound is no value."
    );
    let thought = match calls {
        6_323 | 7_275 => "The table saved nothing: is anything kept, and is it found again?",
        1_999 => "A bound that does not answer still narrows the window.",
        _ => "Is every answer used that the table can give?",
    };
    assert!(
        calls <= suffice,
        "{} calls, {} suffice, hits counted. {thought}",
        spaced(calls),
        spaced(suffice)
    );
}

#[test]
fn on_every_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let want = look_ahead(&board, 9);
        let got = with_table(&board, 9, Value::MIN, Value::MAX, &mut Table::new());
        assert_eq!(
            got, want,
            "{board:?} gives {got:?}, not {want:?}: at a cut only a bound was known."
        );
    }
}

#[test]
fn one_table_may_serve_many_questions() {
    let mut table = Table::new();
    let boards: Vec<Bits> = positions(5);
    for (alpha, beta) in [(-1, 0), (0, 1), (-4, 3), OPEN] {
        for depth in [1, 2, 9] {
            for board in &boards {
                let left = board.legal_moves().count() as u32;
                let (want, _) = look_ahead(board, depth);
                let (got, _) = with_table(board, depth, alpha, beta, &mut table);
                let is_true = match got {
                    _ if got <= alpha => want <= got,
                    _ if got >= beta => want >= got,
                    _ => want == got,
                };
                // What looked to the end of the game may answer where less was asked.
                let (end, _) = look_ahead(board, left);
                let by_the_end =
                    got <= alpha && end <= got || got >= beta && end >= got || end == got;
                assert!(
                    is_true || by_the_end,
                    "{board:?} to depth {depth} is {want}, and with the window [{alpha}, {beta}] you \
                     say {got}: does what was kept answer this question?"
                );
            }
        }
    }
}
