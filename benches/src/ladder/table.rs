//! The rows as an aligned table that grows while they are measured.

use std::time::Duration;

use crate::numbers::{digits, duration, thousands};
use crate::row::Row;

const DIM: anstyle::Style = anstyle::Style::new().dimmed();
const BOLD: anstyle::Style = anstyle::Style::new().bold();

/// A table in the making: it remembers what the next row is compared with.
#[derive(Default)]
pub(crate) struct Table {
    title: String,
    limit: Duration,
    /// The width of the nodes, known once the first row is.
    width: Option<usize>,
    first: Option<Row>,
    above: Option<Row>,
}

impl Table {
    pub(crate) fn new(title: String, limit: Duration) -> Table {
        Table {
            title,
            limit,
            ..Table::default()
        }
    }

    /// The next row, under the head if it is the first.
    pub(crate) fn line(&mut self, row: &Row) -> String {
        let mut out = String::new();
        let width = self.width.unwrap_or_else(|| {
            // The first technique looks at the most nodes, or took too long to say how many.
            let width = row
                .nodes
                .map_or(14, |nodes| thousands(nodes).chars().count())
                .max(7);
            out += &head(&self.title, width);
            width
        });
        self.width = Some(width);
        let cells = [
            row.nodes.map_or(String::new(), thousands),
            fewer(self.above.as_ref(), row),
            fewer(self.first.as_ref(), row),
            row.seconds
                .map_or(format!("> {} s", self.limit.as_secs_f64()), duration),
            faster(self.above.as_ref(), row),
            faster(self.first.as_ref(), row),
            row.nodes_a_second()
                .map_or(String::new(), |speed| format!("{} M", digits(speed / 1e6))),
        ];
        let line = aligned(
            row.technique,
            &row.threads.to_string(),
            &cells.each_ref().map(String::as_str),
            width,
        );
        out += &line;
        out.push('\n');
        self.first.get_or_insert_with(|| row.clone());
        self.above = Some(row.clone());
        out
    }
}

/// How many times fewer nodes than another row; nothing if either is unknown.
fn fewer(than: Option<&Row>, row: &Row) -> String {
    let ratio = than.and_then(|than| Some(than.nodes? as f64 / row.nodes? as f64));
    ratio.map_or(String::new(), digits)
}

/// How many times faster than another row; nothing if either is unknown.
fn faster(than: Option<&Row>, row: &Row) -> String {
    let ratio = than.and_then(|than| Some(than.seconds? / row.seconds?));
    ratio.map_or(String::new(), digits)
}

fn head(title: &str, width: usize) -> String {
    let groups = format!(
        "{:23} {:width$} {:>13}  {:8} {:>13}",
        "", "", "fewer than", "", "faster than"
    );
    let names = [
        "nodes", "above", "first", "time", "above", "first", "nodes/s",
    ];
    let names = aligned("technique", "threads", &names, width);
    format!("{BOLD}{title}{BOLD:#}\n\n{DIM}{groups}{DIM:#}\n{DIM}{names}{DIM:#}\n")
}

fn aligned(technique: &str, threads: &str, cells: &[&str; 7], width: usize) -> String {
    let [
        nodes,
        fewer_above,
        fewer_first,
        time,
        faster_above,
        faster_first,
        speed,
    ] = cells;
    let line = format!(
        "{technique:<14} {threads:>7}  {nodes:>width$} {fewer_above:>6} {fewer_first:>6}  \
         {time:>8} {faster_above:>6} {faster_first:>6}  {speed:>7}"
    );
    line.trim_end().to_owned()
}
