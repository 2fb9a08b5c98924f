//! A run, step by step, for a program in a terminal: the steps that its player tells, in the whole run.

mod board;
mod calls;
mod search;
mod stepped;

use call_trace::Trace;

use crate::leap::Leap;
use crate::options::TextOptions;
use crate::run::Run;
use crate::steps::{CallSteps, of_whole_search};
use crate::text::Line;
use search::Search;
use stepped::StepSource;

/// A run that can be asked for any of its steps.
pub struct Stepper<'t> {
    steps: Box<dyn StepSource + 't>,
    /// Where one can leap to: of each kind, the steps.
    leaps: Vec<(Leap, Vec<usize>)>,
}

impl<'t> Stepper<'t> {
    /// Prepares a run to be stepped through; takes one pass over it.
    pub fn new(trace: &'t Trace) -> Self {
        let run = Run::of(trace);
        let search = run.is_search().then(|| of_whole_search(run.game()));
        let steps: Box<dyn StepSource + 't> = match search.filter(|steps| !steps.is_empty()) {
            Some(steps) => Box::new(Search::new(run, steps)),
            None => Box::new(CallSteps::of(&run)),
        };
        let mut walk = Stepper {
            steps,
            leaps: Leap::ALL.map(|leap| (leap, Vec::new())).into(),
        };
        for step in 0..walk.len() {
            for kind in walk.steps.kinds(step).into_iter().flatten() {
                let its = walk.leaps.iter_mut().find(|(leap, _)| *leap == kind);
                its.into_iter().for_each(|(_, steps)| steps.push(step));
            }
        }
        walk.leaps.retain(|(_, steps)| !steps.is_empty());
        walk
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds of steps that this run has.
    pub fn leaps(&self) -> impl Iterator<Item = Leap> + '_ {
        self.leaps.iter().map(|(leap, _)| *leap)
    }

    /// The first step of a kind after this one.
    pub fn next(&self, leap: Leap, after: usize) -> Option<usize> {
        let steps = self.leaps_to(leap)?;
        steps
            .get(steps.partition_point(|&step| step <= after))
            .copied()
    }

    /// The last step of a kind before this one.
    pub fn previous(&self, leap: Leap, before: usize) -> Option<usize> {
        let steps = self.leaps_to(leap)?;
        let behind = steps.partition_point(|&step| step < before);
        behind.checked_sub(1).map(|at| steps[at])
    }

    fn leaps_to(&self, leap: Leap) -> Option<&[usize]> {
        let its = self.leaps.iter().find(|(kind, _)| *kind == leap)?;
        Some(&its.1)
    }

    /// A step in words: `call 7: fibonacci(1), 4 frames on the stack`.
    pub fn sentence(&self, step: usize) -> String {
        self.steps.sentence(step)
    }

    /// How many frames the stack holds then.
    pub fn depth(&self, step: usize) -> usize {
        self.steps.depth(step)
    }

    /// The frames on the stack then, the top one first, each at most `width` columns wide.
    pub fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        self.steps.frames(step, width)
    }

    /// What has just come back, at most `width` columns wide.
    pub fn came_back(&self, step: usize, width: usize) -> Option<String> {
        self.steps.came_back(step, width)
    }

    /// The tree then: what is still to come is dim and without values, the reader's place is marked.
    /// Folded so that it is in sight.
    pub fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        self.steps.tree_lines(step, options)
    }

    /// The board then, where the run plays on one: what stands on it is brighter than the rest. A
    /// board that no figure knows is as it was printed.
    pub fn board_lines(&self, step: usize) -> Vec<Line> {
        self.steps.board_lines(step)
    }
}
