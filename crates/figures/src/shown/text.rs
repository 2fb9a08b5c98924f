//! The boards for the terminal, as many beside each other as fit.

use unicode_width::UnicodeWidthStr;

use super::{Shown, Tile};
use crate::labels::counted;
use crate::options::TextOptions;
use crate::text::{Line, Look, finish};

/// The gap between two boards.
const GAP: usize = 4;

/// Returns the lines of the boards, and at the end their number.
pub(crate) fn lines(shown: &Shown, options: &TextOptions) -> Vec<Line> {
    let texts: Vec<String> = shown.tiles.iter().map(|tile| tile.picture.text()).collect();
    let lines = |text: &str| text.lines().map(UnicodeWidthStr::width).max().unwrap_or(0);
    let widths = shown.tiles.iter().zip(&texts).map(|(tile, text)| {
        lines(text)
            .max(tile.head().width())
            .max(tile.remark.width())
    });
    let wide = widths.max().unwrap_or(0);
    let most = ((options.width + GAP) / (wide + GAP)).clamp(1, shown.tiles.len());
    let rows = shown.tiles.len().div_ceil(most);
    let columns = shown.tiles.len().div_ceil(rows);
    let mut out = Vec::new();
    for (row, tiles) in shown.tiles.chunks(columns).enumerate() {
        let texts = &texts[row * columns..][..tiles.len()];
        let line = |look: Look, part: &dyn Fn(usize) -> String| {
            let mut line = Line::default();
            for at in 0..tiles.len() {
                let part = part(at);
                let is_last = at + 1 == tiles.len();
                let step = if is_last { 0 } else { wide + GAP };
                let room = step.saturating_sub(part.width());
                line.push(part + &" ".repeat(room), look);
            }
            line
        };
        if tiles.iter().any(|tile| !tile.head().is_empty()) {
            out.push(line(Look::Value, &|at| tiles[at].head()));
        }
        let high = texts.iter().map(|text| text.lines().count()).max();
        for number in 0..high.unwrap_or(0) {
            let part = |at: usize| texts[at].lines().nth(number).unwrap_or_default().to_owned();
            out.push(line(Look::Plain, &part));
        }
        if tiles.iter().any(|tile: &Tile| !tile.remark.is_empty()) {
            out.push(line(Look::Dim, &|at| tiles[at].remark.clone()));
        }
        out.push(Line::default());
    }
    let mut end = Line::default();
    if shown.hidden > 0 {
        let hidden = counted(shown.hidden, "board");
        end.push(
            format!("⋮ {hidden} before the last one not shown. "),
            Look::Dim,
        );
    }
    end.push(shown.title() + ".", Look::Plain);
    out.push(end);
    finish(&mut out, options.width, options.ascii);
    out
}
