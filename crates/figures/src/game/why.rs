//! Why a branch was cut: the best value of its node, and the ancestor whose bound it met.

use super::{Game, Mover, Why};

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
    let mut owner: Option<usize> = None;
    let mut child = this;
    while let (Some(above), None) = (game.nodes[child].parent, owner) {
        let holds = best_so_far(game, above, Some(child));
        if game.nodes[above].mover == Some(mover.other()) && holds == Some(given) {
            owner = Some(above);
        }
        child = above;
    }
    // Only a bound that was met is a reason.
    let is_met = mover.best(best, given) == best;
    Some(Why {
        best,
        met: is_met.then_some((given, owner)),
    })
}

/// The best value found below a node, before one of its children where that is given.
fn best_so_far(game: &Game, this: usize, before: Option<usize>) -> Option<i64> {
    let node = &game.nodes[this];
    let mover = node.mover?;
    let row = node.children.iter().copied();
    let done = row.take_while(|&child| Some(child) != before);
    let values = done.filter_map(|child| game.nodes[child].value);
    values.reduce(|a, b| mover.best(a, b))
}
