//! Compares a recorded search with plain alpha-beta: did it visit the same nodes and no others?

mod asked;
mod cause;
mod deviation;
mod diagnostic;
mod replay;
mod rules;

use std::fmt::Display;

pub use asked::Audit;
pub use cause::Cause;
pub use deviation::{Deviation, NodePath};
pub use diagnostic::Diagnostic;
pub use replay::{CutBy, Judged};

use crate::{SearchTree, Window};
use replay::Replay;
use rules::Rules;

/// Replays plain alpha-beta over a recorded search and compares the two.
///
/// Each node gets the window that alpha-beta hands down to it, with the moves in the search's order.
/// The search may choose its return values outside the window: moving a value into
/// the window (fail-hard) or not (fail-soft) changes no cut. The reason at a MAX node: a child's value
/// `v` raises alpha to `max(alpha, v)` and cuts if alpha reaches beta. Neither changes if `v` is first
/// moved into [alpha, beta]. The same is true at MIN. The board says who maximises, so extra turns are
/// right.
///
/// A call of `evaluate` visits the board, for any purpose. A search that sorts its moves by the values
/// of the boards after them has visited all of these boards.
///
/// Searches with tables, bounds from the board, repeated visits to a node, or wins taken without a
/// search differ from plain alpha-beta. Judge them by their value and their node count.
///
/// Takes O(nodes × moves²) time, and as much memory as the tree.
///
/// # Errors
/// Returns the first deviation from plain alpha-beta and its likely cause.
///
/// # Panics
/// Panics if the requested window is not open: alpha must be below beta.
///
/// ```
/// # use game::{Audit, Board, Player, Value, Watched, audit};
/// # use std::fmt;
/// # #[derive(Debug, Clone)]
/// # struct Heap { left: u8, mover: Player }
/// # impl Board for Heap {
/// #     type Move = u8;
/// #     fn to_move(&self) -> Player { self.mover }
/// #     fn legal_moves(&self) -> impl Iterator<Item = u8> { 1..=self.left.min(2) }
/// #     fn play(&self, taken: u8) -> Self {
/// #         Heap { left: self.left - taken, mover: self.mover.other() }
/// #     }
/// #     fn done(&self) -> bool { self.left == 0 }
/// #     fn evaluate(&self) -> Value {
/// #         match (self.left, self.mover) {
/// #             (0, Player::First) => -1,
/// #             (0, Player::Second) => 1,
/// #             _ => 0,
/// #         }
/// #     }
/// # }
/// # impl fmt::Display for Heap {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", self.left) }
/// # }
/// fn alpha_beta<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> Value {
///     if depth == 0 || board.done() {
///         return board.evaluate();
///     }
///     let (mut low, mut high) = (alpha, beta);
///     let mut best = board.worst_case();
///     for mv in board.legal_moves() {
///         let value = alpha_beta(&board.play(mv), depth - 1, alpha, beta); // not low, high!
///         if board.better(value, best) {
///             best = value;
///         }
///         match board.to_move() {
///             Player::First => low = low.max(value),
///             Player::Second => high = high.min(value),
///         }
///         if low >= high {
///             break;
///         }
///     }
///     best
/// }
///
/// let watched = Watched::new(Heap { left: 5, mover: Player::First });
/// let (alpha, beta) = (Value::MIN, Value::MAX);
/// let value = alpha_beta(&watched, 5, alpha, beta);
/// let diagnostic = audit(&watched.tree(), Audit { depth: 5, alpha, beta, value }).unwrap_err();
/// assert_eq!(
///     diagnostic.deviation.to_string(),
///     "after moves 1 2 you still tried 2 with the window (−1, −1)"
/// );
/// assert_eq!(
///     diagnostic.to_string(),
///     "You visited 20 nodes; 19 suffice.\n\
///      Your search tried a move that alpha-beta skips: on the board after moves 1 2, it tried move 2 (the leaf 1).\n\
///      In alpha-beta the window of that board is then (−1, −1): already closed, so no further move there can change the result. A window with equal ends is closed. \
///      Check that your loop ends in this case, too, and that you pass the current window.\n\
///      The value is right (1), but the search is not."
/// );
/// ```
pub fn audit<M>(tree: &SearchTree<M>, audit: Audit) -> Result<Audited, Diagnostic>
where
    M: Copy + Eq + Display,
{
    let (audited, diagnostic) = replay(tree, audit, &[]);
    diagnostic.map_or(Ok(audited), Err)
}

/// Like [`audit()`], but also returns what plain alpha-beta would have visited of a wrong search, and uses
/// the known windows of the nodes, given from the first player's side; none need be known. A cause that
/// would hand down other windows is not named. An end of an open window is
/// [`Value::MIN`](crate::Value::MIN) or [`Value::MAX`](crate::Value::MAX).
///
/// # Panics
/// Panics if the requested window is not open.
pub fn replay<M>(
    tree: &SearchTree<M>,
    audit: Audit,
    given: &[Option<Window>],
) -> (Audited, Option<Diagnostic>)
where
    M: Copy + Eq + Display,
{
    assert!(
        audit.alpha < audit.beta,
        "the window {} is not open",
        audit.window()
    );
    let replay = Replay::patient(tree, Rules::RIGHT, audit).run();
    let diagnostic = diagnostic::of(tree, audit, given, &replay);
    let audited = Audited {
        nodes: replay.judged,
        visited: replay.visited,
    };
    (audited, diagnostic)
}

/// A replay of plain alpha-beta: the window and the value of each node that it visits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audited {
    nodes: Vec<Option<Judged>>,
    visited: usize,
}

impl Audited {
    /// Returns the result of plain alpha-beta for this node, or `None` if alpha-beta would not visit
    /// it.
    pub fn node(&self, id: usize) -> Option<&Judged> {
        self.nodes.get(id)?.as_ref()
    }

    /// Returns the number of nodes that plain alpha-beta visits.
    pub fn visited(&self) -> usize {
        self.visited
    }

    /// Returns the principal variation: the nodes from the root to the leaf that supplies its value.
    pub fn line(&self) -> Vec<usize> {
        let best = |id: &usize| self.node(*id)?.best;
        std::iter::successors(self.node(0).map(|_| 0), best).collect()
    }
}
