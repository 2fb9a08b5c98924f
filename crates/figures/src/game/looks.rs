//! Which of the finished boards that a search valued itself were replies, and which only looks.
//!
//! A search that values the board after a move may take that for what the move is worth, or only look, to sort its moves. What
//! is recorded is the same. A finished board that was valued is a leaf that was read, unless the search is known to look at boards
//! and shows afterwards that it did not have this value.

use call_trace::{Pass, Run, Trace, ValuesOf};
use game::{Value, Window};

use super::made::{Made, leads_to_searches, searched_from};
use super::node::Mover;
use super::number::{ended, negated, of_ends, window_negated};

/// What tells a look.
pub(super) struct Looks<'r, 't> {
    run: &'r Run<'t>,
    passes: &'r [Pass],
    /// Whose values the function of each pass returns.
    pub values: Vec<Option<ValuesOf>>,
    /// Whether the run shows that its search looks at boards.
    pub are_known: bool,
}

impl<'r, 't> Looks<'r, 't> {
    pub(super) fn of(trace: &Trace, run: &'r Run<'t>, passes: &'r [Pass]) -> Self {
        let function = |pass: &Pass| run.tree.calls[pass.call].function;
        let values = passes.iter().map(|pass| trace.values_of(function(pass)));
        Looks {
            run,
            passes,
            values: values.collect(),
            are_known: false,
        }
    }

    /// Whether the board after a move was only looked at. `pass` searches the position where the moves of `row` were made, where
    /// any does.
    pub(super) fn is_look(
        &self,
        pass: Option<usize>,
        below: &[Made<'_>],
        row: &[usize],
        at: usize,
    ) -> bool {
        let made = &below[at];
        let Some(read) = made.last_read() else {
            return false;
        };
        let later = self.next_call(below, row, read);
        let (true, Some(pass), Some(later)) = (self.are_known, pass, later) else {
            return false;
        };
        let returned = || self.took(pass, below, row, at);
        match self.had(pass, later, made) {
            Some(true) => false,
            Some(false) => returned() != Some(true),
            None => returned() == Some(false),
        }
    }

    /// Finds whether the run shows that its search looks at boards: it valued one that was searched, too, or one where the game
    /// goes on, or what follows from one, and had another one beside it searched.
    pub(super) fn find(&mut self, below: &[Vec<Made<'_>>]) {
        self.are_known = below.iter().any(|below| {
            let (searched, leads) = (searched_from(below), leads_to_searches(below));
            below.iter().any(|made| {
                let goes_on = !self.run.position(made.number).state.over;
                let is_beside = goes_on && searched(made.parent);
                let up = std::iter::successors(made.parent, |&at| below[at].parent);
                let mut up = up.filter(|&at| !leads[at] || !below[at].passes.is_empty());
                let is_below = up.any(|at| searched(below[at].parent));
                made.worth.is_some() && (is_beside || is_below || !made.passes.is_empty())
            })
        });
    }

    /// The first search of a board of the row that began after a moment.
    fn next_call(&self, below: &[Made<'_>], row: &[usize], moment: usize) -> Option<usize> {
        let passes = row.iter().flat_map(|&at| below[at].passes.iter().copied());
        let later = passes.filter(|&pass| self.began(pass) > moment);
        later.min_by_key(|&pass| self.began(pass))
    }

    fn began(&self, pass: usize) -> usize {
        self.run.tree.calls[self.passes[pass].call].entered
    }

    /// Whether a search took a board's value for that of a move, as far as what it returned tells: nobody returns less than
    /// what was taken, and a value that no other move has comes from there.
    fn took(&self, pass: usize, below: &[Made<'_>], row: &[usize], at: usize) -> Option<bool> {
        let mover = self.mover(pass)?;
        let returned = self.returned(pass)?;
        let (worth, _) = below[at].worth.filter(|_| !below[at].is_changed)?;
        if worth == returned {
            let others = row.iter().filter(|&&other| other != at);
            let others: Vec<Value> = others
                .map(|&other| self.found(&below[other]))
                .collect::<Option<Vec<_>>>()?
                .concat();
            // A bound that was handed down may be returned, too.
            let is_bound = self
                .window(pass)
                .is_some_and(|window| window.alpha == returned || window.beta == returned);
            return (!is_bound && !others.contains(&worth)).then_some(true);
        }
        let is_better = mover.best(worth, returned) == worth;
        let is_cut = |window: Window| mover.best(returned, mover.other().end(window)) == returned;
        (is_better && !self.window(pass).is_some_and(is_cut)).then_some(false)
    }

    /// Whether a search had a board's value when it called `later`, as far as the window that it handed down tells.
    fn had(&self, pass: usize, later: usize, made: &Made<'_>) -> Option<bool> {
        let mover = self.mover(pass)?;
        let (worth, _) = made.worth.filter(|_| !made.is_changed)?;
        let given = mover.end(self.window(pass)?);
        let handed = mover.end(self.window(later)?);
        let raises = worth != given && mover.best(worth, given) == worth;
        raises.then(|| mover.best(handed, worth) == handed)
    }

    /// What a board was found to be worth, by the search that made it and by those that it called; none where one of these
    /// did not say.
    fn found(&self, made: &Made<'_>) -> Option<Vec<Value>> {
        let calls = made.passes.iter().map(|&pass| self.returned(pass));
        let own = made.worth.map(|(worth, _)| Some(worth));
        calls.chain(own).collect()
    }

    fn mover(&self, pass: usize) -> Option<Mover> {
        let position = self.run.position(subject(self.run, self.passes[pass]));
        let state = position.state;
        state.to_move.map(|name| Mover::named(name, state))
    }

    /// Whether the numbers of a search are the mover's, and the second player moves; none where they are no values of the
    /// whole game.
    fn is_turned(&self, pass: usize) -> Option<bool> {
        match self.values[pass] {
            None => Some(false),
            Some(ValuesOf::Mover) => Some(self.mover(pass)? == Mover::Min),
            Some(ValuesOf::MoverRest | ValuesOf::AtLeast) => None,
        }
    }

    fn returned(&self, pass: usize) -> Option<Value> {
        let Pass { call, .. } = self.passes[pass];
        let value = ended(self.run.tree.calls[call].number?);
        Some(if self.is_turned(pass)? {
            negated(value)
        } else {
            value
        })
    }

    fn window(&self, pass: usize) -> Option<Window> {
        let Pass { call, .. } = self.passes[pass];
        let window = of_ends(self.run.tree.calls[call].window?);
        Some(if self.is_turned(pass)? {
            window_negated(window)
        } else {
            window
        })
    }
}

/// The number of the position that a pass searches.
pub(super) fn subject(run: &Run<'_>, pass: Pass) -> u32 {
    let subject = run.tree.calls[pass.call].subject;
    subject.unwrap_or(run.nodes[pass.node].position)
}
