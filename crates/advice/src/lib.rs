//! What is said about a move of a game, and which one the computer makes: `cargo course play` in a
//! terminal and a board in a page of the book both ask here, so that they say the same.
//!
//! Everything is plain text, without styles: how it looks is the business of whoever shows it.

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
pub use seats::{Seats, list};
pub use shuffled::{Shuffled, shuffled};
