//! A table whose counts are numbers still, so that its chart is made of the same ones.

use figures::{Chart, ChartCount, ChartKind, ChartRow, chart_html};
use words::{grouped, table};

/// The id of each chart, until the page on which it stands gives it another.
const ID: &str = "{id}";

/// Rows of words and counts.
pub(crate) struct Counted {
    head: String,
    rows: Vec<Vec<Entry>>,
}

/// What stands in one place of a table.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    Words(String),
    /// A count, and how it is written.
    Count(u128, String),
    /// What was not counted: a dash.
    Nothing,
}

/// What the chart of a table shows of it.
pub(crate) struct Drawn<'d> {
    pub(crate) title: &'d str,
    /// What is counted.
    pub(crate) counted: &'d str,
    pub(crate) kind: ChartKind,
    /// The columns, each with its name in the chart.
    pub(crate) columns: &'d [(usize, &'d str)],
    /// What `cargo ladder` is asked for each column, and what it calls the rows; nothing where it has no such row.
    pub(crate) ladder: Option<(&'d [&'d str], &'d [&'d str])>,
}

impl Counted {
    /// `head` is that of [`words::table`].
    pub(crate) fn of(head: &str, rows: impl IntoIterator<Item = Vec<Entry>>) -> Counted {
        Counted {
            head: head.to_owned(),
            rows: rows.into_iter().collect(),
        }
    }

    /// The table in Markdown.
    pub(crate) fn table(&self) -> String {
        let entries = |row: &Vec<Entry>| row.iter().map(Entry::written).collect();
        table(&self.head, self.rows.iter().map(entries))
    }

    /// The table, and its chart, whose rows are named by the first column.
    pub(crate) fn with_chart(&self, drawn: &Drawn) -> [String; 2] {
        self.with_chart_named(drawn, |row| plain(&row[0].written()))
    }

    /// The table, and its chart, whose rows are named by what is in them.
    pub(crate) fn with_chart_named(
        &self,
        drawn: &Drawn,
        name: impl Fn(&[Entry]) -> String,
    ) -> [String; 2] {
        let techniques = drawn.ladder.map_or(&[][..], |(_, techniques)| techniques);
        let rows = self.rows.iter().enumerate().map(|(at, row)| ChartRow {
            name: name(row),
            counts: drawn
                .columns
                .iter()
                .map(|(column, _)| row[*column].count())
                .collect(),
            technique: techniques
                .get(at)
                .filter(|name| !name.is_empty())
                .map(|&name| name.to_owned()),
        });
        let chart = Chart {
            title: drawn.title.to_owned(),
            counted: drawn.counted.to_owned(),
            kind: drawn.kind,
            series: drawn
                .columns
                .iter()
                .map(|(_, name)| (*name).to_owned())
                .collect(),
            rows: rows.collect(),
            ladders: drawn
                .ladder
                .map_or(&[][..], |(questions, _)| questions)
                .iter()
                .map(|&question| question.to_owned())
                .collect(),
        };
        [self.table(), chart_html(&chart, ID)]
    }
}

impl Entry {
    /// As it stands in the table.
    pub(crate) fn written(&self) -> String {
        match self {
            Entry::Words(words) => words.clone(),
            Entry::Count(_, shown) => shown.clone(),
            Entry::Nothing => "–".to_owned(),
        }
    }

    /// As it is drawn.
    ///
    /// # Panics
    /// When it is no count: then the chart asks for the wrong column.
    fn count(&self) -> Option<ChartCount> {
        match self {
            Entry::Count(count, shown) => Some(ChartCount {
                count: *count,
                shown: shown.clone(),
            }),
            Entry::Nothing => None,
            Entry::Words(words) => panic!("{words:?} is no count"),
        }
    }
}

/// Markdown's words without its signs.
fn plain(words: &str) -> String {
    words.replace(['*', '`'], "")
}

impl From<&str> for Entry {
    fn from(words: &str) -> Entry {
        Entry::Words(words.to_owned())
    }
}

impl From<String> for Entry {
    fn from(words: String) -> Entry {
        Entry::Words(words)
    }
}

impl From<u128> for Entry {
    fn from(count: u128) -> Entry {
        Entry::Count(count, grouped(count))
    }
}

impl From<u64> for Entry {
    fn from(count: u64) -> Entry {
        u128::from(count).into()
    }
}

impl From<usize> for Entry {
    fn from(count: usize) -> Entry {
        (count as u128).into()
    }
}

impl<C: Into<Entry>> From<Option<C>> for Entry {
    fn from(count: Option<C>) -> Entry {
        count.map_or(Entry::Nothing, C::into)
    }
}

/// A row: words, and counts.
pub(crate) fn entries<C: Into<Entry>>(
    name: impl Into<Entry>,
    counts: impl IntoIterator<Item = C>,
) -> Vec<Entry> {
    let counts = counts.into_iter().map(C::into);
    [name.into()].into_iter().chain(counts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted() -> Counted {
        Counted::of(
            "which | calls | more",
            [
                entries("**a**", [Some(1_234_usize), None]),
                entries("`b`", [Some(0_usize), Some(7)]),
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

    #[test]
    fn a_chart_writes_each_count_as_its_table_does() {
        let [table, chart] = counted().with_chart(&drawn(&[(1, "calls"), (2, "more")]));
        for count in ["1\u{202f}234", "0", "7", "–"] {
            assert!(table.contains(&format!("| {count} |")), "{table}");
            assert!(chart.contains(&format!(">{count}</text>")), "{chart}");
        }
    }

    #[test]
    fn a_row_of_a_chart_has_no_signs_of_markdown() {
        let [_, chart] = counted().with_chart(&drawn(&[(1, "calls")]));
        assert!(
            chart.contains(">a</div>") && chart.contains(">b</div>"),
            "{chart}"
        );
    }

    #[test]
    #[should_panic(expected = "is no count")]
    fn words_cannot_be_drawn() {
        counted().with_chart(&drawn(&[(0, "which")]));
    }
}
