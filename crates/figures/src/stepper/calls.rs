//! The steps of a run of calls, as a terminal shows them.

use boards::Board;

use super::{StepSource, board_lines};
use crate::labels::call_label;
use crate::leap::Leap;
use crate::options::TextOptions;
use crate::pictures::{Picture, queens};
use crate::steps::{CallSteps, StepKind};
use crate::text::Line;
use crate::text::tree::{Reader, lines};

impl StepSource for CallSteps<'_> {
    fn len(&self) -> usize {
        self.len()
    }

    /// Returns the kinds of a step. The role of a call is known when it has returned.
    fn kinds(&self, step: usize) -> [Option<Leap>; 2] {
        let kind = self.at(step).map(|(kind, _)| kind);
        let place = self.place(step).filter(|_| kind != Some(StepKind::Call));
        [kind.and_then(StepKind::leap), place]
    }

    fn sentence(&self, step: usize) -> String {
        self.sentence(step)
    }

    fn depth(&self, step: usize) -> usize {
        self.depth(step)
    }

    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_> {
        let above = |&call: &usize| self.facts().call(call).parent;
        let frames = std::iter::successors(self.top(step), above);
        Box::new(frames.map(move |call| call_label(self.facts().call(call), width)))
    }

    fn came_back(&self, step: usize, width: usize) -> Option<String> {
        let (StepKind::Return, Some(call)) = self.at(step)? else {
            return None;
        };
        let call = self.facts().call(call);
        let value = match call.value {
            Some("()") => "returned".to_owned(),
            Some(value) => format!("→ {value}"),
            None => format!("ended {}", self.facts().ended_by()),
        };
        let label = call_label(call, width.saturating_sub(8));
        Some(format!("{label} {value}"))
    }

    fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line> {
        let place = Reader {
            moment: self.event(step).unwrap_or(usize::MAX),
            top: self.top(step),
        };
        lines(self.facts(), options, place)
    }

    fn board_lines(&self, step: usize) -> Vec<Line> {
        let Some((written, board)) = self.board(step) else {
            return Vec::new();
        };
        let text = match board {
            Board::Queens(queens) => queens::written(queens, true),
            board => Picture::of(board, None).map_or(written.to_owned(), |board| board.text()),
        };
        board_lines(&text, Some(board))
    }
}
