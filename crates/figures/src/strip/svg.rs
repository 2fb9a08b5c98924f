//! The boards as SVG, as many beside each other as fit on a small screen.

use boards::{Chain, Field, Side};

use super::{Strip, Tile};
use crate::element::{Element, Marks, rect, text};
use crate::input::showing;
use crate::labels::{counted, not_shown};
use crate::options::SvgOptions;
use crate::pictures::dots::PlacedField;
use crate::pictures::{Picture, symbols};
use crate::played::{AboutPlayed, Move, Played};
use crate::svg::measure::{mono_width, sans_width};
use crate::svg::{Figure, Sample};

/// The maximum width of a row of boards.
const WIDE: f64 = 328.0;
/// The minimum and the maximum gap between two boards, and the gap between two rows.
const GAP: f64 = 4.0;
const ROOM: f64 = 14.0;
const BETWEEN: f64 = 12.0;
/// The height of a line above a board, and of a line below it.
const ABOVE: f64 = 16.0;
const BELOW: f64 = 18.0;

/// The maximum width of a row of a game on a phone, where a figure is drawn a little smaller, and the maximum number of such
/// rows. A longer game has rows as wide as a page.
const PHONE: f64 = 442.0;
const ROWS: usize = 3;
const PAGE: f64 = 640.0;

/// The places of the boards.
struct Layout {
    columns: usize,
    /// The distance from one column to the next, and from one row to the next.
    step: f64,
    row: f64,
    /// The width and height of a board.
    board: (f64, f64),
    /// The distance from the top of a row to the words above a board, and to the board.
    head: f64,
    above: f64,
    /// The distance from the foot of a board to the words below it.
    below: f64,
    /// The gap between two rows.
    between: f64,
}

impl Strip<'_> {
    /// Draws the boards as SVG. A game begins at the move that the options name.
    pub(crate) fn svg(&self, options: &SvgOptions) -> String {
        let figure = match &self.game {
            Some(game) => Self::of_moves(game.shown_from(options.from)).figure(options),
            None => self.figure(options),
        };
        figure.finish(options)
    }

    fn figure(&self, options: &SvgOptions) -> Figure {
        let (id, tiles) = (&options.id, &self.tiles);
        let layout = match &self.game {
            Some(game) => of_game(game),
            None => of_boards(tiles),
        };
        let (wide, high) = layout.board;
        let is_queens = |tile: &Tile| matches!(tile.picture, Picture::Queens(..));
        let mut body = Marks::default();
        for (at, tile) in tiles.iter().enumerate() {
            let (column, row) = (at % layout.columns, at / layout.columns);
            let middle = (column as f64 + 0.5) * layout.step;
            let top = row as f64 * layout.row;
            body += head(tile, (middle, top + layout.head));
            let corner = (middle - wide / 2.0, top + layout.above);
            if is_queens(tile) {
                body += rect("n", corner, tile.picture.extent(), 3.0);
            }
            let picture = match (&tile.picture, &self.game) {
                (Picture::Dots(field, last), Some(game)) => {
                    let placed = PlacedField::new(field, corner, cell(&game.start));
                    let mut picture = placed.long_chains();
                    picture += placed.small(*last);
                    picture
                }
                (picture, _) => picture.draw(corner, id),
            };
            match tile.input.as_deref().filter(|_| options.in_page) {
                None => body += picture,
                input => body += showing(Element::new("g").holding(picture), input),
            }
            let foot = (middle, top + layout.above + high + layout.below);
            body += text("w m", foot, &tile.remark);
            if self.hidden > 0 && at + 2 == tiles.len() {
                let words = format!("⋮ {}", not_shown(&counted(self.hidden, "board")));
                body += text("w m halo", foot, &words);
            }
        }
        let rows = tiles.len().div_ceil(layout.columns);
        let (title, marks, description, legend) = match &self.game {
            Some(game) => {
                let about = AboutPlayed::of(game);
                let legend = vec![(Sample::Fact, about.ends)];
                (about.name, marks_of_game(game), about.description, legend)
            }
            None => {
                let description = format!("{}. {}.", self.title(), self.descriptions().join("; "));
                let first = &tiles[0].picture;
                let marks = first.marks_of_boards(self.moves, self.wrong_moves);
                (self.title(), marks.to_owned(), description, Vec::new())
            }
        };
        Figure {
            title,
            marks,
            description,
            defs: tiles.iter().any(is_queens).then(|| symbols(id)),
            body,
            width: layout.columns as f64 * layout.step,
            height: rows as f64 * layout.row - layout.between,
            legend,
            narrow: true,
        }
    }
}

