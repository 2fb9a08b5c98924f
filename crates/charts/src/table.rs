//! A table of counts. `cargo xtask counts` writes it as JSON; the book reads the JSON, shows the table in Markdown and draws
//! its chart.

use serde::{Deserialize, Serialize};
use textfmt::grouped;

/// A table of counts, with the description of its chart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The subject of each column.
    pub columns: Vec<Column>,
    /// The names of single units in the first columns, if a row is named by their number: `disc`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ones: Vec<String>,
    /// The rows, each with one cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// The description of its chart, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chart: Option<Charted>,
}

/// The subject of a column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Column {
    /// A subject in Markdown words.
    Alone(String),
    /// A group, shared with neighbours and named above the first of them only, and the subject in it: `by ones: calls`,
    /// `height`.
    InGroup(String, String),
}

/// The content of one cell of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// A count that was not measured, shown as a dash.
    Nothing,
    /// A number, in the number format of the book.
    Number(i64),
    /// A count with a special form, or with more digits than a number can have.
    Count {
        /// The exact count.
        #[serde(with = "digits")]
        count: u128,
        /// Its written form.
        written: String,
    },
    /// Words, in Markdown.
    Words(String),
}

/// The part of a table that its chart shows.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charted {
    /// The title, which also names the chart for a screen reader.
    pub title: String,
    /// The subject of the counts, as the beginning of a sentence: "Nodes", "Boards looked at". For an icicle it explains the
    /// wide parts and the dark parts.
    pub counted: String,
    /// The kind of chart.
    pub kind: ChartKind,
    /// The columns, from 0, each with its name in the chart. A single column is not named in the picture.
    pub columns: Vec<(usize, String)>,
    /// The names of its rows, if these differ from the first cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The arguments of `cargo ladder` for the counts of each column, as `queens 12`. Empty if it does not measure them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<String>,
    /// The names of the rows in `cargo ladder`, each empty if it has no such row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub techniques: Vec<String>,
}

/// The kind of a chart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChartKind {
    /// A bar for each count, from 1 upwards on a scale of powers of ten: for the counts of programs, which may differ by 24
    /// of them.
    #[default]
    Bars,
    /// A bar for each count, from 0 upwards: for counts that differ by a small factor.
    PlainBars,
    /// A mark for each count, on a scale of powers of ten that begins near the smallest count.
    Marks,
    /// Marks, with a band from the smallest count of a row to its largest.
    Band,
    /// A line for each column, upwards on a scale of powers of ten. The words describe the quantity that grows from left to
    /// right.
    Lines(String),
    /// A whole tree, with a band for each row. Each row is one of its levels.
    Icicle(Vec<IcicleBand>),
}

/// A level of a tree from left to right. A piece has a width, whether it contains nodes, and its darkness from 0 to 4.
pub type IcicleBand = Vec<(usize, bool, usize)>;

impl Table {
    /// Returns the table as JSON, with each row on a line of its own.
    pub fn json(&self) -> String {
        let empty = Table {
            rows: Vec::new(),
            ..self.clone()
        };
        let rows: Vec<String> = self.rows.iter().map(json).collect();
        let rows = format!("\n\"rows\":[\n{}\n]", rows.join(",\n"));
        json(&empty).replace("\"rows\":[]", &rows) + "\n"
    }

    /// Reads a table from JSON.
    ///
    /// # Errors
    /// A message if the text is not a table, or has a row that is longer or shorter than its head.
    pub fn of_json(text: &str) -> Result<Table, String> {
        let table: Table = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let wide = table.columns.len();
        match table.rows.iter().find(|row| row.len() != wide) {
            Some(row) => Err(format!("{wide} columns, and the row {}", json(row))),
            None => Ok(table),
        }
    }

    /// Returns the heads of the columns. `n = 8` is not broken into two lines.
    pub fn heads(&self) -> Vec<String> {
        let before = [None].into_iter().chain(self.columns.iter().map(Some));
        let heads = self.columns.iter().zip(before).map(|both| match both {
            (Column::InGroup(group, own), Some(Column::InGroup(of, _))) if group == of => {
                unbroken(own)
            }
            (column, _) => column.named(),
        });
        heads.collect()
    }

    /// Returns the table in Markdown: numbers aligned to the right, words and code to the left. The first row determines the
    /// sides.
    pub fn markdown(&self) -> String {
        let written = |row: &Vec<Cell>| row.iter().map(Cell::written).collect::<Vec<_>>();
        let rows: Vec<Vec<String>> = self.rows.iter().map(written).collect();
        let side = |cell: &String| {
            let size = cell.strip_prefix('−').unwrap_or(cell);
            let is_number = cell == "–" || size.starts_with(|c: char| c.is_ascii_digit());
            if is_number { "---:" } else { ":---" }.to_owned()
        };
        let rule = rows.first().into_iter().flatten().map(side).collect();
        let lines = [self.heads(), rule].into_iter().chain(rows);
        let lines = lines.map(|line| format!("| {} |\n", line.join(" | ")));
        lines.collect()
    }
}

impl Column {
    /// Returns the subject of the column in Markdown, independently of its place in the table.
    pub fn named(&self) -> String {
        match self {
            Column::Alone(words) => unbroken(words),
            Column::InGroup(group, own) => unbroken(&format!("{group}: {own}")),
        }
    }
}

