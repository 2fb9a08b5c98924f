//! Tic-tac-toe: sentences about moves, verdicts on them, and the result of a game.

mod comment;

use game::{Board, Player, Value};
use textfmt::listed_by;
use tic_tac_toe::analysis::Verdict;
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::cell::Cell;
use tic_tac_toe::position;

use crate::margin::moves;
use crate::seats::Seats;
use comment::end;

pub use comment::{Analyst, Comment};

/// The marks of the first and the second player.
pub const MARKS: [char; 2] = ['X', 'O'];

/// Returns the sentence for a cell taken on this board.
pub fn told(seats: &Seats, board: &Bits, cell: Cell) -> String {
    format!("{} {cell}.", seats.does(board.to_move(), "take", "takes"))
}

/// Reads a position of an unfinished game: nine cells, X, O, and a dot for an empty one.
///
/// # Errors
/// A sentence that explains why the text is not such a position.
pub fn unfinished(text: &str) -> Result<Bits, String> {
    let board: Bits = text
        .parse()
        .map_err(|why: position::NoPosition| why.to_string())?;
    match (board.done(), board.winner()) {
        (false, _) => Ok(board),
        (true, Some(winner)) => Err(format!("the game is over there: {} has won", mark(winner))),
        (true, None) => Err("the game is over there: all nine cells are taken".to_owned()),
    }
}

/// Explains why a cell cannot be taken.
pub fn refusal(board: &Bits, cell: Cell) -> String {
    let free: Vec<Cell> = board.legal_moves().collect();
    let holder = board.holder(cell).map_or('?', mark);
    format!(
        "Cell {cell} holds {holder} already: free {} {}.",
        textfmt::plural(free.len(), "is", "are"),
        listed_by(&free, "and")
    )
}

/// Describes how the game ended.
pub fn result(seats: &Seats, board: &Bits) -> String {
    let Some(winner) = board.winner() else {
        return "A draw: all nine cells are taken, and nobody has a line.".to_owned();
    };
    let line = listed_by(&winning_line(board), "and");
    let won = seats.does(winner, "have won", "has won");
    match seats.people.len() {
        1 => format!("{won}: {} holds {line}.", seats.mark(winner)),
        _ => format!("{won} with {line}."),
    }
}

/// Returns the cells of all the winner's lines in order, or an empty list if there is no winner.
pub fn winning_line(board: &Bits) -> Vec<Cell> {
    let Some(winner) = board.winner() else {
        return Vec::new();
    };
    let set = board.set(winner);
    let held = LINES.iter().filter(|&&line| set & line == line);
    let cells = held.fold(0, |cells, line| cells | line);
    Cell::all()
        .filter(|cell| cells >> cell.index() & 1 == 1)
        .collect()
}

/// Returns the mark of a player: X or O.
pub fn mark(player: Player) -> char {
    position::mark(Some(player))
}

/// Describes the search depth and the result of a search from this board: `looked 2 moves ahead: nobody wins within them`.
pub fn seen(board: &Bits, depth: u32, value: Value) -> String {
    let left = 9 - board.moves_done();
    let far = match depth < left {
        true => format!("looked {} ahead", moves(depth)),
        false => "looked to the end".to_owned(),
    };
    let what = match value {
        0 if depth < left => "nobody wins by then".to_owned(),
        0 => "it is a draw".to_owned(),
        1.. => format!("X wins with move {}", end(value)),
        _ => format!("O wins with move {}", end(value)),
    };
    format!("{far}: {what}")
}

/// Returns the best cells on this board with the reason, or `None` if the game is over.
pub fn hint(board: &Bits, analyst: &mut Analyst) -> Option<(Vec<Cell>, String)> {
    let judged = board
        .legal_moves()
        .map(|cell| (cell, analyst.comment(board, cell)));
    let best: Vec<(Cell, Comment)> = judged
        .filter(|(_, comment)| comment.verdict == Verdict::Best)
        .collect();
    let (_, first) = best.first()?;
    let why = first.text.clone();
    let cells: Vec<Cell> = best.iter().map(|(cell, _)| *cell).collect();
    let text = format!("Take {}. {why}", listed_by(&cells, "or"));
    Some((cells, text))
}
