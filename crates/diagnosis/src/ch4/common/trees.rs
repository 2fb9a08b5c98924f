//! Written trees without extra turns: their values and their parts.

pub(crate) use alpha_beta::smaller::smaller;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use fastrand::Rng;
use game::Player::{self, First};
use game::Value;
use tic_tac_toe::look_ahead::look_ahead;

#[track_caller]
pub(crate) fn tree(text: &str) -> Tree {
    match text.parse() {
        Ok(tree) => tree,
        Err(fault) => panic!("{text}: {fault}"),
    }
}

/// Returns the value that chapter 3's `look_ahead` finds if the levels alternate, whatever the brackets are. No
/// leaf of `tree` is read.
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

/// Returns the tree and all its subtrees with their movers, larger ones first.
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

pub(crate) fn nodes(tree: &Tree) -> usize {
    parts(tree, First).len()
}

/// Builds a random tree of irregular shape, with equal, large and small values.
pub(crate) fn irregular(height: u32, rng: &mut Rng) -> Tree {
    if height == 0 || rng.u8(0..6) == 0 {
        let most = [1, 9, 2_000_000_000][rng.usize(0..3)];
        return Tree::leaf(rng.i32(-most..=most));
    }
    let children = (0..rng.usize(1..=4)).map(|_| irregular(height - 1, rng));
    Tree::inner(children.collect())
}

/// Returns the values of the leaves from left to right. The leaves then count as read.
pub(crate) fn leaves(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.value()],
        children => children.iter().flat_map(leaves).collect(),
    }
}

/// The answer of a search in a window, and the value of the tree.
pub(crate) struct Bound {
    pub(crate) got: Value,
    pub(crate) value: Value,
}

impl Bound {
    /// Returns the claim of the answer about the value, and whether the claim is true.
    fn says(&self, (alpha, beta): (Value, Value)) -> (&'static str, bool) {
        let Bound { got, value } = *self;
        match got {
            _ if got <= alpha => ("at most", value <= got),
            _ if got >= beta => ("at least", value >= got),
            _ => ("exactly", value == got),
        }
    }
}

/// Asserts that each answer is a true statement about the value of its tree. `diagnostic` builds the message,
/// and receives the claim as its last argument.
pub(crate) fn bounds_are_true(
    asked: impl IntoIterator<Item = (Tree, (Value, Value))>,
    ask: impl Fn(&TreeBoard, (Value, Value)) -> Bound,
    diagnostic: impl Fn(&Tree, (Value, Value), Bound, &str) -> String,
) {
    diagnosis::demand_each(
        asked,
        |(tree, window)| {
            smaller(tree)
                .into_iter()
                .map(|tree| (tree, *window))
                .collect()
        },
        |(tree, window)| {
            let bound = diagnosis::attempt(|| ask(&TreeBoard::new(tree), *window));
            bound.is_none_or(|bound| !bound.says(*window).1)
        },
        |(tree, window)| {
            let bound = ask(&TreeBoard::new(tree), *window);
            let (says, is_true) = bound.says(*window);
            assert!(is_true, "{}", diagnostic(tree, *window, bound, says));
        },
    );
}
