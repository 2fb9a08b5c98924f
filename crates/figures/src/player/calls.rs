//! A run of calls for the player.

use super::tree::PlayerTree;
use crate::call_view::CallsView;
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::{STEPPED, of_calls};
use crate::svg::{boards, tree};

pub(super) fn tree(run: &Run, options: &SvgOptions) -> PlayerTree {
    let facts = run.facts();
    let view = CallsView::of(facts, options.folded(facts, STEPPED));
    PlayerTree {
        frames: view.stacked(),
        figure: match facts.is_on_boards() {
            true => boards::figure(run, &view, options),
            false => tree::figure(run, &view, options),
        },
        steps: of_calls(run, &view.folded),
        opened: options.opened_last(&view.folded),
        axis: None,
        subject: run.about().subject.clone(),
        class: "fig-calls",
    }
}
