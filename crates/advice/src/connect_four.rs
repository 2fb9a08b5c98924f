//! Connect Four: sentences about moves, verdicts on them, and the result of a game.

mod computer;

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::position::{self, NoPosition};
use connect_four::solver::Solver;
use game::{Board, Player, Value};
use textfmt::listed_by;

use crate::remark::{Remark, Sign};
use crate::seats::Seats;

pub use computer::{Deepening, seen};

/// The marks of the first and the second player.
pub const MARKS: [char; 2] = ['X', 'O'];

/// Returns the sentence for a disc dropped on this board.
pub fn told(seats: &Seats, board: &ConnectFour, column: Column) -> String {
    let drops = seats.does(board.to_move(), "drop a disc", "drops a disc");
    format!("{drops} into column {column}.")
}

/// Reads a position of an unfinished game: `7x6 443`, or its rows.
///
/// # Errors
/// A sentence that explains why the text is not such a position.
pub fn unfinished(text: &str) -> Result<ConnectFour, String> {
    let board: ConnectFour = text.parse().map_err(|why: NoPosition| why.to_string())?;
    match (board.done(), board.winner) {
        (false, _) => Ok(board),
        (true, Some(winner)) => Err(format!("the game is over there: {} has won", mark(winner))),
        (true, None) => Err("the game is over there: every column is full".to_owned()),
    }
}

/// Explains why no disc can be dropped into a column.
pub fn refusal(board: &ConnectFour, column: Column) -> String {
    if column.index() >= board.size.columns() {
        let columns = board.size.columns();
        return format!("There is no column {column}: they are 1 to {columns}.");
    }
    let open: Vec<Column> = board.legal_moves().collect();
    let open = match &open[..] {
        [_] => format!("column {} is open.", listed_by(&open, "and")),
        _ => format!("columns {} are open.", listed_by(&open, "and")),
    };
    format!("Column {column} is full: {open}")
}

/// Describes how the game ended.
pub fn result(seats: &Seats, board: &ConnectFour) -> String {
    match board.winner {
        None => "A draw: every column is full, and nobody has four in a line.".to_owned(),
        Some(winner) => {
            let won = seats.does(winner, "have won", "has won");
            format!("{won} with four in a line.")
        }
    }
}

/// Returns the mark of a player: X or O.
pub fn mark(player: Player) -> char {
    position::mark(Some(player))
}

/// Judges moves with the solver, if it can solve the position within a number of nodes.
#[derive(Debug)]
pub struct MoveJudge {
    solver: Solver,
    /// The node limit for one position.
    nodes: u64,
}

impl MoveJudge {
    /// Returns a judge with a table of 2 to the power of `log_entries` entries, and a node limit for one position. Two million
    /// nodes take about a second.
    pub fn new(log_entries: u32, nodes: u64) -> Self {
        Self {
            solver: Solver::new(log_entries),
            nodes,
        }
    }

    /// Judges a move before it is made.
    pub fn comment(&mut self, board: &ConnectFour, column: Column) -> Remark {
        let next = board.play(column);
        if next.winner.is_some() {
            return remark(Sign::Good, "Best: it wins.".to_owned(), None);
        }
        let values = (self.value(board), self.value(&next));
        let (Some(best), Some(value)) = values else {
            return remark(
                Sign::Open,
                "Too many positions to judge this move.".to_owned(),
                None,
            );
        };
        let [mover, other] = [board.to_move(), board.to_move().other()].map(mark);
        if value == best {
            return remark(Sign::Good, kept(board, best, mover, other), None);
        }
        let better = listed_by(&self.moves_with(board, best), "or");
        let now = match value {
            0 => "now it is a draw".to_owned(),
            _ => format!("now {other} can win"),
        };
        match best {
            0 => {
                let text = format!("Throws away a draw: {better} keeps it, {now}.");
                remark(Sign::Bad, text, Some("a draw"))
            }
            _ => {
                let text = format!("Throws away a win: {better} wins, {now}.");
                remark(Sign::Bad, text, Some("a win"))
            }
        }
    }

    /// Returns the best columns and a sentence about them. The list is empty if the position is too large for the judge.
    pub fn hint(&mut self, board: &ConnectFour) -> (Vec<Column>, String) {
        let Some(value) = self.value(board) else {
            let text = "Too many positions to look for the best column.".to_owned();
            return (Vec::new(), text);
        };
        let best = self.moves_with(board, value);
        let [mover, other] = [board.to_move(), board.to_move().other()].map(mark);
        let end = match value {
            0 => "it keeps the draw".to_owned(),
            _ if board.better(value, 0) => format!("{mover} can win"),
            _ => format!("{other} can win whatever you do"),
        };
        let text = format!("Take {}: {end}.", listed_by(&best, "or"));
        (best, text)
    }

    /// Returns the value under best play, or `None` if it cannot be found.
    fn value(&mut self, board: &ConnectFour) -> Option<Value> {
        let solution = self.solver.solve_within(board, self.nodes)?;
        Some(solution.value)
    }

    /// Returns the columns with this value.
    fn moves_with(&mut self, board: &ConnectFour, wanted: Value) -> Vec<Column> {
        let columns = board.legal_moves();
        columns
            .filter(|column| self.value(&board.play(*column)) == Some(wanted))
            .collect()
    }
}

/// Returns the remark on a move that keeps the value.
fn kept(board: &ConnectFour, value: Value, mover: char, other: char) -> String {
    match value {
        0 => "Best: it keeps the draw.".to_owned(),
        _ if board.better(value, 0) => format!("Best: {mover} can win."),
        _ => format!("No move is better: {other} can win."),
    }
}

fn remark(sign: Sign, text: String, gave: Option<&str>) -> Remark {
    Remark {
        sign,
        text,
        gave: gave.map(str::to_owned),
    }
}
