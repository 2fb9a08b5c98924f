//! A run of calls for the player: its drawing, and the calls in it.

use super::call_sites::{CallSite, CallSites};
use super::data::{NodeData, PlayerData};
use super::known;
use super::parts::{Parts, stack};
use crate::choices::{Choice, FoldedCalls, left_out};
use crate::difference::Keys;
use crate::element::script_data;
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::{call_label, clip};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::of_calls;
use crate::svg::{boards, tree};

/// The drawing of the calls and their steps.
pub(super) fn parts(run: &Run, options: &SvgOptions) -> Parts {
    let (facts, folded) = (run.facts(), folded(run, options));
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

/// The calls as their player draws them.
pub(super) fn folded<'t>(run: &Run<'t>, options: &SvgOptions) -> FoldedCalls<'t> {
    options.folded(run.facts(), tree::limits(options, 80))
}

fn nodes(facts: &Facts, places: &CallSites, folded: &FoldedCalls) -> Vec<NodeData> {
    let made = |what| match what {
        What::Node(call) => places.at(Some(facts.call(call).entered)),
        What::Gap { .. } | What::Leaf(_) => CallSite::default(),
    };
    let nodes = folded.nodes.iter().map(|node| {
        let it = NodeData {
            label: match node.what {
                What::Node(call) => call_label(facts.call(call), 60),
                What::Gap { siblings, nodes } => format!("⋮ {}", left_out(siblings, nodes)),
                What::Leaf(Choice::Rejected(choice)) => clip(choice, 60),
                What::Leaf(Choice::Tried(call, play)) => {
                    clip(facts.call(call).plays[play].choice, 60)
                }
            },
            parent: node.parent,
            ..NodeData::default()
        };
        it.made(made(node.what))
    });
    nodes.collect()
}
