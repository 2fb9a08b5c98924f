//! A limit for a search, and a board that obeys it. Given: you write no code here.

use std::cell::Cell;
use std::fmt;
use std::time::{Duration, Instant};

use call_trace::{TIME_IS_UP, note};
use game::Board;

/// The limit of a search. Once the time is up, it remains up.
#[derive(Debug)]
pub struct Clock {
    boards: Cell<u64>,
    deadline: Option<Instant>,
    up: Cell<bool>,
}

impl Clock {
    /// Limits the number of boards that may be played. The limit is the same on every machine, so
    /// it is good for tests.
    pub fn boards(boards: u64) -> Self {
        Self {
            boards: Cell::new(boards),
            deadline: None,
            up: Cell::new(false),
        }
    }

    /// Limits the time from now on.
    pub fn time(time: Duration) -> Self {
        Self {
            deadline: Instant::now().checked_add(time),
            ..Self::boards(u64::MAX)
        }
    }

    /// Returns whether the time is up.
    pub fn is_up(&self) -> bool {
        self.up.get() || self.is_late()
    }

    fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Counts one board against the limit.
    fn tick(&self) {
        match self.boards.get().checked_sub(1) {
            Some(left) if !self.is_late() => self.boards.set(left),
            _ => {
                let was_up = self.up.replace(true);
                if !was_up {
                    note(TIME_IS_UP);
                }
            }
        }
    }
}

/// A board that counts every move on a clock. When the time is up, every game is over at once, so
/// even a search without any code for clocks returns. Its result is then worthless.
#[derive(Clone)]
pub struct Timed<'c, B> {
    board: B,
    clock: &'c Clock,
}

impl<'c, B: Board> Timed<'c, B> {
    /// Limits a board by a clock.
    pub fn new(board: B, clock: &'c Clock) -> Self {
        Self { board, clock }
    }

    /// Returns the board after a move, and counts it.
    fn after(&self, board: B) -> Self {
        self.clock.tick();
        Self {
            board,
            clock: self.clock,
        }
    }
}

impl<B: Board> Board for Timed<'_, B> {
    // The board within provides all other methods. A move that is no longer offered cannot be
    // tried: the default `try_play` of `Board` searches the legal moves.
    game::pass_on!(board: B, except legal_moves, done, try_play);

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        let moves = self.board.legal_moves();
        moves.take_while(|_| !self.clock.is_up())
    }

    fn done(&self) -> bool {
        self.clock.is_up() || self.board.done()
    }
}

impl<B: Board> fmt::Display for Timed<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

// Without the clock, which changes while the position remains the same.
impl<B: Board> fmt::Debug for Timed<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Timed").field(&self.board).finish()
    }
}
