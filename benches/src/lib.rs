//! What the course's searches are measured against, and how their nodes are counted: for the
//! ladder and the criterion benches.

pub mod by_hand;
pub mod counted;
pub mod in_order;
pub mod peers;
pub mod tic_tac_toe;
