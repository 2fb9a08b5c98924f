//! Tables of counts, and the charts that show them: bars, marks or lines.

mod chart;
mod table;

pub use chart::{IcicleNode, chart_html, icicle_bands};
pub use table::{Cell, ChartKind, Charted, Column, IcicleBand, Table, plain};

/// The style of every chart, for a page that also has the style of the figures.
pub const CHART_CSS: &str = include_str!("chart/chart.css");
