//! The kit of a player of Connect Four: a board, an opponent who plays by chance, and a `main` that judges the player.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::own_player::main::<Mine>()
//! }
//! ```
//!
//! A [`FourPlayer`] chooses a move and says what a position is worth. Its program plays games against chance (`legal`), sets
//! up positions in which one move wins or saves (`threats`), and compares values with those of a solver (`solve`).

mod command;
mod positions;
mod program;

pub use alpha_beta::clock::{Clock, Timed};
pub use connect_four::board::ConnectFour;
pub use connect_four::column::Column;
pub use connect_four::evaluate::open_lines;
pub use connect_four::size::Size;
pub use game::{Board, Ordered, Player, Value, WinDrawLoss};
pub use program::{main, run};

/// Who plays Connect Four.
pub trait FourPlayer: 'static {
    /// The column of the next disc, on a board on which the game goes on. When the clock is up, it should return soon.
    fn choose(board: &ConnectFour, clock: &Clock) -> Column;

    /// What a position is worth if both players play at their best: above 0 if the first player wins, below 0 if the second
    /// does, and 0 if nobody does.
    fn value(board: &ConnectFour) -> Value;
}
