//! The boards as SVG, as many beside each other as fit on a small screen.

use super::{Shown, Tile};
use crate::element::{Element, Marks, rect, text};
use crate::input::showing;
use crate::labels::{counted, not_shown};
use crate::options::SvgOptions;
use crate::pictures::{Picture, symbols};
use crate::svg::Figure;
use crate::svg::measure::{mono_width, sans_width};

/// The maximum width of a row.
const WIDE: f64 = 328.0;
/// The minimum and the maximum gap between two boards, and the gap between two rows.
const GAP: f64 = 4.0;
const ROOM: f64 = 14.0;
const BETWEEN: f64 = 12.0;
/// The height of a line above a board, and of a line below it.
const ABOVE: f64 = 16.0;
const BELOW: f64 = 18.0;

/// Draws the boards.
pub(crate) fn drawn(shown: &Shown, options: &SvgOptions) -> String {
    figure(shown, options).finish(options)
}

fn figure(shown: &Shown, options: &SvgOptions) -> Figure {
    let id = &options.id;
    let tiles = &shown.tiles;
    let (wide, high) = tiles
        .iter()
        .map(|tile| tile.picture.extent())
        .fold((0.0_f64, 0.0_f64), |(wide, high), (w, h)| {
            (wide.max(w), high.max(h))
        });
    let words = tiles
        .iter()
        .map(|tile| mono_width(&tile.head(), 11.0).max(sans_width(&tile.remark, 11.0)));
    let wide_with_words = words.fold(wide, f64::max);
    let most = ((WIDE / (wide_with_words + GAP)) as usize).clamp(1, tiles.len());
    // No `clamp`: its panic writes numbers with a point, by code that a page would be sent for nothing else.
    let widest = wide_with_words + ROOM;
    let step = (WIDE / most as f64).max(wide_with_words + GAP).min(widest);
    let rows = tiles.len().div_ceil(most);
    // The rows have the same length if possible.
    let columns = tiles.len().div_ceil(rows);
    let above = if tiles.iter().all(|tile| tile.head().is_empty()) {
        0.0
    } else {
        ABOVE
    };
    let below = if tiles.iter().all(|tile| tile.remark.is_empty()) {
        0.0
    } else {
        BELOW
    };
    let row_height = above + high + below + BETWEEN;
    let is_queens = |tile: &Tile| matches!(tile.picture, Picture::Queens(..));
    let mut body = Marks::default();
    for (at, tile) in tiles.iter().enumerate() {
        let (column, row) = (at % columns, at / columns);
        let middle = (column as f64 + 0.5) * step;
        let top = row as f64 * row_height;
        body += head(tile, (middle, top + 9.0));
        let corner = (middle - wide / 2.0, top + above);
        if is_queens(tile) {
            body += rect("n", corner, tile.picture.extent(), 3.0);
        }
        let picture = tile.picture.draw(corner, id);
        match tile.input.as_deref().filter(|_| options.in_page) {
            None => body += picture,
            input => body += showing(Element::new("g").holding(picture), input),
        }
        body += text("w m", (middle, top + above + high + 14.0), &tile.remark);
        if shown.hidden > 0 && at + 2 == tiles.len() {
            let words = format!("⋮ {}", not_shown(&counted(shown.hidden, "board")));
            body += text("w m halo", (middle, top + above + high + 14.0), &words);
        }
    }
    Figure {
        title: shown.title(),
        marks: shown.marks(),
        description: shown.describe(),
        defs: tiles.iter().any(is_queens).then(|| symbols(id)),
        body,
        width: columns as f64 * step,
        height: rows as f64 * row_height - BETWEEN,
        legend: Vec::new(),
        narrow: true,
    }
}

/// Draws the number and the move.
fn head(tile: &Tile, at: (f64, f64)) -> Marks {
    let Some(number) = tile.numbered() else {
        return Marks::default();
    };
    match tile.choice {
        None => text("s m", at, &number),
        Some(choice) => {
            let choice = Element::new("tspan").class("did").words(choice);
            let words = Element::new("text").class("s m").at(at);
            words.words(&(number + " ")).inline(&choice).into()
        }
    }
}
