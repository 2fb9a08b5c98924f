//! Judges a recorded search: did it visit what plain alpha-beta visits, and nothing more?

mod asked;
mod cause;
mod complaint;
mod deviation;
mod replay;
mod rules;

use std::fmt::Display;

pub use asked::Audit;
pub use cause::Cause;
pub use complaint::Complaint;
pub use deviation::{Deviation, NodePath};
pub use replay::{CutBy, Judged};

use crate::{SearchTree, Window};
use replay::Replay;
use rules::Rules;

/// Replays plain alpha-beta over a recorded search and compares.
///
/// Each node gets the window that alpha-beta hands down to it, given the moves in the order in
/// which the search tried them. What a node returns outside its window is left to the search:
/// moving a value into the window (fail-hard) or not (fail-soft) changes no cut. For at a MAX
/// node a child's value `v` raises alpha to `max(alpha, v)` and cuts when that reaches beta, and
/// neither changes when `v` is replaced by `v` moved into [alpha, beta]; likewise at MIN. Who
/// maximises is what the board says, so extra turns are right.
///
/// A board that is asked what it is worth is visited, whatever the value serves. A search that sorts its moves by the values of
/// the boards after them has visited all of these.
///
/// Tables, bounds from the board, searches that visit a node twice, and wins that are taken
/// unsearched are other searches than plain alpha-beta: judge them by value and count.
///
/// Takes O(nodes × moves²) time, and as much memory as the tree.
///
/// # Errors
/// The first thing that plain alpha-beta does otherwise, and what it may come from.
///
/// # Panics
/// When the window asked for is not open: alpha must be below beta.
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
/// let complaint = audit(&watched.tree(), Audit { depth: 5, alpha, beta, value }).unwrap_err();
/// assert_eq!(
///     complaint.deviation.to_string(),
///     "after moves 1 2 you still tried 2 with the window (−1, −1)"
/// );
/// assert_eq!(
///     complaint.to_string(),
///     "You visited 20 nodes; 19 suffice.\n\
///      Your search tried a move that alpha-beta skips: on the board after moves 1 2, it tried 2 (the leaf 1).\n\
///      In alpha-beta the window of that board is closed by then, (−1, −1), so no further move there can change the result. A window is closed when its ends are \
///      equal: does your test see that, and is the window handed down as it is now?\n\
///      The value is right (1), the search is not."
/// );
/// ```
pub fn audit<M>(tree: &SearchTree<M>, audit: Audit) -> Result<Audited, Complaint>
where
    M: Copy + Eq + Display,
{
    let (audited, complaint) = replay(tree, audit);
    complaint.map_or(Ok(audited), Err)
}

/// As [`audit()`], but gives the windows of a wrong search too, as far as plain alpha-beta would
/// have visited its nodes: to draw it.
///
/// # Panics
/// When the window asked for is not open.
pub fn replay<M>(tree: &SearchTree<M>, audit: Audit) -> (Audited, Option<Complaint>)
where
    M: Copy + Eq + Display,
{
    replay_visits(tree, audit, &[])
}

/// As [`replay()`], and with the window that each
/// node was given, where that is known, from the first player's side: then no cause is named that hands down others. An
/// end of an open window is [`Value::MIN`](crate::Value::MIN) or [`Value::MAX`](crate::Value::MAX).
///
/// # Panics
/// When the window asked for is not open.
pub fn replay_visits<M>(
    tree: &SearchTree<M>,
    audit: Audit,
    given: &[Option<Window>],
) -> (Audited, Option<Complaint>)
where
    M: Copy + Eq + Display,
{
    assert!(
        audit.alpha < audit.beta,
        "the window {} is not open",
        audit.window()
    );
    let replay = Replay::patient(tree, Rules::RIGHT, audit).run();
    let complaint = complaint::of(tree, audit, given, &replay);
    let audited = Audited {
        nodes: replay.judged,
        visited: replay.visited,
    };
    (audited, complaint)
}

/// A search that plain alpha-beta agrees with: the window and the value of each of its nodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audited {
    nodes: Vec<Option<Judged>>,
    visited: usize,
}

impl Audited {
    /// What plain alpha-beta makes of the node of that number; none where it would not visit it.
    pub fn node(&self, id: usize) -> Option<&Judged> {
        self.nodes.get(id)?.as_ref()
    }

    /// How many nodes plain alpha-beta visits.
    pub fn visited(&self) -> usize {
        self.visited
    }

    /// The nodes from the root on to the leaf that its value comes from: the line both play.
    pub fn line(&self) -> Vec<usize> {
        let best = |id: &usize| self.node(*id)?.best;
        std::iter::successors(self.node(0).map(|_| 0), best).collect()
    }
}
