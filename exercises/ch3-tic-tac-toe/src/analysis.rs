//! What every position is worth, and how good each move of a game was.
//!
//! There are far fewer positions than ways to reach them, so each is worked out once and
//! remembered.
//!
//! You can use the trait [`Board`], and of the memo `known.get(board)` and `known.insert(board.clone(),
//! value)`. `Value` is an `i32`; `signum()` of it is 1, 0 or −1.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

use call_trace::traced;
use game::{Board, Player, Value};

/// What a move was worth, from the side of the player who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No move has a better value.
    Best,
    /// Another move has a better value, but leads to the same end: a win that takes longer, say,
    /// or a loss that comes sooner.
    KeepsTheOutcome,
    /// There was a win, and now there is none.
    ThrowsAwayAWin,
    /// There was a draw, and now the game is lost.
    ThrowsAwayADraw,
}

/// The value of a board when both players look ahead to the end of the game.
///
/// `known` holds what has been worked out so far, and on return also this board and every one
/// that can follow from it, finished ones included, each worked out once. The tests ask for positions of
/// tic-tac-toe and for small games in which a player may move twice, count the boards, and look into
/// `known` afterwards.
#[traced(skip(known))]
pub fn value_of<B: Board + Eq + Hash>(board: &B, known: &mut HashMap<B, Value>) -> Value {
    todo!("what the board is worth when both play to the end")
}

/// What a move was worth: its value is compared with that of the board, which is the value of the
/// best move. First the two ends are compared, a win, a draw or a loss for the player who moves;
/// where they are the same, the values. The tests ask for every move of every position, with a `known`
/// that is empty or holds the values.
pub fn assess<B: Board + Eq + Hash>(
    board: &B,
    mv: B::Move,
    known: &mut HashMap<B, Value>,
) -> Verdict {
    todo!("the verdict on the move")
}

/// The verdict on each move of a game that begins at `start`. Given: nothing to write here.
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
