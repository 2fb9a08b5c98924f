//! Why a branch was cut: the best value of its node, and the ancestor whose bound it met.

use super::{Game, Mover, Why};

/// Why the branches of a node were cut: whose bound its best value met.
pub(super) fn why(game: &Game, this: usize) -> Option<Why> {
    let node = &game.nodes[this];
    let mover = node.mover?;
    let best = best_so_far(game, this, None)?;
    // The bound as it was handed down; in a search without a window, as it should have been.
    let given = node.window.map(|window| match mover {
        Mover::Min => window.alpha,
        Mover::Max => window.beta,
    });
    let mut owner: Option<(i64, usize)> = None;
    let mut child = this;
    while let Some(above) = game.nodes[child].parent {
        if game.nodes[above].mover == Some(mover.other())
            && let Some(holds) = best_so_far(game, above, Some(child))
        {
            let better = owner.is_none_or(|(old, _)| mover.other().best(old, holds) != old);
            match given {
                Some(given) if given == holds => {
                    owner = Some((holds, above));
                    break;
                }
                None if better => owner = Some((holds, above)),
                _ => {}
            }
        }
        child = above;
    }
    let met = match (given, owner) {
        (Some(given), owner) => Some((given, owner.map(|(_, node)| node))),
        (None, Some((holds, node))) => Some((holds, Some(node))),
        (None, None) => None,
    };
    let closed = |&(bound, _): &(i64, Option<usize>)| mover.best(best, bound) == best;
    // Only a bound that was met is a reason.
    Some(Why {
        best,
        met: met.filter(closed),
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
