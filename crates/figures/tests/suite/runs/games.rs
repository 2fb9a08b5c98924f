//! Searches of games: a small explicit tree, and tic-tac-toe near its end.

use std::fmt;

use call_trace::{Trace, record, traced};
use game::{Board, Player, Value, Watched};

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

/// A node of a tree, and who moves there.
#[derive(Clone, Debug)]
pub struct Node {
    tree: Tree,
    max: bool,
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.tree, f)
    }
}

impl Node {
    pub fn new(tree: &Tree, max: bool) -> Self {
        let tree = tree.clone();
        Node { tree, max }
    }

    fn children(&self) -> &[Tree] {
        match &self.tree {
            Tree::Leaf(_) => &[],
            Tree::Inner(children, _) => children,
        }
    }
}

impl Board for Node {
    type Move = usize;
    const KIND: &'static str = "tree";

    fn to_move(&self) -> Player {
        if self.max {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        1..=self.children().len()
    }

    fn play(&self, mv: usize) -> Self {
        let tree = self.children()[mv - 1].clone();
        let max = self.max == matches!(tree, Tree::Inner(_, true));
        Node { tree, max }
    }

    fn done(&self) -> bool {
        self.children().is_empty()
    }

    fn evaluate(&self) -> Value {
        match self.tree {
            Tree::Leaf(value) => value,
            Tree::Inner(..) => 0,
        }
    }
}

/// The first board of a search, where MAX moves or MIN.
pub fn root(tree: &Tree, max: bool) -> Watched<Node> {
    Watched::new(Node::new(tree, max))
}

/// All moves, each played only when the loop reaches it.
fn played<B: Board>(board: &Watched<B>) -> impl Iterator<Item = Watched<B>> {
    board.legal_moves().map(|mv| board.play(mv))
}

/// The best of the values of some replies, for the player who moves.
pub fn best<B: Board>(board: &Watched<B>, values: impl Iterator<Item = Value>) -> Value {
    let values: Vec<Value> = values.collect();
    let values = values.into_iter();
    match board.to_move() {
        Player::First => values.max(),
        Player::Second => values.min(),
    }
    .unwrap_or_default()
}

/// Searches `depth` moves ahead, and then returns the estimate of the position.
#[traced(skip(board), depth(depth))]
pub fn ahead(board: &Watched<Node>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let replies = played(board).map(|reply| ahead(&reply, depth - 1));
    best(board, replies)
}

/// Moves the end of the window that the mover may move; whether the window is closed.
fn narrow<B: Board>(board: &B, best: Value, alpha: &mut Value, beta: &mut Value) -> bool {
    match board.to_move() {
        Player::First => *alpha = best.max(*alpha),
        Player::Second => *beta = best.min(*beta),
    }
    alpha >= beta
}

#[traced(skip(board), window(alpha, beta), search(alpha_beta))]
pub fn alpha_beta<B: Board>(
    board: &Watched<B>,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    if board.done() {
        return (board.evaluate(), None);
    }
    let search = |next: &_, (alpha, beta)| alpha_beta(next, alpha, beta).0;
    best_move(board, board.legal_moves(), (alpha, beta), search)
}

/// Plain alpha-beta with its best move, given the order of the moves and a search of a board in a window.
pub fn best_move<B: Board>(
    board: &B,
    moves: impl IntoIterator<Item = B::Move>,
    (mut alpha, mut beta): (Value, Value),
    mut search: impl FnMut(&B, (Value, Value)) -> Value,
) -> (Value, Option<B::Move>) {
    let mut best = (board.worst_case(), None);
    for mv in moves {
        let value = search(&board.play(mv), (alpha, beta));
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
        if narrow(board, best.0, &mut alpha, &mut beta) {
            break;
        }
    }
    best
}

/// The same without the move.
pub fn best_of<B: Board>(
    board: &B,
    moves: impl IntoIterator<Item = B::Move>,
    window: (Value, Value),
    search: impl FnMut(&B, (Value, Value)) -> Value,
) -> Value {
    best_move(board, moves, window, search).0
}

/// The board's own value, from the side of the player who moves there.
pub fn for_mover<B: Board>(board: &B) -> Value {
    match board.to_move() {
        Player::First => board.evaluate(),
        Player::Second => -board.evaluate(),
    }
}

/// Values and windows from the mover's side.
#[traced(skip(board), window(alpha, beta), values(mover))]
fn negamax(board: &Watched<Node>, mut alpha: Value, beta: Value) -> Value {
    if board.done() {
        return for_mover(board);
    }
    let mut best = -Value::MAX;
    for child in played(board) {
        best = best.max(-negamax(&child, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// No window: every leaf is read, by the node above it.
#[traced(skip(board))]
fn look_ahead(board: &Watched<Node>) -> Value {
    let mut best = board.worst_case();
    for child in played(board) {
        let found = if child.done() {
            child.evaluate()
        } else {
            look_ahead(&child)
        };
        if board.better(found, best) {
            best = found;
        }
    }
    best
}

pub fn of_alpha_beta(tree: &Tree, max: bool) -> Trace {
    record(|| alpha_beta(&root(tree, max), Value::MIN, Value::MAX)).1
}

/// Cuts although the window is open: it takes any value for good enough.
#[traced(skip(board), window(alpha, beta))]
fn too_early(board: &Watched<Node>, alpha: Value, beta: Value) -> Value {
    assert!(alpha < beta, "the window is open");
    match played(board).next() {
        Some(child) => too_early(&child, alpha, beta),
        None => board.evaluate(),
    }
}

pub fn of_window(tree: &Tree, alpha: Value, beta: Value) -> Trace {
    record(|| alpha_beta(&root(tree, true), alpha, beta)).1
}

pub fn of_too_early(tree: &Tree) -> Trace {
    record(|| too_early(&root(tree, true), Value::MIN, Value::MAX)).1
}

pub fn of_negamax(tree: &Tree, max: bool) -> Trace {
    record(|| negamax(&root(tree, max), -Value::MAX, Value::MAX)).1
}

pub fn of_look_ahead(tree: &Tree, max: bool) -> Trace {
    record(|| look_ahead(&root(tree, max))).1
}

/// Builds the whole tree without a search.
#[traced(skip(board))]
fn build(board: &Watched<Node>) {
    for child in played(board) {
        build(&child);
    }
}

/// The whole tree is built, then searched.
pub fn of_built(tree: &Tree) -> Trace {
    let run = || {
        let board = root(tree, true);
        build(&board);
        alpha_beta(&board, Value::MIN, Value::MAX)
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

/// The same seen from the other side: MIN has 44, MAX finds 48.
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
