//! The kit of a game for two: a board, its text, and a `main` of one line.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::main::<Position>()
//! }
//! ```
//!
//! A [`Game`] is a [`Board`] with a name, a starting position and a winner. For any such game the program has four commands.
//! `play` is a game between people and the computer. `laws` checks the laws of a board in random games. `analyse` lists the value
//! of each move. `trace` draws a search with its windows and cut-offs. The searches are from chapters 3 and 4. With
//! [`main_with`] the computer uses a search of the student's instead.

mod analyse;
mod asking;
mod command;
mod computer;
mod laws;
mod play;
mod positions;
mod program;
mod rules;
mod search;
mod trace;

pub use game::{Board, Player, Value};
pub use program::{main, main_with, run, run_with};
pub use rules::Game;
pub use search::Search;
