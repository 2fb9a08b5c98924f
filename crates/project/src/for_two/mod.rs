//! The kit of a game for two: a board, its text, and a `main` of one line.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::main::<Position>()
//! }
//! ```
//!
//! A [`Game`] is a [`Board`] with a name, a beginning and a winner. For any such game the program can be played by people
//! and against the computer (`play`), be put to the laws in random games (`laws`), list what each move is worth (`analyse`),
//! and draw what a search of it looked at, with windows and cuts (`trace`). The searches are those of chapters 3 and 4. With
//! [`main_with`] the computer plays with a search of the student's instead.

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
