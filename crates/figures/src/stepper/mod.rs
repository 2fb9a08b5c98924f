//! A run, step by step, for a program in a terminal. The steps are its player's steps, in the whole run.

mod calls;
mod search;

use std::ops::Deref;

use boards::Board;
use call_trace::Trace;

use crate::leap::Leap;
use crate::options::TextOptions;
use crate::run::Run;
use crate::steps::{CallSteps, of_whole_search};
use crate::text::{Line, Look};
use search::Search;

/// A run with access to each of its steps.
pub struct Stepper<'t> {
    steps: Box<dyn StepSource + 't>,
    /// For each kind in [`Leap::ALL`], the steps of that kind, to which a user can leap.
    leaps: [Vec<usize>; Leap::ALL.len()],
}

impl<'t> Stepper<'t> {
    /// Prepares a run to be stepped through, in one pass over it.
    pub fn new(trace: &'t Trace) -> Self {
        let run = Run::of(trace);
        let search = run.is_search().then(|| of_whole_search(run.game()));
        let steps: Box<dyn StepSource + 't> = match search.filter(|steps| !steps.is_empty()) {
            Some(steps) => Box::new(Search::new(run, steps)),
            None => Box::new(CallSteps::of(&run)),
        };
        let mut leaps = Leap::ALL.map(|_| Vec::new());
        for step in 0..steps.len() {
            for leap in steps.kinds(step).into_iter().flatten() {
                leaps[leap as usize].push(step);
            }
        }
        Stepper { steps, leaps }
    }

    /// Returns the kinds of steps in this run.
    pub fn leaps(&self) -> impl Iterator<Item = Leap> + '_ {
        let all = Leap::ALL.into_iter();
        all.filter(|&leap| !self.leaps[leap as usize].is_empty())
    }

    /// Returns the first step of a kind after this one.
    pub fn next(&self, leap: Leap, after: usize) -> Option<usize> {
        let steps = &self.leaps[leap as usize];
        let next = steps.partition_point(|&step| step <= after);
        steps.get(next).copied()
    }

    /// Returns the last step of a kind before this one.
    pub fn previous(&self, leap: Leap, before: usize) -> Option<usize> {
        let steps = &self.leaps[leap as usize];
        let behind = steps.partition_point(|&step| step < before);
        Some(steps[behind.checked_sub(1)?])
    }
}

impl<'t> Deref for Stepper<'t> {
    type Target = dyn StepSource + 't;

    fn deref(&self) -> &Self::Target {
        &*self.steps
    }
}

/// The steps of a run, as a terminal shows them.
pub trait StepSource {
    /// Returns the number of steps.
    fn len(&self) -> usize;

    /// Whether the run has no steps.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the kinds of a step.
    fn kinds(&self, step: usize) -> [Option<Leap>; 2];

    /// Returns a step in words: `call 7: fibonacci(1), 4 frames on the stack`.
    fn sentence(&self, step: usize) -> String;

    /// Returns the number of frames on the stack at a step.
    fn depth(&self, step: usize) -> usize;

    /// Returns the frames on the stack at a step, the top one first, each at most `width` columns wide.
    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_>;

    /// Returns the value that has just been returned, at most `width` columns wide.
    fn came_back(&self, step: usize, width: usize) -> Option<String>;

    /// Returns the tree at a step. Later nodes are dim and without values, and the student's place is marked. The tree is
    /// folded so that this place is in sight.
    fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line>;

    /// Returns the board at a step, if the run plays on one, with its pieces brighter than the rest. A board of an unknown
    /// kind looks as it was printed.
    fn board_lines(&self, step: usize) -> Vec<Line>;
}

/// Returns the lines of a written board, with its pieces brighter than its empty squares and its crosses.
fn board_lines(text: &str, board: Option<&Board>) -> Vec<Line> {
    let look = |c: char| match board {
        // The pieces are letters.
        Some(Board::Queens(_) | Board::Three(_)) if c.is_ascii_alphabetic() => Look::Value,
        Some(Board::Queens(_) | Board::Three(_)) => Look::Dim,
        _ => Look::Plain,
    };
    let lines = text.lines().map(|row| {
        let (row, mut line) = (row.chars().collect::<Vec<_>>(), Line::default());
        for alike in row.chunk_by(|a, b| look(*a) == look(*b)) {
            line.push(alike.iter().collect::<String>(), look(alike[0]));
        }
        line
    });
    lines.collect()
}
