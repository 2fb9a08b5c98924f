//! The figures that may show any kind of run.

use call_trace::Trace;

use crate::game::{svg as game_svg, text as game_text};
use crate::options::{SvgOptions, TextOptions};
use crate::pictures::Picture;
use crate::pictures::text::plain;
use crate::recorded::Recorded;
use crate::run::{Run, RunKind};
use crate::strip::Filmstrip;
use crate::{svg, text};

/// One sentence of facts: `fibonacci(5): 15 calls, 5 frames deep; 8 of them work done again`.
pub fn summary(trace: &Trace) -> String {
    Run::of(trace).summary()
}

impl Run<'_> {
    /// What [`summary`] says.
    pub fn summary(&self) -> String {
        match &self.kind {
            RunKind::Filmstrip(strip) => strip.title(),
            RunKind::Search | RunKind::Calls => self.about().summary.clone(),
        }
    }

    /// What [`audited`] says.
    pub fn audited(&self) -> Option<String> {
        self.is_search().then(|| self.game().complaint()).flatten()
    }
}

/// What plain alpha-beta would have done otherwise, in a few lines: of a run of a function that says it is meant
/// to be it ([`call_trace::Search`]). None where it is, and of any other run.
pub fn audited(trace: &Trace) -> Option<String> {
    Run::of(trace).audited()
}

/// The recursion tree of a run as text; of a search of a game, the game tree
/// of its positions, of a game that was played the fields. Where the run shows boards outside of its calls, these stand
/// below the tree.
pub fn tree_text(trace: &Trace, options: &TextOptions) -> String {
    Run::of(trace).tree_text(options)
}

/// A tree, and below it the boards that the run shows outside of its calls.
fn with_boards(tree: String, recorded: &Recorded, options: &TextOptions) -> String {
    match Filmstrip::of(recorded) {
        Some(strip) => tree + "\n" + &strip.text(options),
        None => tree,
    }
}

/// The boards of a run one after the other: of a game of dots and boxes that was only played, after
/// each move; else those that it shows outside of its calls. For a run that [`crate::has_strip`]
/// knows.
pub fn strip_svg(trace: &Trace, options: &SvgOptions) -> String {
    match Filmstrip::of(&Recorded::new(trace)) {
        Some(strip) => strip.svg(options),
        None => plain("no boards were recorded outside of the calls", options),
    }
}

/// The recursion tree of a run as SVG: in each node the call, its number in time and the value
/// it returned. Of a search of a game, the game tree.
pub fn tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).tree_svg(options)
}

/// The recursion tree of a run as SVG, also of a search of a game: its calls with their arguments
/// and results, whatever was played.
pub fn calls_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).of_calls().tree_svg(options)
}

/// The same as text.
pub fn calls_text(trace: &Trace, options: &TextOptions) -> String {
    text::tree::written(&Run::of(trace).of_calls(), options)
}

/// The recursion tree of a run on a board: each node is the board as it was when the call was
/// made. On boards of queens the attacked squares of the next row are crossed, where no queen
/// was tried on them. Of a search of a game each node is the position that its call searches; where
/// these have no pictures, the game tree.
pub fn boards_svg(trace: &Trace, options: &SvgOptions) -> String {
    Run::of(trace).boards_svg(options)
}

impl Run<'_> {
    /// What [`tree_text`] draws.
    pub fn tree_text(&self, options: &TextOptions) -> String {
        let tree = match &self.kind {
            RunKind::Filmstrip(strip) => return strip.text(options),
            RunKind::Search => game_text::written(self, options),
            RunKind::Calls => text::tree::written(self, options),
        };
        with_boards(tree, &self.recorded, options)
    }

    /// What [`tree_svg`] draws.
    pub(crate) fn tree_svg(&self, options: &SvgOptions) -> String {
        match &self.kind {
            RunKind::Filmstrip(strip) => strip.svg(options),
            RunKind::Search => game_svg::drawn(self, options),
            RunKind::Calls => svg::tree::drawn(self, options),
        }
    }

    /// What [`boards_svg`] draws.
    pub(crate) fn boards_svg(&self, options: &SvgOptions) -> String {
        if let RunKind::Filmstrip(strip) = &self.kind {
            return strip.svg(options);
        }
        let facts = self.facts();
        let root = facts.tree().roots.first();
        let root = root.and_then(|&root| facts.board_at(root));
        if self.is_search() && !root.is_some_and(Picture::is_of) {
            return game_svg::drawn(self, options);
        }
        match facts.tree().calls.is_empty() {
            true => svg::tree::drawn(self, options),
            false => svg::boards::drawn(self, options),
        }
    }
}
