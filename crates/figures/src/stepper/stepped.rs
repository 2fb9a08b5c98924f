//! The steps of a run as a terminal needs them.

use crate::leap::Leap;
use crate::options::TextOptions;
use crate::text::Line;

/// The source of the steps of a run, as a terminal shows them.
pub(super) trait StepSource {
    fn len(&self) -> usize;
    /// Returns the kinds of a step.
    fn kinds(&self, step: usize) -> [Option<Leap>; 2];
    fn sentence(&self, step: usize) -> String;
    fn depth(&self, step: usize) -> usize;
    fn frames(&self, step: usize, width: usize) -> Box<dyn Iterator<Item = String> + '_>;
    fn came_back(&self, step: usize, width: usize) -> Option<String>;
    fn tree_lines(&self, step: usize, options: &TextOptions) -> Vec<Line>;
    fn board_lines(&self, step: usize) -> Vec<Line>;
}
