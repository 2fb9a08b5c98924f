//! How often the coursework's search is right, and how many nodes it visits.

use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use charts::Table;
use dots_and_boxes::coursework;
use dots_and_boxes::nothing_saved::nothing_saved;
use fastrand::Rng;
use game::{Player, Value, Watched};
use textfmt::grouped;

use crate::counted::{row, table};

/// The number of random trees for the coursework's search.
pub const TREES: u64 = 1_000;

/// The values of its leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// All values are different.
    Different,
    /// Whole numbers from 0 up to this one.
    UpTo(Value),
}

/// Returns a tree of the coursework's shape: five levels of nodes, with `children` children below each inner node.
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

/// The results of the coursework's search on [`TREES`] trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outcome {
    /// The nodes of all trees.
    pub nodes: usize,
    /// The visits of all nodes.
    pub visits: usize,
    /// How often the root's assessment equals its value if the root is MIN, as in the coursework's code.
    pub right_for_min: usize,
    /// How often it equals the value if the root is MAX, as in the coursework's text.
    pub right_for_max: usize,
    /// How often it equals the value of the last leaf.
    pub last_leaf: usize,
    /// The number of nodes that alpha-beta visits in all trees, with MAX at the root. Its value is always right.
    pub alpha_beta: usize,
}

/// Runs the coursework's search and alpha-beta on random trees.
///
/// # Panics
/// If alpha-beta returns a wrong value, which never happens.
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
        let watched = Watched::new(TreeBoard::new(&tree));
        let (value, _) = nothing_saved(&watched, tree.height(), Value::MIN, Value::MAX);
        assert_eq!(
            value,
            valuation(&tree, Player::First),
            "alpha-beta on {tree}"
        );
        outcome.alpha_beta += watched.tree().counts().nodes;
    }
    outcome
}

fn last_leaf(tree: &Tree) -> Value {
    match tree.children() {
        [] => tree.value(),
        [.., last] => last_leaf(last),
    }
}

/// Counts how often the coursework's search is right.
pub(super) fn values() -> Table {
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
        let each = TREES as usize;
        let counts = [
            outcome.visits / each,
            outcome.last_leaf,
            outcome.right_for_min,
            outcome.right_for_max,
            outcome.alpha_beta / each,
        ];
        row(children, row(values, counts))
    });
    table(
        &format!(
            "children | leaves | nodes, all of them visited | of {} trees the last leaf's value | right, MIN \
             at the root (the code) | right, MAX at the root (the text) | visited by alpha-beta \
             (mean), always right",
            grouped(TREES)
        ),
        rows,
    )
}
