//! The rows as an aligned table that grows during the measurement.

use std::time::Duration;

use textfmt::grouped;

use crate::numbers::{digits, duration, short};
use crate::row::Row;
use crate::technique::{Compared, Ladder, MOST_BYTES};

const DIM: anstyle::Style = anstyle::Style::new().dimmed();
const BOLD: anstyle::Style = anstyle::Style::new().bold();

/// An unfinished table, with the values to which the next row is compared.
#[derive(Default)]
pub(crate) struct Table {
    title: String,
    limit: Duration,
    ratios: Compared,
    /// The width of the names.
    names: usize,
    /// Whether the table has a column for the threads.
    threads: bool,
    /// The width of the nodes, which is known after the first row.
    width: Option<usize>,
    /// The number of rows so far.
    rows: usize,
    /// The number of rows before the peers, which follow after a blank line.
    before_peers: usize,
    first: Option<Row>,
    above: Option<Row>,
}

impl Table {
    pub(crate) fn of(ladder: &Ladder, limit: Duration) -> Table {
        let techniques = || ladder.techniques.iter();
        let names = techniques().map(|technique| technique.name.chars().count());
        Table {
            title: ladder.title.clone(),
            limit,
            ratios: ladder.ratios,
            names: names.max().unwrap_or_default(),
            before_peers: ladder.techniques.len() - ladder.peers,
            threads: ladder.threads,
            ..Table::default()
        }
    }

    /// Returns the next row, with the heading above it if it is the first.
    pub(crate) fn line(&mut self, row: &Row) -> String {
        let mut out = String::new();
        let width = self.width.unwrap_or_else(|| {
            // The first technique searches the most nodes, or took too long to count them. But if it has every technique, it
            // searches the fewest.
            let width = match (row.nodes, self.ratios) {
                (Some(nodes), Compared::WithAboveAndFirst) => grouped(nodes).chars().count(),
                _ => 14,
            };
            let width = width.max(7);
            out += &self.head(width);
            width
        });
        self.width = Some(width);
        if self.rows == self.before_peers {
            out.push('\n');
        }
        if self.rows >= self.before_peers {
            self.above = None;
        }
        self.rows += 1;
        let nodes = |row: &Row| row.nodes.map(|nodes| nodes as f64);
        let seconds = |row: &Row| row.seconds;
        let [fewer, faster] = [self.ratio(row, nodes), self.ratio(row, seconds)];
        let [fewer_above, fewer_first] = fewer;
        let [faster_above, faster_first] = faster;
        let cells = [
            row.nodes.map_or(String::new(), grouped),
            fewer_above,
            fewer_first,
            self.time(row),
            faster_above,
            faster_first,
            row.nodes_a_second()
                .map_or(String::new(), |speed| format!("{} M", digits(speed / 1e6))),
        ];
        let line = self.aligned(
            &row.technique,
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

    /// Compares a row with the row above and with the first row. The text is empty if one of them is unknown.
    fn ratio(&self, row: &Row, of: impl Fn(&Row) -> Option<f64>) -> [String; 2] {
        let ratio = |than: &Option<Row>| {
            let (than, this) = (of(than.as_ref()?)?, of(row)?);
            Some(match self.ratios {
                Compared::WithAboveAndFirst => short(than / this),
                Compared::WithAll => short(this / than),
            })
        };
        let above = match self.ratios {
            Compared::WithAboveAndFirst => ratio(&self.above),
            Compared::WithAll => None,
        };
        [above, ratio(&self.first)].map(Option::unwrap_or_default)
    }

    /// Returns the time, or the limit that the row would exceed.
    fn time(&self, row: &Row) -> String {
        match (row.seconds, row.needs_bytes) {
            (Some(seconds), _) => duration(seconds),
            (None, Some(_)) => format!("> {} GiB", MOST_BYTES >> 30),
            (None, None) => format!("> {} s", self.limit.as_secs_f64()),
        }
    }

    fn head(&self, width: usize) -> String {
        let (fewer, faster, above) = match self.ratios {
            Compared::WithAboveAndFirst => ("fewer than", "faster than", "above"),
            Compared::WithAll => ("times as many", "times as long", ""),
        };
        let groups = ["", fewer, "", "", faster, "", ""];
        let names = ["nodes", above, "first", "time", above, "first", "nodes/s"];
        let groups = self.aligned("", "", &groups, width);
        let names = self.aligned("technique", "threads", &names, width);
        let title = &self.title;
        format!("{BOLD}{title}{BOLD:#}\n\n{DIM}{groups}{DIM:#}\n{DIM}{names}{DIM:#}\n")
    }

    fn aligned(&self, technique: &str, threads: &str, cells: &[&str; 7], width: usize) -> String {
        let threads = if self.threads {
            format!(" {threads:>7}")
        } else {
            String::new()
        };
        let [
            nodes,
            fewer_above,
            fewer_first,
            time,
            faster_above,
            faster_first,
            speed,
        ] = cells;
        // A heading over two columns starts in the first and extends into the second.
        let fewer = format!("{fewer_above:>6} {fewer_first:>6}");
        let faster = format!("{faster_above:>6} {faster_first:>6}");
        let line = format!(
            "{technique:<0$}{threads}  {nodes:>width$} {fewer:>13}  {time:>8} {faster:>13}  {speed:>7}",
            self.names
        );
        line.trim_end().to_owned()
    }
}