impl Cell {
    /// Returns the cell's text in the table, in Markdown.
    pub fn written(&self) -> String {
        match self {
            Cell::Nothing => "–".to_owned(),
            Cell::Number(number) => grouped(number),
            Cell::Count { written, .. } => written.clone(),
            Cell::Words(words) => words.clone(),
        }
    }

    /// Returns the cell's text without Markdown's formatting.
    pub fn plain(&self) -> String {
        plain(&self.written())
    }

    /// Returns the number, or `None` if the cell has another content.
    pub fn number(&self) -> Option<i128> {
        match self {
            Cell::Number(number) => Some((*number).into()),
            Cell::Count { count, .. } => i128::try_from(*count).ok(),
            Cell::Nothing | Cell::Words(_) => None,
        }
    }
}

/// Removes the signs of Markdown's formatting from words.
pub fn plain(words: &str) -> String {
    words.replace(['*', '`'], "")
}

/// Keeps an equation in words on one line.
fn unbroken(words: &str) -> String {
    words.replace(" = ", "\u{a0}=\u{a0}")
}

fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("words and numbers are always JSON")
}

/// Writes a count as a text, because programs that read JSON round large numbers.
mod digits {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(count: &u128, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(count)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<u128, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl From<&str> for Cell {
    fn from(words: &str) -> Cell {
        Cell::Words(words.to_owned())
    }
}

impl From<String> for Cell {
    fn from(words: String) -> Cell {
        Cell::Words(words)
    }
}

impl From<i32> for Cell {
    fn from(value: i32) -> Cell {
        Cell::Number(value.into())
    }
}

impl From<u128> for Cell {
    fn from(count: u128) -> Cell {
        match i64::try_from(count) {
            Ok(number) => Cell::Number(number),
            Err(_) => Cell::Count {
                count,
                written: grouped(count),
            },
        }
    }
}

impl From<u32> for Cell {
    fn from(count: u32) -> Cell {
        u128::from(count).into()
    }
}

impl From<u64> for Cell {
    fn from(count: u64) -> Cell {
        u128::from(count).into()
    }
}

impl From<usize> for Cell {
    fn from(count: usize) -> Cell {
        (count as u128).into()
    }
}

impl<C: Into<Cell>> From<Option<C>> for Cell {
    fn from(count: Option<C>) -> Cell {
        count.map_or(Cell::Nothing, C::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(columns: &[&str], rows: &[&[Cell]]) -> Table {
        Table {
            columns: columns.iter().map(|&it| alone(it)).collect(),
            rows: rows.iter().map(|row| row.to_vec()).collect(),
            ..Table::default()
        }
    }

    fn alone(words: &str) -> Column {
        Column::Alone(words.to_owned())
    }

    fn words(words: &str) -> Cell {
        words.into()
    }

    #[test]
    fn words_stand_left_and_numbers_right() {
        let of = |cells: &[Cell]| table(&["a", "b"], &[cells]).markdown();
        let rule = |cells: &[Cell]| of(cells).lines().nth(1).unwrap().to_owned();
        assert_eq!(
            of(&[words("`f(1)`"), 1_234.into()]),
            "| a | b |\n| :--- | ---: |\n| `f(1)` | 1\u{202f}234 |\n"
        );
        assert_eq!(rule(&[Cell::Nothing, words("– no")]), "| ---: | :--- |");
        assert_eq!(rule(&[(-3).into(), words("− none")]), "| ---: | :--- |");
        assert_eq!(rule(&[words("1.50"), words("1x2")]), "| ---: | ---: |");
    }

    #[test]
    fn a_group_of_columns_is_named_once_and_an_equation_is_not_broken() {
        let of = |group: &str, own: &str| Column::InGroup(group.into(), own.into());
        let table = Table {
            columns: vec![
                of("all", "calls"),
                of("all", "height"),
                of("first", "calls"),
                alone("first: height"),
                alone("n = 8"),
            ],
            ..table(&[], &[])
        };
        let heads = "all: calls | height | first: calls | first: height | n\u{a0}=\u{a0}8";
        assert_eq!(table.heads().join(" | "), heads);
    }

    #[test]
    fn what_is_kept_is_read_again_and_a_row_is_a_line() {
        let large = u128::MAX - 1;
        let (count, written) = (large, "3.4·10³⁸".into());
        let rounded = Cell::Count { count, written };
        let mut kept = table(
            &["which", "how many"],
            &[
                &[words("\"rows\":[]"), large.into()],
                &[words("b"), rounded],
                &[i64::MAX.to_string().into(), (i64::MAX as u64).into()],
                &[(-7).into(), Cell::Nothing],
            ],
        );
        kept.chart = Some(Charted {
            title: "T".into(),
            counted: "Calls".into(),
            kind: ChartKind::Icicle(vec![vec![(3, true, 4), (1, false, 0)]]),
            columns: vec![(1, "how many".into())],
            ladders: vec!["queens 12".into()],
            techniques: vec![String::new(), "b".into()],
            ..Charted::default()
        });
        let json = kept.json();
        assert_eq!(Table::of_json(&json), Ok(kept));
        assert_eq!(json.lines().count(), 7, "{json}");
        assert!(json.contains("\n[-7,null]\n"), "{json}");
    }

    #[test]
    fn a_row_that_is_too_short_is_refused() {
        let told = Table::of_json(r#"{"columns":["a","b"],"rows":[["x",1],["y"]]}"#);
        assert_eq!(told, Err("2 columns, and the row [\"y\"]".to_owned()));
    }
}
