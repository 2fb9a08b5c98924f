//! What the course's searches are measured against, for the ladder and the criterion
//! benches.

#[cfg(feature = "board-game")]
pub mod board_game;
pub mod by_hand;
pub mod in_order;
pub mod peers;
pub mod tic_tac_toe;
