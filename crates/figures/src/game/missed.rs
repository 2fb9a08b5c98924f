//! The first move that alpha-beta would not have searched: its window was closed already.

use super::number::Window;
use super::{Game, Mover};

/// A move that was searched in vain.
pub(super) struct Missed {
    /// Its position.
    pub(super) node: usize,
    /// The window when it was tried.
    pub(super) window: Window,
}

/// A node on the way down, with its window as it is now.
struct Open {
    node: usize,
    window: Window,
    best: Option<i64>,
    next: usize,
}

/// Walks the recorded tree with the windows that plain alpha-beta would have had, up to the
/// first move that it would not have searched. None where there is none, or where a value or a
/// mover is not known. Until then the tree is alpha-beta's own, so what is found below a node is
/// what alpha-beta would have found.
pub(super) fn missed(game: &Game) -> Option<Missed> {
    let [root] = game.roots[..] else { return None };
    let open = |node, window| Open {
        node,
        window,
        best: None,
        next: 0,
    };
    let mut way = vec![open(root, game.nodes[root].window?)];
    while let Some(last) = way.last_mut() {
        let node = &game.nodes[last.node];
        if let Some(&child) = node.children.get(last.next) {
            if last.window.alpha >= last.window.beta {
                return Some(Missed {
                    node: child,
                    window: last.window,
                });
            }
            last.next += 1;
            let window = last.window;
            way.push(open(child, window));
            continue;
        }
        let found = last.best.or(node.value)?;
        way.pop();
        if let Some(above) = way.last_mut() {
            let mover = game.nodes[above.node].mover?;
            let best = above.best.map_or(found, |best| mover.best(best, found));
            above.best = Some(best);
            match mover {
                Mover::Max => above.window.alpha = above.window.alpha.max(best),
                Mover::Min => above.window.beta = above.window.beta.min(best),
            }
        }
    }
    None
}
