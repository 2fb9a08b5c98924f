//! Remarks on a move: how good it was, and which move would have been better.

use std::collections::HashMap;

use game::{Board, Value};
use textfmt::listed_by;
use tic_tac_toe::analysis::{Verdict, assess, value_of};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::mark;
use crate::remark::{Remark, Sign};

/// A verdict in words.
#[derive(Debug, Clone)]
pub struct Comment {
    /// The quality of the move.
    pub verdict: Verdict,
    /// The same verdict in a sentence.
    pub text: String,
}

/// Judges moves. It computes the value of each position only once.
#[derive(Debug, Default)]
pub struct Analyst {
    known: HashMap<Bits, Value>,
}

impl Analyst {
    /// Judges a move before it is made.
    pub fn comment(&mut self, board: &Bits, cell: Cell) -> Comment {
        let verdict = assess(board, cell, &mut self.known);
        let text = match verdict {
            Verdict::Best => self.best(board, cell),
            Verdict::KeepsTheOutcome => self.keeps(board, cell),
            Verdict::ThrowsAwayAWin | Verdict::ThrowsAwayADraw => self.throws_away(board, cell),
        };
        Comment { verdict, text }
    }

    fn best(&mut self, board: &Bits, cell: Cell) -> String {
        let value = value_of(board, &mut self.known);
        let next = board.play(cell);
        let mover = mark(board.to_move());
        let other = mark(board.to_move().other());
        let only = self.with_outcome(board, value.signum()).len() == 1;
        match value {
            0 if board.legal_moves().count() == 1 => "Best: no other cell is left.".to_owned(),
            0 if only => "Best: no other move keeps the draw.".to_owned(),
            0 => "Best: it keeps the draw.".to_owned(),
            _ if next.winner().is_some() => "Best: it wins.".to_owned(),
            _ if board.better(value, 0) => {
                format!("Best: {mover} wins with move {} at the latest.", end(value))
            }
            _ => format!(
                "Best there is: {other} can win all the same, but not before move {}.",
                end(value)
            ),
        }
    }

    fn keeps(&mut self, board: &Bits, cell: Cell) -> String {
        let best = value_of(board, &mut self.known);
        let value = value_of(&board.play(cell), &mut self.known);
        let better = listed_by(&self.with_value(board, best), "or");
        if board.better(best, 0) {
            format!(
                "Keeps the win, but later, with move {}: {better} wins with move {}.",
                end(value),
                end(best)
            )
        } else {
            format!(
                "Loses, as every move does, but sooner, with move {}: {better} holds out until move {}.",
                end(value),
                end(best)
            )
        }
    }

    fn throws_away(&mut self, board: &Bits, cell: Cell) -> String {
        let best = value_of(board, &mut self.known);
        let after = value_of(&board.play(cell), &mut self.known);
        let better = listed_by(&self.with_outcome(board, best.signum()), "or");
        let now = match after {
            0 => "now it is a draw".to_owned(),
            _ => format!("now {} can win", mark(board.to_move().other())),
        };
        match best {
            0 => format!("Throws away a draw: {better} keeps it, {now}."),
            _ => format!("Throws away a win: {better} wins, {now}."),
        }
    }

    /// Returns the moves whose value satisfies `holds`.
    fn moves(&mut self, board: &Bits, holds: impl Fn(Value) -> bool) -> Vec<Cell> {
        let moves = board.legal_moves();
        moves
            .filter(|cell| holds(value_of(&board.play(*cell), &mut self.known)))
            .collect()
    }

    fn with_value(&mut self, board: &Bits, wanted: Value) -> Vec<Cell> {
        self.moves(board, |value| value == wanted)
    }

    fn with_outcome(&mut self, board: &Bits, wanted: Value) -> Vec<Cell> {
        self.moves(board, |value| value.signum() == wanted)
    }
}

/// Returns the number of the winning move, from the value of the win.
pub(super) fn end(value: Value) -> Value {
    10 - value.abs()
}

impl Comment {
    /// Returns the comment with the matching sign.
    pub fn remark(self) -> Remark {
        let (sign, gave) = match self.verdict {
            Verdict::Best => (Sign::Good, None),
            Verdict::KeepsTheOutcome => (Sign::Fair, None),
            Verdict::ThrowsAwayAWin => (Sign::Bad, Some("a win")),
            Verdict::ThrowsAwayADraw => (Sign::Bad, Some("a draw")),
        };
        Remark {
            sign,
            text: self.text,
            gave: gave.map(str::to_owned),
        }
    }
}
