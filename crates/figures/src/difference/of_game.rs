//! The stream of a search of a game: its positions, as the game tree has them. So a search is
//! compared by what it looked at, whichever of its functions did it.

use call_trace::{Event, Trace};

use super::stream::{Stream, Visit};
use crate::game::Game;
use crate::labels::arguments_shown;

pub(super) fn read<'t>(trace: &'t Trace, functions: &[&str]) -> Stream<'t> {
    let game = Game::new(trace);
    let events: Vec<Event<'t>> = trace.events().collect();
    let mut stream = Stream::default();
    // The visit of each node; of one that is left out, that of its parent.
    let mut visit_of: Vec<Option<usize>> = vec![None; game.nodes.len()];
    let mut open: Vec<usize> = game.roots.iter().rev().copied().collect();
    while let Some(this) = open.pop() {
        let node = &game.nodes[this];
        let above = node.parent.and_then(|parent| visit_of[parent]);
        open.extend(node.children.iter().rev());
        let called = node.entered.filter(|_| node.called);
        let called: Option<(&str, Vec<_>)> = called.and_then(|at| match events[at] {
            Event::Enter {
                function,
                args,
                window,
                ..
            } => Some((function, arguments_shown(args, window).collect())),
            _ => None,
        });
        let is_called = called.is_some();
        let ours = called.filter(|(function, _)| functions.contains(function));
        let is_ours = ours.is_some();
        // A function of one's own that is handed the board of its caller is no further visit.
        let same = node.parent.map(|parent| game.nodes[parent].position) == Some(node.position);
        if node.unvisited || is_called && !is_ours && (same || node.parent.is_none()) {
            visit_of[this] = above;
            continue;
        }
        let moves = node.first.iter().copied().chain(node.choice);
        let returned = node.left.map(|at| events[at]);
        visit_of[this] = Some(stream.add(Visit {
            parent: above,
            key: match node.parent {
                Some(_) => moves.collect::<Vec<_>>().join(", then "),
                None => String::new(),
            },
            is_again: node.parent.is_some() && same,
            function: ours.as_ref().map(|(function, _)| *function),
            args: ours.map_or_else(Vec::new, |(_, args)| args),
            returned: match returned {
                Some(Event::Leave {
                    returned, value, ..
                }) if is_ours => returned.map(|it| (it, value)),
                _ => None,
            },
            worth: node.value.or(node.worth),
            is_open: node.called && !node.returned,
            entered: node.entered.unwrap_or_default(),
            node: Some(this),
            inside: Vec::new(),
        }));
    }
    stream
}
