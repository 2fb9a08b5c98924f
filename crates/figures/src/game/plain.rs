//! Plain alpha-beta on the same boards, for comparison with a search that should match it.

use call_trace::{Search, Trace, ValuesOf};
use game::{Audit, Cause, Deviation, Diagnostic, Player, SearchTree, Visit, Window, replay};

use super::node::{Aside, Mover, Node};
use super::tree::Game;

/// Replays plain alpha-beta over a search that is meant to be it. Returns how the search deviates. Returns `None` if it
/// does not, or if the recording does not show enough: the first window, the depth, the whole search, and each node as
/// a reply to its parent. The diagnostic of a negamax has the values as it returned them.
pub(super) fn diagnostic(trace: &Trace, game: &Game) -> Option<Diagnostic> {
    let is_meant = game.search == Some(Search::AlphaBeta) && game.roots == [0];
    let is_shown = game.unrecorded == 0 && game.built.is_none() && game.time_up.is_none();
    if !is_meant || !is_shown || game.valued_around || game.looked_at() > 0 {
        return None;
    }
    let root = &game.nodes[0];
    let window = root.window.filter(|it| it.alpha < it.beta)?;
    let asked = Audit {
        depth: root.asked?,
        alpha: window.alpha,
        beta: window.beta,
        value: root.value.filter(|_| root.returned)?,
    };
    if root.position != Some(0) {
        return None;
    }
    // A search that calls itself about its own board, and never about a board after a move, visits only that board.
    let is_stuck = asked.depth > 0
        && !root.over
        && !root.children.is_empty()
        && (game.nodes[1..].iter()).all(|node| node.aside == Some(Aside::OnceMore));
    let count = if is_stuck { 1 } else { game.nodes.len() };
    let visits = (0..count).map(|at| visit(trace, game, at));
    let mut visits = visits.collect::<Option<Vec<_>>>()?.into_iter();
    let tree = SearchTree::of_visits(visits.next()?, visits);
    let given: Vec<Option<Window>> = game.nodes.iter().map(|node| node.window).collect();
    let mut diagnostic = replay(&tree, asked, &given[..count]).1?;
    diagnostic.visited = game.nodes.len();
    // The result may be the right one with another sign by chance.
    let is_by_value = matches!(diagnostic.deviation, Deviation::WrongValue { .. });
    let names_sign = is_by_value && diagnostic.cause == Some(Cause::SignFlipped);
    if names_sign && !(0..game.nodes.len()).any(|at| game.turns_a_sign(at)) {
        diagnostic.cause = None;
    }
    let negamax = root.values == Some(ValuesOf::Mover);
    Some(match root.to_move.filter(|_| negamax) {
        Some(first) => diagnostic.of_negamax(player(first)),
        None => diagnostic,
    })
}

/// Returns the visit of a node. Returns `None` if the node is not below its parent or several moves led there, if a
/// function that does not declare itself alpha-beta searched it, or if it got its value from elsewhere.
fn visit<'t>(trace: &Trace, game: &Game<'t>, at: usize) -> Option<Visit<&'t str>> {
    let node: &Node = &game.nodes[at];
    let is_known = match node.call {
        // A value that is returned at once may come from a table.
        Some(_) => node.asked == Some(0) || !game.answered_at_once(at),
        None => !node.children.is_empty() || node.worth.is_some(),
    };
    let is_alpha_beta = |name| trace.search_of(name) == Some(Search::AlphaBeta);
    let is_one_move = node.is_reply() && node.first.is_empty();
    if !is_known || !is_one_move || !node.function.is_none_or(is_alpha_beta) {
        return None;
    }
    Some(Visit {
        parent: node.parent,
        mv: node.choice.filter(|_| node.parent.is_some()),
        mover: player(node.to_move?),
        done: node.over,
        value: node.worth,
        offered: game.offers[node.offers?].clone(),
        at: node.entered?,
    })
}

fn player(mover: Mover) -> Player {
    match mover {
        Mover::Max => Player::First,
        Mover::Min => Player::Second,
    }
}

impl Game<'_> {
    /// Describes how the search deviates from plain alpha-beta, and a possible cause, if it is meant to be that.
    pub(crate) fn diagnostic(&self) -> Option<String> {
        Some(self.plain.as_ref()?.to_string())
    }

    /// Describes the same without the cause.
    pub(crate) fn difference(&self) -> Option<String> {
        let mut diagnostic = self.plain.clone()?;
        diagnostic.cause = None;
        Some(diagnostic.to_string())
    }

    /// Returns the first position that plain alpha-beta would not have searched.
    pub(crate) fn first_too_many(&self) -> Option<usize> {
        let (above, mv, before) = match &self.plain.as_ref()?.deviation {
            Deviation::StillTried { at, mv, .. } => (at.node, mv, 0),
            Deviation::Twice { at, mv } => (at.node, mv, 1),
            _ => return None,
        };
        let below = self.nodes[above].children.iter().copied();
        let mut same = below.filter(|&child| self.nodes[child].choice == Some(mv));
        same.nth(before)
    }
}
