//! A played game as a strip of fields, one for each line drawn.

use boards::{Chain, Side};

use super::{AboutPlayed, Move, Played};
use crate::element::{Element, Marks, text};
use crate::options::{SvgOptions, TextOptions};
use crate::pictures::dots::{LastLine, PlacedField};
use crate::svg::measure::{mono_width, sans_width};
use crate::svg::{Figure, Sample};
use crate::text::{Line, Look, finish, write};

/// The maximum width of the strip. A wider strip continues in the next row.
const WIDE: f64 = 640.0;

/// The maximum width on a phone, where a figure is drawn a little smaller, and the maximum number of rows of such a
/// strip.
const PHONE: f64 = 442.0;
const ROWS: usize = 3;

/// Draws the game as a strip of fields, with the player who moved and the score after each move.
pub(crate) fn strip_svg(game: &Played<'_>, options: &SvgOptions) -> String {
    let game = game.shown_from(options.from);
    let cell = (66.0 / game.start.rows.max(game.start.cols) as f64)
        .clamp(15.0, 26.0)
        .round();
    let (wide, high) = PlacedField::new(&game.start, (0.0, 0.0), cell).extent();
    let widths = game.moves.iter().map(|mv| {
        let above = format!("{} A {}", game.before + game.moves.len(), mv.name);
        mono_width(&above, 11.0).max(sans_width("0 : 0 again", 11.0))
    });
    let frame = widths.fold(wide, f64::max) + 18.0;
    let columns = columns(game.moves.len(), frame);
    let (step, mut body) = (high + 54.0, Marks::default());
    for (at, mv) in game.moves.iter().enumerate() {
        let (column, row) = (at % columns, at / columns);
        let middle = (column as f64 + 0.5) * frame;
        let top = row as f64 * step;
        body += heading(game.before + at + 1, mv.by, mv.name, (middle, top + 11.0));
        let corner = (middle - wide / 2.0, top + 21.0);
        let placed = PlacedField::new(&mv.field, corner, cell);
        let last = LastLine {
            line: mv.line,
            by: Some(mv.by),
        };
        body += placed.long_chains();
        body += placed.small(Some(last));
        let again = if mv.again() { " again" } else { "" };
        let score = mv.score() + again;
        body += text("w m", (middle, top + high + 38.0), &score);
    }
    let rows = game.moves.len().div_ceil(columns);
    let chained = game
        .moves
        .iter()
        .any(|mv| mv.field.chains().iter().any(Chain::is_long));
    let words = AboutPlayed::of(&game);
    Figure {
        title: words.name,
        marks: marks(&game, chained),
        description: words.description,
        defs: None,
        body,
        width: columns as f64 * frame,
        height: rows as f64 * step - 10.0,
        legend: vec![(Sample::Fact, words.ends)],
        narrow: true,
    }
    .finish(options)
}

/// Returns how many of the `fields` are beside each other, if each is `frame` wide. The rows have the same length if
/// possible.
fn columns(fields: usize, frame: f64) -> usize {
    let rows = |wide: f64| fields.div_ceil(((wide / frame) as usize).max(1)).max(1);
    let rows = match rows(PHONE) {
        few @ ..=ROWS => few,
        _ => rows(WIDE),
    };
    fields.div_ceil(rows).max(1)
}

fn marks(game: &Played, chained: bool) -> String {
    let mut out = "broad: the line just drawn · below: A's score : B's".to_owned();
    if game.moves.iter().any(Move::again) {
        out += match game.start.dots {
            None => " · again: closes a box and moves again",
            Some(_) => " · again: the other player can make no link, and is passed over",
        };
    }
    if chained {
        out += " · shaded: long chains and loops";
    }
    out
}

/// Returns `3 A a1b1`, centred at a point.
fn heading(number: usize, by: Side, name: &str, middle: (f64, f64)) -> Element {
    let by = by.letter();
    let player = Element::new("tspan").class(&format!("own-{by}")).words(by);
    let number = Element::new("text")
        .class("s m")
        .at(middle)
        .words(&format!("{number} "));
    number.inline(&player).words(&format!(" {name}"))
}

/// Writes the game as a strip of pictures for the terminal, as many beside each other as fit, followed by the result.
pub(crate) fn strip_text(game: &Played, options: &TextOptions) -> String {
    let wide = (4 * game.start.cols + 1).max(12);
    let columns = ((options.width + 3) / (wide + 3)).max(1);
    let mut out: Vec<Line> = Vec::new();
    for (row, moves) in game.moves.chunks(columns).enumerate() {
        let mut heads = Line::default();
        for (at, mv) in moves.iter().enumerate() {
            let head = format!("{} {} {}", row * columns + at + 1, mv.by.letter(), mv.name);
            heads.push(format!("{head:<wide$}   "), Look::Value);
        }
        out.push(heads);
        let pictures: Vec<String> = moves.iter().map(|mv| mv.field.to_string()).collect();
        for at in 0..=2 * game.start.rows {
            let parts = pictures.iter().map(|picture| {
                let part = picture.lines().nth(at).unwrap_or_default();
                format!("{part:<wide$}   ")
            });
            out.push(plain(&parts.collect::<String>()));
        }
        let scores = moves.iter().map(|mv| {
            let again = if mv.again() { " again" } else { "" };
            format!("{:<wide$}   ", mv.score() + again)
        });
        let mut line = Line::default();
        line.push(scores.collect::<String>(), Look::Dim);
        out.push(line);
        out.push(Line::default());
    }
    for (at, mv) in game
        .moves
        .iter()
        .enumerate()
        .filter(|(_, mv)| !mv.remark.is_empty())
    {
        out.push(plain(&format!("{} {}: {}", at + 1, mv.name, mv.remark)));
    }
    out.push(plain(&(AboutPlayed::of(game).title + ".")));
    finish(&mut out, options.width, options.ascii);
    write(&out, options.color)
}

fn plain(text: &str) -> Line {
    let mut line = Line::default();
    line.push(text, Look::Plain);
    line
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn a_strip_of_few_fields_fits_a_phone_and_its_rows_are_of_the_same_length() {
        assert_eq!(columns(8, 122.0), 3);
        assert_eq!(columns(12, 92.0), 4);
        assert_eq!(columns(24, 88.0), 6);
        assert_eq!(columns(1, 92.0), 1);
        assert_eq!(columns(0, 900.0), 1);
    }
}
