//! Searches of games: a small explicit tree, and tic-tac-toe near its end.

use std::fmt;

use call_trace::{Trace, offer, play_by, record, traced, try_record, value};

use super::boards::{of_tic_tac_toe, of_two_players};

/// A game tree: a leaf, or an inner node and whether its mover moved before too.
#[derive(Clone)]
pub enum Tree {
    Leaf(i32),
    Inner(Vec<Tree>, bool),
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Leaf(value) => write!(f, "{value}"),
            Tree::Inner(children, again) => {
                let children: Vec<String> = children.iter().map(Tree::to_string).collect();
                let (open, close) = if *again { ('{', '}') } else { ('[', ']') };
                write!(f, "{open}{}{close}", children.join(", "))
            }
        }
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

pub fn inner(children: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::Inner(children.into_iter().collect(), false)
}

pub fn leaves(values: &[i32]) -> Tree {
    inner(values.iter().copied().map(Tree::Leaf))
}

pub fn name(max: bool) -> &'static str {
    if max { "first" } else { "second" }
}

/// The children of an inner node, offered and played as a watched board does it.
fn moves(tree: &Tree, max: bool) -> impl Iterator<Item = (usize, &Tree, bool)> {
    let children: &[Tree] = match tree {
        Tree::Leaf(_) => &[],
        Tree::Inner(children, _) => children,
    };
    offer(1..=children.len());
    children.iter().enumerate().map(move |(at, child)| {
        play_by(name(max), at + 1, child);
        (at + 1, child, max == matches!(child, Tree::Inner(_, true)))
    })
}

pub fn leaf(worth: i32) -> i32 {
    value(worth);
    worth
}

