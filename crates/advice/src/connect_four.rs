//! Connect Four: sentences about moves, verdicts on them, and the result of a game.

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::position::{self, NoPosition};
use connect_four::solver::Solver;
use game::{Board, Player, Value};
use textfmt::listed_by;

use crate::remark::{Remark, Sign};
use crate::seats::Seats;

/// The marks of the first and the second player.
pub const MARKS: [char; 2] = ['X', 'O'];

/// The node limit of the analyst for one move: about a second.
const NODES: u64 = 2_000_000;

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

/// Judges moves with the solver, if it can solve the position in about a second.
#[derive(Debug)]
pub struct MoveJudge {
    solver: Solver,
}

impl Default for MoveJudge {
    fn default() -> Self {
        Self {
            solver: Solver::new(22),
        }
    }
}

impl MoveJudge {
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

    /// Returns the value under best play, or `None` if it cannot be found.
    fn value(&mut self, board: &ConnectFour) -> Option<Value> {
        let solution = self.solver.solve_within(board, NODES)?;
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
