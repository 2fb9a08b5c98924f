//! What is said about a move: how good it was, and what would have been better.

use std::collections::HashMap;

use game::{Board, Value};
use tic_tac_toe::analysis::{Verdict, assess, value_of};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::picture::mark;
use super::table::Made;
use super::words::list;
use crate::style::{BAD, GOOD, WARN, paint};

/// A verdict in words.
#[derive(Debug, Clone)]
pub(super) struct Comment {
    pub(super) verdict: Verdict,
    pub(super) text: String,
}

/// Judges moves. What a position is worth is worked out once.
#[derive(Default)]
pub(super) struct Analyst {
    known: HashMap<Bits, Value>,
}

impl Analyst {
    /// Judges a move before it is made.
    pub(super) fn comment(&mut self, board: &Bits, cell: Cell) -> Comment {
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
        let better = list(&self.with_value(board, best), "or");
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
        let better = list(&self.with_outcome(board, best.signum()), "or");
        let now = match after {
            0 => "now it is a draw".to_owned(),
            _ => format!("now {} can win", mark(board.to_move().other())),
        };
        match best {
            0 => format!("Throws away a draw: {better} keeps it, {now}."),
            _ => format!("Throws away a win: {better} wins, {now}."),
        }
    }

    /// The moves that lead to a value for which this holds.
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

/// The number of the move that wins, from the value of the win.
fn end(value: Value) -> Value {
    10 - value.abs()
}

impl Comment {
    /// With a sign in front, for the terminal.
    pub(super) fn line(&self) -> String {
        let sign = match self.verdict {
            Verdict::Best => paint(GOOD, "✓"),
            Verdict::KeepsTheOutcome => paint(WARN, "~"),
            Verdict::ThrowsAwayAWin | Verdict::ThrowsAwayADraw => paint(BAD, "✗"),
        };
        format!("  {sign} {}", self.text)
    }
}

/// Who gave what away in a game.
pub(super) fn summary(moves: &[Made]) -> String {
    let given = moves.iter().filter_map(|made| {
        let what = match made.comment.as_ref()?.verdict {
            Verdict::Best | Verdict::KeepsTheOutcome => return None,
            Verdict::ThrowsAwayAWin => "a win",
            Verdict::ThrowsAwayADraw => "a draw",
        };
        Some(format!(
            "{} gave away {what} with {}",
            mark(made.player),
            made.cell
        ))
    });
    let given: Vec<String> = given.collect();
    if given.is_empty() {
        "Nobody gave anything away.".to_owned()
    } else {
        format!("{}.", given.join("; "))
    }
}
