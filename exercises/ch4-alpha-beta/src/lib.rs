//! Chapter 4, minimax against alpha-beta: one module per exercise, and the modules that they share.
//!
//! The first player is MAX, the second is MIN, and values are from the first player's side, except
//! in negamax. A game tree is written like `[[44, 61, 50], [40, 35]]`. The searches run on trees
//! and on any board.

pub mod alpha_beta;
pub mod cut;
pub mod deepening;
pub mod first_child_only;
pub mod game_tree;
pub mod minimal_tree;
pub mod move_order;
pub mod negamax;
pub mod null_window;
pub mod old_beta;
pub mod transposition;

// given/: code that you use and do not write.
#[path = "given/clock.rs"]
pub mod clock;
#[path = "given/notation.rs"]
pub mod notation;
#[path = "given/smaller.rs"]
pub mod smaller;
#[path = "given/told.rs"]
mod told;
#[path = "given/tree.rs"]
pub mod tree;
#[path = "given/tree_board.rs"]
pub mod tree_board;
#[path = "given/uniform.rs"]
pub mod uniform;
