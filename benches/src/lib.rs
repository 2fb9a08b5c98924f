//! Published and handwritten searches to compare with the course's searches, for the ladder and the criterion benches.

#[cfg(feature = "board-game")]
pub mod board_game;
pub mod by_hand;
pub mod in_order;
pub mod peers;
pub mod tic_tac_toe;
