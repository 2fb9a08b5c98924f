//! The third pass: who chooses at each node, what its value says, why branches were cut, and
//! the line that both play.

use super::picture::before;
use super::why::why;
use super::{Bound, Game, Mover, Node};

pub(super) fn judge(game: &mut Game) {
    movers(game);
    for node in &mut game.nodes {
        node.value = node.value.or(node.worth);
    }
    taken_at_once(game);
    game.negated = negates(game);
    if game.negated {
        from_the_first_side(game);
    }
    game.rests = rests(game);
    for this in (0..game.nodes.len()).rev() {
        value(game, this);
    }
    for this in 0..game.nodes.len() {
        if !game.nodes[this].cut.is_empty() || game.passes_over(this) {
            game.nodes[this].why = why(game, this);
        }
    }
    game.valued = game.nodes.iter().any(|node| node.value.is_some());
    line(game);
    root_boards(game);
}

/// Who a mover's name stands for. Where it is not the players' usual name, what the nodes
/// return decides: one whose values differ returns the largest or the smallest.
fn movers(game: &mut Game) {
    let mut names: Vec<(&str, i32)> = Vec::new();
    for node in &game.nodes {
        let Some(name) = node.mover_name else {
            continue;
        };
        let values = || {
            node.children
                .iter()
                .filter_map(|&child| game.nodes[child].value)
        };
        let vote = match (node.value, values().max(), values().min()) {
            _ if name == "first" => 1,
            _ if name == "second" => -1,
            (Some(value), Some(max), Some(min)) if max > min => {
                i32::from(value == max) - i32::from(value == min)
            }
            _ => 0,
        };
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, votes)) => *votes += vote,
            None => names.push((name, vote)),
        }
    }
    // Two players, and the first to move is MAX where nothing else is known.
    let sign = names
        .iter()
        .map(|(_, votes)| votes.signum())
        .find(|sign| *sign != 0);
    let first = names.first().map(|(name, _)| *name);
    for node in &mut game.nodes {
        let Some(name) = node.mover_name else {
            continue;
        };
        let votes = names
            .iter()
            .find(|(known, _)| *known == name)
            .map_or(0, |(_, votes)| *votes);
        let max = match votes {
            0 => match sign {
                Some(sign) => sign < 0,
                None => Some(name) == first,
            },
            votes => votes > 0,
        };
        node.mover = Some(if max { Mover::Max } else { Mover::Min });
    }
}

/// Where moves are taken back and not offered, a call that returned something better than what
/// it searched returned it for the last move that it looked at: a win, say.
fn taken_at_once(game: &mut Game) {
    for this in 0..game.nodes.len() {
        let node = &game.nodes[this];
        let (Some(play), Some(mover), Some(value), true) = (
            node.looked_at_last,
            node.mover,
            node.value,
            node.offered.is_empty(),
        ) else {
            continue;
        };
        let found = node
            .children
            .iter()
            .filter_map(|&child| game.nodes[child].value);
        let found = found.reduce(|a, b| mover.best(a, b));
        if found.is_some_and(|found| mover.best(found, value) == found) {
            continue;
        }
        let child = Node {
            parent: Some(this),
            depth: node.depth + 1,
            choice: Some(play.choice),
            board: Some(play.board.into()),
            entered: Some(play.moment),
            left: Some(play.moment),
            value: Some(value),
            worth: Some(value),
            returned: true,
            ..Node::default()
        };
        let number = game.nodes.len();
        game.nodes.push(child);
        let node = &mut game.nodes[this];
        node.children.push(number);
        node.cut.retain(|branch| branch.choice != play.choice);
        node.peeked = 0;
    }
}

