//! A run of calls for the player: its drawing, and the calls in it.

use super::parts::Parts;
use super::tree::{ToldNode, ToldTree};
use crate::call_view::NodeView;
use crate::facts::Facts;
use crate::labels::clip;
use crate::options::SvgOptions;
use crate::roles::Role;
use crate::run::Run;
use crate::steps::{STEPPED, of_calls};
use crate::svg::{boards, tree};

/// The drawing of the calls and their steps.
pub(super) fn parts(run: &Run, options: &SvgOptions) -> Parts {
    let facts = run.facts();
    let folded = options.folded(facts, STEPPED);
    let views = NodeView::all(facts, &folded);
    let told = ToldTree {
        nodes: views.iter().map(|view| told(facts, view)).collect(),
        figure: match facts.queens {
            Some(_) => boards::figure(run, &folded, options),
            None => tree::figure(run, &folded, options),
        },
        steps: of_calls(run, &folded),
        axis: None,
        subject: run.about().subject.clone(),
        class: "fig-calls",
    };
    told.parts(run, &folded, options)
}

fn told(facts: &Facts, view: &NodeView) -> ToldNode {
    match view {
        NodeView::Call(call) => ToldNode {
            label: call.label(60),
            entered: Some(facts.call(call.call).entered),
            is_remembered: call.role == Role::Remembered,
            ..ToldNode::default()
        },
        NodeView::Choice(made) => ToldNode {
            label: clip(made.choice, 60),
            ..ToldNode::default()
        },
        NodeView::LeftOut(words) => ToldNode {
            label: format!("⋮ {words}"),
            ..ToldNode::default()
        },
    }
}
