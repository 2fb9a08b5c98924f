//! Written trees without extra turns: what they are worth, and what they are made of.

use std::collections::BTreeSet;

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use fastrand::Rng;
use game::Player::{self, First};
use game::Value;
use tic_tac_toe::look_ahead::look_ahead;

/// The tree that a test writes.
#[track_caller]
pub(crate) fn tree(text: &str) -> Tree {
    match text.parse() {
        Ok(tree) => tree,
        Err(fault) => panic!("{text}: {fault}"),
    }
}

/// What chapter 3's `look_ahead` finds where the levels take turns, whatever the brackets are.
/// No leaf of `tree` is read.
pub(crate) fn worth_of(tree: &Tree, mover: Player) -> Value {
    let plain = plain(tree);
    let plain = if mover == First {
        plain
    } else {
        plain.extra_turn()
    };
    look_ahead(&TreeBoard::new(&plain), 99).0
}

fn plain(tree: &Tree) -> Tree {
    match tree.children() {
        [] => tree.clone(),
        children => Tree::inner(children.iter().map(plain).collect()),
    }
}

/// The tree and all its parts with who moves there, larger ones first.
pub(crate) fn parts(tree: &Tree, mover: Player) -> Vec<(&Tree, Player)> {
    let mut parts = vec![(tree, mover)];
    let mut at = 0;
    while let Some(&(part, mover)) = parts.get(at) {
        parts.extend(part.children().iter().map(|it| (it, mover.other())));
        at += 1;
    }
    parts.sort_by_key(|(part, _)| std::cmp::Reverse(part.leaves()));
    parts
}

/// How many nodes there are.
pub(crate) fn nodes(tree: &Tree) -> usize {
    parts(tree, First).len()
}

/// A tree of no regular shape, with equal, large and small values.
pub(crate) fn irregular(height: u32, rng: &mut Rng) -> Tree {
    if height == 0 || rng.u8(0..6) == 0 {
        let most = [1, 9, 2_000_000_000][rng.usize(0..3)];
        return Tree::leaf(rng.i32(-most..=most));
    }
    let children = (0..rng.usize(1..=4)).map(|_| irregular(height - 1, rng));
    Tree::inner(children.collect())
}

/// What the leaves say, from left to right. They count as read then.
pub(crate) fn leaves(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.value()],
        children => children.iter().flat_map(leaves).collect(),
    }
}

/// The trees of two leaves at least that are a step smaller: a part of this one, the tree with one part left out or
/// made smaller, with nothing written at its inner nodes, or with the smallest values that leave its leaves in order.
/// None of their leaves is read.
pub(crate) fn smaller(tree: &Tree) -> Vec<Tree> {
    let mut trees = steps(tree);
    trees.extend(unwritten(tree));
    trees.extend(in_order(tree));
    trees.retain(|tree| tree.leaves() > 1);
    trees
}

fn steps(tree: &Tree) -> Vec<Tree> {
    let children = tree.children();
    let mut found = children.to_vec();
    for at in 0..children.len() {
        let put = |child: Option<Tree>| {
            let mut children = children.to_vec();
            children.splice(at..=at, child);
            with(tree, children)
        };
        if children.len() > 1 {
            found.push(put(None));
        }
        found.extend(steps(&children[at]).into_iter().map(|it| put(Some(it))));
    }
    found
}

/// The tree with nothing written at its inner nodes; none where that is so.
fn unwritten(tree: &Tree) -> Option<Tree> {
    fn put(tree: &Tree) -> Tree {
        match tree.children() {
            [] => tree.clone(),
            children => with(tree, children.iter().map(put).collect()).worth(0),
        }
    }
    let is_written = parts(tree, First).into_iter().any(|(part, _)| {
        let is_inner = !part.children().is_empty();
        is_inner && part.clone().value() != 0
    });
    is_written.then(|| put(tree))
}

/// The tree with 1, 2, … for its smallest value, the next and so on; none where nothing becomes smaller.
fn in_order(tree: &Tree) -> Option<Tree> {
    fn put(tree: &Tree, value: &impl Fn(Value) -> Value) -> Tree {
        match tree.children() {
            [] => with(tree, Vec::new()).worth(value(tree.clone().value())),
            children => with(tree, children.iter().map(|it| put(it, value)).collect()),
        }
    }
    let all = leaves(&tree.clone());
    let different = BTreeSet::from_iter(&all);
    let place = |value: Value| 1 + different.iter().filter(|it| ***it < value).count() as Value;
    let is_smaller = all.iter().any(|value| place(*value).abs() < value.abs());
    is_smaller.then(|| put(tree, &place))
}

/// The node with other children.
fn with(node: &Tree, children: Vec<Tree>) -> Tree {
    let tree = Tree::inner(children).worth(node.clone().value());
    match node.is_extra_turn() {
        true => tree.extra_turn(),
        false => tree,
    }
}
