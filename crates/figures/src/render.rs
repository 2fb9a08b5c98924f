//! The figures that may show any kind of run.

use call_trace::Trace;

use crate::choices::FoldedCalls;
use crate::game::{svg as game_svg, text as game_text};
use crate::options::{SvgOptions, TextOptions};
use crate::pictures::Picture;
use crate::pictures::text::plain;
use crate::recorded::Recorded;
use crate::run::{Run, RunKind};
use crate::strip::Strip;
use crate::svg::Figure;
use crate::{svg, text};

/// Returns one sentence of facts: `fibonacci(5): 15 calls, 5 frames deep; 8 of them work done again`.
pub fn summary(trace: &Trace) -> String {
    Run::of(trace).summary()
}

impl Run<'_> {
    /// Returns the sentence of [`summary`].
    pub fn summary(&self) -> String {
        match &self.kind {
            RunKind::Strip(strip) => strip.title(),
            RunKind::Search | RunKind::Calls => self.about().summary.clone(),
        }
    }

    /// Returns the sentences of [`audited`].
    pub fn audited(&self) -> Option<String> {
        self.is_search().then(|| self.game().diagnostic()).flatten()
    }
}

/// Describes in a few lines how plain alpha-beta would have searched differently, for a function that claims to implement it
/// ([`call_trace::Search`]). Returns `None` if there is no difference, and for any other run.
pub fn audited(trace: &Trace) -> Option<String> {
    Run::of(trace).audited()
}

/// Draws the recursion tree of a run as text. For a search of a game it draws the game tree of its positions, and for a game
/// that was played the fields. If the run shows boards outside of its calls, these are below the tree.
pub fn tree_text(trace: &Trace, options: &TextOptions) -> String {
    Run::of(trace).tree_text(options)
}

/// Draws the boards of a run one after the other: after each move of a game of dots and boxes that was only played,
/// otherwise the boards that the run shows outside of its calls. [`crate::has_strip`] must be true for the run.
pub fn strip_svg(trace: &Trace, options: &SvgOptions) -> String {
    match Strip::of(&Recorded::new(trace)) {
        Some(strip) => strip.svg(options),
        None => plain("no boards were recorded outside of the calls").finish(options),
    }
}

/// Draws the recursion tree of a run as SVG. Each node has the call, its number in time and the value it returned. For a
/// search of a game it draws the game tree.
pub fn tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).tree_svg(options)
}

/// Draws the recursion tree of a run as SVG, even for a search of a game: its calls with their arguments and results,
/// without the plays.
pub fn calls_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).of_calls().tree_svg(options)
}

/// Draws the same tree as text.
pub fn calls_text(trace: &Trace, options: &TextOptions) -> String {
    text::tree::written(&Run::of(trace).of_calls(), options)
}

/// Draws the recursion tree of a run on a board. Each node is the board at the time of its call. On boards of queens the
/// attacked squares of the next row are crossed, unless a queen was tried on them. For a search of a game each node is the
/// position that its call searches; if these have no pictures, the game tree is drawn.
pub fn boards_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).boards_svg(options)
}

impl<'t> Run<'t> {
    /// Draws the tree of [`tree_text`].
    pub fn tree_text(&self, options: &TextOptions) -> String {
        let tree = match &self.kind {
            RunKind::Strip(strip) => return strip.text(options),
            RunKind::Search => game_text::written(self, options),
            RunKind::Calls => text::tree::written(self, options),
        };
        match Strip::of(&self.recorded) {
            Some(strip) => tree + "\n" + &strip.text(options),
            None => tree,
        }
    }

    /// Draws the tree of [`tree_svg`].
    pub(crate) fn tree_svg(&self, options: &SvgOptions) -> String {
        match &self.kind {
            RunKind::Strip(strip) => strip.svg(options),
            RunKind::Search => game_svg::drawn(self, options),
            RunKind::Calls => self.calls_drawn(false, options),
        }
    }

    /// Draws the tree of [`boards_svg`].
    pub(crate) fn boards_svg(&self, options: &SvgOptions) -> String {
        if let RunKind::Strip(strip) = &self.kind {
            return strip.svg(options);
        }
        let facts = self.facts();
        let root = facts.tree().roots.first();
        let root = root.and_then(|&root| facts.board_at(root));
        if self.is_search() && !root.is_some_and(Picture::is_of) {
            return game_svg::drawn(self, options);
        }
        self.calls_drawn(!facts.tree().calls.is_empty(), options)
    }

    fn calls_drawn(&self, on_boards: bool, options: &SvgOptions) -> String {
        let folded = options.folded(self.facts(), 120);
        let figure = self.figure_of_calls(on_boards, &folded, options);
        figure.finish(options)
    }

    /// Returns the figure of the folded calls, each with its label or as its board.
    pub(crate) fn figure_of_calls(
        &self,
        on_boards: bool,
        folded: &FoldedCalls<'t>,
        options: &SvgOptions,
    ) -> Figure {
        match on_boards {
            true => svg::boards::figure(self, folded, options),
            false => svg::tree::figure(self, folded, options),
        }
    }
}
