//! A table of `book/src/counts`, as `cargo xtask counts` writes it, read for one of its cells.

use std::path::Path;

use crate::directive::Directive;

/// The rows of a table, the first of which names the columns.
pub(crate) struct Table<'n> {
    name: &'n str,
    rows: Vec<Vec<String>>,
}

impl<'n> Table<'n> {
    /// The table `name` of the book whose pages lie in `source`.
    pub(crate) fn read(source: &Path, name: &'n str) -> Result<Self, String> {
        let text = text(source, name)?;
        let lines = text.lines().filter(|line| line.starts_with('|'));
        let rows = lines.map(|line| {
            let cells = line.trim().trim_matches('|').split('|');
            cells.map(plain).collect()
        });
        // The second line says only how the columns are set.
        let rows = rows.enumerate().filter(|(number, _)| *number != 1);
        Ok(Table {
            name,
            rows: rows.map(|(_, cells)| cells).collect(),
        })
    }

    /// Whether a cell holds this number, in any column but the first: that one says what the row is about.
    pub(crate) fn holds(&self, number: i64) -> bool {
        let rows = self.rows.iter().skip(1);
        { rows }
            .any(|cells| { cells.iter().skip(1) }.any(|cell| words::whole(cell) == Some(number)))
    }

    /// What each row begins with.
    pub(crate) fn begins(&self) -> Vec<&str> {
        let rows = self.rows.iter().skip(1);
        rows.filter_map(|row| Some(row.first()?.as_str())).collect()
    }

    /// What stands in the row that begins with `row`, below the first head called `column`, as text. `3 | 4` begins a row
    /// with two cells; none is the only row of a table. A column may be a number, from 1.
    pub(crate) fn cell(&self, row: Option<&str>, column: &str) -> Result<String, String> {
        let (row, column) = self.place(row, column)?;
        Ok(self.rows[row][column].clone())
    }

    /// What stands beside a cell and above and below it; what its row begins with is about the row.
    pub(crate) fn around(&self, row: Option<&str>, column: &str) -> Result<Around, String> {
        let begins = row.map_or(1, |row| row.split('|').count());
        let (row, column) = self.place(row, column)?;
        let heads = &self.rows[0];
        let beside = (begins..heads.len()).filter(|&at| at != column);
        let named = |cells: &Vec<String>| {
            let parts = { heads.iter().zip(cells).take(begins) }.map(|(head, cell)| {
                let singular = head.strip_suffix('s').or(head.strip_suffix("ren"));
                match (words::whole(cell), singular) {
                    (None, _) => format!("\u{201c}{cell}\u{201d}"),
                    (Some(1), Some(one)) => format!("{cell} {one}"),
                    (_, Some(_)) => format!("{cell} {head}"),
                    _ => format!("{head} = {cell}"),
                }
            });
            parts.collect::<Vec<_>>().join(" and ")
        };
        // A head that stands twice belongs to the one before it: "by halves: calls", "height".
        let headed = |at: usize| {
            let is_twice = heads.iter().filter(|head| **head == heads[at]).count() > 1;
            let before = heads[..at]
                .iter()
                .rev()
                .find_map(|head| head.split_once(": "));
            match before.filter(|_| is_twice) {
                Some((of, _)) => format!("{of}: {}", heads[at]),
                None => heads[at].clone(),
            }
        };
        let others = self.rows.iter().enumerate().skip(1);
        let others = others.filter(|(at, cells)| *at != row && cells.len() == heads.len());
        Ok(Around {
            row: beside
                .map(|at| (headed(at), self.rows[row][at].clone()))
                .collect(),
            column: others
                .map(|(_, cells)| (named(cells), cells[column].clone()))
                .collect(),
        })
    }

