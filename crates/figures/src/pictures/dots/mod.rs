//! Pictures of the fields of dots and boxes and of dots and squares: in a node, as a figure, and for the terminal.

mod placed;
pub(crate) mod words;

use boards::letter;
pub(crate) use boards::{Field, Side};

use crate::element::{list, path};
use crate::svg::Figure;
pub(crate) use placed::PlacedField;
use words::{describe, explained, title};

/// The last line drawn, and the player who drew it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastLine {
    pub line: usize,
    pub by: Option<Side>,
}

/// Draws a field as a figure. With `numbers`, each line that is not drawn has its number.
pub(super) fn figure(field: &Field, last: Option<LastLine>, numbers: bool) -> Figure {
    let placed = PlacedField::alone(field);
    let (width, height) = placed.figure_size();
    let mut body = placed.chains();
    body += placed.owners();
    body += placed.lines(last);
    body += path("closes", &placed.closers());
    body += placed.dots();
    body += placed.owned(None);
    if numbers {
        body += placed.numbers();
    }
    body += placed.edge_names();
    Figure {
        title: title(field, last),
        marks: explained(field, last, numbers),
        description: describe(field),
        body,
        width,
        height,
        narrow: true,
        ..Figure::default()
    }
}

/// Returns a field as a list of sentences.
pub(super) fn listed(field: &Field) -> String {
    list(describe(field).split_inclusive(". ").map(str::to_owned))
}

/// Writes a field with the letters of its columns above it and the numbers of its rows beside it, so that a line such as
/// `a1b1` is easy to find.
pub(super) fn written(field: &Field) -> String {
    let width = (field.rows + 1).to_string().len();
    let letters: Vec<String> = (0..=field.cols)
        .map(|col| letter(col).to_string())
        .collect();
    let mut out = vec![format!("{:width$}  {}", "", letters.join("   "))];
    for (at, line) in field.to_string().lines().enumerate() {
        let number = match at % 2 {
            0 => (at / 2 + 1).to_string(),
            _ => String::new(),
        };
        out.push(format!("{number:>width$}  {line}").trim_end().to_owned());
    }
    out.join("\n")
}
