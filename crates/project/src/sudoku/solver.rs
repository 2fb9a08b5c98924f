//! The search of chapter 2, watched: how many calls it makes, and which solutions it finds.

use std::cell::{Cell, RefCell};
use std::fmt;

use eight_queens::grid::{Grid, Placement};
use eight_queens::problem::Problem;
use eight_queens::sudoku::{Sudoku, solutions};

/// So many calls are made at most. A puzzle of ours needs a few thousand.
const MOST: u64 = 200_000;

/// What the search found.
pub(super) struct Solved {
    /// The solutions, no more than were looked for.
    pub(super) solutions: Vec<Grid>,
    /// How many calls it made.
    pub(super) calls: u64,
    /// Whether it was stopped before it had tried everything.
    pub(super) stopped: bool,
}

/// Looks for two solutions.
pub(super) fn solved(puzzle: &Grid) -> Solved {
    searched(puzzle, 2)
}

/// How many calls are made until the first solution is there.
pub(super) fn calls_to_the_first(puzzle: &Grid) -> u64 {
    searched(puzzle, 1).calls
}

/// Looks for so many solutions.
fn searched(puzzle: &Grid, most: usize) -> Solved {
    let mut watched = Watched {
        sudoku: Sudoku::new(&puzzle.to_string()),
        calls: Cell::new(0),
        found: RefCell::default(),
    };
    solutions(&mut watched, most);
    let calls = watched.calls.get();
    Solved {
        solutions: watched.found.into_inner(),
        calls,
        stopped: calls > MOST,
    }
}

/// A sudoku that counts the calls, each of which asks once whether it is complete, and keeps the solutions.
struct Watched {
    sudoku: Sudoku,
    calls: Cell<u64>,
    found: RefCell<Vec<Grid>>,
}

impl Problem for Watched {
    type Choice = Placement;

    fn is_complete(&self) -> bool {
        self.calls.update(|calls| calls + 1);
        let complete = self.sudoku.is_complete();
        if complete {
            self.found.borrow_mut().push(self.sudoku.grid().clone());
        }
        complete
    }

    fn choices(&self) -> Vec<Placement> {
        match self.calls.get() > MOST {
            true => Vec::new(),
            false => self.sudoku.choices(),
        }
    }

    fn choose(&mut self, choice: Placement) {
        self.sudoku.choose(choice);
    }

    fn take_back(&mut self, choice: Placement) {
        self.sudoku.take_back(choice);
    }
}

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sudoku.fmt(f)
    }
}
