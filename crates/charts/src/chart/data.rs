//! The data of a chart.

use crate::table::{Cell, Charted, Table};

/// The content of a chart: rows of counts, one for each of the columns that it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chart {
    pub(super) charted: Charted,
    /// The rows from top to bottom or, for lines, the places from left to right.
    pub(super) rows: Vec<ChartRow>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartRow {
    /// Its label.
    pub(super) name: String,
    /// A count for each column, or `None` if it was not measured.
    pub(super) counts: Vec<Option<ChartCount>>,
}

/// A count, and its form in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartCount {
    /// The exact count.
    pub(super) count: u128,
    /// The count as the table writes it.
    pub(super) shown: String,
}

/// The least width, in pixels, for which the labels are laid out: the width of a page on a small phone.
pub(super) const NARROW: f64 = 300.0;

impl Chart {
    /// Selects the data of a chart from its table.
    pub(super) fn of(table: &Table, charted: &Charted) -> Chart {
        let rows = table.rows.iter().enumerate().map(|(at, row)| ChartRow {
            name: { charted.names.get(at).cloned() }
                .or_else(|| row.first().map(Cell::plain))
                .unwrap_or_default(),
            counts: { charted.columns.iter() }
                .map(|(column, _)| ChartCount::of(row.get(*column)?))
                .collect(),
        });
        Chart {
            charted: charted.clone(),
            rows: rows.collect(),
        }
    }

    /// Returns the number of its series: the columns that it shows.
    pub(super) fn series(&self) -> usize {
        self.charted.columns.len()
    }

    /// Returns all counts that were measured.
    pub(super) fn counts(&self) -> impl Iterator<Item = &ChartCount> {
        let counts = self.rows.iter().flat_map(|row| &row.counts);
        counts.flatten()
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
