//! The steps of a run in a folded tree. A player shows them one by one, and the list below a drawing contains all of
//! them. A terminal shows the same steps in the whole run.

mod of_calls;
mod of_search;
mod step;

use crate::options::SvgOptions;
use crate::run::{Run, RunKind};
pub(crate) use of_calls::{CallSteps, of_calls};
pub(crate) use of_search::{of_search, of_whole_search};
pub(crate) use step::{Step, StepBoard, Steps};

/// The approximate number of nodes in the folded tree when a run of calls is stepped through.
pub(crate) const STEPPED: usize = 80;

/// Returns the steps of a run as its player draws it.
pub(crate) fn of_run(run: &Run, options: &SvgOptions) -> Steps {
    match &run.kind {
        RunKind::Strip(strip) => Steps::said(strip.listed(options.from)),
        RunKind::Search => of_search(run, &options.folded_game(run.game())),
        RunKind::Calls => of_calls(run, &options.folded(run.facts(), STEPPED)),
    }
}
