//! What is drawn.

use crate::table::{Cell, Charted, Table};

pub(super) use crate::table::ChartKind;

/// What a chart shows: rows of counts, one for each series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chart {
    pub(super) title: String,
    pub(super) counted: String,
    pub(super) kind: ChartKind,
    /// The names of the series.
    pub(super) series: Vec<String>,
    /// The rows from top to bottom; of lines the places from left to right.
    pub(super) rows: Vec<ChartRow>,
    /// What `cargo ladder` is asked for the counts of each series.
    pub(super) ladders: Vec<String>,
}

/// A row of a chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartRow {
    /// What it is about.
    pub(super) name: String,
    /// A count for each series; none where nothing was counted.
    pub(super) counts: Vec<Option<ChartCount>>,
    /// What `cargo ladder` calls it.
    pub(super) technique: Option<String>,
}

/// A count, and how its table writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartCount {
    /// The count as it is.
    pub(super) count: u128,
    /// As it is written.
    pub(super) shown: String,
}

/// The least width, in pixels, for which the labels are laid out: that of a page on a small phone.
pub(super) const NARROW: f64 = 300.0;

impl Chart {
    /// What is drawn of a table.
    pub(super) fn of(table: &Table, charted: &Charted) -> Chart {
        let rows = table.rows.iter().enumerate().map(|(at, row)| ChartRow {
            name: match (charted.names.get(at), row.first()) {
                (Some(name), _) => name.clone(),
                (None, first) => first.map(Cell::plain).unwrap_or_default(),
            },
            counts: { charted.columns.iter() }
                .map(|(column, _)| ChartCount::of(row.get(*column)?))
                .collect(),
            technique: { charted.techniques.get(at) }
                .filter(|name| !name.is_empty())
                .cloned(),
        });
        Chart {
            title: charted.title.clone(),
            counted: charted.counted.clone(),
            kind: charted.kind.clone(),
            series: charted
                .columns
                .iter()
                .map(|(_, name)| name.clone())
                .collect(),
            rows: rows.collect(),
            ladders: charted.ladders.clone(),
        }
    }
}

impl ChartCount {
    fn of(cell: &Cell) -> Option<ChartCount> {
        let count = cell.number()?.try_into().ok()?;
        Some(ChartCount {
            count,
            shown: cell.written(),
        })
    }
}
