//! The steps of a search of a game: those of its player, in the tree of the whole search.

use unicode_width::UnicodeWidthStr;

use super::board::board_lines;
use crate::game::Game;
use crate::game::number::shown;
use crate::game::text::{Progress, Times, lines};
use crate::labels::clip;
use crate::leap::Leap;
use crate::options::TextOptions;
use crate::run::Run;
use crate::steps::{SearchStep, StepKind};
use crate::text::Line;

/// No step.
const NEVER: usize = usize::MAX;

pub(super) struct Search<'t> {
    run: Run<'t>,
    /// Of each step its kind, its position and its sentence.
    steps: Vec<SearchStep>,
    times: Times,
}

impl<'t> Search<'t> {
    /// A search with these steps.
    pub(super) fn new(run: Run<'t>, steps: Vec<SearchStep>) -> Self {
        let game = run.game();
        let never = || vec![NEVER; game.nodes.len()];
        let mut times = Times {
            entered: never(),
            cut: never(),
            left: never(),
        };
        for (number, &(kind, node, _)) in steps.iter().enumerate() {
            match kind {
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
            // What was built and never visited is known as such when the node above is left.
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

    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn kind(&self, step: usize) -> Option<Leap> {
        Some(match self.steps.get(step)?.0 {
            StepKind::Call => Leap::Call,
            StepKind::Return => Leap::Return,
            StepKind::Leaf => Leap::Leaf,
            StepKind::Cut => Leap::Cut,
            StepKind::Note => return None,
        })
    }

    pub(super) fn sentence(&self, step: usize) -> String {
        self.steps
            .get(step)
            .map_or_else(String::new, |(.., say)| say.clone())
    }

    /// The position that the search is in after a step.
    fn here(&self, step: usize) -> Option<usize> {
        let &(kind, node, _) = self.steps.get(step)?;
        match kind {
            StepKind::Leaf | StepKind::Return => self.game().nodes[node].parent,
            StepKind::Call | StepKind::Cut | StepKind::Note => Some(node),
        }
    }

    fn place(&self, step: usize) -> Progress<'_> {
        Progress {
            at: step,
            here: self.here(step),
            is_over: step + 1 >= self.steps.len(),
            times: &self.times,
        }
    }

    /// The open positions from the top of the stack to its bottom.
    pub(super) fn frames(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.here(step), |&node| self.game().nodes[node].parent)
    }

    /// `2: MIN (44, +∞) has 40`; where that is too long, without the window that it was given.
    pub(super) fn label(&self, node: usize, step: usize, width: usize) -> String {
        let (who, window) = self.game().frame(node);
        let best = self.place(step).best(self.game(), node);
        let best = best.map_or_else(String::new, |best| format!(" has {}", shown(best)));
        let whole = format!("{who}{window}{best}");
        match whole.width() > width && !best.is_empty() {
            true => clip(&format!("{who}{best}"), width),
            false => clip(&whole, width),
        }
    }

    pub(super) fn came_back(&self, step: usize, width: usize) -> Option<String> {
        let &(kind, node, _) = self.steps.get(step)?;
        if !matches!(kind, StepKind::Leaf | StepKind::Return) {
            return None;
        }
        let (who, _) = self.game().frame(node);
        let value = self.game().nodes[node].label();
        let value = value.unwrap_or_else(|| "nothing".to_owned());
        Some(clip(&format!("{who} → {value}"), width))
    }

    pub(super) fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        lines(&self.run, options, Some(self.place(step)))
    }

    /// The board of the step's position: where a value comes back, the one that was valued.
    pub(super) fn board_lines(&self, step: usize) -> Vec<Line> {
        let Some(&(kind, node, _)) = self.steps.get(step) else {
            return Vec::new();
        };
        let node = match kind {
            StepKind::Return => self.game().nodes[node].parent.unwrap_or(node),
            _ => node,
        };
        let it = &self.game().nodes[node];
        match self.game().picture(node) {
            Some(picture) => board_lines(&picture.text(), it.board()),
            // What is in one line is a name of the board, and no board.
            None => {
                let printed = it.text().filter(|text| text.contains('\n'));
                board_lines(printed.unwrap_or_default(), None)
            }
        }
    }
}
