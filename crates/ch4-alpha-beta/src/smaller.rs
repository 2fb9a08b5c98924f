//! Trees that are one step smaller, for finding the smallest tree that shows a fault. Given: you
//! write no code here.

use std::collections::BTreeSet;

use game::Value;

use crate::tree::Tree;

/// Returns the trees that are one step smaller and have at least two leaves. Each is a part of this
/// tree, or this tree with one change: without one part, with one part made smaller, without the
/// numbers at its inner nodes, or with the smallest values that keep the order of its leaves. This
/// function does not mark any leaf as read.
pub fn smaller(tree: &Tree) -> Vec<Tree> {
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

/// Returns the tree without the numbers at its inner nodes, or `None` if it has no such numbers.
fn unwritten(tree: &Tree) -> Option<Tree> {
    fn put(tree: &Tree) -> Tree {
        match tree.children() {
            [] => tree.clone(),
            children => with(tree, children.iter().map(put).collect()).worth(0),
        }
    }
    fn is_written(tree: &Tree) -> bool {
        let children = tree.children();
        !children.is_empty() && (tree.clone().value() != 0 || children.iter().any(is_written))
    }
    is_written(tree).then(|| put(tree))
}

/// Returns the tree with 1, 2, … for its smallest value, the next one and so on, or `None` if no
/// value becomes smaller.
fn in_order(tree: &Tree) -> Option<Tree> {
    fn put(tree: &Tree, value: &impl Fn(Value) -> Value) -> Tree {
        match tree.children() {
            [] => with(tree, Vec::new()).worth(value(tree.clone().value())),
            children => with(tree, children.iter().map(|it| put(it, value)).collect()),
        }
    }
    let all = values(tree);
    let different = BTreeSet::from_iter(&all);
    let place = |value: Value| 1 + different.iter().filter(|it| ***it < value).count() as Value;
    let is_smaller = all.iter().any(|value| place(*value).abs() < value.abs());
    is_smaller.then(|| put(tree, &place))
}

/// Copies the node with other children.
fn with(node: &Tree, children: Vec<Tree>) -> Tree {
    let tree = Tree::inner(children).worth(node.clone().value());
    match node.is_extra_turn() {
        true => tree.extra_turn(),
        false => tree,
    }
}

/// Returns the values of the leaves, from left to right.
fn values(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.clone().value()],
        children => children.iter().flat_map(values).collect(),
    }
}
