//! The third pass: who chooses at each node, what its value says, why branches were cut, and
//! the line that both play.

use call_trace::ValuesOf;

use super::why::why;
use super::{Bound, Game, Mover};

pub(super) fn judge(game: &mut Game) {
    for node in &mut game.nodes {
        node.value = node.value.or(node.worth);
    }
    let says = |whose: &[ValuesOf]| {
        let mut said = game.nodes.iter().filter_map(|node| node.values);
        said.any(|values| whose.contains(&values))
    };
    game.negated = says(&[ValuesOf::Mover, ValuesOf::MoverRest]);
    game.rests = says(&[ValuesOf::MoverRest]);
    from_the_first_side(game);
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
}

/// Turns to MAX's side what a function returned and was given from the mover's.
fn from_the_first_side(game: &mut Game) {
    for node in &mut game.nodes {
        let is_movers = matches!(node.values, Some(ValuesOf::Mover | ValuesOf::MoverRest));
        if is_movers && node.to_move == Some(Mover::Min) {
            node.value = node.value.map(|value| -value);
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
    let ends = node.over || node.worth.is_some() || !game.values_seen;
    let leaf = node.children.is_empty() && ends;
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
