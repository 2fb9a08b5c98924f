//! The meaning of a node's value for its position: the true value, a bound, or unknown.

use std::cmp::Ordering;

use game::{Bound, Value, Window};

use super::node::{Branch, Mover, Node};
use super::number::is_finite;
use super::tree::Game;

/// Returns the meaning of a node's value, or `None` if the recording does not show it.
pub(super) fn bound(game: &Game, this: usize) -> Option<Bound> {
    let node = &game.nodes[this];
    let value = node.value?;
    let valued = node.worth.filter(|_| node.children.is_empty());
    if let Some(worth) = valued.filter(|_| node.call.is_some() && !game.valued_around) {
        return of_valued(worth, value, node.window);
    }
    let is_closed = node.window.is_some_and(|it| it.alpha >= it.beta);
    // In a closed window, a move that was made and not searched may be better than the returned value.
    if is_closed && node.peeked > 0 && valued.is_none() {
        return node.mover.map(|mover| mover.bounds().0);
    }
    let leaf = node.children.is_empty() && (node.over || valued.is_some() || !game.values_seen);
    // A value that comes from no move gives no bound on the true value.
    if leaf || node.loses_best {
        return Some(Bound::Exact);
    }
    let improves = |branch: &Branch| can_improve(game, node, branch);
    let cutter = node.mover.filter(|_| node.cut.iter().any(improves));
    let with_cut = cutter.map(|mover| mover.bounds().0);
    match node.window {
        Some(_) if is_closed => with_cut.or(Some(Bound::Exact)),
        // No value can be beyond an open end.
        Some(window) if is_finite(value) => Some(Bound::of(value, window)),
        // A search that stops at a move that ends the game may know that no move is better.
        None if !game.ends_at_once(this) => of_moves(game, this, with_cut),
        _ => Some(Bound::Exact),
    }
}

/// Returns the bound of a call that made no move and valued its board. If the call returned the board's value, it is
/// exact. A larger value is a bound if it is alpha, and a smaller value if it is beta. In a closed window, either end
/// is accepted. Returns `None` for any other value.
fn of_valued(worth: Value, value: Value, window: Option<Window>) -> Option<Bound> {
    let returns = |end: fn(Window) -> Value, other: fn(Window) -> Value| {
        let is_closed = |window: Window| window.alpha >= window.beta;
        window.is_some_and(|it| value == end(it) || is_closed(it) && value == other(it))
    };
    let (alpha, beta) = (|it: Window| it.alpha, |it: Window| it.beta);
    match worth.cmp(&value) {
        Ordering::Equal => Some(Bound::Exact),
        Ordering::Less => returns(alpha, beta).then_some(Bound::AtMost),
        Ordering::Greater => returns(beta, alpha).then_some(Bound::AtLeast),
    }
}

/// Returns whether a move that was left out may be better for the player than the returned value. It cannot be better
/// if the game is over after it and its value was seen to be no better.
fn can_improve(game: &Game, node: &Node, branch: &Branch) -> bool {
    let settled = branch
        .looked_at
        .filter(|_| branch.is_settled && !game.rests);
    let known = node.mover.zip(settled).zip(node.value);
    known.is_none_or(|((mover, worth), value)| mover.best(worth, value) != value)
}

/// Returns the bound of the best of all moves, if no window shows it. A move that has only a bound may be better or
/// worse than its value. Moves that were left out may be better, which `with_cut` states.
fn of_moves(game: &Game, this: usize, with_cut: Option<Bound>) -> Option<Bound> {
    let node = &game.nodes[this];
    let is_best = |&child: &usize| game.found(child) == node.value;
    let mut best = game.replies(this).filter(is_best).peekable();
    let is_unknown = game.has_unknown_reply(this);
    if is_unknown || best.peek().is_none() || has_better(game, this) {
        // Moves left out give no bound on a value that is not the best of the searched moves.
        let with_cut = with_cut.filter(|_| is_unknown || node.looked_at > 0);
        return Some(with_cut.unwrap_or(Bound::Exact));
    }
    let Some((better, worse)) = node.mover.map(Mover::bounds) else {
        return Some(Bound::Exact);
    };
    let may_be = |child: usize, bound| [None, Some(bound)].contains(&game.nodes[child].bound);
    let is_reached = best.any(|child| !may_be(child, worse));
    let mut bounds = game
        .replies(this)
        .filter(|&child| game.nodes[child].value.is_some());
    let may_be_better = with_cut.is_some() || bounds.any(|child| may_be(child, better));
    match (may_be_better, is_reached) {
        (true, true) => Some(better),
        (false, false) => Some(worse),
        (false, true) => Some(Bound::Exact),
        (true, false) => None,
    }
}

/// Returns whether a move at a node was found to be better for its player than the returned value.
fn has_better(game: &Game, this: usize) -> bool {
    let node = &game.nodes[this];
    let known = node.mover.zip(node.value);
    let mut found = last_answers(game, this).filter_map(|child| game.found(child));
    known.is_some_and(|(mover, value)| found.any(|found| mover.best(found, value) != value))
}

/// Returns the replies at a node. If a move was searched more than once, only its last reply is returned: the earlier
/// results may have served to sort the moves.
fn last_answers(game: &Game, this: usize) -> impl Iterator<Item = usize> {
    let moves = |child: usize| game.nodes[child].moves();
    game.replies(this).filter(move |&child| {
        let mut later = game.replies(this).skip_while(|&it| it != child).skip(1);
        !later.any(|it| moves(it) == moves(child))
    })
}
