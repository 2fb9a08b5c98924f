//! Remarks on the moves of a game, and the computer's choice of a move. `cargo course play` in a terminal and a board in a page
//! of the book both use this crate, so that their remarks agree.
//!
//! All text is plain, without styles. The caller decides how to display it.

pub mod connect_four;
mod deepen;
pub mod dots_and_boxes;
mod margin;
mod remark;
pub mod score;
mod seats;
mod shuffled;
pub mod tic_tac_toe;

pub use deepen::{Reach, Say, Thought, deepen};
pub use margin::moves;
pub use remark::{Remark, Sign, given_away};
pub use seats::Seats;
pub use shuffled::{Shuffled, shuffled};
