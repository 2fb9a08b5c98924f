//! The computer player: the alpha-beta of chapter 4 with deepening, the columns in the middle first.

use std::time::Duration;

use connect_four::bits::Bits;
use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::evaluate::ends_with_move;
use connect_four::order::centre_first;
use game::{Board, Ordered};

use crate::deepen::{Reach, Say, Thought, deepen};
use crate::margin::moves;

/// Looks ahead for a limited time.
#[derive(Debug)]
pub struct Deepening {
    /// The largest depth in moves, if one was requested.
    pub depth: Option<u32>,
    /// The time limit for one move.
    pub limit: Duration,
    /// The source of the choice between two columns equally far from the middle.
    pub random: fastrand::Rng,
}

impl Deepening {
    /// Returns the best move of the last depth that finished in time, or `None` if the game is over.
    pub fn choose(&mut self, board: &ConnectFour, say: Say<'_>) -> Option<(Column, Thought)> {
        let size = board.size;
        // Two columns are equally far from the middle. Choosing the first one at random makes games differ, and loses nothing.
        let first = self.random.bool();
        let rank = move |_: &Bits, column: Column| {
            let mirrored = size.columns() as u8 - 1 - column.0;
            2 * centre_first(size, column) + i32::from((column.0 < mirrored) == first)
        };
        let board = Ordered::new(Bits::from(board), rank);
        let order: Vec<Column> = board.legal_moves().collect();
        let reach = Reach {
            asked: self.depth,
            longest: size.squares() - board.inner().moves_done(),
            time: self.limit.mul_f64(0.95),
            is_certain: |value| ends_with_move(value).is_some(),
        };
        deepen(&board, &order, reach, say)
    }
}

/// Describes the depth and the result of a search.
pub fn seen(thought: &Thought) -> String {
    let far = match thought.depth {
        Some(0) => return "there was no time to look ahead".to_owned(),
        Some(depth) => format!("looked {} ahead", moves(depth)),
        None => "looked to the end".to_owned(),
    };
    let what = match ends_with_move(thought.value) {
        Some(mv) if thought.value > 0 => format!("X wins with move {mv}"),
        Some(mv) => format!("O wins with move {mv}"),
        None if thought.depth.is_none() => "a draw".to_owned(),
        None => "nobody wins by then".to_owned(),
    };
    format!("{far}: {what}")
}
