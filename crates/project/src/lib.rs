//! The kits for complete programs that students write. Each project has its own kit behind a feature of the same name, so a
//! student builds only that one.

mod failed;
#[cfg(feature = "the_whole_program")]
mod for_two;
#[cfg(feature = "four_pegs")]
pub mod four_pegs;
#[cfg(feature = "own_player")]
pub mod own_player;
mod panicked;
mod start;
#[cfg(feature = "sudoku_made")]
pub mod sudoku;
#[cfg(any(
    feature = "own_player",
    feature = "sudoku_made",
    feature = "the_whole_program"
))]
mod unanswered;

pub use failed::Failed;
#[cfg(feature = "the_whole_program")]
pub use for_two::{Board, Game, Player, Search, Value, main, main_with, run, run_with};
pub use start::start;
