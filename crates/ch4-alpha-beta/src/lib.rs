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

// ANCHOR: given
pub mod clock;
pub mod notation;
pub mod smaller;
mod told;
pub mod tree;
pub mod tree_board;
pub mod uniform;
// ANCHOR_END: given

// ANCHOR: solution_debugging
/// The programs of the debugging exercises as students receive them, bugs and all.
pub mod debugging {
    #[expect(
        unused_variables,
        reason = "one of the bugs: a bound that is never looked at"
    )]
    pub mod first_child_only;
    pub mod old_beta;
}
// ANCHOR_END: solution_debugging
