//! The third pass: decides who chooses at each node, the meaning of its value, why branches were cut, and the
//! principal variation.

use call_trace::{Search, ValuesOf};
use game::Bound;

use super::bounds::bound;
use super::node::Mover;
use super::number::{negated, window_negated};
use super::of_nodes::{read_nodes, says_nodes};
use super::plain::{Plain, Visits};
use super::read::read;
use super::tree::Game;
use super::why::why;
use crate::recorded::Recorded;

impl<'t> Game<'t> {
    /// Builds the game tree of a run.
    pub(crate) fn new(recorded: &Recorded<'t>) -> Self {
        let nodes = says_nodes(recorded.trace).then(|| read_nodes(recorded));
        let mut game = nodes.flatten().unwrap_or_else(|| read(recorded));
        judge(recorded, &mut game);
        game
    }
}

fn judge(recorded: &Recorded, game: &mut Game) {
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
    game.narrowing = narrowing(game);
    game.straying = straying(game);
    game.plain = match game.roots[..] {
        [0] if game.built.is_none()
            && game.time_up.is_none()
            && !game.valued_around
            && game.looked_at() == 0
            && game.search == Some(Search::AlphaBeta) =>
        {
            let turns = |at| game.turns_a_sign(at);
            let is_complete = game.unrecorded == 0;
            let visits = Visits::of(recorded.trace, game, recorded);
            visits.and_then(|visits| Plain::beside(visits, &game.nodes, is_complete, turns))
        }
        _ => None,
    };
    game.stops_at_ends = game.nodes.iter().all(|node| {
        let mut but_last = node.children.iter().rev().skip(1);
        but_last.all(|&child| !game.nodes[child].over)
    });
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
    game.valued = game.nodes.iter().any(|node| node.value.is_some());
    let lines: Vec<Vec<usize>> = game.roots.iter().map(|&root| line(game, root)).collect();
    for line in lines {
        // A board alone is no line.
        if line.len() > 1 {
            line.iter().for_each(|&this| game.nodes[this].line = true);
        }
    }
}

/// Returns the functions that passed down a window narrowed by their best value at some node.
fn narrowing<'t>(game: &Game<'t>) -> Vec<Option<&'t str>> {
    functions(game, |this| game.hands_down_its_best(this))
}

/// Returns the functions that strayed from the best value at some node. Two kinds of search may stray there and still
/// follow it elsewhere: one that returns the value of its own board, and one whose time was up.
fn straying<'t>(game: &Game<'t>) -> Vec<Option<&'t str>> {
    functions(game, |this| {
        let stands = game.nodes[this].worth.is_some() || game.is_cut_short(this);
        !stands && game.strays(this)
    })
}

/// Returns the functions of such nodes, each once.
fn functions<'t>(game: &Game<'t>, such: impl Fn(usize) -> bool) -> Vec<Option<&'t str>> {
    let nodes = (0..game.nodes.len()).filter(|&this| such(this));
    let mut functions: Vec<_> = nodes.map(|this| game.nodes[this].function).collect();
    functions.sort_unstable();
    functions.dedup();
    functions
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
