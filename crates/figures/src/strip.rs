//! The boards of a run, one after the other.

use crate::options::{SvgOptions, TextOptions};
use crate::played::{self, AboutPlayed, Played};
use crate::recorded::Recorded;
use crate::shown::{self, Shown};
use crate::text::write;

pub(crate) enum Filmstrip<'t> {
    /// The boards of a game that was only played, after each move.
    Played(Played<'t>),
    /// The boards that a run shows outside of its calls.
    Shown(Shown<'t>),
}

impl<'t> Filmstrip<'t> {
    /// Returns the boards of a run, or `None` if it has no such boards.
    pub(crate) fn of(recorded: &Recorded<'t>) -> Option<Self> {
        let played = Played::of(recorded).map(Filmstrip::Played);
        played.or_else(|| Shown::of(recorded).map(Filmstrip::Shown))
    }

    pub(crate) fn title(&self) -> String {
        match self {
            Filmstrip::Played(game) => AboutPlayed::of(game).title,
            Filmstrip::Shown(shown) => shown.title(),
        }
    }

    pub(crate) fn svg(&self, options: &SvgOptions) -> String {
        match self {
            Filmstrip::Played(game) => played::strip_svg(game, options),
            Filmstrip::Shown(shown) => shown::drawn(shown, options),
        }
    }

    /// Draws as many boards beside each other as the terminal has space for.
    pub(crate) fn text(&self, options: &TextOptions) -> String {
        match self {
            Filmstrip::Played(game) => played::strip_text(game, options),
            Filmstrip::Shown(shown) => write(&shown::lines(shown, options), options.color),
        }
    }
}
