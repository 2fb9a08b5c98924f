//! A run: its kind, and the facts derived from it. Every figure that may show several kinds of run uses this module.

use std::cell::OnceCell;
use std::rc::Rc;

use call_trace::{EventKind, Trace, Tree};

use crate::about::AboutCalls;
use crate::facts::CallAnalysis;
use crate::game::{AboutSearch, Game, is_of_nodes};
use crate::labels::call_label;
use crate::recorded::Recorded;
use crate::strip::Strip;

/// A recorded run with all facts that are derived from it. Each part is computed once, on first use. Make one of these if
/// you need several drawings, sentences or counts of a run; every function that takes a trace makes its own.
pub struct Run<'t> {
    pub(crate) recorded: Rc<Recorded<'t>>,
    pub(crate) kind: RunKind<'t>,
    facts: OnceCell<Rc<CallAnalysis<'t>>>,
    about: OnceCell<AboutCalls>,
    game: OnceCell<Game<'t>>,
    about_search: OnceCell<AboutSearch>,
}

/// The kind of a run.
pub(crate) enum RunKind<'t> {
    /// A game that was only played, or a run with boards but no calls.
    Strip(Strip<'t>),
    /// A search of a game.
    Search,
    /// Calls, and the choices they made.
    Calls,
}

impl<'t> Run<'t> {
    /// Reads the run of a trace.
    pub fn of(trace: &'t Trace) -> Self {
        let recorded = Recorded::new(trace);
        let kind = match Strip::of_game(&recorded) {
            Some(strip) => RunKind::Strip(strip),
            None if is_game(&recorded) => RunKind::Search,
            None if trace.calls() > 0 => RunKind::Calls,
            None => Strip::outside_calls(&recorded).map_or(RunKind::Calls, RunKind::Strip),
        };
        Self::with(recorded, kind, OnceCell::new())
    }

    fn with(
        recorded: Rc<Recorded<'t>>,
        kind: RunKind<'t>,
        facts: OnceCell<Rc<CallAnalysis<'t>>>,
    ) -> Self {
        Run {
            recorded,
            kind,
            facts,
            about: OnceCell::new(),
            game: OnceCell::new(),
            about_search: OnceCell::new(),
        }
    }

    /// Returns its calls, as figures show them. A call's index is its number in time, minus one.
    pub fn tree(&self) -> &Tree<'t> {
        self.facts().tree()
    }

    /// Returns a call as figures show it: `fibonacci(3)`, at most `width` columns wide.
    pub fn label(&self, call: usize, width: usize) -> String {
        call_label(self.facts().call(call), width)
    }

    /// Returns the number of rows of the queens' boards, if the run plays on one.
    pub fn queens(&self) -> Option<usize> {
        self.facts().queens
    }

    /// Returns the same run without its plays: only its calls.
    pub(crate) fn of_calls(&self) -> Self {
        let facts = Rc::new(CallAnalysis::of_calls(&self.recorded));
        Self::with(Rc::clone(&self.recorded), RunKind::Calls, facts.into())
    }

    /// Returns the facts about its calls.
    pub(crate) fn facts(&self) -> &Rc<CallAnalysis<'t>> {
        self.facts
            .get_or_init(|| Rc::new(CallAnalysis::new(&self.recorded)))
    }

    /// Returns the description of its calls.
    pub(crate) fn about(&self) -> &AboutCalls {
        self.about.get_or_init(|| AboutCalls::of(self.facts()))
    }

    /// Returns the game tree of a search.
    pub(crate) fn game(&self) -> &Game<'t> {
        self.game.get_or_init(|| Game::new(&self.recorded))
    }

    /// Returns the description of its search.
    pub(crate) fn about_search(&self) -> &AboutSearch {
        self.about_search
            .get_or_init(|| AboutSearch::of(self.game()))
    }

    /// Whether it is a search of a game: [`is_game`].
    pub(crate) fn is_search(&self) -> bool {
        matches!(self.kind, RunKind::Search)
    }
}

/// Whether a run has boards that [`crate::strip_svg`] draws: it is a game that was only played, or it shows boards outside
/// of its calls.
pub fn has_strip(trace: &Trace) -> bool {
    Strip::of(&Recorded::new(trace)).is_some()
}

/// Whether a run is a search of a game: its calls make moves that have movers, or name nodes of a written tree as their
/// subject. [`crate::tree_text`] and [`crate::tree_svg`] draw the game tree of such a run.
pub(crate) fn is_game(recorded: &Recorded) -> bool {
    is_of_nodes(recorded)
        || recorded.events.iter().any(|it| match it.kind {
            EventKind::Played(to) => it.call.is_some() && recorded.position(to).mover.is_some(),
            _ => false,
        })
}
