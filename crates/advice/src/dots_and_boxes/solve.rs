//! What is known for certain about a position, where that can be found out in time.

use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use dots_solver::{Limits, Options, Progress, Solver};
use game::{Board, Value};

use crate::Say;

/// What every line that can be drawn is worth: the margin of the first player at the end.
pub type Values = Vec<(Line, Value)>;

/// More open lines than this are not solved in seconds: it is not even tried. What is tried in vain
/// is no loss: the next position is easier for it.
const TOO_MANY: u32 = 42;

/// Solves positions of one game, and remembers what it has found out.
pub struct Oracle {
    size: Size,
    /// How much the solver may remember, in bytes.
    memory: usize,
    /// Made when it is first asked: its memory takes a moment to get.
    solver: Option<Solver>,
    /// The number of open lines that was too large the last time; none when it has not failed yet.
    failed_at: Option<u32>,
}

/// To judge every line is not tried again until this number of lines more is drawn.
const PAUSE: u32 = 3;

/// The value of a position, and all lines that keep it.
pub struct Solved {
    /// The margin of the first player at the end.
    pub value: Value,
    /// In the order of their numbers.
    pub best: Vec<Line>,
}

impl Oracle {
    /// Knows nothing yet; of this many bytes the solver may make use.
    pub fn new(size: Size, memory: usize) -> Self {
        Self {
            size,
            memory,
            solver: None,
            failed_at: None,
        }
    }

    /// The value and the best lines; none when they are not found in that time.
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

    /// The values of all lines; none when they are not found in that time.
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

/// What is being done, and how many nodes it has taken so far.
fn searched(what: &str, progress: &Progress) -> String {
    let thousands = progress.nodes / 1000;
    match thousands {
        0..1000 => format!("{what}, {thousands} thousand nodes"),
        _ => format!("{what}, {} million nodes", thousands / 1000),
    }
}
