//! Games for two players: the trait [`Board`] and the laws that every board must obey. This crate
//! contains no search.
//!
//! A search calls a [`Board`] for its moves, plays them on new boards and compares values. It does not
//! depend on the game. All values are given from the first player's side. No value is negated, and
//! the board names the player to move. So an extra turn is just a `play` that does not change
//! `to_move`.
//!
//! Four boards wrap another board and are boards themselves:
//! - [`Ordered`] fixes the order of moves.
//! - [`WinDrawLoss`] values a position +1, 0 or −1.
//! - [`Counting`] counts the calls that a search makes.
//! - [`Watched`] records them as a [`SearchTree`], and [`audit()`] compares the tree with the nodes
//!   that plain alpha-beta would have visited.
//!
//! To write a further wrapper, use [`pass_on!`], which forwards every method.

mod audit;
mod board;
mod counting;
mod laws;
mod ordered;
mod pass_on;
mod player;
mod watch;
mod whole_game;
mod win_draw_loss;
mod window;

pub use audit::{
    Audit, Audited, Cause, CutBy, Deviation, Diagnostic, Judged, NodePath, audit, replay,
};
pub use board::{Board, IllegalMove, Value};
#[doc(hidden)]
pub use call_trace::Position; // for `pass_on!`
pub use counting::{Asked, Counting};
pub use laws::{BrokenLaw, check_laws, random_game};
pub use ordered::Ordered;
pub use player::Player;
pub use watch::{Branch, Counts, Node, SearchTree, Visit, Watched};
pub use whole_game::{BrokenBy, Texts, check_game, check_winner};
pub use win_draw_loss::WinDrawLoss;
pub use window::{Bound, Window};
