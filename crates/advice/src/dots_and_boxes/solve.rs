//! Exact results about a position, if they can be found in time.

use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use dots_solver::{Limits, Options, Progress, Solver};
use game::{Board, Value};

use crate::Say;

/// The value of every open line: the margin of the first player at the end.
pub type Values = Vec<(Line, Value)>;

/// The limit for an attempt: a position with more open lines cannot be solved in seconds. A failed attempt is not wasted, since
/// it makes the next position easier.
const TOO_MANY: u32 = 42;

/// Solves positions of one game, and stores the results.
pub struct Oracle {
    size: Size,
    /// The memory limit of the solver in bytes.
    memory: usize,
    /// Created on first use, because the allocation takes a moment.
    solver: Option<Solver>,
    /// The number of open lines at the last failure, or `None` if no attempt has failed.
    failed_at: Option<u32>,
}

/// After a failure, the number of further lines to be drawn before another attempt to judge every line.
const PAUSE: u32 = 3;

/// The value of a position, and all lines that keep it.
pub struct Solved {
    /// The margin of the first player at the end.
    pub value: Value,
    /// The lines, in the order of their numbers.
    pub best: Vec<Line>,
}

impl Oracle {
    /// Creates an oracle without results. The solver may use this many bytes.
    pub fn new(size: Size, memory: usize) -> Self {
        Self {
            size,
            memory,
            solver: None,
            failed_at: None,
        }
    }

    /// Returns the value and the best lines, or `None` if the time does not suffice.
    pub fn solve(&mut self, board: &Dots, time: Duration, say: Say<'_>) -> Option<Solved> {
        let report = |progress: &Progress| say(searched("solves what is left", progress));
        let limits = limits(board, time)?.report(&report);
        say("solves what is left".to_owned());
        let solution = self.solver().solve(board, limits).ok();
        self.remember(board, solution.is_some());
        let solution = solution?;
        Some(Solved {
            value: solution.value,
            best: solution.best_moves,
        })
    }

    /// Returns the values of all lines, or `None` if the time does not suffice.
    pub fn values(&mut self, board: &Dots, time: Duration, say: Say<'_>) -> Option<Values> {
        let open = board.open().count_ones();
        if self.failed_at.is_some_and(|failed| open + PAUSE > failed) {
            return None;
        }
        let report = |progress: &Progress| say(searched("judges every line", progress));
        let limits = limits(board, time)?.report(&report);
        say("judges every line".to_owned());
        let solver = self.solver();
        let values = board.legal_moves().map(|line| {
            let (value, _) = solver.value(&board.play(line), limits).ok()?;
            Some((line, value))
        });
        let values: Option<Values> = values.collect();
        self.remember(board, values.is_some());
        values
    }

    fn remember(&mut self, board: &Dots, was_solved: bool) {
        self.failed_at = match was_solved {
            true => None,
            false => Some(board.open().count_ones()),
        };
    }

    fn solver(&mut self) -> &Solver {
        let (size, memory) = (self.size, self.memory);
        self.solver.get_or_insert_with(|| {
            let options = Options {
                memory,
                ..Options::default()
            };
            Solver::new(size, options)
        })
    }
}

fn limits<'l>(board: &Dots, time: Duration) -> Option<Limits<'l>> {
    let few = board.open().count_ones() <= TOO_MANY;
    few.then(|| Limits::none().until(Instant::now() + time))
}

/// Describes the current work and the number of nodes so far.
fn searched(what: &str, progress: &Progress) -> String {
    let thousands = progress.nodes / 1000;
    match thousands {
        0..1000 => format!("{what}, {thousands} thousand nodes"),
        _ => format!("{what}, {} million nodes", thousands / 1000),
    }
}