    /// The numbers of a row and of a column.
    fn place(&self, row: Option<&str>, column: &str) -> Result<(usize, usize), String> {
        let (heads, rows) = self.rows.split_first().ok_or("the table is empty")?;
        let named = heads.iter().position(|head| head == column);
        let numbered = || column.parse::<usize>().ok()?.checked_sub(1);
        let at = named.or_else(numbered).filter(|at| *at < heads.len());
        let at = at.ok_or_else(|| {
            format!(
                "the table \"{}\" has no column \"{column}\"; there are: {}",
                self.name,
                heads.join(", ")
            )
        })?;
        let begins = |cells: &Vec<String>| match row {
            Some(row) => row
                .split('|')
                .enumerate()
                .all(|(nth, it)| cells.get(nth).is_some_and(|cell| cell == it.trim())),
            None => rows.len() == 1,
        };
        let found = rows.iter().position(begins);
        let found = found
            .filter(|&found| rows[found].len() > at)
            .ok_or_else(|| {
                format!(
                    "the table \"{}\" has no row \"{}\"; there are: {}",
                    self.name,
                    row.unwrap_or_default(),
                    self.begins().join(", ")
                )
            })?;
        Ok((found + 1, at))
    }
}

/// The other cells of a row and of a column, each with what it is about: the head of its column, or the name of its row.
pub(crate) struct Around {
    pub(crate) row: Vec<(String, String)>,
    pub(crate) column: Vec<(String, String)>,
}

/// The cell of the table `name` that a directive says with `row="…" column="…"`, as text.
pub(crate) fn cell(name: &str, directive: &Directive, source: &Path) -> Result<String, String> {
    let column = directive.option("column").ok_or("which column=\"…\"?")?;
    Table::read(source, name)?.cell(directive.option("row"), column)
}

/// How many times as large the number in one row is as that in the row `over="…"`, perhaps in another column or another
/// table, rounded as [`words::times`] does.
pub(crate) fn times(name: &str, directive: &Directive, source: &Path) -> Result<String, String> {
    let column = directive.option("column").ok_or("which column=\"…\"?")?;
    let over_table = directive.option("over-table").unwrap_or(name);
    let over = directive.option("over").or(directive.option("row"));
    let over_column = directive.option("over-column").unwrap_or(column);
    let large = count(&Table::read(source, name)?.cell(directive.option("row"), column)?)?;
    let small = count(&Table::read(source, over_table)?.cell(over, over_column)?)?;
    match small {
        0 => Err("nothing is a number of times as large as 0".to_owned()),
        small => Ok(words::times(large, small)),
    }
}

fn count(cell: &str) -> Result<u128, String> {
    let digits = cell.replace(words::GAPS, "");
    digits
        .parse()
        .map_err(|_| format!("\"{cell}\" is no count"))
}

/// The table as it is written.
pub(crate) fn text(source: &Path, name: &str) -> Result<String, String> {
    let path = source.join("counts").join(format!("{name}.md"));
    std::fs::read_to_string(path).map_err(|_| {
        format!(
            "there is no table or chart \"{name}\" in book/src/counts.\n\
             Give it to the `tables` of a module of `crates/counts` and run `cargo xtask counts`."
        )
    })
}

/// A cell without what Markdown says of its look.
fn plain(cell: &str) -> String {
    cell.trim().replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_found_by_its_row_and_its_column_and_set_against_another() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("counts")).unwrap();
        let text =
            "| search | nodes |\n| :--- | ---: |\n| **alpha-beta** | 18 297 |\n| `f` | 2 |\n";
        std::fs::write(folder.path().join("counts/t.md"), text).unwrap();
        let table = Table::read(folder.path(), "t").unwrap();
        assert_eq!(
            table.cell(Some("alpha-beta | 18 297"), "nodes").unwrap(),
            "18 297"
        );
        assert_eq!(table.cell(Some("f"), "2").unwrap(), "2");
        assert_eq!(
            table.cell(Some("g"), "nodes").unwrap_err(),
            "the table \"t\" has no row \"g\"; there are: alpha-beta, f"
        );
        assert_eq!(
            table.cell(Some("f"), "leaves").unwrap_err(),
            "the table \"t\" has no column \"leaves\"; there are: search, nodes"
        );
        let times = |text| times("t", &Directive::parse(text).unwrap(), folder.path());
        assert_eq!(
            times("times t row=alpha-beta column=nodes over=f").unwrap(),
            "9 149".replace(' ', "\u{202f}")
        );
        assert_eq!(
            times("times t row=f column=nodes over=alpha-beta over-column=search").unwrap_err(),
            "\"alpha-beta\" is no count"
        );
        assert!(table.holds(18_297) && table.holds(2) && !table.holds(297));
    }
}
