//! Reads the stream of a game search: its positions, as the game tree has them. The search is thus compared by the
//! positions that it looked at, whichever of its functions did so.

use super::stream::{Stream, Visit};
use crate::game::{Aside, Game};
use crate::labels::arguments_shown;
use crate::recorded::Recorded;

pub(super) fn read<'t>(recorded: &Recorded<'t>, functions: &[&str]) -> Stream<'t> {
    let game = Game::new(recorded);
    let calls = &recorded.tree.calls;
    let mut stream = Stream::default();
    // The visit of each node. A node that is left out gets its parent's visit.
    let mut visit_of: Vec<Option<usize>> = vec![None; game.nodes.len()];
    let mut open: Vec<usize> = game.roots.iter().rev().copied().collect();
    while let Some(this) = open.pop() {
        let node = &game.nodes[this];
        let above = node.parent.and_then(|parent| visit_of[parent]);
        open.extend(node.children.iter().rev());
        let call = node.entered.and(node.call).map(|call| &calls[call]);
        let ours = call.filter(|call| functions.contains(&call.function));
        // A function of the student's own that receives its caller's board makes no further visit.
        let same = node.parent.map(|parent| game.nodes[parent].position) == Some(node.position);
        let is_other = call.is_some() && ours.is_none();
        if node.unvisited || is_other && (same || node.parent.is_none()) {
            visit_of[this] = above;
            continue;
        }
        let moves = node.first.iter().copied().chain(node.choice);
        let is_elsewhere = node.aside == Some(Aside::Elsewhere);
        let key = match node.parent {
            Some(_) if is_elsewhere => format!("the board {}", node.text().unwrap_or_default()),
            Some(_) => moves.collect::<Vec<_>>().join(", then "),
            None => String::new(),
        };
        let window = node.window.filter(|_| ours.is_some());
        let args = ours.map(|call| arguments_shown(call.args, call.window).collect());
        let visit = stream.add(Visit {
            parent: above,
            key,
            is_again: node.parent.is_some() && same,
            is_elsewhere,
            function: ours.map(|call| call.function),
            is_called: call.is_some(),
            window: window.map(|window| (window, game.rests)),
            args: args.unwrap_or_default(),
            returned: ours.and_then(|call| Some((call.value?, call.number))),
            worth: node.value,
            is_open: node.call.is_some() && !node.returned,
            entered: node.entered.unwrap_or_default(),
            node: Some(this),
            inside: Vec::new(),
        });
        visit_of[this] = Some(visit);
    }
    stream
}
