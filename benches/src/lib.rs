//! Published and handwritten searches to compare with the course's searches, for the ladder and the criterion benches.

#[cfg(feature = "all-peers")]
pub mod board_game;
pub mod by_hand;
#[cfg(feature = "all-peers")]
pub mod connect_four_ai;
pub mod in_order;
pub mod peers;
pub mod tic_tac_toe;
