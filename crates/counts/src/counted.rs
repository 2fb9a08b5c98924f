//! Builds tables, and selects the columns for their charts.

use charts::{Cell, ChartKind, Charted, Column, Table};

/// Tables, each with its name.
pub type Tables = Vec<(&'static str, Table)>;

/// The part of a table that its chart shows.
pub(crate) struct Drawn<'d> {
    pub(crate) title: &'d str,
    /// The quantity in the chart.
    pub(crate) counted: &'d str,
    pub(crate) kind: ChartKind,
    /// The columns, each with its name in the chart.
    pub(crate) columns: &'d [(usize, &'d str)],
    /// The arguments of `cargo ladder` for each column, and its names for the rows. `None` if it has no such rows.
    pub(crate) ladder: Option<(&'d [&'d str], &'d [&'d str])>,
}

/// Builds a table. `head` contains the headings of its columns, separated by bars. In a group, the group's name and two colons
/// come before the column's own heading.
pub(crate) fn table(head: &str, rows: impl IntoIterator<Item = Vec<Cell>>) -> Table {
    let columns = head.split(" | ").map(|head| match head.split_once(" :: ") {
        Some((group, own)) => Column::InGroup(group.to_owned(), own.to_owned()),
        None => Column::Alone(head.to_owned()),
    });
    Table {
        columns: columns.collect(),
        ones: Vec::new(),
        rows: rows.into_iter().collect(),
        chart: None,
    }
}

/// Builds a row from its name and its counts.
pub(crate) fn row<C: Into<Cell>>(
    name: impl Into<Cell>,
    counts: impl IntoIterator<Item = C>,
) -> Vec<Cell> {
    let counts = counts.into_iter().map(C::into);
    [name.into()].into_iter().chain(counts).collect()
}

/// Returns a table whose rows are named by a number of items: `ones` contains the singular for each of them, such as `disc` for
/// `discs`.
pub(crate) fn of_each(ones: &[&str], table: Table) -> Table {
    let ones = owned(ones);
    Table { ones, ..table }
}

/// Adds a chart to a table. The chart names each row by its first cell.
///
/// # Panics
/// If a column of the chart contains words.
pub(crate) fn with_chart(table: Table, drawn: &Drawn) -> Table {
    for row in &table.rows {
        for (column, _) in drawn.columns {
            let cell = &row[*column];
            let is_count = *cell == Cell::Nothing || cell.number().is_some();
            assert!(is_count, "{cell:?} is no count");
        }
    }
    let (ladders, techniques) = drawn.ladder.unwrap_or_default();
    let columns = drawn.columns.iter();
    let chart = Charted {
        title: drawn.title.to_owned(),
        counted: drawn.counted.to_owned(),
        kind: drawn.kind.clone(),
        columns: columns
            .map(|(at, name)| (*at, (*name).to_owned()))
            .collect(),
        names: Vec::new(),
        ladders: owned(ladders),
        techniques: owned(techniques),
    };
    Table {
        chart: Some(chart),
        ..table
    }
}

/// As [`with_chart`], but with a separate name for each row.
pub(crate) fn with_chart_named(
    table: Table,
    drawn: &Drawn,
    name: impl Fn(&[String]) -> String,
) -> Table {
    let mut table = with_chart(table, drawn);
    let written = |row: &Vec<Cell>| row.iter().map(Cell::written).collect::<Vec<_>>();
    let names = table.rows.iter().map(|row| name(&written(row))).collect();
    if let Some(chart) = &mut table.chart {
        chart.names = names;
    }
    table
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&it| it.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted() -> Table {
        table(
            "which | calls | more",
            [
                row("**a**", [Some(1_234_usize), None]),
                row("`b`", [Some(0_usize), Some(7)]),
            ],
        )
    }

    fn drawn<'d>(columns: &'d [(usize, &'d str)]) -> Drawn<'d> {
        Drawn {
            title: "t",
            counted: "Calls",
            kind: ChartKind::Bars,
            columns,
            ladder: None,
        }
    }

    fn chart(table: &Table) -> String {
        charts::chart_html(table, "id").expect("a chart")
    }

    #[test]
    fn a_chart_writes_each_count_as_its_table_does() {
        let counted = with_chart(counted(), &drawn(&[(1, "calls"), (2, "more")]));
        let (table, chart) = (counted.markdown(), chart(&counted));
        for count in ["1\u{202f}234", "0", "7", "–"] {
            assert!(table.contains(&format!("| {count} |")), "{table}");
            assert!(chart.contains(&format!(">{count}</text>")), "{chart}");
        }
    }

    #[test]
    fn a_row_of_a_chart_has_no_signs_of_markdown_or_a_name_of_its_own() {
        let drawn = drawn(&[(1, "calls")]);
        let plain = chart(&with_chart(counted(), &drawn));
        assert!(
            plain.contains(">a</div>") && plain.contains(">b</div>"),
            "{plain}"
        );
        let named = with_chart_named(counted(), &drawn, |row| format!("{} calls", row[1]));
        assert!(chart(&named).contains(">0 calls</div>"));
    }

    #[test]
    #[should_panic(expected = "is no count")]
    fn words_cannot_be_drawn() {
        with_chart(counted(), &drawn(&[(0, "which")]));
    }
}
