//! A table of `book/counts`, which `cargo xtask counts` writes, and the queries of pages.

use std::path::Path;

use charts::Cell;

/// A table, with its name.
pub(crate) struct Table<'n> {
    name: &'n str,
    pub(crate) counts: charts::Table,
}

impl<'n> Table<'n> {
    /// Reads the table `name` of the book whose pages are in `source`.
    pub(crate) fn read(source: &Path, name: &'n str) -> Result<Self, String> {
        let path = source.with_file_name("counts").join(format!("{name}.json"));
        let text = std::fs::read_to_string(path).map_err(|_| {
            format!(
                "there is no table \"{name}\" in book/counts.\n\
                 Give it to the `tables` of a module of `crates/counts` and run `cargo xtask counts`."
            )
        })?;
        let counts = charts::Table::of_json(&text);
        let counts = counts.map_err(|error| format!("book/counts/{name}.json: {error}"))?;
        Ok(Table { name, counts })
    }

    /// Returns whether a cell contains this number, in any column except the first, which names the subject of the
    /// row.
    pub(crate) fn holds(&self, number: i64) -> bool {
        let mut cells = { self.counts.rows.iter() }.flat_map(|row| row.iter().skip(1));
        cells.any(|cell| cell.number() == Some(number.into()))
    }

    /// Returns the first cell of each row.
    pub(crate) fn begins(&self) -> Vec<String> {
        let first = self.counts.rows.iter().filter_map(|row| row.first());
        first.map(Cell::plain).collect()
    }

    /// Returns the cell in the row that begins with `row`, below the first head called `column`. `3 | 4` means a row
    /// that begins with two cells. `None` means the only row of a table. A column may be a number, from 1.
    pub(crate) fn cell(&self, row: Option<&str>, column: &str) -> Result<&Cell, String> {
        let (row, column) = self.place(row, column)?;
        Ok(&self.counts.rows[row][column])
    }

    /// Returns the numbers in the row and in the column of a cell. Each has the name of its column, or the beginning
    /// of its row.
    pub(crate) fn around(&self, row: Option<&str>, column: &str) -> Result<Around<'_>, String> {
        let begins = row.map_or(1, |row| row.split('|').count());
        let (row, column) = self.place(row, column)?;
        let rows = &self.counts.rows;
        let beside = { rows[row].iter().enumerate() }
            .filter(|(at, _)| *at >= begins && *at != column)
            .map(|(at, cell)| (self.about(at), cell));
        let others = rows.iter().enumerate().filter(|(at, _)| *at != row);
        let others = others.map(|(_, cells)| (self.named(&cells[..begins]), &cells[column]));
        Ok(Around {
            row: beside.collect(),
            column: others.collect(),
        })
    }

    /// Returns the subject of a column.
    fn about(&self, column: usize) -> String {
        charts::plain(&self.counts.columns[column].named())
    }

    /// Returns the name of a row, made from its first cells: “centre first”, 3 discs, n = 4.
    fn named(&self, begins: &[Cell]) -> String {
        let names = begins.iter().enumerate().map(|(at, cell)| {
            let written = cell.plain();
            match (cell.number(), self.counts.ones.get(at)) {
                (None, _) => format!("\u{201c}{written}\u{201d}"),
                (Some(1), Some(one)) => format!("{written} {one}"),
                (Some(_), Some(_)) => format!("{written} {}", self.about(at)),
                (Some(_), None) => format!("{} = {written}", self.about(at)),
            }
        });
        names.collect::<Vec<_>>().join(" and ")
    }

    /// Returns the numbers of a row and of a column.
    fn place(&self, row: Option<&str>, column: &str) -> Result<(usize, usize), String> {
        let heads = self.counts.heads();
        let heads: Vec<String> = heads.iter().map(|head| charts::plain(head)).collect();
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
        let rows = &self.counts.rows;
        let begins = |cells: &Vec<Cell>| match row {
            Some(row) => row
                .split('|')
                .enumerate()
                .all(|(nth, it)| cells.get(nth).is_some_and(|cell| cell.plain() == it.trim())),
            None => rows.len() == 1,
        };
        let found = rows.iter().position(begins).ok_or_else(|| {
            format!(
                "the table \"{}\" has no row \"{}\"; there are: {}",
                self.name,
                row.unwrap_or_default(),
                self.begins().join(", ")
            )
        })?;
        Ok((found, at))
    }
}

/// The other cells of a row and of a column, each with its subject.
pub(crate) struct Around<'t> {
    pub(crate) row: Vec<(String, &'t Cell)>,
    pub(crate) column: Vec<(String, &'t Cell)>,
}

/// Returns the cell of the table `name` that a page selects with `row="…" column="…"`.
pub(crate) fn cell(
    name: &str,
    row: Option<&str>,
    column: &str,
    source: &Path,
) -> Result<Cell, String> {
    Table::read(source, name)?.cell(row, column).cloned()
}

/// Returns the ratio between the numbers of two cells, rounded as [`textfmt::times`] does.
pub(crate) fn times(large: &Cell, small: &Cell) -> Result<String, String> {
    match (count(large)?, count(small)?) {
        (_, 0) => Err("a ratio to 0 does not exist".to_owned()),
        (large, small) => Ok(textfmt::times(large, small)),
    }
}

fn count(cell: &Cell) -> Result<u128, String> {
    let count = cell.number().and_then(|it| u128::try_from(it).ok());
    count.ok_or_else(|| format!("\"{}\" is not a count", cell.plain()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_found_by_its_row_and_its_column_and_set_against_another() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("counts")).unwrap();
        let text = r#"{"columns":["search","nodes"],"rows":[["**alpha-beta**",18297],["`f`",2]]}"#;
        std::fs::write(folder.path().join("counts/t.json"), text).unwrap();
        let source = folder.path().join("src");
        let table = Table::read(&source, "t").unwrap();
        assert_eq!(
            table
                .cell(Some("alpha-beta | 18\u{202f}297"), "nodes")
                .unwrap(),
            &Cell::Number(18_297)
        );
        assert_eq!(table.cell(Some("f"), "2").unwrap(), &Cell::Number(2));
        assert_eq!(
            table.cell(Some("g"), "nodes").unwrap_err(),
            "the table \"t\" has no row \"g\"; there are: alpha-beta, f"
        );
        assert_eq!(
            table.cell(Some("f"), "leaves").unwrap_err(),
            "the table \"t\" has no column \"leaves\"; there are: search, nodes"
        );
        let times = |row, over| times(&Cell::Number(row), &over);
        assert_eq!(
            times(18_297, Cell::Number(2)).unwrap(),
            "9 149".replace(' ', "\u{202f}")
        );
        let name = table.cell(Some("alpha-beta"), "search").unwrap();
        assert_eq!(
            times(2, name.clone()).unwrap_err(),
            "\"alpha-beta\" is not a count"
        );
        assert!(table.holds(18_297) && table.holds(2) && !table.holds(297));
    }
}
