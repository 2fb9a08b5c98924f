//! What pruning saves on a tree that is built first, and how often the coursework's search is
//! right.

use std::fmt;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use fastrand::Rng;
use game::{Board, Player, Value, Watched, WinDrawLoss};
use tables::{grouped, table};
use tic_tac_toe::bits::Bits;

use crate::built_tree::{BuiltTree, Node, built_tree};
use crate::coursework;
use crate::dots::Dots;
use crate::size::Size;
use crate::squares::Squares;

/// A node of a built tree as a board: the same search runs on the tree in memory.
#[derive(Clone)]
pub struct InTree<'t, B: Board> {
    tree: &'t BuiltTree<B>,
    at: usize,
}

impl<'t, B: Board> InTree<'t, B> {
    /// The root of the tree.
    pub fn root(tree: &'t BuiltTree<B>) -> Self {
        Self { tree, at: 0 }
    }

    fn node(&self) -> &'t Node<B> {
        &self.tree.nodes[self.at]
    }
}

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

    /// A node without children ends the game here, whatever its board says.
    fn done(&self) -> bool {
        self.node().first_child.is_none()
    }

    fn evaluate(&self) -> Value {
        self.node().board.evaluate()
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

/// So many random trees the coursework's search is run on.
pub const TREES: u64 = 1_000;

/// What its leaves are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// No two are equal.
    Different,
    /// Whole numbers up to this one, from 0.
    UpTo(Value),
}

/// A tree of the coursework's shape: five levels of nodes, `children` below each inner one.
pub fn tree(children: usize, leaves: Leaves, seed: u64) -> Tree {
    let depth = coursework::LEAF_HEIGHT - 1;
    match leaves {
        Leaves::Different => uniform::random(children, depth, seed),
        Leaves::UpTo(most) => drawn(children, depth, most, &mut Rng::with_seed(seed)),
    }
}

fn drawn(children: usize, depth: u32, most: Value, rng: &mut Rng) -> Tree {
    if depth == 0 {
        return Tree::leaf(rng.i32(0..=most));
    }
    let below = (0..children).map(|_| drawn(children, depth - 1, most, rng));
    Tree::inner(below.collect())
}

/// What became of the coursework's search on [`TREES`] trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outcome {
    /// Nodes of all trees.
    pub nodes: usize,
    /// Visits of all nodes.
    pub visits: usize,
    /// How often the root's assessment was its value, the root being MIN: so the code has it.
    pub right_for_min: usize,
    /// How often it was, the root being MAX: so the text has it.
    pub right_for_max: usize,
    /// How often it was what the last leaf is worth.
    pub last_leaf: usize,
}

/// Runs the coursework's search on random trees.
pub fn outcome(children: usize, leaves: Leaves) -> Outcome {
    let mut outcome = Outcome::default();
    for seed in 0..TREES {
        let tree = tree(children, leaves, seed);
        let mut nodes = coursework::build(&tree);
        coursework::alpha_betta(&mut nodes, 0);
        let found = nodes[0].assessment;
        let right = |mover| usize::from(found == valuation(&tree, mover));
        outcome.nodes += nodes.len();
        outcome.visits += nodes.iter().map(|node| node.visits as usize).sum::<usize>();
        outcome.right_for_min += right(Player::Second);
        outcome.right_for_max += right(Player::First);
        outcome.last_leaf += usize::from(found == last_leaf(&tree));
    }
    outcome
}

fn last_leaf(tree: &Tree) -> Value {
    match tree.children() {
        [] => tree.value(),
        [.., last] => last_leaf(last),
    }
}

/// How often the coursework's search is right.
pub(super) fn coursework_values() -> String {
    let shapes = [
        (2, Leaves::Different),
        (3, Leaves::Different),
        (4, Leaves::Different),
        (3, Leaves::UpTo(99)),
        (3, Leaves::UpTo(9)),
    ];
    let rows = shapes.map(|(children, leaves)| {
        let outcome = outcome(children, leaves);
        let values = match leaves {
            Leaves::Different => "all different".to_owned(),
            Leaves::UpTo(most) => format!("0 to {most}"),
        };
        let visits = format!("{:.0} %", 100 * outcome.visits / outcome.nodes);
        let counts = [
            outcome.last_leaf,
            outcome.right_for_min,
            outcome.right_for_max,
        ];
        let counts = counts.map(grouped);
        [children.to_string(), values, visits]
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        &format!(
            "children | leaves | nodes visited | of {} trees the last leaf's value | right, MIN \
             at the root (the code) | right, MAX at the root (the text)",
            grouped(TREES)
        ),
        rows,
    )
}
