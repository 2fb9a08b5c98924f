//! The savings of pruning on a tree that is built first: no part of the cost of building it.

use std::fmt;

use alpha_beta::alpha_beta::alpha_beta;
use charts::Table;
use dots_and_boxes::built_tree::{BuiltTree, Node, built_tree};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_and_boxes::squares::Squares;
use game::{Board, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;

use crate::counted::{row, table};

/// The nodes that alpha-beta builds and visits, on a tree that is built first and on a tree that is made during the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Saved {
    /// The number of nodes in the whole tree, which is built first.
    pub built: usize,
    /// The number of nodes that alpha-beta then visits.
    pub visited: usize,
    /// The number of boards that are made if each is made when the search reaches it.
    pub made: usize,
    /// The size of the built tree in bytes.
    pub bytes_built: usize,
    /// The size in bytes of the boards that exist at the same time, one per level.
    pub bytes_made: usize,
}

/// Searches a board both ways.
///
/// # Panics
/// If the two values differ, which never happens.
pub fn saved<B: Board>(board: &B, depth: u32) -> Saved {
    let tree = built_tree(board, depth);
    let in_tree = Watched::new(InTree::root(&tree));
    let (value, _) = alpha_beta(&in_tree, depth, Value::MIN, Value::MAX);
    let visited = Watched::new(board.clone());
    let (same, _) = alpha_beta(&visited, depth, Value::MIN, Value::MAX);
    assert_eq!(value, same, "one search, one tree, two values");
    let counts = visited.tree().counts();
    Saved {
        built: tree.nodes.len(),
        visited: in_tree.tree().counts().nodes,
        made: counts.nodes + counts.peeked,
        bytes_built: tree.bytes(),
        bytes_made: (depth as usize + 1) * size_of::<B>(),
    }
}

fn dots(boxes: usize) -> Dots {
    Dots::new(Size::new(boxes, boxes).expect("it is a size"))
}

fn squares(dots: usize) -> Squares {
    Squares::new(dots, dots).expect("it is a size")
}

/// Lists the games with their savings.
pub(super) fn built_and_visited() -> Table {
    let games = [
        ("tic-tac-toe, 6 moves", saved(&WinDrawLoss(Bits::new()), 6)),
        ("dots and boxes, 2×2 boxes, 5 moves", saved(&dots(2), 5)),
        ("dots and boxes, 3×3 boxes, 4 moves", saved(&dots(3), 4)),
        ("dots and squares, 4×4 dots, 9 moves", saved(&squares(4), 9)),
        (
            "dots and squares, 10×10 dots, 9 moves",
            saved(&squares(10), 9),
        ),
    ];
    let rows = games.map(|(name, saved)| {
        let Saved {
            built,
            visited,
            made,
            bytes_built,
            bytes_made,
        } = saved;
        row(name, [built, visited, made, bytes_built, bytes_made])
    });
    table(
        "game | nodes built first | of them visited | made as visited | bytes built | bytes at once",
        rows,
    )
}

/// A node of a built tree as a board: the same search runs on the tree in memory.
#[derive(Clone)]
pub struct InTree<'t, B: Board> {
    tree: &'t BuiltTree<B>,
    at: usize,
}

impl<'t, B: Board> InTree<'t, B> {
    /// Returns the root of the tree.
    pub fn root(tree: &'t BuiltTree<B>) -> Self {
        Self { tree, at: 0 }
    }

    fn node(&self) -> &'t Node<B> {
        &self.tree.nodes[self.at]
    }
}

// Its moves differ from the moves of the board in the node, so `pass_on!` does not apply.
impl<B: Board> Board for InTree<'_, B> {
    /// The index of the child.
    type Move = usize;

    fn to_move(&self) -> Player {
        self.node().board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        self.tree.children(self.at)
    }

    fn play(&self, child: usize) -> Self {
        Self { at: child, ..*self }
    }

    /// A node without children ends the game here, whatever its board returns.
    fn done(&self) -> bool {
        self.node().first_child.is_none()
    }

    fn evaluate(&self) -> Value {
        self.node().board.evaluate()
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.node().board.better(value, old)
    }

    fn worst_case(&self) -> Value {
        self.node().board.worst_case()
    }
}

impl<B: Board> fmt::Debug for InTree<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.at)
    }
}

impl<B: Board> fmt::Display for InTree<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.node().board, f)
    }
}
