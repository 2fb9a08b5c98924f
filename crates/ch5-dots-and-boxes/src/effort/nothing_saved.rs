//! What pruning saves on a tree that is built first: nothing of what it took to build it.

use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Value, Watched, WinDrawLoss};
use tables::{grouped, table};
use tic_tac_toe::bits::Bits;

use super::in_tree::InTree;
use crate::built_tree::built_tree;
use crate::dots::Dots;
use crate::size::Size;
use crate::squares::Squares;

/// What alpha-beta builds and visits, on a tree that is built first and on one that is made as
/// it is visited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Saved {
    /// The nodes of the whole tree: all are built first.
    pub built: usize,
    /// The nodes that alpha-beta then visits.
    pub visited: usize,
    /// The boards that are made where each is made when it is its turn.
    pub made: usize,
    /// The bytes of the built tree.
    pub bytes_built: usize,
    /// The bytes of the boards that are there at the same time: one a level.
    pub bytes_made: usize,
}

/// Searches a board both ways.
///
/// # Panics
/// When the two values differ: they never do.
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

/// The games of the table, each with what is saved.
pub(super) fn built_and_visited() -> String {
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
        let counts = [built, visited, made, bytes_built, bytes_made].map(grouped);
        [name.to_owned()].into_iter().chain(counts).collect()
    });
    table(
        "game | nodes built first | of them visited | made as visited | bytes built | bytes at once",
        rows,
    )
}
