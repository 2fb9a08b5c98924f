//! The steps of a run of calls, as a terminal shows them.

use boards::Board;

use super::{StepSource, board_lines};
use crate::labels::call_label;
use crate::leap::Leap;
use crate::options::TextOptions;
use crate::pictures::{Picture, queens};
use crate::steps::CallSteps;
use crate::text::Line;
use crate::text::tree::{Reader, lines};

impl StepSource for CallSteps<'_> {
    fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns the kinds of a step. The role of a call is known when it has returned.
    fn kinds(&self, step: usize) -> [Option<Leap>; 2] {
        let kind = self.steps.get(step).and_then(|step| step.at().0);
        let place = self.place(step).filter(|_| kind != Some(Leap::Call));
        [kind, place]
    }

    fn sentence(&self, step: usize) -> String {
        let step = self.steps.get(step);
        step.map_or_else(String::new, |step| self.sentence(step))
    }

    fn depth(&self, step: usize) -> usize {
        self.steps.get(step).map_or(0, |step| self.depth(step))
    }

    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        let top = self.steps.get(step).and_then(|step| step.top);
        let frames = std::iter::successors(top, |&call| self.facts.call(call).parent);
        Box::new(frames.map(move |call| call_label(self.facts.call(call), width)))
    }

    fn came_back(&self, step: usize, width: usize) -> Option<String> {
        let (Some(Leap::Return), Some(call)) = self.steps.get(step)?.at() else {
            return None;
        };
        let call = self.facts.call(call);
        let value = match call.value {
            Some("()") => "returned".to_owned(),
            Some(value) => format!("→ {value}"),
            None => format!("ended {}", self.facts.ended_by()),
        };
        let label = call_label(call, width.saturating_sub(8));
        Some(format!("{label} {value}"))
    }

    fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        let step = self.steps.get(step);
        let place = Reader {
            moment: step.map_or(usize::MAX, |step| step.event),
            top: step.and_then(|step| step.top),
        };
        lines(&self.facts, options, place)
    }

    fn board_lines(&self, step: usize) -> Vec<Line> {
        let board = self.steps.get(step).and_then(|step| self.board(step));
        let Some((written, board)) = board else {
            return Vec::new();
        };
        let text = match board {
            Board::Queens(queens) => queens::written(queens, true),
            board => Picture::of(board, None).map_or(written.to_owned(), |board| board.text()),
        };
        board_lines(&text, Some(board))
    }
}
