//! A board for which only its text is known.

use crate::element::text;
use crate::svg::Figure;
use crate::svg::measure::mono_width;

/// Draws the text as a figure.
pub(crate) fn plain(board: &str) -> Figure {
    let lines: Vec<&str> = board.lines().collect();
    let body = lines.iter().enumerate().map(|(at, line)| {
        let place = (0.0, 14.0 + 17.0 * at as f64);
        text("", place, &spaces_kept(line))
    });
    let widths = lines.iter().map(|line| mono_width(line, 13.0));
    Figure {
        title: "The board".into(),
        description: board.to_owned(),
        body: body.collect(),
        width: widths.fold(0.0, f64::max),
        height: 17.0 * lines.len() as f64,
        ..Figure::default()
    }
}

/// Returns the line with its spaces preserved, so that they count for its width.
pub(crate) fn spaces_kept(words: &str) -> String {
    words.replace(' ', "\u{a0}")
}
