//! The first step of a search that differs from plain alpha-beta.

use std::fmt;

use textfmt::value;

use crate::audit::replay::{What, Wrong};
use crate::{Node, SearchTree, Value, Window};

/// The first step of a search that differs from plain alpha-beta.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Deviation {
    /// A move was searched although the window was closed.
    #[error("{at} you still tried {mv} with the window {window}")]
    StillTried {
        /// The node.
        at: NodePath,
        /// The move that should have been cut.
        mv: String,
        /// The value of the board after the move, if the search ended there.
        leaf: Option<Value>,
        /// The window there.
        window: Window,
    },
    /// A move was not searched although the window was open.
    #[error("{at} you left out {mv} with the window still open: {window}")]
    LeftOut {
        /// The node.
        at: NodePath,
        /// The first move that was left out.
        mv: String,
        /// The window there after all other moves.
        window: Window,
    },
    /// A move was searched a second time.
    #[error("{at} you searched move {mv} twice, but once is enough")]
    Twice {
        /// The node.
        at: NodePath,
        /// The move.
        mv: String,
    },
    /// The search continued although it should have valued the board.
    #[error("{at} you continued, but should evaluate the board: {}", depth(at, *asked))]
    TooDeep {
        /// The node.
        at: NodePath,
        /// The requested depth.
        asked: u32,
    },
    /// The search valued a board although it should have continued.
    #[error("{at} you evaluated the board, but should only try its moves: {}", depth(at, *asked))]
    TooShallow {
        /// The node.
        at: NodePath,
        /// The requested depth.
        asked: u32,
    },
    /// The search ended at a board and did not call `evaluate` there.
    #[error("{at} the search ends, but you did not evaluate the board")]
    NotValued {
        /// The node.
        at: NodePath,
    },
    /// The search tried and cut the right moves, but returned a wrong value.
    #[error("you returned {}, but from the boards that you visited, the value is {}", value(*returned), value(*right))]
    WrongValue {
        /// The value that the search returned.
        returned: Value,
        /// The value that plain alpha-beta returns.
        right: Value,
    },
    /// The search asked the first board no question.
    #[error("the search called no method of the watched board: search this board")]
    NothingAsked,
    /// The search played more boards than the tree can store.
    #[error("the search played {0} boards more than the tree can store: watch a smaller board")]
    TooLarge(usize),
}

impl Deviation {
    /// Returns the node of the deviation, or `None` if only the end of the search shows it.
    pub fn at(&self) -> Option<&NodePath> {
        match self {
            Self::StillTried { at, .. }
            | Self::LeftOut { at, .. }
            | Self::Twice { at, .. }
            | Self::TooDeep { at, .. }
            | Self::TooShallow { at, .. }
            | Self::NotValued { at } => Some(at),
            Self::WrongValue { .. } | Self::NothingAsked | Self::TooLarge(_) => None,
        }
    }
}

/// A node, shown as `after moves 4 0`: the moves that lead to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodePath {
    /// The number of the node in the tree.
    pub node: usize,
    /// The moves that lead to the node, as text.
    pub path: Vec<String>,
}

impl fmt::Display for NodePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.as_slice() {
            [] => f.write_str("at the first board"),
            [one] => write!(f, "after move {one}"),
            path => write!(f, "after moves {}", path.join(" ")),
        }
    }
}

fn depth(at: &NodePath, asked: u32) -> String {
    let deep = at.path.len();
    format!("the requested depth is {asked}, and this board is at depth {deep}")
}

/// Builds the deviation, with the moves as text.
pub(super) fn of<M>(tree: &SearchTree<M>, asked: u32, wrong: Wrong<M>) -> Deviation
where
    M: Copy + Eq + fmt::Display,
{
    let node = tree.node(wrong.node);
    let path = node.path();
    let at = NodePath {
        node: wrong.node,
        path: path.iter().map(ToString::to_string).collect(),
    };
    match wrong.what {
        What::Tried(mv, window) => Deviation::StillTried {
            at,
            mv: mv.to_string(),
            leaf: node
                .child(mv)
                .filter(|leaf| leaf.is_leaf())
                .and_then(Node::value),
            window,
        },
        What::LeftOut(mv, window) => Deviation::LeftOut {
            at,
            mv: mv.to_string(),
            window,
        },
        What::Twice(mv) => Deviation::Twice {
            at,
            mv: mv.to_string(),
        },
        What::TooDeep => Deviation::TooDeep { at, asked },
        What::TooShallow => Deviation::TooShallow { at, asked },
        What::NotValued => Deviation::NotValued { at },
    }
}