fn of_boards(tiles: &[Tile]) -> Layout {
    let extents = || tiles.iter().map(|tile| tile.picture.extent());
    let wide = extents().map(|(wide, _)| wide).fold(0.0, f64::max);
    let high = extents().map(|(_, high)| high).fold(0.0, f64::max);
    let heads = tiles.iter().map(|tile| mono_width(&tile.head(), 11.0));
    let remarks = tiles.iter().map(|tile| sans_width(&tile.remark, 11.0));
    let wide_with_words = heads.chain(remarks).fold(wide, f64::max);
    let most = ((WIDE / (wide_with_words + GAP)) as usize).clamp(1, tiles.len());
    // No `clamp`: its panic writes numbers with a point, by code that a page would be sent for nothing else.
    let widest = wide_with_words + ROOM;
    let step = (WIDE / most as f64).max(wide_with_words + GAP).min(widest);
    let line = |has_words: bool, height: f64| if has_words { height } else { 0.0 };
    let above = line(tiles.iter().any(|tile| !tile.head().is_empty()), ABOVE);
    let below = line(tiles.iter().any(|tile| !tile.remark.is_empty()), BELOW);
    Layout {
        columns: in_equal_rows(tiles.len(), most),
        step,
        row: above + high + below + BETWEEN,
        board: (wide, high),
        head: 9.0,
        above,
        below: 14.0,
        between: BETWEEN,
    }
}

fn of_game(game: &Played) -> Layout {
    let (wide, high) = PlacedField::new(&game.start, (0.0, 0.0), cell(&game.start)).extent();
    let widths = game.moves.iter().map(|mv| {
        let above = format!("{} A {}", game.before + game.moves.len(), mv.name);
        mono_width(&above, 11.0).max(sans_width("0 : 0 again", 11.0))
    });
    let step = widths.fold(wide, f64::max) + 18.0;
    Layout {
        columns: columns(game.moves.len(), step),
        step,
        row: high + 54.0,
        board: (wide, high),
        head: 11.0,
        above: 21.0,
        below: 17.0,
        between: 10.0,
    }
}

/// Returns the side of a box in a game on a field of this size.
fn cell(field: &Field) -> f64 {
    let most = field.rows.max(field.cols) as f64;
    (66.0 / most).clamp(15.0, 26.0).round()
}

/// Returns how many fields of a game are beside each other, if each is `step` wide.
fn columns(fields: usize, step: f64) -> usize {
    let most = |wide: f64| ((wide / step) as usize).max(1);
    let fits_a_phone = fields.div_ceil(most(PHONE)) <= ROWS;
    in_equal_rows(fields, most(if fits_a_phone { PHONE } else { PAGE }))
}

/// Returns how many boards are beside each other, if at most `most` fit. The rows have the same length if possible.
pub(super) fn in_equal_rows(boards: usize, most: usize) -> usize {
    let rows = boards.div_ceil(most).max(1);
    boards.div_ceil(rows).max(1)
}

fn marks_of_game(game: &Played) -> String {
    let mut out = "broad: the line just drawn · below: A's score : B's".to_owned();
    if game.moves.iter().any(Move::again) {
        out += match game.start.dots {
            None => " · again: closes a box and moves again",
            Some(_) => " · again: the other player can make no link, and is passed over",
        };
    }
    let is_chained = |mv: &Move| mv.field.chains().iter().any(Chain::is_long);
    if game.moves.iter().any(is_chained) {
        out += " · shaded: long chains and loops";
    }
    out
}

/// Draws the number, the player and the move: `3 A a1b1`.
fn head(tile: &Tile, at: (f64, f64)) -> Marks {
    let Some(number) = tile.numbered() else {
        return Marks::default();
    };
    let Some(choice) = tile.choice else {
        return text("s m", at, &number);
    };
    let words = Element::new("text").class("s m").at(at);
    let words = words.words(&(number + " "));
    let span = |class: &str, words: &str| Element::new("tspan").class(class).words(words);
    let words = match tile.by.map(Side::letter) {
        Some(by) => {
            let words = words.inline(&span(&format!("own-{by}"), by));
            words.words(&format!(" {choice}"))
        }
        None => words.inline(&span("did", choice)),
    };
    words.into()
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
