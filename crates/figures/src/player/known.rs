//! By what the nodes of a player are known, so that another run can be stepped through in step with it.

use super::data::{Known, NodeData};
use crate::choices::FoldedCalls;
use crate::difference::Keys;
use crate::facts::Facts;
use crate::fold::{Folded, What};
use crate::game::Game;
use crate::game::fold::FoldedGame;
use crate::roles::Role;

/// Says it of the nodes of a run of calls.
pub(super) fn of_calls(nodes: &mut [NodeData], keys: &Keys, facts: &Facts, folded: &FoldedCalls) {
    let visit = |call: usize| keys.call(facts.call(call).entered);
    tell(nodes, keys, folded, visit, |call| Known {
        remembered: facts.roles[call] == Role::Remembered,
        ..Known::default()
    });
}

/// Says it of the nodes of a search.
pub(super) fn of_search(nodes: &mut [NodeData], keys: &Keys, game: &Game, folded: &FoldedGame) {
    let visit = |position: usize| keys.position(position);
    tell(nodes, keys, folded, visit, |position| {
        let node = &game.nodes[position];
        let children = node.children.iter().map(|&child| &game.nodes[child]);
        let built = children.filter(|child| child.unvisited);
        let cut = node.cut.iter().map(|branch| branch.choice);
        let cut = cut.chain(built.filter_map(|child| child.choice));
        Known {
            cuts: cut.map(str::to_owned).collect(),
            remembered: game.answered_at_once(position),
            ..Known::default()
        }
    });
}

fn tell<L: Copy>(
    nodes: &mut [NodeData],
    keys: &Keys,
    folded: &Folded<L>,
    visit: impl Fn(usize) -> Option<usize>,
    told: impl Fn(usize) -> Known,
) {
    let visit = |v: usize| match folded.nodes[v].what {
        What::Node(node) => visit(node).map(|visit| (node, visit)),
        What::Gap { .. } | What::Leaf(_) => None,
    };
    let is_gap = |&child: &usize| matches!(folded.nodes[child].what, What::Gap { nodes: 1.., .. });
    for (v, data) in nodes.iter_mut().enumerate() {
        let Some((node, this)) = visit(v) else {
            continue;
        };
        let shown = &folded.nodes[v];
        let up = std::iter::successors(shown.parent, |&above| folded.nodes[above].parent);
        let below = up.filter_map(visit).next();
        data.known = Some(Known {
            key: keys.way(this, below.map(|(_, visit)| visit)),
            folded: shown.hidden > 0 || shown.children.iter().any(is_gap),
            ..told(node)
        });
    }
}
