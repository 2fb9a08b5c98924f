//! Compares the solver's values with searches that use none of its tricks.

use std::collections::HashMap;

use alpha_beta::alpha_beta::alpha_beta;
use connect_four::bits::Bits;
use connect_four::board::ConnectFour;
use connect_four::order::centre_first;
use connect_four::size::Size;
use connect_four::solver::Solver;
use game::{Board, Ordered, Player, Value, WinDrawLoss};
use rstest::rstest;

use crate::late::late_positions;

/// Minimax with a memo.
fn value(board: &WinDrawLoss<Bits>, known: &mut HashMap<Bits, Value>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    if let Some(&value) = known.get(&board.0) {
        return value;
    }
    let values: Vec<Value> = board
        .legal_moves()
        .map(|mv| value(&board.play(mv), known))
        .collect();
    let best = match board.to_move() {
        Player::First => values.into_iter().max(),
        Player::Second => values.into_iter().min(),
    };
    let best = best.expect("a game that is not over has moves");
    known.insert(board.0, best);
    best
}

#[test]
fn all_positions_of_4x4_have_the_value_that_minimax_finds() {
    let size = Size::new(4, 4).unwrap();
    let mut known = HashMap::new();
    value(&WinDrawLoss(Bits::new(size)), &mut known);
    assert_eq!(known.len(), 134_289);
    let mut solver = Solver::new(16);
    for (&bits, &value) in &known {
        let found = solver.solve(&ConnectFour::from(bits)).value;
        assert_eq!(found, value, "{bits}");
    }
}

/// Alpha-beta to the end of the game with the full window, the middle columns first.
fn plain(board: &ConnectFour) -> Value {
    let rank = |_: &Bits, column| centre_first(board.size, column);
    let depth = board.size.squares() - board.moves_done;
    let board = WinDrawLoss(Ordered::new(Bits::from(board), rank));
    alpha_beta(&board, depth, Value::MIN, Value::MAX).0
}

#[rstest]
#[case::some(1_000)]
#[ignore = "with --release, two minutes"]
#[case::all(10_000)]
fn late_positions_of_7x6_have_the_value_that_alpha_beta_finds(#[case] positions: usize) {
    let mut solver = Solver::new(18);
    for board in late_positions().take(positions) {
        assert_eq!(solver.solve(&board).value, plain(&board), "{board}");
    }
}

/// The winners on small boards. John Tromp found them (*John's Connect Four Playground*, tromp.github.io/c4/c4.html). Christophe
/// Steininger's solver found the same values, and his table is the source of these lines (github.com/ChristopheSteininger/c4).
#[rstest]
#[case("4x4", 0)]
#[case("5x4", 0)]
#[case("6x4", -1)]
#[case("7x4", 0)]
#[case("4x5", 0)]
#[case("5x5", 0)]
#[case("6x5", 0)]
#[case("4x6", 0)]
#[case("5x6", 0)]
#[ignore = "21 million nodes: with --release, five seconds"]
#[case("7x5", 0)]
#[ignore = "66 million nodes: with --release, fifteen seconds"]
#[case("6x6", -1)]
fn small_boards_have_the_published_value(#[case] size: Size, #[case] value: Value) {
    let found = Solver::new(22).solve(&ConnectFour::new(size));
    assert_eq!(found.value, value);
}

#[test]
fn lines_are_counted_on_a_finished_board_as_well() {
    let board: ConnectFour = "4x4 1213141".parse().unwrap();
    assert!(board.done());
    assert!(connect_four::evaluate::open_lines(&board) > 0);
}
