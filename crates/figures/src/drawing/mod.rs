//! The drawing that a page requests of a run: a kind of figure, and its options.
//!
//! serde reads it from a table of `book/what-ifs.toml`, or from the JSON in a page; a directive and `live draw` give it in
//! words. All of them get the same drawing of a recording: the book, and also a page on which the student has just made
//! another run.

mod board;
mod kinds;
mod worded;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use board::{BoardFigure, Moved};
pub use kinds::{
    BoardsFigure, GameFigure, Opened, PlayerFigure, StackFigure, StripFigure, TreeFigure,
};
use worded::Given;
pub use worded::Unfit;

use crate::marked::Highlight;
use crate::options::{CallKeys, SvgOptions};
use crate::run::Run;

/// A kind of figure, with its options.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Drawing {
    /// The recursion tree or, for a search of a game, the game tree.
    Tree(TreeFigure),
    /// The game tree of a search.
    Game(GameFigure),
    /// The boards of a run, one after the other.
    Strip(StripFigure),
    /// The stack over time.
    Stack(StackFigure),
    /// The recursion tree; each node shows its board.
    Boards(BoardsFigure),
    /// A player that steps through the run.
    Player(PlayerFigure),
    /// One board.
    Board(BoardFigure),
}

/// The additions to a drawing that is shown beside the drawing of another run.
#[derive(Debug, Clone, Copy, Default)]
pub struct Beside<'b> {
    /// A place in the run that is marked and kept in sight. A single board has no places.
    pub mark: Option<&'b Highlight>,
    /// The functions of the other run: a player gives the calls of these functions their keys.
    pub functions: Option<&'b [&'b str]>,
}

impl Drawing {
    /// Returns the drawing of this kind with these options.
    ///
    /// # Errors
    /// If the kind or an option does not exist, or a value has the wrong form.
    pub fn worded<'w>(
        kind: &str,
        options: impl IntoIterator<Item = (&'w str, &'w str)>,
    ) -> Result<Self, Unfit> {
        let given = &Given(options.into_iter().collect());
        match kind {
            "tree" => TreeFigure::worded(given).map(Drawing::Tree),
            "game" => GameFigure::worded(given).map(Drawing::Game),
            "strip" => StripFigure::worded(given).map(Drawing::Strip),
            "stack" => StackFigure::worded(given).map(Drawing::Stack),
            "boards" => BoardsFigure::worded(given).map(Drawing::Boards),
            "player" => PlayerFigure::worded(given).map(Drawing::Player),
            "board" => BoardFigure::worded(given).map(Drawing::Board),
            _ => Err(Unfit::Said(format!(
                "there is no figure \"{kind}\"; there are: tree, game, strip, stack, boards, player, board"
            ))),
        }
    }

    /// Draws a run; `id` begins every id in the drawing.
    ///
    /// # Errors
    /// If the run lacks the part that should be shown.
    pub fn draw(&self, run: &Run, id: &str) -> Result<Drawn, DrawingError> {
        self.draw_beside(run, id, Beside::default())
    }

    /// Draws a run whose drawing is shown beside that of another run.
    ///
    /// # Errors
    /// As [`Drawing::draw`].
    pub fn draw_beside(&self, run: &Run, id: &str, beside: Beside) -> Result<Drawn, DrawingError> {
        let of = |all: &[&str]| CallKeys::Of(all.iter().copied().map(str::to_owned).collect());
        let page = SvgOptions {
            keys: beside.functions.map_or(CallKeys::None, of),
            mark: beside.mark.cloned(),
            ..SvgOptions::page(format!("{id}-drawing"))
        };
        match self {
            Drawing::Tree(figure) => Ok(figure.draw(run, page)),
            Drawing::Game(figure) => figure.draw(run, page),
            Drawing::Strip(figure) => figure.draw(run, page),
            Drawing::Stack(figure) => Ok(figure.draw(run, page)),
            Drawing::Boards(figure) => Ok(figure.draw(run, page)),
            Drawing::Player(figure) => Ok(figure.draw(run, page)),
            Drawing::Board(figure) => figure.draw(run, page),
        }
    }

    /// Whether the drawing needs [`crate::PLAYER_JS`] to move.
    pub fn plays(&self) -> bool {
        matches!(self, Drawing::Player(_))
    }
}

/// A drawing, and the same content as a list of sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// HTML: the drawing with the words around it.
    pub drawing: String,
    /// HTML: the list.
    pub twin: String,
}

/// The reason why a run cannot be drawn: it lacks the part that should be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawingError(String);

impl std::error::Error for DrawingError {}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn missing(what: impl Into<String>) -> DrawingError {
    DrawingError(what.into())
}
