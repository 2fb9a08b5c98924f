//! Trees in which every inner node has as many children and every leaf is as deep. Given: nothing
//! to write here.

use fastrand::Rng;
use game::{Player, Value};

use crate::tree::Tree;

/// A tree of `branching` children a node and `depth` levels of moves, best child always first.
pub fn perfectly_ordered(branching: usize, depth: u32) -> Tree {
    below(Player::First, 0, branching, depth)
}

/// A node of the value `value`: its first child is worth as much, the others are worse for whoever
/// moves.
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

/// A tree of the same shape whose leaves are the numbers 1, 2, 3, … in random order, so that no
/// two are equal. One seed always gives one tree.
pub fn random(branching: usize, depth: u32, seed: u64) -> Tree {
    let mut leaves: Vec<Value> = (1..=branching.pow(depth) as Value).collect();
    shuffle(&mut leaves, &mut Rng::with_seed(seed));
    over(&leaves, branching, depth)
}

/// As [`Rng::shuffle`], which draws numbers of as many bits as the machine has: one seed would give
/// one order on machines of 64 bits, and another on those of 32, as a page is.
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

/// A tree of no regular shape, at most so high: up to four children a node, extra turns, equal
/// leaves and inner nodes that seem worth something, for tests of searches.
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
