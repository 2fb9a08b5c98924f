//! What the page *The promise of alpha-beta* proves: no search from left to right is right without a leaf that alpha-beta reads.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use fastrand::Rng;
use game::{Board, Player, Value, Watched};
use tic_tac_toe::look_ahead::look_ahead;

/// More than any leaf of a wild tree.
const OPEN: Value = 50;

/// The same node above other children.
fn above(node: &Tree, children: Vec<Tree>) -> Tree {
    let new = Tree::inner(children);
    if node.is_extra_turn() {
        new.extra_turn()
    } else {
        new
    }
}

/// A tree of the same shape whose leaves are all equal.
fn filled(node: &Tree, value: Value) -> Tree {
    if node.is_leaf() {
        return Tree::leaf(value);
    }
    let children = node.children().iter().map(|child| filled(child, value));
    above(node, children.collect())
}

fn value(board: &TreeBoard) -> Value {
    look_ahead(board, board.node().height()).0
}

/// The most that MAX, and the least that MIN, is sure of by the children left of the path.
fn sure(board: &TreeBoard, path: &[usize]) -> (Value, Value) {
    let Some((&mv, rest)) = path.split_first() else {
        return (-OPEN, OPEN);
    };
    let (alpha, beta) = sure(&board.play(mv), rest);
    let values = (1..mv).map(|left| value(&board.play(left)));
    match board.to_move() {
        Player::First => (values.fold(alpha, Value::max), beta),
        Player::Second => (alpha, values.fold(beta, Value::min)),
    }
}

/// The tree with this value at the end of the path, and right of it `p` below MAX and `q` below MIN.
fn changed(
    node: &Tree,
    mover: Player,
    path: &[usize],
    (p, q): (Value, Value),
    leaf: Value,
) -> Tree {
    let Some((&mv, rest)) = path.split_first() else {
        return Tree::leaf(leaf);
    };
    let right = if mover == Player::First { p } else { q };
    let children = node.children().iter().zip(1..);
    let children = children.map(|(child, at)| match at {
        at if at < mv => child.clone(),
        at if at == mv => changed(child, child.mover(mover), rest, (p, q), leaf),
        _ => filled(child, right),
    });
    above(node, children.collect())
}

#[test]
fn two_trees_that_differ_only_in_a_leaf_that_alpha_beta_reads_have_different_values() {
    let mut rng = Rng::with_seed(4);
    let mut leaves = 0;
    for _ in 0..500 {
        let tree = uniform::wild(4, &mut rng);
        let mover = tree.mover(Player::Second);
        let board = Watched::new(TreeBoard::new(&tree));
        alpha_beta(&board, tree.height(), -OPEN, OPEN);
        let visited = board.tree();
        for leaf in visited.nodes().filter(|node| node.is_done()) {
            let path = leaf.path();
            let (p, q) = sure(&TreeBoard::new(&tree), &path);
            assert!(
                p < q,
                "{tree} at {path:?}: nothing lies between {p} and {q}"
            );
            for at_leaf in [p, q] {
                let tree = changed(&tree, mover, &path, (p, q), at_leaf);
                let found = value(&TreeBoard::new(&tree));
                assert_eq!(found, at_leaf, "{tree} at {path:?}");
            }
            leaves += 1;
        }
    }
    assert!(leaves > 1_000, "only {leaves} leaves were read");
}
