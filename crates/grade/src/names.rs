//! Names the students of submissions, from a list with the columns `file` and `name` in a spreadsheet's CSV format.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use student_copy::files::read;

use crate::handed_in;
use crate::results::Results;

/// The names, by submission.
#[derive(Debug, Default)]
pub(crate) struct Names(BTreeMap<String, String>);

impl Names {
    /// Reads the list.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        Self::parse(&read(path)?).with_context(|| format!("{} has an error", path.display()))
    }

    fn parse(text: &str) -> Result<Self> {
        // Some spreadsheets begin with a mark of the encoding, and separate with semicolons.
        let text = text.trim_start_matches('\u{feff}');
        let head = text.lines().next().unwrap_or_default();
        let mut reader = csv::ReaderBuilder::new();
        reader.trim(csv::Trim::All);
        if head.contains(';') && !head.contains(',') {
            reader.delimiter(b';');
        }
        let mut table = reader.from_reader(text.as_bytes());
        let columns = table.headers()?.clone();
        let column = |wanted: &str| {
            let mut columns = columns.iter();
            let found = columns.position(|it| it.eq_ignore_ascii_case(wanted));
            found.with_context(|| format!("its first line names no column `{wanted}`"))
        };
        let (file, name) = (column("file")?, column("name")?);
        let mut names = BTreeMap::new();
        for row in table.records() {
            let row = row?;
            let file = handed_in::name_of(Path::new(&row[file]));
            let before = names.insert(file.clone(), row[name].to_owned());
            ensure!(before.is_none(), "{file} is listed twice");
        }
        Ok(Self(names))
    }

    /// Adds the students' names to the submissions.
    pub(crate) fn give(&self, results: &mut Results) {
        for graded in &mut results.submissions {
            graded.student = self.0.get(&graded.name).cloned();
        }
    }

    /// Returns the listed students without a submission.
    pub(crate) fn missing<'n>(&'n self, all: &[&str]) -> Vec<&'n str> {
        let missing = self
            .0
            .iter()
            .filter(|(file, _)| !all.contains(&file.as_str()));
        missing.map(|(_, name)| name.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_spreadsheets_write_it() {
        for text in [
            "file,name\nanna.zip,\"Berg, Anna\"\nben.ZIP,Ben\n",
            "\u{feff}No.;Name;File\r\n1;Berg, Anna;anna\r\n2;Ben;ben/\r\n",
        ] {
            let names = Names::parse(text).unwrap().0;
            let all: Vec<_> = names
                .iter()
                .map(|(file, name)| format!("{file}: {name}"))
                .collect();
            assert_eq!(all, ["anna: Berg, Anna", "ben: Ben"], "{text}");
        }
    }

    #[test]
    fn a_list_without_its_columns_or_with_a_file_twice_is_refused() {
        for (text, says) in [
            ("who,file\nAnna,a.zip\n", "names no column `name`"),
            ("name\nAnna\n", "names no column `file`"),
            ("file,name\na.zip,Anna\na,Ben\n", "a is listed twice"),
        ] {
            let error = format!("{:#}", Names::parse(text).unwrap_err());
            assert!(error.contains(says), "{error}");
        }
    }
}
