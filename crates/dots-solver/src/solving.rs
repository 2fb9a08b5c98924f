//! A position being solved: one question after the other.

use crate::limits::Stopped;
use crate::outside::Outside;
use crate::search::{Position, Search, Tools};
use crate::window::Window;

/// The data shared by the questions about a position.
pub(crate) struct Solving<'a, O> {
    pub(crate) tools: Tools<'a>,
    pub(crate) outside: O,
    /// The number of nodes for all questions together.
    pub(crate) nodes: u64,
}

impl<O: Outside> Solving<'_, O> {
    /// Returns whether the position has a value of at least `t` for the mover.
    pub(crate) fn at_least(&mut self, here: &Position, t: i8) -> Result<bool, Stopped> {
        self.ask(|search| search.at_least(here, t))
    }

    /// Returns whether the value of the position is one of the requested values.
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
