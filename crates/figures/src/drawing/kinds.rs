//! The kinds of figures that show a whole run, with the options of each kind and its drawing.

use serde::{Deserialize, Serialize};

use super::worded::{Worded, options};
use super::{DrawingError, Drawn, missing};
use crate::options::{CallKeys, SvgOptions};
use crate::run::{Run, RunKind};
use crate::steps::Steps;
use crate::strip::Strip;
use crate::{game, listed, played, player, steps, svg};

options! {
    /// The recursion tree or, for a search of a game, the game tree.
    TreeFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
        /// Calls deeper than this are folded.
        depth: Option<usize>,
        /// A larger run is folded to about this many nodes.
        nodes: Option<usize>,
        /// The folded nodes that are opened.
        open: Opened,
        /// Whether the calls are drawn even for a search of a game.
        calls: bool,
    }
}

impl TreeFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let options = &folded(page, &self.title, self.depth, self.nodes, &self.open);
        let of_calls = self.calls.then(|| run.of_calls());
        let run = of_calls.as_ref().unwrap_or(run);
        told(run, run.tree_svg(options), options)
    }
}

options! {
    /// The game tree of a search or, for a game that was only played, its field with a number at each line.
    GameFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
        /// Positions deeper than this are folded.
        depth: Option<usize>,
        /// A larger tree is folded to about this many nodes.
        nodes: Option<usize>,
        /// The folded nodes that are opened.
        open: Opened,
        /// The first move that has a number.
        from: Option<usize>,
    }
}

impl GameFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Result<Drawn, DrawingError> {
        let options = &SvgOptions {
            from: self.from.unwrap_or(page.from),
            ..folded(page, &self.title, self.depth, self.nodes, &self.open)
        };
        let drawing = match &run.kind {
            RunKind::Strip(Strip {
                game: Some(game), ..
            }) => played::drawn(game, options),
            RunKind::Search => game::svg::drawn(run, options),
            RunKind::Strip(_) | RunKind::Calls => {
                let what = "no moves of a game were recorded: draw its calls with tree";
                return Err(missing(what));
            }
        };
        Ok(told(run, drawing, options))
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
            from: self.from.unwrap_or(page.from),
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
        /// Calls deeper than this are folded.
        depth: Option<usize>,
        /// A larger run is folded to about this many calls.
        nodes: Option<usize>,
    }
}

impl StackFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let none = Opened::default();
        let options = &folded(page, &self.title, self.depth, self.nodes, &none);
        told(run, svg::stack::drawn(run, options), options)
    }
}

options! {
    /// The recursion tree; each node shows the board at the time of its call.
    BoardsFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
        /// Calls deeper than this are folded.
        depth: Option<usize>,
        /// A larger run is folded to about this many nodes.
        nodes: Option<usize>,
        /// The folded nodes that are opened.
        open: Opened,
    }
}

impl BoardsFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Drawn {
        let options = &folded(page, &self.title, self.depth, self.nodes, &self.open);
        told(run, run.boards_svg(options), options)
    }
}

options! {
    /// A player that steps through the run.
    PlayerFigure {
        /// The first line; by default a sentence of facts.
        title: Option<String>,
        /// Calls deeper than this are folded.
        depth: Option<usize>,
        /// A larger run is folded to about this many nodes.
        nodes: Option<usize>,
        /// The folded nodes that are opened.
        open: Opened,
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
            from: self.from.unwrap_or(page.from),
            whole: self.whole,
            keys,
            ..folded(page, &self.title, self.depth, self.nodes, &self.open)
        };
        let (drawing, steps) = player::drawn(run, options);
        Drawn {
            drawing,
            twin: listed::list(&steps),
        }
    }
}

/// Returns the options of a drawing that is folded.
fn folded(
    page: SvgOptions,
    title: &Option<String>,
    depth: Option<usize>,
    nodes: Option<usize>,
    open: &Opened,
) -> SvgOptions {
    SvgOptions {
        title: title.clone(),
        max_depth: depth,
        max_nodes: nodes,
        open: open.0.clone(),
        ..page
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