/// Whether nodes return their children's values with the sign changed, as negamax does.
fn negates(game: &Game) -> bool {
    let (mut plain, mut negated) = (0, 0);
    for node in &game.nodes {
        let (Some(mover), Some(value)) = (node.mover, node.value) else {
            continue;
        };
        // The values below, and whether the turn passed.
        let below: Option<Vec<(i64, bool)>> = node
            .children
            .iter()
            .map(|&child| {
                Some((
                    game.nodes[child].value?,
                    game.turn_after(child) != Some(mover),
                ))
            })
            .collect();
        let Some(below) = below.filter(|below| !below.is_empty()) else {
            continue;
        };
        let best = below.iter().map(|below| below.0);
        plain += usize::from(best.reduce(|a, b| mover.best(a, b)) == Some(value));
        let always = below.iter().map(|(value, _)| -value).max();
        let turned = |&(value, passed): &(i64, bool)| if passed { -value } else { value };
        let as_passed = below.iter().map(turned).max();
        negated += usize::from(always == Some(value) || as_passed == Some(value));
    }
    negated > plain
}

/// Whether a node's value is that of the boxes still to come: then the boxes that a move closes
/// come on top of what it leads to. The values are MAX's here.
fn rests(game: &Game) -> bool {
    let (mut plain, mut rest) = (0, 0);
    for node in &game.nodes {
        let (Some(mover), Some(value)) = (node.mover, node.value) else {
            continue;
        };
        let best = |gains: bool| {
            let below = node.children.iter().map(|&child| {
                let gained = if gains { game.gained(child) } else { 0 };
                Some(game.nodes[child].value? + gained)
            });
            let below: Option<Vec<i64>> = below.collect();
            below?.into_iter().reduce(|a, b| mover.best(a, b))
        };
        if node.children.iter().any(|&child| game.gained(child) != 0) {
            plain += usize::from(best(false) == Some(value));
            rest += usize::from(best(true) == Some(value));
        }
    }
    rest > plain
}

/// Turns every value and window to MAX's side.
fn from_the_first_side(game: &mut Game) {
    for this in 0..game.nodes.len() {
        let mover = game.turn_after(this);
        let node = &mut game.nodes[this];
        if mover == Some(Mover::Min) {
            // A leaf that had no call of its own was valued by the board, from the first side.
            if node.called {
                node.value = node.value.map(|value| -value);
            }
            node.window = node.window.map(super::Window::negated);
        }
    }
}

/// What a node is worth, where it did not say, and what that value says.
fn value(game: &mut Game, this: usize) {
    let node = &game.nodes[this];
    let mut value = node.value;
    // A call that returned something else than a value, a move perhaps.
    if let (None, Some(mover), true) = (value, node.mover, node.returned) {
        let below = node
            .children
            .iter()
            .filter_map(|&child| game.nodes[child].value);
        value = below.reduce(|a, b| mover.best(a, b));
    }
    let leaf = node.children.is_empty() && (node.worth.is_some() || !game.values_seen);
    let bound = value.map(|value| match node.window {
        Some(window) if !leaf => Bound::of(value, window),
        _ => Bound::Exact,
    });
    let node = &mut game.nodes[this];
    (node.value, node.bound) = (value, bound);
}

/// From each root, the first child that has the value of its parent, and so on.
fn line(game: &mut Game) {
    for at in 0..game.roots.len() {
        let mut next = Some(game.roots[at]).filter(|&root| game.nodes[root].value.is_some());
        while let Some(this) = next {
            game.nodes[this].line = true;
            let value = game.nodes[this].value;
            let mut row = game.nodes[this].children.iter().copied();
            next = row.find(|&child| {
                let gained = if game.rests { game.gained(child) } else { 0 };
                game.nodes[child].value.map(|below| below + gained) == value
            });
        }
    }
}

/// A search says which positions its moves lead to, and nothing about the first: on a board that
/// figures know, it is what they have in common.
fn root_boards(game: &mut Game) {
    for at in 0..game.roots.len() {
        let root = &game.nodes[game.roots[at]];
        let below = root.children.iter().filter_map(|&child| {
            let child = &game.nodes[child];
            let mut moves = child.first.clone();
            moves.push(child.choice?);
            Some((child.board.as_deref()?, moves.join(" ")))
        });
        let board = before(&below.collect::<Vec<_>>());
        game.nodes[game.roots[at]].board = board.map(Into::into);
    }
}
