//! A field of dots in the terminal: its lines, the owners of the boxes, and the names of rows and columns. Both dots and boxes
//! and dots and squares use it.

pub(super) mod read;
pub(super) mod score;

use anstyle::Style;
use dots_and_boxes::size::{Line, Size};
/// Returns the mark of a player: A or B.
pub(super) use dots_and_boxes::text::name as mark;
use game::Player;

use super::game::Turn;
use terminal::{DIM, NAME, WARN, paint};

/// The style of a line. The lines of the last turn are double, so they are visible without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Open,
    Drawn,
    New(Player),
}

impl Look {
    /// Returns the style of a line, given whether it is drawn and whether it belongs to the last turn.
    pub(super) fn of(line: Line, drawn: bool, last: Option<&Turn<Line>>) -> Self {
        match last {
            _ if !drawn => Self::Open,
            Some(turn) if turn.moves.contains(&line) => Self::New(turn.player),
            _ => Self::Drawn,
        }
    }
}

/// The distance between dots in the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scale {
    /// Three characters between two dots.
    Wide,
    /// One character between two dots, for terminals too narrow for all columns.
    Narrow,
}

impl Scale {
    /// Returns the scale that fits into `width` columns of a terminal.
    pub(super) fn fit(size: Size, width: usize) -> Self {
        match MARGIN + 4 * size.cols < width {
            true => Self::Wide,
            false => Self::Narrow,
        }
    }

    fn between(self) -> usize {
        match self {
            Self::Wide => 3,
            Self::Narrow => 1,
        }
    }
}

/// The columns left of the field, for the names of the rows.
const MARGIN: usize = 6;

/// Draws the field: the `dot` at a row and column, a `line`, and the owner of the `cell` at a row and column.
pub(super) fn picture(
    (size, scale): (Size, Scale),
    dot: impl Fn(usize, usize) -> String,
    line: impl Fn(Line) -> Look,
    cell: impl Fn(usize, usize) -> Option<Player>,
) -> String {
    let between = scale.between();
    let letters: Vec<String> = (0..=size.cols).map(|col| letter(col).to_string()).collect();
    let letters = paint(DIM, letters.join(&" ".repeat(between)));
    let mut rows = vec![format!("{:MARGIN$}{letters}", "")];
    for row in 0..=size.rows {
        let mut dots = format!("{}  {}", paint(DIM, format!("{:>4}", row + 1)), dot(row, 0));
        for col in 0..size.cols {
            let signs = [" ", "━", "═"].map(|sign| sign.repeat(between));
            dots += &drawn(line(size.across(row, col)), signs);
            dots += &dot(row, col + 1);
        }
        rows.push(dots);
        if row == size.rows {
            break;
        }
        let mut boxes = " ".repeat(MARGIN);
        for col in 0..=size.cols {
            let signs = [" ", "┃", "║"].map(str::to_owned);
            boxes += &drawn(line(size.down(row, col)), signs);
            if col < size.cols {
                let side = " ".repeat(between / 2);
                let owner = cell(row, col).map_or_else(|| " ".to_owned(), bold);
                boxes += &format!("{side}{owner}{side}");
            }
        }
        rows.push(boxes.trim_end().to_owned());
    }
    rows.join("\n")
}

fn drawn(look: Look, [open, drawn, new]: [String; 3]) -> String {
    match look {
        Look::Open => open,
        Look::Drawn => drawn,
        Look::New(player) => paint(colour(player).bold(), new),
    }
}

/// Returns A or B in its colour.
pub(super) fn bold(player: Player) -> String {
    paint(colour(player).bold(), mark(player))
}

fn colour(player: Player) -> Style {
    match player {
        Player::First => NAME,
        Player::Second => WARN,
    }
}

fn letter(col: usize) -> char {
    ('a'..='z').nth(col).unwrap_or('?')
}
