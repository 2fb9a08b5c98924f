//! The third pass: decides who chooses at each node, the meaning of its value, why branches were cut, and the
//! principal variation.

use std::collections::HashSet;

use call_trace::ValuesOf;
use game::Bound;

use super::bounds::bound;
use super::node::{Met, Mover};
use super::number::{negated, window_negated};
use super::of_nodes::{is_of_nodes, read_nodes};
use super::plain;
use super::read::read;
use super::tree::Game;
use super::why::why;
use crate::recorded::Recorded;

impl<'t> Game<'t> {
    /// Builds the game tree of a run.
    pub(crate) fn new(recorded: &Recorded<'t>) -> Self {
        let nodes = is_of_nodes(recorded).then(|| read_nodes(recorded));
        let mut game = nodes.flatten().unwrap_or_else(|| read(recorded));
        judge(recorded, &mut game);
        game
    }
}

fn judge<'t>(recorded: &Recorded<'t>, game: &mut Game<'t>) {
    let root = game.roots.first().map(|&root| &game.nodes[root]);
    game.function = root.and_then(|root| root.function).unwrap_or_default();
    game.asks = game.nodes.iter().any(|node| node.answer.is_some());
    game.windows = game.nodes.iter().any(|node| node.window.is_some());
    game.numbered = numbered(game);
    if let [root] = game.roots[..] {
        let root = game.nodes[root].position;
        game.leaves_valued = root.and_then(|root| leaves_valued(recorded, root));
    }
    for node in &mut game.nodes {
        // A call that never returned passed its value to no caller.
        if node.returned && !game.valued_around {
            node.value = node.value.or(node.worth);
        }
        let is_read = node.call.is_none() && node.children.is_empty() && !node.unvisited;
        node.is_unknown = game.valued_around && is_read;
    }
    let says = |whose: &[ValuesOf]| {
        let mut said = game.nodes.iter().filter_map(|node| node.values);
        said.any(|values| whose.contains(&values))
    };
    game.negated = says(&[ValuesOf::Mover, ValuesOf::MoverRest]);
    game.rests = says(&[ValuesOf::MoverRest]);
    game.search = recorded.trace.search_of(game.function);
    from_the_first_side(game);
    give_turned_questions(game);
    for this in 0..game.nodes.len() {
        game.nodes[this].loses_best = game.loses_best(this);
    }
    game.plain = plain::diagnostic(recorded.trace, game);
    let mut but_last = game.nodes.iter().flat_map(|node| {
        let before = node.children.len().saturating_sub(1);
        node.children.iter().take(before)
    });
    let goes_on = but_last.clone().next().is_some();
    game.stops_at_ends = goes_on && but_last.all(|&child| !game.nodes[child].over);
    // Without a window, the meaning of a value depends on the values below it.
    for this in (0..game.nodes.len()).rev() {
        game.nodes[this].bound = bound(game, this);
    }
    for this in 0..game.nodes.len() {
        let left_out = !game.nodes[this].cut.is_empty() || game.passes_over(this);
        if left_out && !game.is_cut_short(this) {
            game.nodes[this].why = why(game, this);
        }
    }
    find_narrowing(game);
    game.valued = game.nodes.iter().any(|node| node.value.is_some());
    let lines: Vec<Vec<usize>> = game.roots.iter().map(|&root| line(game, root)).collect();
    for line in lines {
        // A board alone is no line.
        if line.len() > 1 {
            line.iter().for_each(|&this| game.nodes[this].line = true);
        }
    }
}

/// Counts the leaves that were valued in the tree written at a position, each once. Returns `None` if the board is
/// not a written tree.
fn leaves_valued(recorded: &Recorded, root: u32) -> Option<usize> {
    recorded.board(root).tree()?;
    let root = recorded.position(root).node;
    let is_leaf = |way: &usize| {
        let at = recorded.nodes[*way].position;
        let tree = recorded.board(at).tree();
        tree.map_or(recorded.position(at).state.over, |tree| {
            tree.children().is_empty()
        })
    };
    let valued = recorded.valued().into_iter();
    let valued = valued.filter(|&way| recorded.is_below(way, root));
    Some(valued.filter(is_leaf).count())
}

/// Returns whether every move offered is the number of its branch in a written tree. On a board, such a number is the
/// name of a move.
fn numbered(game: &Game) -> bool {
    let from = |first: usize| {
        game.nodes.iter().all(|node| {
            let mut moves = game.offered(node).iter().enumerate();
            moves.all(|(at, choice)| choice.parse() == Ok(at + first))
        })
    };
    let mut boards = game.nodes.iter().filter_map(|node| node.board());
    (from(0) || from(1)) && boards.all(|board| board.tree().is_some())
}

