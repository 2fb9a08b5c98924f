//! Trees with the same number of children at every inner node and the same depth at every leaf.
//! Given: you write no code here.

use fastrand::Rng;
use game::{Player, Value};

use crate::tree::Tree;

/// Builds a tree with `branching` children per node and `depth` levels of moves, and the best child
/// always first.
pub fn perfectly_ordered(branching: usize, depth: u32) -> Tree {
    below(Player::First, 0, branching, depth)
}

/// Builds a node with this value: its first child has the same value, and the others are worse for
/// the player who moves.
fn below(mover: Player, value: Value, branching: usize, depth: u32) -> Tree {
    if depth == 0 {
        return Tree::leaf(value);
    }
    let children = (0..branching as Value).map(|at| {
        let value = match mover {
            Player::First => value - at,
            Player::Second => value + at,
        };
        below(mover.other(), value, branching, depth - 1)
    });
    Tree::inner(children.collect())
}

/// Builds a tree of the same shape, with the leaves 1, 2, 3, … in random order. No two leaves are
/// equal, and one seed always gives the same tree.
pub fn random(branching: usize, depth: u32, seed: u64) -> Tree {
    let mut leaves: Vec<Value> = (1..=branching.pow(depth) as Value).collect();
    shuffle(&mut leaves, &mut Rng::with_seed(seed));
    over(&leaves, branching, depth)
}

/// Shuffles a list into the same order on every machine. [`Rng::shuffle`] draws numbers with as
/// many bits as the machine's words, so one seed would give one order on 64-bit machines and
/// another on 32-bit ones, such as a page in the browser.
pub fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for last in 1..list.len() {
        let other = rng.u64(..=last as u64) as usize;
        list.swap(last, other);
    }
}

fn over(leaves: &[Value], branching: usize, depth: u32) -> Tree {
    if depth == 0 {
        return Tree::leaf(leaves[0]);
    }
    let parts = leaves.chunks(leaves.len() / branching);
    Tree::inner(parts.map(|part| over(part, branching, depth - 1)).collect())
}

/// Builds a tree without a regular shape, of at most this height, for tests of searches. It has up
/// to four children per node, extra turns, equal leaves, and inner nodes with numbers of their own.
pub fn wild(height: u32, rng: &mut Rng) -> Tree {
    let value = rng.i32(-9..=9);
    if height == 0 || rng.u8(0..8) == 0 {
        return Tree::leaf(value);
    }
    let children = (0..rng.u64(1..=4)).map(|_| wild(height - 1, rng));
    let tree = Tree::inner(children.collect()).worth(value);
    if rng.u8(0..3) == 0 {
        tree.extra_turn()
    } else {
        tree
    }
}
