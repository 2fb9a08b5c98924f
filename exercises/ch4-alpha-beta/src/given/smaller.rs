//! Trees that are a step smaller, for who looks for the smallest one on which something is wrong. Given: nothing to write
//! here.

use std::collections::BTreeSet;

use game::Value;

use crate::tree::Tree;

/// The trees of two leaves at least that are a step smaller: a part of this one, the tree with one part left out or
/// made smaller, with nothing written at its inner nodes, or with the smallest values that leave its leaves in order.
/// None of their leaves is read, and those of the tree are not either.
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

/// The tree with nothing written at its inner nodes; none where that is so.
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

/// The tree with 1, 2, … for its smallest value, the next and so on; none where nothing becomes smaller.
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

/// The node with other children.
fn with(node: &Tree, children: Vec<Tree>) -> Tree {
    let tree = Tree::inner(children).worth(node.clone().value());
    match node.is_extra_turn() {
        true => tree.extra_turn(),
        false => tree,
    }
}

/// What the leaves say, from left to right.
fn values(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.clone().value()],
        children => children.iter().flat_map(values).collect(),
    }
}
