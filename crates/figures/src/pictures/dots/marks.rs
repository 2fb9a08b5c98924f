//! What is marked in a field that stands alone.

use super::Side;

/// The last line drawn, and whose it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastLine {
    pub line: usize,
    pub by: Option<Side>,
}

/// What is marked besides the lines and the boxes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DotsMarks {
    /// The last line.
    pub last: Option<LastLine>,
    /// Letters and numbers at the edge.
    pub names: bool,
    /// The number of each line that is not drawn.
    pub numbers: bool,
    /// Chains and loops, and the lines that close a box.
    pub chains: bool,
}
