//! Which of the boards that a search valued itself it read, and which it only looked at.
//!
//! A search that values the board after a move may take that for what the move is worth, or only look, to sort its moves, and both
//! can leave the same recording. Then a drawing says what is true of both: the board was looked at, and is neither a leaf that was
//! read nor a branch that was cut. A board is a leaf where the search is not known to look at boards, or where what happened
//! afterwards shows that its value was taken.

use call_trace::{Pass, Run, Trace, ValuesOf};
use game::{Value, Window};

use super::made::{Made, leads_to_searches, searched_from};
use super::node::Mover;
use super::number::{ended, negated, of_ends, window_negated};

/// What a board was valued for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Valued {
    /// Its value is what the move is worth: it is a leaf.
    Read,
    /// The search did not take its value.
    LookedAt,
    /// Nobody knows which of the two.
    Unknown,
}

/// What tells a look.
pub(super) struct Looks<'r, 't> {
    run: &'r Run<'t>,
    passes: &'r [Pass],
    /// Whose values the function of each pass returns.
    pub values: Vec<Option<ValuesOf>>,
    /// Whether the run shows that its search looks at boards.
    pub are_known: bool,
    /// Whether it shows, too, that the search reads its leaves later: by calls, or by valuing them once more.
    pub by_calls: bool,
    pub by_values: bool,
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
            by_calls: false,
            by_values: false,
        }
    }

    /// Whether the run shows how the search reads its leaves.
    pub(super) fn are_told(&self) -> bool {
        self.by_calls || self.by_values
    }

    /// What the board after a move was valued for. `pass` searches the position where the moves of `row` were made, where any
    /// does.
    pub(super) fn what(
        &self,
        pass: Option<usize>,
        below: &[Made<'_>],
        row: &[usize],
        at: usize,
    ) -> Valued {
        let made = &below[at];
        let (Some(pass), Some(read)) = (pass, made.last_read()) else {
            return Valued::Read;
        };
        let called = self.next_call(below, row, read);
        if self.by_calls && called.is_some() {
            return Valued::LookedAt;
        }
        let is_again = made.read_again.is_some();
        if !is_again
            && row
                .iter()
                .any(|&other| below[other].read_again > Some(read))
        {
            return match self.by_values {
                true => Valued::LookedAt,
                false => Valued::Unknown,
            };
        }
        // A sort values its boards in between, and of what is read after it, one alone may close the window.
        let may_close = || row.iter().any(|&other| self.closes(pass, &below[other]));
        if is_again && !self.by_values && is_valued_around_others(below, row, at) && may_close() {
            return Valued::Unknown;
        }
        if self.by_values && is_again {
            // It stops where its window is closed, so of what it valued once more after that, some were looks, too.
            return match self.goes_on_closed(pass, below, row) {
                true => Valued::Unknown,
                false => Valued::Read,
            };
        }
        if !self.are_known {
            return Valued::Read;
        }
        let Some(called) = called else {
            return match self.by_calls || self.is_closed_within(pass, below, row) {
                true => Valued::Unknown,
                false => Valued::Read,
            };
        };
        let took = || self.took(pass, below, row, at);
        match self.had(pass, called, made) {
            Some(true) => Valued::Read,
            Some(false) if took() != Some(true) => Valued::LookedAt,
            None if took() == Some(false) => Valued::LookedAt,
            None if took().is_none() && self.next_call(below, row, 0) == Some(called) => {
                Valued::Unknown
            }
            _ => Valued::Read,
        }
    }

    /// Finds what the run shows of its search. It looks at boards where it valued one that was searched, too, or one where the
    /// game goes on, or what follows from one, and had another one beside it searched; or where it made moves and left the
    /// boards, before it made them again. It reads its leaves by calls where it searched a finished board that it had valued; and by valuing
    /// them once more where it did so with boards at which it would have stopped, had it read them at once.
    pub(super) fn find(&mut self, below: &[Vec<Made<'_>>], offered: &[Vec<&str>]) {
        let is_valued = |made: &Made<'_>| made.worth.is_some();
        let (mut is_orderly, mut would_stop) = (true, false);
        let values_any = |(_, below): &(usize, &Vec<Made<'_>>)| below.iter().any(is_valued);
        for (pass, below) in below.iter().enumerate().filter(values_any) {
            let (searched, leads) = (searched_from(below), leads_to_searches(below));
            for made in below.iter().filter(|made| is_valued(made)) {
                let is_beside = !made.is_over && searched(made.parent);
                let up = std::iter::successors(made.parent, |&at| below[at].parent);
                let mut up = up.filter(|&at| !leads[at] || !below[at].passes.is_empty());
                let is_below = up.any(|at| searched(below[at].parent));
                self.are_known |= is_beside || is_below || !made.passes.is_empty();
                self.by_calls |= made.is_over && self.first_call(made) > made.first_read();
            }
            let first = (0..below.len()).filter(|&at| below[at].parent.is_none());
            let first: Vec<usize> = first.collect();
            for row in below.iter().map(|made| &made.children).chain([&first]) {
                self.are_known |= self.makes_again(below, row);
            }
            // Where it values boards at all, it reads some of them later.
            let mut valued = first.iter().filter_map(|&at| below[at].first_read());
            if let Some(moment) = valued.next() {
                let again = first.iter().any(|&at| below[at].read_again.is_some());
                let is_later = again || self.next_call(below, &first, moment).is_some();
                is_orderly &= is_later && self.reads_again(below, &first, offered);
                would_stop |= again && self.is_closed_within(pass, below, &first);
            }
        }
        self.by_values = would_stop && is_orderly && !self.by_calls;
        self.are_known |= self.by_calls || self.by_values;
    }

    /// Whether a search made a move and left the board, made the next one, and then made the first again to go on from there,
    /// although it had valued some board beside it.
    fn makes_again(&self, below: &[Made<'_>], row: &[usize]) -> bool {
        let is_left = |made: &Made<'_>, next: &Made<'_>| {
            let used = [made.first_read(), self.first_call(made)];
            let first = used.into_iter().flatten().min();
            made.is_made_again && first > Some(next.moment)
        };
        let mut pairs = row.windows(2);
        pairs.any(|pair| is_left(&below[pair[0]], &below[pair[1]]))
            && row.iter().any(|&at| below[at].worth.is_some())
    }

    /// Whether a search valued the boards of a row, in the order in which the moves are offered, before it valued or searched any
    /// of them again. (A sort values its boards as often as it likes, and begins with the second.)
    fn reads_again(&self, below: &[Made<'_>], row: &[usize], offered: &[Vec<&str>]) -> bool {
        let made = || row.iter().map(|&at| &below[at]);
        let valued = || made().filter(|made| made.worth.is_some());
        let rank = |made: &Made<'_>| {
            let from = self.run.position(made.number).from?;
            let choices = &offered[from as usize];
            choices.iter().position(|choice| *choice == made.choice)
        };
        let last = valued().filter_map(Made::first_read).max();
        let is_later = |moment: Option<usize>| moment.is_none() || moment > last;
        valued().map(rank).is_sorted()
            && valued().map(Made::first_read).is_sorted()
            && valued().all(|made| is_later(made.second_read))
            && made().all(|made| is_later(self.first_call(made)))
    }

    /// When a search of a board began first.
    fn first_call(&self, made: &Made<'_>) -> Option<usize> {
        made.passes.iter().map(|&pass| self.began(pass)).min()
    }

    /// Whether a search that takes the values of a row one after the other would have stopped before the last: its window was
    /// closed.
    fn is_closed_within(&self, pass: usize, below: &[Made<'_>], row: &[usize]) -> bool {
        let mut but_last = row.iter().rev().skip(1);
        but_last.any(|&at| self.closes(pass, &below[at]))
    }

    /// Whether boards of a row were valued once more although one that was valued so before had closed the window.
    fn goes_on_closed(&self, pass: usize, below: &[Made<'_>], row: &[usize]) -> bool {
        let mut again = row.to_vec();
        again.retain(|&at| below[at].read_again.is_some());
        again.sort_unstable_by_key(|&at| below[at].read_again);
        self.is_closed_within(pass, below, &again)
    }

    /// Whether the value of a board closes the window of the search that made it.
    fn closes(&self, pass: usize, made: &Made<'_>) -> bool {
        let ends = self.mover(pass).zip(self.window(pass)).zip(made.worth);
        ends.is_some_and(|((mover, window), (worth, _))| {
            mover.best(worth, mover.other().end(window)) == worth
        })
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

/// Whether another board of a row was valued between the first and the last time that one was.
fn is_valued_around_others(below: &[Made<'_>], row: &[usize], at: usize) -> bool {
    let (first, last) = (below[at].first_read(), below[at].last_read());
    let others = row.iter().filter(|&&other| other != at);
    let mut others = others.map(|&other| &below[other]);
    others.any(|other| {
        let reads = [other.first_read(), other.second_read, other.last_read()];
        reads.into_iter().any(|read| first < read && read < last)
    })
}

/// The number of the position that a pass searches.
pub(super) fn subject(run: &Run<'_>, pass: Pass) -> u32 {
    let subject = run.tree.calls[pass.call].subject;
    subject.unwrap_or(run.nodes[pass.node].position)
}
