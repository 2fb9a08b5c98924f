//! Why a branch was cut: the best value of its node, and the ancestor whose bound it met.

use game::Value;

use super::node::{Mover, Why};
use super::tree::Game;

/// Why the branches of a node were cut: its best value met the bound that was handed down, and
/// that bound is what an ancestor held. A search without a window gives no reason.
pub(super) fn why(game: &Game, this: usize) -> Option<Why> {
    let node = &game.nodes[this];
    let (mover, window) = (node.mover?, node.window?);
    let best = best_so_far(game, this, None)?;
    let given = match mover {
        Mover::Min => window.alpha,
        Mover::Max => window.beta,
    };
    let plain = game.plain.as_ref();
    let owner = match plain.and_then(|plain| plain.cut_by(node)) {
        Some(owner) => owner,
        None => holder(game, this, given),
    };
    // Only a bound that was met is a reason.
    let is_met = mover.best(best, given) == best;
    Some(Why {
        best,
        met: is_met.then_some((given, owner)),
    })
}

/// The nearest ancestor of the other player that held this value when it went on to the node, and
/// had not been handed it.
fn holder(game: &Game, this: usize, given: Value) -> Option<usize> {
    let other = game.nodes[this].mover?.other();
    let mut child = this;
    while let Some(above) = game.nodes[child].parent {
        let node = &game.nodes[above];
        let handed = node.window.map(|window| match other {
            Mover::Max => window.alpha,
            Mover::Min => window.beta,
        });
        let holds = best_so_far(game, above, Some(child));
        if node.mover == Some(other) && holds == Some(given) && handed != Some(given) {
            return Some(above);
        }
        child = above;
    }
    None
}

/// The best value found below a node, before one of its children where that is given.
fn best_so_far(game: &Game, this: usize, before: Option<usize>) -> Option<Value> {
    let node = &game.nodes[this];
    let mover = node.mover?;
    let row = node.children.iter().copied();
    let done = row.take_while(|&child| Some(child) != before);
    let values = done.filter_map(|child| game.nodes[child].value);
    values.reduce(|a, b| mover.best(a, b))
}
