//! A board that records every question of a search.

mod counts;
mod log;
mod node;
mod questions;
mod recorded;
pub(crate) mod tree;
mod visits;

use std::cell::RefCell;
use std::fmt::Display;
use std::rc::Rc;

use call_trace::{Position, State};

pub use counts::Counts;
pub use node::{Branch, Node};
pub use tree::SearchTree;
pub use visits::Visit;

use crate::{Board, Player, Value};

/// Another board that records every question. An unedited search then shows which nodes it visited and
/// which moves it cut. It also records in release builds.
///
/// This crate uses these words everywhere:
/// - A *node* is a board that was played, or the first board. Clones share their node.
/// - A node is *entered*, or searched, at the first question to it other than `done`.
/// - It is *left* at the first question to a board that is not below it. (The moment when a board is
///   dropped would not show this: searches store boards in vectors.)
/// - A board was *peeked at* if it was played, and answered no question or only `done`.
/// - A branch, that is, an offered move, is *cut* if the search tried others and not this one. A node
///   with a cut branch is a *cut-off*.
///
/// In a depth-first search a question costs O(1) more than the board's own work. A node takes about 50
/// bytes plus its moves. `legal_moves` allocates.
///
/// While `call_trace` is recording, the offers, plays and values also go into its stream.
///
/// ```
/// # use game::{Board, Player, Value, Watched};
/// # use std::fmt;
/// /// A heap of matches: take one or two; who takes the last one wins.
/// #[derive(Debug, Clone)]
/// struct Heap { left: u8, mover: Player }
///
/// impl Board for Heap {
///     type Move = u8;
///     fn to_move(&self) -> Player { self.mover }
///     fn legal_moves(&self) -> impl Iterator<Item = u8> { 1..=self.left.min(2) }
///     fn play(&self, taken: u8) -> Self {
///         Heap { left: self.left - taken, mover: self.mover.other() }
///     }
///     fn done(&self) -> bool { self.left == 0 }
///     fn evaluate(&self) -> Value {
///         match (self.left, self.mover) {
///             (0, Player::First) => -1,
///             (0, Player::Second) => 1,
///             _ => 0,
///         }
///     }
/// }
/// # impl fmt::Display for Heap {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", self.left) }
/// # }
///
/// fn look_ahead<B: Board>(board: &B) -> Value {
///     if board.done() {
///         return board.evaluate();
///     }
///     let mut best = board.worst_case();
///     for mv in board.legal_moves() {
///         let value = look_ahead(&board.play(mv));
///         if board.better(value, best) {
///             best = value;
///         }
///     }
///     best
/// }
///
/// let watched = Watched::new(Heap { left: 4, mover: Player::First });
/// assert_eq!(look_ahead(&watched), 1);
///
/// let tree = watched.tree();
/// let counts = tree.counts();
/// assert_eq!((counts.nodes, counts.leaves, counts.cut), (12, 5, 0));
/// assert_eq!(tree.root().offered(), [1, 2]);
/// assert_eq!(tree.at(&[1, 1, 2]).and_then(|node| node.value()), Some(1));
/// ```
#[derive(Clone)]
pub struct Watched<B: Board> {
    board: B,
    node: u32,
    log: Rc<RefCell<log::Log<B::Move>>>,
}

impl<B: Board> Watched<B> {
    /// Watches `board`, which is the root of the tree, and all boards played from it.
    pub fn new(board: B) -> Self {
        Self::keeping(SearchTree::<B::Move>::MOST_NODES, board)
    }

    /// Like [`Watched::new`], but stores at most `most` nodes. It counts later nodes and does not store
    /// them.
    pub fn keeping(most: usize, board: B) -> Self {
        let log = log::Log::new(board.to_move(), board.done(), most);
        Self {
            board,
            node: 0,
            log: Rc::new(RefCell::new(log)),
        }
    }

    /// Returns a copy of the whole recording so far, from the first board on.
    pub fn tree(&self) -> SearchTree<B::Move> {
        self.log.borrow().tree.clone()
    }

    /// Returns the inner board, for code outside the search that reads the result.
    pub fn inner(&self) -> &B {
        &self.board
    }

    /// Returns the inner board, for a search that needs more of it than [`Board`] offers. The call is
    /// recorded as a question, but it does not enter a node of the [`SearchTree`].
    pub fn look(&self) -> &B {
        if call_trace::is_recording() {
            self.position().ask();
        }
        &self.board
    }

    /// Records a question. Every question except `done` enters the board.
    fn asked(&self, question: log::Question) {
        self.log.borrow_mut().asked(self.node, question);
        if call_trace::is_recording() {
            self.position().ask();
        }
    }

    /// Returns the moves of this board, and records them the first time.
    fn offers(&self) -> Vec<B::Move> {
        let moves: Vec<B::Move> = self.board.legal_moves().collect();
        self.log.borrow_mut().offered(self.node, &moves);
        if self.tell(|told| &mut told.offered) {
            self.position().offer(&moves);
        }
        moves
    }

    /// Records the value of the board.
    fn valued(&self, value: Value) {
        self.log.borrow_mut().valued(self.node, value);
        if call_trace::is_recording() {
            self.position().value(value);
        }
    }

    /// Records that `mv` led to `board`.
    fn played(&self, mv: B::Move, board: B) -> Self {
        let (mover, done) = (board.to_move(), board.done());
        let recording = call_trace::is_recording();
        let knows = self.log.borrow().knows_moves(self.node);
        if !knows || recording && !self.was_told(|told| told.offered) {
            self.offers();
        }
        let node = self.log.borrow_mut().played(self.node, mv, mover, done);
        let played = Self {
            board,
            node,
            log: Rc::clone(&self.log),
        };
        if recording {
            let from = self.position();
            let by: &dyn Display = &self.board.to_move();
            let position = played.as_state(|state| from.play(mv, Some(by), state));
            if let Some(told) = self.log.borrow_mut().told(node) {
                told.position = position;
            }
        }
        played
    }

    /// Returns this board's position in the current recording. Adds the board to the recording if it is
    /// not there yet.
    fn position(&self) -> Position {
        let known = |told: &mut log::Told| told.position;
        let known = self.log.borrow_mut().told(self.node).map(known);
        let Some(known) = known else {
            return Position::default(); // More boards than are kept.
        };
        if known.is_known() || !call_trace::is_recording() {
            return known;
        }
        let position = self.as_state(Position::first);
        if let Some(told) = self.log.borrow_mut().told(self.node) {
            *told = log::Told {
                position,
                ..log::Told::default()
            };
        }
        position
    }

    /// Returns whether a recording runs that does not have this fact yet, and marks the fact as
    /// recorded.
    fn tell(&self, what: impl Fn(&mut log::Told) -> &mut bool) -> bool {
        if !call_trace::is_recording() {
            return false;
        }
        self.position();
        let mut log = self.log.borrow_mut();
        log.told(self.node)
            .is_some_and(|told| !std::mem::replace(what(told), true))
    }

    fn was_told(&self, what: impl Fn(&log::Told) -> bool) -> bool {
        self.position();
        self.log
            .borrow_mut()
            .told(self.node)
            .is_none_or(|told| what(told))
    }

    /// Calls `tell` with this board as a recording stores it.
    fn as_state<R>(&self, tell: impl FnOnce(&State<'_>) -> R) -> R {
        let to_move = self.board.to_move();
        tell(&State {
            kind: B::KIND,
            max: Some(&Player::First),
            to_move: Some(&to_move),
            over: self.board.done(),
            board: &self.board,
        })
    }
}
