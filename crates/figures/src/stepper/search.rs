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
use crate::steps::{Step, StepKind};
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
        let game = run.game();
        let never = || vec![NEVER; game.nodes.len()];
        let mut times = Times {
            entered: never(),
            cut: never(),
            left: never(),
            best: vec![Vec::new(); game.nodes.len()],
        };
        for (number, step) in steps.iter().enumerate() {
            let node = step.node;
            if let Some(here) = here(game, step) {
                times.best[here].push((number, step.best));
            }
            match step.kind {
                StepKind::Call => times.entered[node] = number,
                StepKind::Leaf => {
                    times.entered[node] = number;
                    times.left[node] = number;
                }
                StepKind::Cut => times.cut[node] = number,
                StepKind::Return => times.left[node] = number,
                StepKind::Note => {}
            }
        }
        for this in 0..game.nodes.len() {
            times.cut[this] = times.cut[this].min(times.left[this]);
            // A node that was built and never visited is known as such when the node above is left.
            if let Some(above) = game.nodes[this]
                .parent
                .filter(|_| game.nodes[this].unvisited)
            {
                times.entered[this] = times.cut[above];
                times.cut[this] = times.cut[above];
                times.left[this] = times.cut[above];
            }
        }
        Search { run, steps, times }
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
        here(self.game(), self.steps.get(step)?)
    }

    /// Returns `2: MIN (44, +∞) best 40` or, if that is too long, the same without the window of the call.
    fn label(&self, node: usize, step: usize, width: usize) -> String {
        let (who, window) = self.game().frame(node);
        let best = self.place(step).best(node);
        let best = best.map_or_else(String::new, |best| format!(" best {}", shown(best)));
        let whole = format!("{who}{window}{best}");
        match whole.width() > width && !best.is_empty() {
            true => clip(&format!("{who}{best}"), width),
            false => clip(&whole, width),
        }
    }

    /// Returns the open positions from the top of the stack to its bottom.
    fn open(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.here(step), |&node| self.game().nodes[node].parent)
    }
}

fn here(game: &Game, step: &Step) -> Option<usize> {
    match step.kind {
        StepKind::Leaf | StepKind::Return => game.nodes[step.node].parent,
        StepKind::Call | StepKind::Cut | StepKind::Note => Some(step.node),
    }
}

impl StepSource for Search<'_> {
    fn len(&self) -> usize {
        self.steps.len()
    }

    fn kinds(&self, step: usize) -> [Option<Leap>; 2] {
        let kind = self.steps.get(step).map(|step| step.kind);
        [kind.and_then(StepKind::leap), None]
    }

    fn sentence(&self, step: usize) -> String {
        let step = self.steps.get(step);
        step.map_or_else(String::new, |step| step.say.clone())
    }

    fn depth(&self, step: usize) -> usize {
        self.open(step).count()
    }

    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(
            self.open(step)
                .map(move |node| self.label(node, step, width)),
        )
    }

    fn came_back(&self, step: usize, width: usize) -> Option<String> {
        let &Step { kind, node, .. } = self.steps.get(step)?;
        if !matches!(kind, StepKind::Leaf | StepKind::Return) {
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
        let node = match kind {
            StepKind::Return => self.game().nodes[node].parent.unwrap_or(node),
            _ => node,
        };
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
