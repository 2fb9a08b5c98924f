//! A position being solved: one question after the other.

use crate::limits::Stopped;
use crate::outside::Outside;
use crate::search::{Position, Search, Tools};
use crate::window::Window;

/// What the questions about a position share.
pub(crate) struct Solving<'a, O> {
    pub(crate) tools: Tools<'a>,
    pub(crate) outside: O,
    /// The nodes that all of them took.
    pub(crate) nodes: u64,
}

impl<O: Outside> Solving<'_, O> {
    /// Whether the position is worth at least `t` to the mover.
    pub(crate) fn at_least(&mut self, here: &Position, t: i8) -> Result<bool, Stopped> {
        self.ask(|search| search.at_least(here, t))
    }

    /// Whether the position is worth one of the values asked for.
    pub(crate) fn lies_in(&mut self, here: &Position, asked: Window) -> Result<bool, Stopped> {
        self.ask(|search| search.lies_in(here, asked))
    }

    fn ask<Q>(&mut self, question: Q) -> Result<bool, Stopped>
    where
        Q: Fn(&mut Search<'_, O>) -> Result<bool, Stopped> + Sync,
    {
        let (tools, outside) = (&self.tools, &self.outside);
        let (answer, nodes) = outside.searched(|| {
            let mut search = Search::new(tools, outside);
            let answer = question(&mut search);
            tools.cancellation.over(true);
            (answer, search.nodes())
        });
        tools.cancellation.over(false);
        self.nodes += nodes;
        answer
    }
}
