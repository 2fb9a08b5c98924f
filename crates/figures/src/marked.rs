//! Chooses the part of a run that its drawing shows, and finds the marked place in it.

use crate::choices::FoldedCalls;
use crate::facts::CallAnalysis;
use crate::fold::{Folded, Limits};
use crate::game::Game;
use crate::game::fold::FoldedGame;
use crate::options::SvgOptions;

/// A place in a run, which its drawings mark and keep in sight; see [`SvgOptions::mark`](crate::SvgOptions).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Highlight {
    /// The number of the event with which the call or the position was entered.
    pub(crate) moment: usize,
    /// The node of a game tree.
    pub(crate) node: Option<usize>,
    /// The words for this place.
    pub words: String,
}

impl Highlight {
    /// Returns the call that is marked: the innermost one at that moment.
    pub(crate) fn call(&self, facts: &CallAnalysis<'_>) -> Option<usize> {
        let calls = &facts.tree().calls;
        let is_open = |call: &call_trace::Call<'_>| {
            call.entered <= self.moment && call.left.is_none_or(|left| self.moment <= left)
        };
        calls.iter().rposition(is_open)
    }

    /// Returns the position that is marked.
    pub(crate) fn position(&self, game: &Game<'_>) -> Option<usize> {
        let is_open = |at: &usize| {
            let node = &game.nodes[*at];
            let entered = node.entered.is_some_and(|entered| entered <= self.moment);
            entered && node.left.is_none_or(|left| self.moment <= left)
        };
        let known = self.node.filter(|&node| node < game.nodes.len());
        let by_moment = || {
            let open = (0..game.nodes.len()).filter(is_open);
            open.max_by_key(|&at| game.nodes[at].entered)
        };
        known.or_else(by_moment)
    }
}

/// The largest number of a node's cut branches that are drawn one by one.
const CUTS_APART: usize = 2;

impl SvgOptions {
    /// Folds the calls to about `usual` nodes, unless the options set another number.
    pub(crate) fn folded<'t>(&self, facts: &CallAnalysis<'t>, usual: usize) -> FoldedCalls<'t> {
        self.folded_within(facts, self.call_limits(usual))
    }

    /// Folds the calls within these limits. The marked call is in sight, and the calls to be opened are open.
    pub(crate) fn folded_within<'t>(
        &self,
        facts: &CallAnalysis<'t>,
        limits: Limits,
    ) -> FoldedCalls<'t> {
        facts.folded(limits, self.marked_call(facts), &self.opened())
    }

    /// Returns the limits of a drawing of calls.
    pub(crate) fn call_limits(&self, usual: usize) -> Limits {
        let all = self.max_nodes == Some(usize::MAX);
        let at_most = |limit: usize| if all { usize::MAX } else { limit };
        Limits {
            nodes: self.max_nodes.unwrap_or(usual),
            levels: at_most(30),
            chain: at_most(24),
            siblings: at_most(24),
            roots: at_most(24),
            depth: self.max_depth.unwrap_or(usize::MAX),
            leaves: true,
        }
    }

    /// Folds the positions of a search.
    pub(crate) fn folded_game(&self, game: &Game<'_>) -> FoldedGame {
        let limits = self.search_limits(game);
        let marked = self.mark.as_ref().and_then(|mark| mark.position(game));
        game.folded(marked, &self.opened(), limits, CUTS_APART)
    }

    fn search_limits(&self, game: &Game<'_>) -> Limits {
        let all = self.max_nodes == Some(usize::MAX);
        // A board takes three times the space of a number.
        let boards = (0..game.nodes.len()).any(|node| game.has_picture(node));
        let (nodes, siblings) = match boards {
            true if game.nodes.len() > 80 => (44, 3),
            true => (44, 6),
            false => (80, 12),
        };
        Limits {
            nodes: self.max_nodes.unwrap_or(nodes),
            roots: self.max_nodes.unwrap_or(nodes).saturating_sub(1).max(2),
            depth: self.max_depth.unwrap_or(usize::MAX),
            siblings: if all { usize::MAX } else { siblings },
            ..Limits::NONE
        }
    }

    /// Returns the drawn node that was opened last.
    pub(crate) fn opened_last<L: Copy>(&self, folded: &Folded<L>) -> Option<usize> {
        let last = *self.opened().last()?;
        folded.find(|node| node == last)
    }

    /// Returns the indices of the nodes to be opened. Their numbers in the options begin with 1.
    fn opened(&self) -> Vec<usize> {
        let numbers = self.open.iter();
        numbers.filter_map(|number| number.checked_sub(1)).collect()
    }

    /// Returns the call that is to be marked.
    pub(crate) fn marked_call(&self, facts: &CallAnalysis<'_>) -> Option<usize> {
        self.mark.as_ref()?.call(facts)
    }

    /// Returns the marked node in a drawing of calls, and the words for it. If it is not drawn, this is its nearest ancestor
    /// that is.
    pub(crate) fn marked_in(
        &self,
        facts: &CallAnalysis<'_>,
        folded: &FoldedCalls<'_>,
    ) -> Option<(usize, &str)> {
        let call = self.marked_call(facts)?;
        self.drawn(folded, call, |call| facts.call(call).parent)
    }

    /// Returns the same for a drawing of a game tree.
    pub(crate) fn marked_in_game(
        &self,
        game: &Game<'_>,
        folded: &FoldedGame,
    ) -> Option<(usize, &str)> {
        let position = self.mark.as_ref()?.position(game)?;
        self.drawn(folded, position, |node| game.nodes[node].parent)
    }

    fn drawn<L: Copy>(
        &self,
        folded: &Folded<L>,
        marked: usize,
        parent: impl Fn(usize) -> Option<usize>,
    ) -> Option<(usize, &str)> {
        let mut way = std::iter::successors(Some(marked), |&node| parent(node));
        let node = way.find_map(|node| folded.find(|it| it == node))?;
        Some((node, &self.mark.as_ref()?.words))
    }

    /// Returns a description of a drawing, with a mention of the marked place.
    pub(crate) fn describe(&self, description: &str) -> String {
        match &self.mark {
            Some(mark) => format!("{description} Marked ≠: {}", mark.words),
            None => description.to_owned(),
        }
    }
}
