//! The threads that search a position together.

use std::thread;

use crate::halt::Stopped;
use crate::search::{Position, Search, Tools};
use crate::window::Window;

/// Threads that ask the same questions.
pub(crate) struct Party<'a> {
    pub(crate) tools: Tools<'a>,
    pub(crate) threads: usize,
    /// The nodes that all of them searched.
    pub(crate) nodes: u64,
}

impl Party<'_> {
    /// Whether the position is worth at least `t` to the mover.
    pub(crate) fn at_least(&mut self, here: &Position, t: i8) -> Result<bool, Stopped> {
        self.search(|search| search.at_least(here, t))
    }

    /// Whether the position is worth one of the values asked for.
    pub(crate) fn lies_in(&mut self, here: &Position, asked: Window) -> Result<bool, Stopped> {
        self.search(|search| search.lies_in(here, asked))
    }

    /// Puts one question to all threads; the first answer counts.
    fn search<Q>(&mut self, question: Q) -> Result<bool, Stopped>
    where
        Q: Fn(&mut Search<'_>) -> Result<bool, Stopped> + Sync,
    {
        let tools = &self.tools;
        let one = || {
            let mut search = Search::new(tools);
            let answer = question(&mut search);
            tools.halt.over(true);
            (answer, search.nodes())
        };
        let found = if self.threads > 1 {
            thread::scope(|scope| {
                // Where the system has no more threads, those that there are do the work.
                let spawn = |_| thread::Builder::new().spawn_scoped(scope, one).ok();
                let others: Vec<_> = (1..self.threads).map_while(spawn).collect();
                let joined = others
                    .into_iter()
                    .map(|other| other.join().expect("a search does not panic"));
                [one()].into_iter().chain(joined).collect()
            })
        } else {
            vec![one()]
        };
        tools.halt.over(false);
        self.nodes += found.iter().map(|(_, nodes)| nodes).sum::<u64>();
        // When there is no answer, a thread that was not just told to stop knows why.
        let told = |answer: &Result<_, _>| matches!(answer, Err(Stopped::ByFlag(_)));
        let mut answers = found.into_iter().map(|(answer, _)| answer);
        let first = answers.next().expect("there is a thread");
        answers.fold(first, |best, next| match (best, next) {
            (best, Err(_)) if !told(&best) => best,
            (_, next) => next,
        })
    }
}
