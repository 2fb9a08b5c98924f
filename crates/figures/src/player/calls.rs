//! A run of calls for the player: its drawing, and the calls in it.

use super::call_sites::CallSites;
use super::data::{NodeData, PlayerData};
use super::known;
use super::parts::{Parts, stack};
use crate::call_view::{CallView, NodeView};
use crate::choices::FoldedCalls;
use crate::difference::Keys;
use crate::element::script_data;
use crate::facts::Facts;
use crate::labels::clip;
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::{folded_calls, of_calls};
use crate::svg::{boards, tree};

/// The drawing of the calls and their steps.
pub(super) fn parts(run: &Run, options: &SvgOptions) -> Parts {
    let (facts, folded) = (run.facts(), folded_calls(run, options));
    let figure = match facts.queens {
        Some(_) => boards::figure(run, &folded, options),
        None => tree::figure(run, &folded, options),
    };
    let steps = of_calls(run, &folded);
    let places = CallSites::of(facts.tree());
    let mut nodes = nodes(facts, &places, &folded);
    if let Some(keys) = Keys::of(&run.recorded, &options.keys) {
        known::of_calls(&mut nodes, &keys, facts, &folded);
    }
    let data = PlayerData {
        axis: None,
        functions: places.functions(),
        nodes,
        opened: options.opened_last(&folded),
        boards: &steps.boards,
        steps: &steps.steps,
        facts: &steps.facts,
    };
    Parts {
        figure,
        data: script_data(&data),
        steps,
        subject: run.about().subject.clone(),
        class: "fig-calls",
        side: stack(),
    }
}

fn nodes<'t>(facts: &Facts<'t>, places: &CallSites, folded: &FoldedCalls<'t>) -> Vec<NodeData> {
    let views = NodeView::all(facts, folded).into_iter();
    let nodes = views.zip(&folded.nodes).map(|(view, node)| {
        let it = NodeData {
            label: match &view {
                NodeView::Call(call) => call.label(60),
                NodeView::Choice(made) => clip(made.choice, 60),
                NodeView::LeftOut(words) => format!("⋮ {words}"),
            },
            parent: node.parent,
            ..NodeData::default()
        };
        match view {
            NodeView::Call(CallView { call, .. }) => {
                it.made(places.at(Some(facts.call(call).entered)))
            }
            NodeView::Choice(_) | NodeView::LeftOut(_) => it,
        }
    });
    nodes.collect()
}
