//! Compares the solver's values with searches that use none of its tricks.

use std::collections::HashMap;

use alpha_beta::alpha_beta::alpha_beta;
use connect_four::bits::Bits;
use connect_four::board::ConnectFour;
use connect_four::size::Size;
use connect_four::solver::Solver;
use game::{Board, Player, Value, WinDrawLoss};

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

#[test]
fn late_positions_of_7x6_have_the_value_that_alpha_beta_finds() {
    let mut solver = Solver::new(18);
    let mut tried = 0;
    for seed in 0.. {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut board = ConnectFour::new(Size::USUAL);
        while !board.done() && board.moves_done < 32 {
            let moves: Vec<_> = board.legal_moves().collect();
            board = board.play(moves[chance.usize(..moves.len())]);
        }
        if board.done() {
            continue;
        }
        let plain = alpha_beta(&WinDrawLoss(Bits::from(&board)), 10, Value::MIN, Value::MAX).0;
        assert_eq!(solver.solve(&board).value, plain, "{board}");
        tried += 1;
        if tried == 300 {
            return;
        }
    }
}

#[test]
fn lines_are_counted_on_a_finished_board_as_well() {
    let board: ConnectFour = "4x4 1213141".parse().unwrap();
    assert!(board.done());
    assert!(connect_four::evaluate::open_lines(&board) > 0);
}
