//! What a figure of one field is asked to mark.

/// What is marked in a field that stands alone, besides its lines and boxes.
#[derive(Debug, Clone, Copy)]
pub struct DotsMarks<'a> {
    /// The last move: the name of its line.
    pub last: Option<&'a str>,
    /// Who made it.
    pub by: Option<&'a str>,
    /// Letters and numbers at the edge.
    pub names: bool,
    /// The number of each line that is not drawn.
    pub numbers: bool,
    /// Chains and loops, and the lines that close a box.
    pub chains: bool,
}

impl Default for DotsMarks<'_> {
    fn default() -> Self {
        DotsMarks {
            last: None,
            by: None,
            names: true,
            numbers: false,
            chains: true,
        }
    }
}
