//! The steps of a run in a folded tree. A player shows them one by one, and the list below a drawing contains all of
//! them. A terminal shows the same steps in the whole run.

mod of_calls;
mod of_search;
mod step;

use crate::options::SvgOptions;
use crate::played::AboutPlayed;
use crate::run::{Run, RunKind};
use crate::strip::Filmstrip;
pub(crate) use of_calls::{CallSteps, of_calls};
pub(crate) use of_search::{of_search, of_whole_search};
pub(crate) use step::{Step, StepBoard, StepKind, Steps};

/// The approximate number of nodes in the folded tree when a run of calls is stepped through.
pub(crate) const STEPPED: usize = 80;

/// Returns the steps of a run as its player draws it.
pub(crate) fn of_run(run: &Run, options: &SvgOptions) -> Steps {
    match &run.kind {
        RunKind::Filmstrip(strip) => of_strip(strip, options),
        RunKind::Search => of_search(run, &options.folded_game(run.game())),
        RunKind::Calls => of_calls(run, &options.folded(run.facts(), STEPPED)),
    }
}

/// Returns the boards of a run in words.
pub(crate) fn of_strip(strip: &Filmstrip<'_>, options: &SvgOptions) -> Steps {
    Steps::said(match strip {
        Filmstrip::Played(game) => AboutPlayed::of(&game.shown_from(options.from)).sentences,
        Filmstrip::Shown(shown) => shown.listed(),
    })
}
