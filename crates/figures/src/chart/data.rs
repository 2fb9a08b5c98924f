//! What is drawn.

/// What a chart shows: rows of counts, one for each series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// The title, which is also its name for who cannot see it.
    pub title: String,
    /// What is counted, as the beginning of a sentence: "Nodes", "Boards looked at".
    pub counted: String,
    /// How it is drawn.
    pub kind: ChartKind,
    /// The names of the series. A single one is not named in the picture.
    pub series: Vec<String>,
    /// The rows from top to bottom; of lines the places from left to right.
    pub rows: Vec<ChartRow>,
    /// What `cargo ladder` is asked for the counts of each series, as `queens 12`; empty where it does not measure them.
    pub ladders: Vec<String>,
}

/// How a chart is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartKind {
    /// A bar for each count, from 1 upwards on a scale of powers of ten: counts of programs that may differ by
    /// 24 of them.
    Bars,
    /// A bar for each count, from 0 upwards: counts that differ by a small factor.
    PlainBars,
    /// A mark for each count, on a scale of powers of ten that begins near the least.
    Marks,
    /// Marks, and from the least count of a row to its largest a band.
    Band,
    /// A line for each series, upwards on a scale of powers of ten. The words say what grows from left to right.
    Lines(&'static str),
}

/// A row of a chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartRow {
    /// What it is about.
    pub name: String,
    /// A count for each series; none where nothing was counted.
    pub counts: Vec<Option<ChartCount>>,
    /// What `cargo ladder` calls it.
    pub technique: Option<String>,
}

/// A count, and how its table writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartCount {
    /// The count as it is.
    pub count: u128,
    /// As it is written.
    pub shown: String,
}

/// The least width, in pixels, for which the labels are laid out: that of a page on a small phone.
pub(super) const NARROW: f64 = 300.0;
