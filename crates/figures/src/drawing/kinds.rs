//! The kinds of figures that show a whole run, with the options of each kind and its drawing.

use serde::{Deserialize, Serialize};

use super::worded::{Worded, options};
use super::{DrawingError, Drawn, missing};
use crate::options::{CallKeys, SvgOptions};
use crate::run::Run;
use crate::steps::Steps;
use crate::strip::Strip;
use crate::{listed, player, steps, svg};

/// Declares the options of a folded figure: the options of all folded figures and its own.
macro_rules! folded_options {
    ($(#[$about:meta])* $figure:ident { $($own:tt)* }) => {
        options! {
            $(#[$about])*
            $figure {
                /// The first line; by default a sentence of facts.
                title: Option<String>,
                /// Calls or positions deeper than this are folded.
                depth: Option<usize>,
                /// A larger run is folded to about this many nodes.
                nodes: Option<usize>,
                /// The folded nodes that are opened.
                open: Opened,
                $($own)*
            }
        }

        impl $figure {
            /// Returns the options of its drawing.
            fn folded(&self, page: SvgOptions) -> SvgOptions {
                SvgOptions {
                    title: self.title.clone(),
                    max_depth: self.depth,
                    max_nodes: self.nodes,
                    open: self.open.0.clone(),
                    ..page
                }
            }
        }
    };
}

folded_options! {
    /// The recursion tree or, for a search of a game, the game tree.
    TreeFigure {
        /// Whether the calls are drawn even for a search of a game.
        calls: bool,
    }
}

impl TreeFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let options = &self.folded(page);
        let of_calls = self.calls.then(|| run.of_calls());
        let run = of_calls.as_ref().unwrap_or(run);
        told(run, run.tree_svg(options), options)
    }
}

folded_options! {
    /// The game tree of a search.
    GameFigure {
    }
}

impl GameFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Result<Drawn, DrawingError> {
        if !run.is_search() {
            let what = "no search of a game was recorded: draw the run with tree";
            return Err(missing(what));
        }
        let options = &self.folded(page);
        Ok(told(run, run.tree_svg(options), options))
    }
}

options! {
    /// The boards of a run, one after the other.
    StripFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
        /// The first move that is shown.
        from: Option<usize>,
    }
}

impl StripFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Result<Drawn, DrawingError> {
        let options = &SvgOptions {
            title: self.title.clone(),
            from: self.from.unwrap_or_default(),
            ..page
        };
        let strip = Strip::of(&run.recorded).ok_or_else(|| missing("a strip shows a game of dots and boxes that was only played, or boards outside of the calls"))?;
        Ok(Drawn {
            drawing: strip.svg(options),
            twin: listed::list(&Steps::said(strip.listed(options.from))),
        })
    }
}

options! {
    /// The stack over time.
    StackFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
    }
}

impl StackFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let options = &SvgOptions {
            title: self.title.clone(),
            ..page
        };
        told(run, svg::stack::drawn(run, options), options)
    }
}

folded_options! {
    /// The recursion tree; each node shows the board at the time of its call.
    BoardsFigure {
    }
}

impl BoardsFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let options = &self.folded(page);
        told(run, run.boards_svg(options), options)
    }
}

folded_options! {
    /// A player that steps through the run.
    PlayerFigure {
        /// For a game that was played: the first move that is shown.
        from: Option<usize>,
        /// Whether the player shows the whole run while it is at rest.
        whole: bool,
        /// Whether the player gives each call the key that identifies it.
        keys: bool,
    }
}

impl PlayerFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let keys = match &page.keys {
            CallKeys::None if self.keys => CallKeys::All,
            keys => keys.clone(),
        };
        let options = &SvgOptions {
            from: self.from.unwrap_or_default(),
            whole: self.whole,
            keys,
            ..self.folded(page)
        };
        let (drawing, steps) = player::drawn(run, options);
        Drawn {
            drawing,
            twin: listed::list(&steps),
        }
    }
}

/// Joins a drawing of a run with its list.
fn told(run: &Run, drawing: String, options: &SvgOptions) -> Drawn {
    let twin = listed::list(&steps::of_run(run, options));
    Drawn { drawing, twin }
}

/// The most nodes opened in one drawing. With more, it would grow too large for a page.
const MOST_OPEN: usize = 12;

/// The numbers of the folded nodes that are opened.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<usize>")]
pub struct Opened(Vec<usize>);

impl TryFrom<Vec<usize>> for Opened {
    type Error = String;

    fn try_from(numbers: Vec<usize>) -> Result<Self, String> {
        match numbers.len() <= MOST_OPEN {
            true => Ok(Opened(numbers)),
            false => Err(format!("open is {}", Self::IS)),
        }
    }
}

impl Worded for Opened {
    const IS: &'static str = "up to 12 numbers, as 3,17";

    fn of(word: &str) -> Option<Self> {
        let numbers: Result<Vec<usize>, _> = word.split(',').map(str::parse).collect();
        numbers.ok()?.try_into().ok()
    }
}
