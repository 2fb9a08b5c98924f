//! Observes the search of chapter 2: the number of its calls, and its solutions.

use std::cell::{Cell, RefCell};
use std::fmt;

use eight_queens::grid::{Grid, Placement};
use eight_queens::problem::Problem;
use eight_queens::sudoku::{Sudoku, solutions};

/// The maximum number of calls. The reference's puzzles need a few thousand.
const MOST: u64 = 200_000;

/// The result of a search.
pub(super) struct Solved {
    /// The solutions, up to the requested number.
    pub(super) solutions: Vec<Grid>,
    /// The number of calls.
    pub(super) calls: u64,
    /// Whether the search was stopped before it had tried everything.
    pub(super) stopped: bool,
}

/// Searches for two solutions.
pub(super) fn solved(puzzle: &Grid) -> Solved {
    searched(puzzle, 2)
}

/// Returns the number of calls up to the first solution.
pub(super) fn calls_to_the_first(puzzle: &Grid) -> u64 {
    searched(puzzle, 1).calls
}

/// Searches for at most `most` solutions.
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

/// A sudoku that stores its solutions and counts calls: each call of the search checks once whether it is complete.
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
