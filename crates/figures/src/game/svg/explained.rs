//! Which cuts of a drawing are numbered, and explained one by one.

use crate::fold::What;
use crate::game::fold::{Cut, FoldedGame};
use crate::game::tree::Game;

/// The number of cuts that are numbered and explained one by one.
pub(super) const EXPLAINED: usize = 4;

/// The nodes with cut branches that are drawn, in the order of the cuts.
pub(super) fn drawn_cuts(game: &Game, folded: &FoldedGame) -> Vec<usize> {
    let of = folded.of_nodes(game.nodes.len());
    let mut cuts = game.cuts();
    cuts.retain(|&node| game.is_cut(node));
    cuts.retain(|&node| of[node].is_some_and(|v| !folded.nodes[v].children.is_empty()));
    cuts
}

/// The node whose branches were cut, where this is the first of them: one that was cut, or that
/// was built and never visited.
pub(super) fn cut_at(game: &Game, folded: &FoldedGame, v: usize) -> Option<usize> {
    let shown = &folded.nodes[v];
    if let What::Leaf(Cut { node, from, .. }) = shown.what {
        return Some(node).filter(|_| from == 0);
    }
    let vain =
        |&v: &usize| matches!(folded.nodes[v].what, What::Node(node) if game.nodes[node].unvisited);
    let above = &folded.nodes[shown.parent?];
    let What::Node(node) = above.what else {
        return None;
    };
    let first = above.children.iter().copied().find(vain);
    Some(node).filter(|&node| first == Some(v) && !game.nodes[node].unvisited)
}

/// The number of the cut at a node of the drawing, where several are explained.
pub(super) fn number_of(
    game: &Game,
    cuts: &[usize],
    folded: &FoldedGame,
    v: usize,
) -> Option<usize> {
    let node = cut_at(game, folded, v)?;
    let at = cuts.iter().position(|&cut| cut == node)?;
    (cuts.len() > 1 && at < EXPLAINED).then_some(at + 1)
}
