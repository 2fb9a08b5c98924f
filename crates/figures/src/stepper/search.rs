//! The steps of a search of a game: the steps of its player, in the tree of the whole search.

use unicode_width::UnicodeWidthStr;

use super::{StepSource, board_lines};
use crate::game::Game;
use crate::game::number::shown;
use crate::game::text::{Progress, Times, lines};
use crate::labels::clip;
use crate::leap::Leap;
use crate::options::TextOptions;
use crate::run::Run;
use crate::steps::Step;
use crate::text::Line;

/// No step.
const NEVER: usize = usize::MAX;

pub(super) struct Search<'t> {
    run: Run<'t>,
    steps: Vec<Step>,
    times: Times,
}

impl<'t> Search<'t> {
    pub(super) fn new(run: Run<'t>, steps: Vec<Step>) -> Self {
        let nodes = run.game().nodes.len();
        let times = Times {
            entered: vec![NEVER; nodes],
            cut: vec![NEVER; nodes],
            left: vec![NEVER; nodes],
            best: vec![Vec::new(); nodes],
        };
        let mut it = Search { run, steps, times };
        for (
            number,
            &Step {
                kind, node, best, ..
            },
        ) in it.steps.iter().enumerate()
        {
            if let Some(here) = it.here(number) {
                it.times.best[here].push((number, best));
            }
            match kind {
                Some(Leap::Call) => it.times.entered[node] = number,
                Some(Leap::Leaf) => {
                    it.times.entered[node] = number;
                    it.times.left[node] = number;
                }
                Some(Leap::Cut) => it.times.cut[node] = number,
                Some(Leap::Return) => it.times.left[node] = number,
                _ => {}
            }
        }
        let times = &mut it.times;
        for (this, node) in it.run.game().nodes.iter().enumerate() {
            times.cut[this] = times.cut[this].min(times.left[this]);
            // A node that was built and never visited is known as such when the node above is left.
            if let Some(above) = node.parent.filter(|_| node.unvisited) {
                let known = times.cut[above];
                (times.entered[this], times.cut[this], times.left[this]) = (known, known, known);
            }
        }
        it
    }

    fn game(&self) -> &Game<'t> {
        self.run.game()
    }

    fn place(&self, step: usize) -> Progress<'_> {
        Progress {
            at: step,
            here: self.here(step),
            is_over: step + 1 >= self.steps.len(),
            times: &self.times,
        }
    }

    /// Returns the position that the search is in after a step.
    fn here(&self, step: usize) -> Option<usize> {
        let &Step { kind, node, .. } = self.steps.get(step)?;
        match kind {
            Some(Leap::Leaf | Leap::Return) => self.game().nodes[node].parent,
            _ => Some(node),
        }
    }

    /// Returns `2: MIN (44, +∞) best 40` or, if that is too long, the same without the window of the call.
    fn label(&self, node: usize, step: usize, width: usize) -> String {
        let (who, window) = self.game().frame(node);
        let best = self.place(step).best(node);
        let best = best.map_or_else(String::new, |best| format!(" best {}", shown(best)));
        let whole = format!("{who}{window}{best}");
        if whole.width() <= width || best.is_empty() {
            return clip(&whole, width);
        }
        clip(&format!("{who}{best}"), width)
    }

    /// Returns the open positions from the top of the stack to its bottom.
    fn open(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.here(step), |&node| self.game().nodes[node].parent)
    }
}

impl StepSource for Search<'_> {
    fn len(&self) -> usize {
        self.steps.len()
    }

    fn kinds(&self, step: usize) -> [Option<Leap>; 2] {
        [self.steps.get(step).and_then(|step| step.kind), None]
    }

    fn sentence(&self, step: usize) -> String {
        let say = self.steps.get(step).map(|step| step.say.clone());
        say.unwrap_or_default()
    }

    fn depth(&self, step: usize) -> usize {
        self.open(step).count()
    }

    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        let open = self.open(step);
        Box::new(open.map(move |node| self.label(node, step, width)))
    }

    fn came_back(&self, step: usize, width: usize) -> Option<String> {
        let &Step { kind, node, .. } = self.steps.get(step)?;
        if !matches!(kind, Some(Leap::Leaf | Leap::Return)) {
            return None;
        }
        let (who, _) = self.game().frame(node);
        let value = self.game().nodes[node].label();
        let value = value.unwrap_or_else(|| "nothing".to_owned());
        Some(clip(&format!("{who} → {value}"), width))
    }

    fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        lines(&self.run, options, Some(self.place(step)))
    }

    /// Returns the board of the step's position or, when a value is returned, the board of the position with that value.
    fn board_lines(&self, step: usize) -> Vec<Line> {
        let Some(&Step { kind, node, .. }) = self.steps.get(step) else {
            return Vec::new();
        };
        let above = self.game().nodes[node].parent;
        let node = above.filter(|_| kind == Some(Leap::Return)).unwrap_or(node);
        let it = &self.game().nodes[node];
        match self.game().picture(node) {
            Some(picture) => board_lines(&picture.text(), it.board()),
            // A text of a single line is a name for the board, and not a board.
            None => {
                let printed = it.text().filter(|text| text.contains('\n'));
                board_lines(printed.unwrap_or_default(), None)
            }
        }
    }
}
