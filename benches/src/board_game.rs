//! The search of the crate `board-game`, on its own tic-tac-toe. This module needs the feature `all-peers`: the crate has sixty
//! dependencies, among them a generator of chess tables.

use std::cell::Cell;

use ::board_game::ai::minimax::{Heuristic, minimax_value};
use ::board_game::ai::solver::{SolverHeuristic, SolverValue, solve_value};
use ::board_game::games::ttt::TTTBoard;

/// Returns the value of the empty board by board-game's solver: alpha-beta that also looks for the shortest win.
pub fn solver() -> i32 {
    said(solve_value(&TTTBoard::default(), 9))
}

/// As [`solver`], with the number of boards searched.
pub fn solver_counted() -> (i32, u64) {
    let looked_at = CountingHeuristic(Cell::new(0));
    let value = said(minimax_value(&TTTBoard::default(), &looked_at, 9));
    (value, looked_at.0.get())
}

fn said(value: SolverValue) -> i32 {
    match value {
        SolverValue::WinIn(_) => 1,
        SolverValue::LossIn(_) => -1,
        // At depth 9 every game is over, so no result is unknown.
        SolverValue::Draw | SolverValue::Unknown => 0,
    }
}

/// The solver's own heuristic, which the solver calls once per board.
#[derive(Debug)]
struct CountingHeuristic(Cell<u64>);

impl Heuristic<TTTBoard> for CountingHeuristic {
    type V = SolverValue;

    fn value(&self, board: &TTTBoard, length: u32) -> SolverValue {
        self.0.set(self.0.get() + 1);
        SolverHeuristic.value(board, length)
    }

    fn merge(old: SolverValue, new: SolverValue) -> (SolverValue, std::cmp::Ordering) {
        SolverValue::merge(old, new)
    }
}
