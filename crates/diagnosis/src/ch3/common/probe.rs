//! A wrapper that counts the boards a search plays.

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use game::Board;

use super::spaced;

/// The moves in the whole tree of tic-tac-toe.
const ALL: usize = 549_945;
/// The limit of a search. It may play each board twice, once to look at it and once to pass it on. A search
/// that plays more has searched a board again.
const MOST: usize = 2 * ALL;

/// Describes a search that exceeded the limit.
pub(crate) fn too_many() -> String {
    format!(
        "played more than {} moves, but should play at most {}",
        spaced(MOST),
        spaced(ALL)
    )
}

/// A board with a counter that all boards played from it share. Two probes are equal if their boards are.
#[derive(Clone)]
pub(crate) struct Probe<B> {
    pub(crate) board: B,
    played: Rc<Cell<u64>>,
    /// Moves from the first board to this one.
    at: u32,
    /// The largest `at` so far.
    deepest: Rc<Cell<u32>>,
}

impl<B> Probe<B> {
    pub(crate) fn new(board: B) -> Self {
        Self {
            board,
            played: Rc::default(),
            at: 0,
            deepest: Rc::default(),
        }
    }

    /// Returns the number of visited boards: this one, and all that were played.
    pub(crate) fn visits(&self) -> u64 {
        self.played.get() + 1
    }

    /// Returns the distance in moves from this board to the deepest board visited.
    pub(crate) fn looked_ahead(&self) -> u32 {
        self.deepest.get() - self.at
    }

    fn after(&self, board: B) -> Self {
        self.played.set(self.played.get() + 1);
        assert!(
            self.played.get() <= MOST as u64,
            "Your search {}.\nA search of the whole game needs no more moves. Check whether your \
             search repeats a board.",
            too_many()
        );
        let at = self.at + 1;
        self.deepest.set(self.deepest.get().max(at));
        Self {
            board,
            played: Rc::clone(&self.played),
            at,
            deepest: Rc::clone(&self.deepest),
        }
    }
}

impl<B: Board> Board for Probe<B> {
    game::pass_on!(board: B);
}

impl<B: PartialEq> PartialEq for Probe<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Eq> Eq for Probe<B> {}

impl<B: Hash> Hash for Probe<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

/// Shows only the board: drawings of the calls contain this text.
impl<B: fmt::Debug> fmt::Debug for Probe<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}

impl<B: fmt::Display> fmt::Display for Probe<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
