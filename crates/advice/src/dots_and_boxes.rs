//! Dots and boxes: sentences about lines, verdicts on them, the computer's choice, and the result of a game.

mod comment;
mod computer;
mod settled;
mod solve;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use dots_and_boxes::text::NoPosition;
use game::Board;
use textfmt::listed_by;

use crate::score;
use crate::seats::Seats;

pub use comment::{hint, outcomes, remark, unknown};
pub use computer::Computer;
pub use settled::Settled;
pub use solve::{Oracle, Solved, Values};

/// The names of the first and the second player.
pub const MARKS: [char; 2] = ['A', 'B'];

/// The words for one box and for several.
pub const BOXES: [&str; 2] = ["box", "boxes"];

/// Returns the sentence for a line drawn on this board.
pub fn told(seats: &Seats, board: &Dots, line: Line) -> String {
    let mover = board.to_move();
    let next = board.play(line);
    let draws = seats.does(mover, "draw", "draws");
    let boxes = match board.closes(line) {
        0 => return format!("{draws} {line}."),
        1 => "a box",
        _ => "two boxes",
    };
    let person = seats.people.len() == 1 && seats.is_person(mover);
    let close = if person { "close" } else { "closes" };
    let again = match (next.done(), seats.people.len()) {
        (true, _) => String::new(),
        (_, 1) if person => " You move again.".to_owned(),
        (_, 1) => " It moves again.".to_owned(),
        _ => format!(" {} moves again.", seats.mark(mover)),
    };
    format!("{draws} {line} and {close} {boxes}.{again}")
}

/// Reads a position of an unfinished game: the size and the lines in the order in which they were drawn, such as `2x2 a1b1 a1a2`.
///
/// # Errors
/// A sentence that explains why the text is not such a position.
pub fn unfinished(text: &str) -> Result<Dots, String> {
    let board: Dots = text.parse().map_err(|why: NoPosition| why.to_string())?;
    match board.done() {
        false => Ok(board),
        true => Err("the game is over there: all lines are drawn".to_owned()),
    }
}

/// Explains why a line cannot be drawn.
pub fn refusal(board: &Dots, line: Line) -> String {
    let open: Vec<Line> = board.legal_moves().collect();
    match open.len() {
        0 => format!("{line} is drawn already: the game is over."),
        1 => format!("{line} is drawn already: {} is open.", open[0]),
        2..=12 => format!(
            "{line} is drawn already: open are {}.",
            listed_by(&open, "and")
        ),
        many => format!("{line} is drawn already; {many} others are open."),
    }
}

/// Describes how the game ended.
pub fn result(seats: &Seats, board: &Dots) -> String {
    score::result(seats, board.taken.map(u32::count_ones), BOXES)
}
