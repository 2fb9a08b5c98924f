//! The value of every position, and the quality of each move of a game.
//!
//! There are far fewer positions than ways to reach them, so the program computes each value once
//! and stores it.
//!
//! You can use the trait [`Board`], and `known.get(board)` and `known.insert(board.clone(), value)`
//! of the memo. `Value` is an `i32`, and its `signum()` is 1, 0 or −1.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

use call_trace::traced;
use game::{Board, Player, Value};

/// The quality of a move, from the side of the player who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No move has a better value.
    Best,
    /// Another move has a better value, but this one leads to the same outcome. A win may take
    /// longer, for example, or a loss may happen sooner.
    KeepsTheOutcome,
    /// The player could force a win before the move, but not after it.
    ThrowsAwayAWin,
    /// The player could force a draw before the move, but loses after it.
    ThrowsAwayADraw,
}

/// Returns the value of a board if both players look ahead to the end of the game.
///
/// `known` contains the values computed so far. On return it also contains this board and every
/// board that can follow from it, finished ones included, each computed once. The tests use
/// positions of tic-tac-toe and small games in which a player may move twice, count the boards, and
/// check `known` afterwards.
#[traced(skip(known))]
pub fn value_of<B: Board + Eq + Hash>(board: &B, known: &mut HashMap<B, Value>) -> Value {
    todo!("what the board is worth when both play to the end")
}

/// Returns the verdict on a move. It compares the value of the move with the value of the board,
/// which is the value of the best move. It first compares the two outcomes for the player who
/// moves: a win, a draw or a loss. If they are equal, it compares the values. The tests try every
/// move of every position, with a `known` that is empty or already contains the values of all
/// positions.
pub fn assess<B: Board + Eq + Hash>(
    board: &B,
    mv: B::Move,
    known: &mut HashMap<B, Value>,
) -> Verdict {
    todo!("the verdict on the move")
}

/// Returns the verdict on each move of a game that begins at `start`. Given: you write no code
/// here.
pub fn analyse<B: Board + Eq + Hash>(
    start: &B,
    moves: &[B::Move],
) -> Vec<(Player, B::Move, Verdict)> {
    let (mut board, mut known) = (start.clone(), HashMap::new());
    let mut verdicts = Vec::new();
    for &mv in moves {
        verdicts.push((board.to_move(), mv, assess(&board, mv, &mut known)));
        board = board.play(mv);
    }
    verdicts
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Best => "best",
            Self::KeepsTheOutcome => "keeps the outcome",
            Self::ThrowsAwayAWin => "throws away a win",
            Self::ThrowsAwayADraw => "throws away a draw",
        })
    }
}
