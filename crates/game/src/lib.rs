//! Games for two: what a board must say, and the laws that every board keeps. No search.
//!
//! A search asks a [`Board`] for its moves, plays them on new boards and compares values; it
//! knows no game. Values are seen from the first player's side, always: nothing is negated, and
//! the board says who moves. So an extra turn is just a `play` after which `to_move` has not
//! changed.
//!
//! Four boards stand around another board and are boards themselves: [`Ordered`] fixes the
//! order of moves, [`WinDrawLoss`] values a position +1, 0 or −1, [`Counting`] counts what a
//! search asks, and [`Watched`] records it, as a [`SearchTree`]; [`audit()`] judges it by
//! what plain alpha-beta would have visited. A further one is made with [`pass_on!`], which
//! forgets no question.

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
    Audit, Audited, Cause, Complaint, CutBy, Deviation, Judged, NodePath, audit, replay,
    replay_visits,
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
