//! A field as text for the terminal.

use boards::{Field, letter};

use super::words::describe;
use crate::element::list;

/// Returns a field as a list of sentences.
pub(crate) fn listed(field: &Field) -> String {
    list(describe(field).split_inclusive(". ").map(str::to_owned))
}

/// Writes a field with the letters of its columns above it and the numbers of its rows beside it, so that a line such as
/// `a1b1` is easy to find.
pub(crate) fn written(field: &Field) -> String {
    let width = (field.rows + 1).to_string().len();
    let letters: Vec<String> = (0..=field.cols)
        .map(|col| letter(col).to_string())
        .collect();
    let mut out = vec![format!("{:width$}  {}", "", letters.join("   "))];
    for (at, line) in field.to_string().lines().enumerate() {
        let number = if at % 2 == 0 {
            (at / 2 + 1).to_string()
        } else {
            String::new()
        };
        out.push(format!("{number:>width$}  {line}").trim_end().to_owned());
    }
    out.join("\n")
}
