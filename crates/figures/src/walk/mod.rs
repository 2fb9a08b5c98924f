//! A run, step by step, for a program in a terminal: calls by their moments, a search of a game by
//! the steps that its player tells.

mod board;
mod search;

use call_trace::Trace;

use crate::leap::Leap;
use crate::moments::{Happened, Moments};
use crate::options::TextOptions;
use crate::run::Run;
use crate::steps::of_whole_search;
use crate::text::Line;
use board::board_lines;
use search::Search;

/// A run that can be asked for any of its steps.
pub struct Walk<'t> {
    steps: WalkSteps<'t>,
    /// Where one can leap to: of each kind, the steps.
    leaps: Vec<(Leap, Vec<usize>)>,
}

enum WalkSteps<'t> {
    Calls(Moments<'t>),
    Search(Box<Search<'t>>),
}

impl<'t> Walk<'t> {
    /// Prepares a run to be stepped through; takes one pass over it.
    pub fn new(trace: &'t Trace) -> Self {
        let run = Run::of(trace);
        let search = run.is_search().then(|| of_whole_search(run.game()));
        let steps = match search.filter(|steps| !steps.is_empty()) {
            Some(steps) => WalkSteps::Search(Box::new(Search::new(run, steps))),
            None => WalkSteps::Calls(Moments::of(&run)),
        };
        let mut walk = Walk {
            steps,
            leaps: Leap::ALL.map(|leap| (leap, Vec::new())).into(),
        };
        for step in 0..walk.len() {
            for kind in walk.kinds(step).into_iter().flatten() {
                let its = walk.leaps.iter_mut().find(|(leap, _)| *leap == kind);
                its.into_iter().for_each(|(_, steps)| steps.push(step));
            }
        }
        walk.leaps.retain(|(_, steps)| !steps.is_empty());
        walk
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        match &self.steps {
            WalkSteps::Calls(moments) => moments.len(),
            WalkSteps::Search(search) => search.len(),
        }
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
        let steps = self.steps(leap)?;
        steps
            .get(steps.partition_point(|&step| step <= after))
            .copied()
    }

    /// The last step of a kind before this one.
    pub fn previous(&self, leap: Leap, before: usize) -> Option<usize> {
        let steps = self.steps(leap)?;
        let behind = steps.partition_point(|&step| step < before);
        behind.checked_sub(1).map(|at| steps[at])
    }

    fn steps(&self, leap: Leap) -> Option<&[usize]> {
        let its = self.leaps.iter().find(|(kind, _)| *kind == leap)?;
        Some(&its.1)
    }

    /// What kinds a step is of.
    fn kinds(&self, step: usize) -> [Option<Leap>; 2] {
        match &self.steps {
            WalkSteps::Calls(moments) => kinds_of_moment(moments, step),
            WalkSteps::Search(search) => [search.kind(step), None],
        }
    }

    /// A step in words: `call 7: fibonacci(1), 4 frames on the stack`.
    pub fn sentence(&self, step: usize) -> String {
        match &self.steps {
            WalkSteps::Calls(moments) => moments.sentence(step),
            WalkSteps::Search(search) => search.sentence(step),
        }
    }

    /// How many frames the stack holds then.
    pub fn depth(&self, step: usize) -> usize {
        match &self.steps {
            WalkSteps::Calls(moments) => moments.at(step).map_or(0, |moment| moment.depth),
            WalkSteps::Search(search) => search.frames(step).count(),
        }
    }

    /// The frames on the stack then, the top one first, each at most `width` columns wide.
    pub fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        match &self.steps {
            WalkSteps::Calls(moments) => {
                let frames = moments.frames(step);
                Box::new(frames.map(move |call| moments.label(call, width)))
            }
            WalkSteps::Search(search) => {
                let frames = search.frames(step);
                Box::new(frames.map(move |node| search.label(node, step, width)))
            }
        }
    }

    /// What has just come back, at most `width` columns wide.
    pub fn came_back(&self, step: usize, width: usize) -> Option<String> {
        match &self.steps {
            WalkSteps::Calls(moments) => returned(moments, step, width),
            WalkSteps::Search(search) => search.came_back(step, width),
        }
    }

    /// The tree then: what is still to come is dim and without values, the reader's place is marked.
    /// Folded so that it is in sight.
    pub fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        match &self.steps {
            WalkSteps::Calls(moments) => moments.tree_lines(step, options),
            WalkSteps::Search(search) => search.tree_lines(step, options),
        }
    }

    /// The board then, where the run plays on one: what stands on it is brighter than the rest. A
    /// board that no figure knows is as it was printed.
    pub fn board_lines(&self, step: usize) -> Vec<Line> {
        match &self.steps {
            WalkSteps::Calls(moments) => {
                let text = moments.board_text(step).unwrap_or_default();
                board_lines(&text, moments.board(step))
            }
            WalkSteps::Search(search) => search.board_lines(step),
        }
    }
}

/// What kinds a moment is of. What a call was is known when it has returned.
fn kinds_of_moment(moments: &Moments<'_>, m: usize) -> [Option<Leap>; 2] {
    match moments.at(m).map(|moment| moment.happened) {
        Some(Happened::Called(_)) => [Some(Leap::Call), None],
        Some(Happened::Returned(_)) => [Some(Leap::Return), moments.place(m)],
        _ => [moments.place(m), None],
    }
}

fn returned(moments: &Moments<'_>, m: usize, width: usize) -> Option<String> {
    let Happened::Returned(call) = moments.at(m)?.happened else {
        return None;
    };
    let value = match moments.tree().calls.get(call).and_then(|call| call.value) {
        Some("()") => "returned".to_owned(),
        Some(value) => format!("→ {value}"),
        None => format!("ended {}", moments.facts().ended_by()),
    };
    let label = moments.label(call, width.saturating_sub(8));
    Some(format!("{label} {value}"))
}
