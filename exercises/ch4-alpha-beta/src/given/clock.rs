//! A limit for a search, and a board that keeps it. Given: nothing to write here.

use std::cell::Cell;
use std::fmt;
use std::time::{Duration, Instant};

use call_trace::{TIME_IS_UP, note};
use game::Board;

/// How much a search may do. Once the time is up it stays up.
#[derive(Debug)]
pub struct Clock {
    boards: Cell<u64>,
    deadline: Option<Instant>,
    up: Cell<bool>,
}

impl Clock {
    /// A number of boards that may be played: the same on every machine, so good for tests.
    pub fn boards(boards: u64) -> Self {
        Self {
            boards: Cell::new(boards),
            deadline: None,
            up: Cell::new(false),
        }
    }

    /// A time that may pass from now on.
    pub fn time(time: Duration) -> Self {
        Self {
            deadline: Instant::now().checked_add(time),
            ..Self::boards(u64::MAX)
        }
    }

    /// Whether the time is up.
    pub fn is_up(&self) -> bool {
        self.up.get()
    }

    /// Pays for one board.
    fn tick(&self) {
        let late = self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline);
        match self.boards.get().checked_sub(1) {
            Some(left) if !late => self.boards.set(left),
            _ => {
                let was_up = self.up.replace(true);
                if !was_up {
                    note(TIME_IS_UP);
                }
            }
        }
    }
}

/// Another board, every move on it paid for at a clock. When the time is up, every game is over at
/// once, so that a search that knows nothing of clocks comes back; what it says then is worthless.
#[derive(Clone)]
pub struct Timed<'c, B> {
    board: B,
    clock: &'c Clock,
}

impl<'c, B: Board> Timed<'c, B> {
    /// The board, limited by the clock.
    pub fn new(board: B, clock: &'c Clock) -> Self {
        Self { board, clock }
    }

    /// The board that a move leads to, paid for.
    fn after(&self, board: B) -> Self {
        self.clock.tick();
        Self {
            board,
            clock: self.clock,
        }
    }
}

impl<B: Board> Board for Timed<'_, B> {
    // Everything else is asked of the board within. A move that is no longer offered cannot be tried:
    // `try_play`, as `Board` provides it, looks among the legal moves.
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

// The clock goes on; the position is the same.
impl<B: Board> fmt::Debug for Timed<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Timed").field(&self.board).finish()
    }
}
