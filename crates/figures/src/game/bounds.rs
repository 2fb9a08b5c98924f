//! What the value of a node says of its position: the value itself, a bound, or nothing that is known.

use std::cmp::Ordering;

use game::{Bound, Window};

use super::node::{Branch, Mover, Node};
use super::tree::Game;

/// What the value of a node says, none where nobody knows. Where a player left out moves, these can only be better for that
/// player, whatever the window was.
pub(super) fn bound(game: &Game, this: usize) -> Option<Bound> {
    let node = &game.nodes[this];
    if let Some(bound) = clamped(game, node) {
        return Some(bound);
    }
    // Who is not told how deep to look, and answers otherwise than the board values itself, knows a bound.
    let is_its_own = node.asked.is_some() || game.valued_around || node.worth == node.value;
    let valued = node.worth.is_some() && is_its_own;
    let ends = node.over || valued || !game.values_seen;
    let leaf = node.children.is_empty() && ends;
    // A value that comes from no move says nothing of the true one.
    let keeps = !node.loses_best;
    let cutter = node.mover.filter(|_| {
        node.cut
            .iter()
            .any(|branch| can_improve(game, node, branch))
    });
    let with_cut = cutter.map(|mover| mover.bounds().0);
    let of_moves = |unfound| of_moves(game, this, with_cut, unfound);
    node.value.and_then(|value| match node.window {
        Some(window) if !leaf && keeps => match (Bound::of(value, window), with_cut) {
            (Bound::Exact, _) => Some(Bound::Exact),
            // Where no move is worth this end of the window, the moves left out may be worth more, and those searched less.
            (bound, Some(of_cutter)) if bound != of_cutter => of_moves(None),
            (_, None) if window.alpha >= window.beta => Some(Bound::Exact),
            (bound, _) => Some(bound).filter(|&bound| is_borne_out(game, this, bound)),
        },
        // Whoever stops where a move ends the game may know that there is no better one.
        None if !leaf && keeps && !game.ends_at_once(this) => of_moves(Some(Bound::Exact)),
        _ => Some(Bound::Exact),
    })
}

/// Whether the moves that were searched bear a bound out: one that says that the player has something needs a move that is worth it,
/// and one that says that there is nothing better needs all moves to be worth no more.
fn is_borne_out(game: &Game, this: usize, bound: Bound) -> bool {
    let node = &game.nodes[this];
    let (Some(mover), Some(value)) = (node.mover, node.value) else {
        return true;
    };
    let (better, worse) = mover.bounds();
    let mut replies = last_answers(game, this).peekable();
    // What was perhaps read, or not recorded, may be what bears it out.
    if replies.peek().is_none() || node.may_be_read > 0 || game.unrecorded > 0 {
        return true;
    }
    match bound == better {
        true => replies.any(|(child, reply)| {
            let found = game.found(child);
            let reaches = found.is_none_or(|found| mover.best(found, value) == found);
            reaches && !reply.loses_best && !may_be(reply, worse)
        }),
        false => {
            let may_be_more = |reply: &Node| reply.loses_best || may_be(reply, better);
            !game.has_unknown_reply(this)
                && !has_better(game, this)
                && !replies.any(|(_, reply)| reply.value.is_some() && may_be_more(reply))
        }
    }
}

/// What an end of the window says that was returned for a leaf whose board is worth more, or less.
fn clamped(game: &Game, node: &Node) -> Option<Bound> {
    let is_read = node.children.is_empty() && !game.valued_around;
    let told = node.worth.filter(|_| is_read);
    let ((worth, value), window) = told.zip(node.value).zip(node.window)?;
    let Window { alpha, beta } = window;
    // In a window that is closed, it depends on which end is met last.
    let clamped = [worth.max(alpha).min(beta), worth.min(beta).max(alpha)];
    match worth.cmp(&value) {
        _ if !clamped.contains(&value) => None,
        Ordering::Less => Some(Bound::AtMost),
        Ordering::Greater => Some(Bound::AtLeast),
        Ordering::Equal => None,
    }
}

/// Whether a move that was left out may be better for the player than what was returned: not where the game is over after it, and it
/// was seen to be worth no more.
fn can_improve(game: &Game, node: &Node, branch: &Branch) -> bool {
    let settled = branch
        .looked_at
        .filter(|_| branch.is_settled && !game.rests);
    let known = node.mover.zip(settled).zip(node.value);
    known.is_none_or(|((mover, worth), value)| mover.best(worth, value) != value)
}

/// What the best of all moves says, where no window tells: a move of which only a bound is known may be better, or worse,
/// than it says, and moves that were left out may be better, `with_cut`. It is `unfound` where the value does not come from the best of
/// them, as far as it is known what these are worth.
fn of_moves(
    game: &Game,
    this: usize,
    with_cut: Option<Bound>,
    unfound: Option<Bound>,
) -> Option<Bound> {
    let node = &game.nodes[this];
    let replies = replies(game, this);
    let best = replies
        .clone()
        .filter(|(child, _)| game.found(*child) == node.value);
    let mut best = best.peekable();
    let is_unknown = game.has_unknown_reply(this);
    if is_unknown || best.peek().is_none() || has_better(game, this) {
        // What does not come from the best of the moves, those left out say nothing of.
        let with_cut = with_cut.filter(|_| is_unknown || node.may_be_read > 0);
        return unfound.map(|bound| with_cut.unwrap_or(bound));
    }
    let Some((better, worse)) = node.mover.map(Mover::bounds) else {
        return Some(Bound::Exact);
    };
    let is_reached = best.any(|(_, child)| !may_be(child, worse));
    let mut bounds = replies.filter(|(_, child)| child.value.is_some());
    let may_be_better = with_cut.is_some() || bounds.any(|(_, child)| may_be(child, better));
    match (may_be_better, is_reached) {
        (true, true) => Some(better),
        (false, false) => Some(worse),
        (false, true) => Some(Bound::Exact),
        (true, false) => None,
    }
}

/// Whether one of the moves at a node was found to be better for its player than what was returned.
fn has_better(game: &Game, this: usize) -> bool {
    let node = &game.nodes[this];
    let known = node.mover.zip(node.value);
    let mut found = last_answers(game, this).filter_map(|(child, _)| game.found(child));
    known.is_some_and(|(mover, value)| found.any(|found| mover.best(found, value) != value))
}

/// Whether the value of a node may be no more than that bound.
fn may_be(node: &Node, bound: Bound) -> bool {
    [None, Some(bound)].contains(&node.bound)
}

/// The replies at a node, and where a move was searched more than once, the last of these: what came of it before may have served to
/// sort the moves.
fn last_answers<'g, 't>(
    game: &'g Game<'t>,
    this: usize,
) -> impl Iterator<Item = (usize, &'g Node<'t>)> {
    let all = replies(game, this);
    all.clone().filter(move |&(child, reply)| {
        let mut later = all.clone().skip_while(|&(it, _)| it != child).skip(1);
        !later.any(|(_, it)| it.moves() == reply.moves())
    })
}

/// The replies at a node.
fn replies<'g, 't>(
    game: &'g Game<'t>,
    this: usize,
) -> impl Iterator<Item = (usize, &'g Node<'t>)> + Clone {
    let children = game.nodes[this].children.iter();
    let children = children.map(|&child| (child, &game.nodes[child]));
    children.filter(|(_, child)| child.is_reply())
}
