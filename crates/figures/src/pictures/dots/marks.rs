//! The marks in a field that is a figure of its own.

use super::Side;

/// The last line drawn, and the player who drew it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastLine {
    pub line: usize,
    pub by: Option<Side>,
}

/// The marks in addition to the lines and the boxes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DotsMarks {
    pub last: Option<LastLine>,
    /// Whether letters and numbers are written at the edge.
    pub names: bool,
    /// Whether each line that is not drawn has its number.
    pub numbers: bool,
    /// Whether chains and loops are shaded, and the lines that close a box marked.
    pub chains: bool,
}