/// Finds the nodes that are known to narrow their windows by their best values: the best value met the other end and
/// they went no further, or their function passed down a window narrowed by it in the same search. Neither the node nor
/// its function at any other node may have returned another value, or passed down another window. Two kinds of node say
/// nothing of their function: one that returns the value of its own board, and one whose time was up.
fn find_narrowing(game: &mut Game) {
    let (mut narrowing, mut straying) = (HashSet::new(), HashSet::new());
    let (mut roots, mut stray) = (Vec::new(), Vec::new());
    for (this, node) in game.nodes.iter().enumerate() {
        roots.push(node.parent.map_or(this, |above| roots[above]));
        let (narrows, strays) = game.narrows_and_strays(this);
        if narrows {
            narrowing.insert((roots[this], node.function));
        }
        let strays = strays || node.loses_best;
        if strays && node.worth.is_none() && !game.is_cut_short(this) {
            straying.insert(node.function);
        }
        // A search that a node makes besides its moves may move a bound that both keep outside of their calls.
        let mut below = node.children.iter();
        stray.push(strays || below.any(|&child| game.nodes[child].aside.is_some()));
    }
    for (this, node) in game.nodes.iter_mut().enumerate() {
        let is_met = node.why.is_some_and(|why| why.met != Met::Nothing);
        let is_seen = is_met || narrowing.contains(&(roots[this], node.function));
        node.narrows = is_seen && !stray[this] && !straying.contains(&node.function);
    }
}

/// Converts the mover's values and windows to MAX's side. If the recording does not show who moves, such a value has
/// no meaning.
fn from_the_first_side(game: &mut Game) {
    for node in &mut game.nodes {
        if !matches!(node.values, Some(ValuesOf::Mover | ValuesOf::MoverRest)) {
            continue;
        }
        // If the board does not show who moves, the moves made on it do.
        match node.to_move.or(node.mover) {
            Some(Mover::Max) => {}
            Some(Mover::Min) => {
                node.value = node.value.map(negated);
                node.window = node.window.map(window_negated);
            }
            None => {
                node.is_unknown = node.value.is_some();
                (node.value, node.window) = (None, None);
            }
        }
    }
}

/// Assigns the questions after boxes were left, and all questions below them, to the other player. The board that was
/// searched is the board after the boxes were taken, on which the same player would move.
fn give_turned_questions(game: &mut Game) {
    let mut turned = vec![false; game.nodes.len()];
    for this in 0..game.nodes.len() {
        let above = game.nodes[this].parent;
        game.nodes[this].left_boxes = game.left_boxes(this);
        turned[this] = game.nodes[this].left_boxes > 0;
        turned[this] ^= above.is_some_and(|above| turned[above]);
        if turned[this] {
            let node = &mut game.nodes[this];
            node.mover = node.mover.map(Mover::other);
            node.to_move = node.to_move.map(Mover::other);
        }
    }
}

/// Returns whether a call recommends the move to this child, or its recommendation is unknown.
fn may_recommend(game: &Game, this: usize, child: usize) -> bool {
    let node = &game.nodes[this];
    let choice = |child: usize| game.nodes[child].choice;
    match node.mv {
        None => true,
        Some(None) => false,
        Some(named) => {
            choice(child) == named || node.children.iter().all(|&it| choice(it) != named)
        }
    }
}

/// Returns the principal variation from a root with an exact value: the recommended child with the same value, and so
/// on. It stops at a bound, which is not the value of a principal variation, and where the value is that of two moves
/// and none is recommended. It is empty if the root's value is a bound, or if the value on the way is not that of the
/// recommended move.
fn line(game: &Game, root: usize) -> Vec<usize> {
    let exact =
        |this: usize| game.nodes[this].bound == Some(Bound::Exact) && !game.is_cut_short(this);
    let recommended = |this: usize| {
        let replies = game.replies(this);
        replies.filter(move |&child| may_recommend(game, this, child))
    };
    let below = |&this: &usize| {
        let has_value = |&child: &usize| game.found(child) == game.nodes[this].value;
        let mut best = recommended(this)
            .filter(|&child| exact(child))
            .filter(has_value);
        let first = best.next()?;
        let is_only = best.all(|it| game.nodes[it].moves() == game.nodes[first].moves());
        is_only.then_some(first)
    };
    let line = std::iter::successors(Some(root).filter(|&root| exact(root)), below);
    let line: Vec<usize> = line.collect();
    let goes_on = |&&last: &&usize| {
        let is_bound = |child: usize| game.nodes[child].bound.is_some() && !exact(child);
        game.nodes[last].mv.is_some() && recommended(last).any(|child| !is_bound(child))
    };
    match line.last().filter(goes_on) {
        Some(_) => Vec::new(),
        None => line,
    }
}
