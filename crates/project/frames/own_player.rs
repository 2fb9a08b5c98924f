//! {NAME}: a player of Connect Four. The two functions are yours; the last line makes a program of them.
//!
//!     cargo run -- legal        30 games against chance: is every move legal?
//!     cargo run -- threats      does it miss a win, or a threat?
//!     cargo run -- solve 4x4    are its values right?

use std::process::ExitCode;

use project::own_player::{Board, Clock, Column, ConnectFour, FourPlayer, Player, Value};

struct Mine;

impl FourPlayer for Mine {
    /// The column of the next disc. The game goes on, so there is one.
    fn choose(board: &ConnectFour, clock: &Clock) -> Column {
        todo!("a column that is not full")
    }

    /// Above 0 if the first player wins with the best play, below 0 if the second does, 0 if nobody does.
    fn value(board: &ConnectFour) -> Value {
        todo!("what the position is worth if both players play at their best")
    }
}

fn main() -> ExitCode {
    project::own_player::main::<Mine>()
}
