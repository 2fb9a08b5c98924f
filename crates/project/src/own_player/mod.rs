//! The kit of a player of Connect Four: a board, a random opponent, and a `main` that judges the player.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::own_player::main::<Mine>()
//! }
//! ```
//!
//! A [`FourPlayer`] chooses a move and returns the value of a position. Its program plays games against the random opponent
//! (`legal`), sets up positions where one move wins or saves the game (`threats`), and compares values with a solver's
//! (`solve`). With fuel, it tests difficult positions (`keep`), plays matches (`beat`), and compares variants (`table`).

#[cfg(target_family = "wasm")]
mod answer;
#[cfg(not(target_family = "wasm"))]
mod beat;
mod command;
#[cfg(not(target_family = "wasm"))]
mod fuel;
#[cfg(not(target_family = "wasm"))]
mod keep;
mod positions;
mod program;
#[cfg(not(target_family = "wasm"))]
mod table;

pub use alpha_beta::clock::{Clock, Timed};
pub use connect_four::board::ConnectFour;
pub use connect_four::column::Column;
pub use connect_four::evaluate::open_lines;
pub use connect_four::size::Size;
pub use game::{Board, Ordered, Player, Value, WinDrawLoss};
pub use program::run;
#[cfg(all(feature = "counted", not(target_family = "wasm")))]
pub use table::read;

/// Runs the program of a player.
#[cfg(not(target_family = "wasm"))]
pub fn main<P: FourPlayer>() -> std::process::ExitCode {
    program::main::<P>()
}

/// Answers with one move: the program of a player in WebAssembly.
#[cfg(target_family = "wasm")]
pub fn main<P: FourPlayer>() -> std::process::ExitCode {
    answer::main::<P>()
}

/// The fuel of a move.
const FUEL: u64 = 50_000_000;

/// The fuel that a move may burn before its clock is up.
#[cfg(target_family = "wasm")]
const UP: u64 = FUEL / 100 * 95;

/// Publishes the best move so far. If a player burns all its fuel, its last published move is played.
pub fn publish(column: Column) {
    #[cfg(target_family = "wasm")]
    println!("{column}");
    #[cfg(not(target_family = "wasm"))]
    let _ = column;
}

/// A variant of [`FourPlayer::value`]: its name in the table, and the function.
pub type Variant = (&'static str, fn(&ConnectFour) -> Value);

/// A player of Connect Four.
pub trait FourPlayer: 'static {
    /// Returns the column of the next disc on the board of an unfinished game. It should return soon after the clock is up.
    fn choose(board: &ConnectFour, clock: &Clock) -> Column;

    /// Returns the value of a position if both players play perfectly: above 0 if the first player wins, below 0 if the second
    /// player wins, and 0 for a draw.
    fn value(board: &ConnectFour) -> Value;

    /// Returns the variants of `value` that the command `table` compares: the plainest search first, then searches with one
    /// technique more.
    fn variants() -> Vec<Variant> {
        Vec::new()
    }
}
