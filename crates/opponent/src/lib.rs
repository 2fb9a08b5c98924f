//! A search as an opponent: a program of its own that receives one question and prints its answer on one line.
//!
//! Tools never link student code. Each search that can be played against is therefore a program of the package
//! `exercises/opponents`, whose `main` is one line that uses this crate. `cargo course play --mine` runs it once for each move.
//! The arguments are a [`Question`], and the last line of the output is an [`Answer`]:
//!
//! ```text
//! look_ahead tic-tac-toe XO..X.... 9
//! the answer: move 9 value 0 nodes 894
//! ```
//!
//! The depth `far` is the largest that a search without cuts reaches within a million nodes ([`reach`]).
//!
//! The boards are the course's own, so a mistake in a search cannot be a mistake in the rules. A process answers one question, so
//! no state is left over for the next one. If `CALL_TRACE_FILE` names a file, the search is recorded there instead of counted.

mod program;
mod question;
mod reach;

pub use game::{Board, Player, Value};
pub use program::{Search, by_search, main, searched};
pub use protocol::{Answer, MARK};
pub use question::{Game, Question};
pub use reach::{reach, reach_with};

/// The `main` of an opponent: an expression that searches `board` to `depth`, for any board.
///
/// ```ignore
/// opponent::main!(board, depth => look_ahead(board, depth));
/// ```
#[macro_export]
macro_rules! main {
    ($board:ident, $depth:ident => $search:expr) => {
        struct Mine;

        impl $crate::Search for Mine {
            fn search<B: $crate::Board>(
                $board: &B,
                $depth: u32,
            ) -> ($crate::Value, Option<B::Move>) {
                $search
            }
        }

        fn main() -> ::std::process::ExitCode {
            $crate::main($crate::by_search::<Mine>)
        }
    };
}