#[traced(skip(tree, max))]
pub fn alpha_beta(tree: &Tree, max: bool, mut alpha: i32, mut beta: i32) -> (i32, Option<usize>) {
    if let Tree::Leaf(worth) = tree {
        return (leaf(*worth), None);
    }
    let mut best = (if max { i32::MIN } else { i32::MAX }, None);
    for (mv, child, next) in moves(tree, max) {
        let (found, _) = alpha_beta(child, next, alpha, beta);
        if if max { found > best.0 } else { found < best.0 } {
            best = (found, Some(mv));
        }
        if max {
            alpha = alpha.max(best.0);
        } else {
            beta = beta.min(best.0);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Values and windows from the mover's side.
#[traced(skip(tree, max))]
fn negamax(tree: &Tree, max: bool, mut alpha: i32, beta: i32) -> i32 {
    if let Tree::Leaf(worth) = tree {
        return if max { leaf(*worth) } else { -leaf(*worth) };
    }
    let mut best = -i32::MAX;
    for (_, child, next) in moves(tree, max) {
        best = best.max(-negamax(child, next, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// No window: every leaf is read, by the node above it.
#[traced(skip(tree, max))]
fn look_ahead(tree: &Tree, max: bool) -> i32 {
    let values: Vec<i32> = moves(tree, max)
        .map(|(_, child, next)| match child {
            Tree::Leaf(worth) => leaf(*worth),
            Tree::Inner(..) => look_ahead(child, next),
        })
        .collect();
    let mut values = values.into_iter();
    if max {
        values.by_ref().max()
    } else {
        values.by_ref().min()
    }
    .unwrap_or(0)
}

/// Plays every move before it searches the first.
#[traced(skip(tree, max))]
fn all_first(tree: &Tree, max: bool, mut alpha: i32, mut beta: i32) -> i32 {
    if let Tree::Leaf(worth) = tree {
        return leaf(*worth);
    }
    let boards: Vec<_> = moves(tree, max).collect();
    let mut best = if max { i32::MIN } else { i32::MAX };
    for (_, child, next) in boards {
        let found = all_first(child, next, alpha, beta);
        if max {
            best = best.max(found);
            alpha = alpha.max(best);
        } else {
            best = best.min(found);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

pub fn of_alpha_beta(tree: &Tree, max: bool) -> Trace {
    record(|| alpha_beta(tree, max, i32::MIN, i32::MAX)).1
}

/// Cuts although the window is open: it takes any value for good enough.
#[traced(skip(tree, max))]
fn too_early(tree: &Tree, max: bool, alpha: i32, beta: i32) -> i32 {
    assert!(alpha < beta, "the window is open");
    match moves(tree, max).next() {
        Some((_, child, next)) => too_early(child, next, alpha, beta),
        None => leaf(if let Tree::Leaf(worth) = tree {
            *worth
        } else {
            0
        }),
    }
}

/// Panics at the first negative leaf.
#[traced(skip(tree, max))]
fn breaks(tree: &Tree, max: bool) -> i32 {
    if let Tree::Leaf(worth) = tree {
        assert!(*worth >= 0, "a negative leaf");
        return leaf(*worth);
    }
    moves(tree, max)
        .map(|(_, child, next)| breaks(child, next))
        .sum()
}

/// Alpha-beta that keeps its window to itself: every child is asked with an open one.
#[traced(skip(tree, max))]
fn alpha_beta_open(tree: &Tree, max: bool, mut alpha: i32, mut beta: i32) -> i32 {
    if let Tree::Leaf(worth) = tree {
        return leaf(*worth);
    }
    let mut best = if max { i32::MIN } else { i32::MAX };
    for (_, child, next) in moves(tree, max) {
        let found = alpha_beta_open(child, next, i32::MIN, i32::MAX);
        if max {
            best = best.max(found);
            alpha = alpha.max(best);
        } else {
            best = best.min(found);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

pub fn of_open_windows(tree: &Tree) -> Trace {
    record(|| alpha_beta_open(tree, true, i32::MIN, i32::MAX)).1
}

pub fn of_window(tree: &Tree, alpha: i32, beta: i32) -> Trace {
    record(|| alpha_beta(tree, true, alpha, beta)).1
}

pub fn of_too_early(tree: &Tree) -> Trace {
    record(|| too_early(tree, true, i32::MIN, i32::MAX)).1
}

pub fn of_a_break(tree: &Tree) -> Trace {
    try_record(|| breaks(tree, true)).1
}

pub fn of_negamax(tree: &Tree, max: bool) -> Trace {
    record(|| negamax(tree, max, -i32::MAX, i32::MAX)).1
}

pub fn of_look_ahead(tree: &Tree, max: bool) -> Trace {
    record(|| look_ahead(tree, max)).1
}

pub fn of_all_first(tree: &Tree) -> Trace {
    record(|| all_first(tree, true, i32::MIN, i32::MAX)).1
}

/// Builds the whole tree, and searches nothing.
#[traced(skip(tree, max))]
fn build(tree: &Tree, max: bool) {
    for (_, child, next) in moves(tree, max) {
        build(child, next);
    }
}

/// The whole tree is built, then searched.
pub fn of_built(tree: &Tree) -> Trace {
    let run = || {
        build(tree, true);
        alpha_beta(tree, true, i32::MIN, i32::MAX)
    };
    record(run).1
}

/// The 44 and the 40.
pub fn forty_four() -> Tree {
    inner([
        leaves(&[44, 61, 50]),
        leaves(&[40, 35]),
        leaves(&[47, 52, 70]),
    ])
}

/// The same seen from the other side: MIN holds 44, MAX finds 48.
pub fn mirror() -> Tree {
    inner([
        leaves(&[44, 27, 38]),
        leaves(&[48, 53]),
        leaves(&[41, 36, 18]),
    ])
}

/// A grandparent's bound cuts: three levels above.
pub fn deep() -> Tree {
    let low = inner([leaves(&[5, 9]), leaves(&[8, 7])]);
    inner([leaves(&[6, 7]), inner([low, Tree::Leaf(12)])])
}

/// MAX moves twice in its second branch.
pub fn extra_turn() -> Tree {
    let again = Tree::Inner(vec![Tree::Leaf(2), leaves(&[9, 1])], true);
    inner([leaves(&[3, 5]), again, leaves(&[3, 4])])
}

/// Every search of a game that the tests draw, by name.
pub fn all() -> Vec<(&'static str, Trace)> {
    let mut all = vec![
        ("forty_four", of_alpha_beta(&forty_four(), true)),
        ("mirror", of_alpha_beta(&mirror(), false)),
        ("deep", of_alpha_beta(&deep(), true)),
        ("extra_turn", of_alpha_beta(&extra_turn(), true)),
        ("negamax", of_negamax(&mirror(), false)),
        ("look_ahead", of_look_ahead(&forty_four(), true)),
        ("all_first", of_all_first(&forty_four())),
        ("tic_tac_toe", of_tic_tac_toe("XOXO.XO..", 9)),
        ("two_players", of_two_players("XOXOX.O..")),
        ("built", of_built(&inner([forty_four(), mirror()]))),
        ("opening", of_tic_tac_toe(".........", 4)),
    ];
    all.extend(super::fields::all());
    all
}

/// Trees of up to four levels, extra turns among them.
pub fn trees() -> impl proptest::strategy::Strategy<Value = Tree> {
    use proptest::prelude::*;
    let leaf = (-9..10_i32).prop_map(Tree::Leaf);
    let deep = leaf.prop_recursive(4, 60, 4, |below| {
        let row = proptest::collection::vec(below, 1..5);
        (row, proptest::bool::weighted(0.2)).prop_map(|(row, again)| Tree::Inner(row, again))
    });
    proptest::collection::vec(deep, 1..5).prop_map(|row| Tree::Inner(row, false))
}
