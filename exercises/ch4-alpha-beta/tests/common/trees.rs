//! Written trees without extra turns: what they are worth, and what they are made of.

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

/// A small tree in which something is wrong, found by leaving out one part after another of a larger one for as long as
/// it stays wrong; and what is wrong there.
pub(crate) fn smallest(tree: Tree, wrong: impl Fn(&Tree) -> Option<String>) -> (Tree, String) {
    let (mut tree, mut said) = (tree, String::new());
    let mut left = 500;
    loop {
        let found = smaller(&tree).into_iter().take(left).find_map(|tree| {
            left -= 1;
            wrong(&tree).map(|said| (tree, said))
        });
        match found {
            Some(found) => (tree, said) = found,
            None => return (tree, said),
        }
    }
}

/// Those that are one step smaller: a part of the tree, or the tree with one part left out or made smaller. None of
/// their leaves is read.
fn smaller(tree: &Tree) -> Vec<Tree> {
    let children = tree.children();
    let with = |children: Vec<Tree>| {
        let tree_of = Tree::inner(children).worth(tree.value());
        if tree.is_extra_turn() {
            tree_of.extra_turn()
        } else {
            tree_of
        }
    };
    let mut found = children.to_vec();
    for at in 0..children.len() {
        let put = |child: Option<Tree>| {
            let mut children = children.to_vec();
            children.splice(at..=at, child);
            with(children)
        };
        if children.len() > 1 {
            found.push(put(None));
        }
        found.extend(smaller(&children[at]).into_iter().map(|it| put(Some(it))));
    }
    found
}
