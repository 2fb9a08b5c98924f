//! A run of calls for the player: the calls in its drawing, and its steps.

use std::collections::HashMap;

use boards::Queens;

use super::call_sites::{CallSite, CallSites};
use super::data::{BoardData, Kind, NodeData, PlayerData, Step};
use crate::about::About;
use crate::choices::{Choice, FoldedCalls, left_out};
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::{call_label, clip, counted, not_shown};
use crate::leap::Leap;
use crate::moments::{Happened, Moments};

/// Notes and choices are steps of their own up to this many steps; calls and returns always are.
const STEPS: usize = 2_000;

pub(super) fn run(moments: &Moments, folded: &FoldedCalls, about: &About) -> PlayerData {
    let (steps, boards) = steps(moments, folded);
    let places = CallSites::of(moments.tree());
    PlayerData {
        axis: None,
        functions: places.functions(),
        nodes: nodes(moments.facts(), &places, folded),
        opened: None,
        boards,
        steps,
        facts: format!("{}.", about.counts),
    }
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

/// The steps of the run that can be seen in the drawing, and the boards they refer to.
fn steps(moments: &Moments, folded: &FoldedCalls) -> (Vec<Step>, Vec<BoardData>) {
    let facts = moments.facts();
    let drawn = folded.of_nodes(facts.tree().calls.len());
    let node_of = |call: usize| drawn.get(call).copied().flatten();
    let mut steps: Vec<Step> = Vec::new();
    let mut boards: Vec<BoardData> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    // Before the first queen is placed the board is empty.
    let empty = facts.queens.map(|size| Queens::empty(size).to_string());
    let mut skipped = 0;
    for m in 0..moments.len() {
        let Some(moment) = moments.at(m) else { break };
        let (kind, call) = match moment.happened {
            Happened::Called(call) => (Kind::Call, Some(call)),
            Happened::Returned(call) => (Kind::Return, Some(call)),
            _ => (Kind::Note, moment.top),
        };
        let Some(node) = call.and_then(node_of) else {
            // Calls that the drawing leaves out pass by in one step.
            skipped += usize::from(kind == Kind::Call);
            continue;
        };
        if kind == Kind::Note && steps.len() >= STEPS {
            continue;
        }
        let board = moment.board.or(empty.as_deref()).map(|board| {
            *known.entry(board).or_insert_with(|| {
                let is_queens = match moments.board(m) {
                    Some(board) => board.queens().is_some(),
                    None => true,
                };
                boards.push(BoardData {
                    kind: is_queens.then_some("queens"),
                    text: board.to_owned(),
                });
                boards.len() - 1
            })
        });
        if skipped > 0 {
            let at = match kind {
                Kind::Call => {
                    let above = call.and_then(|call| facts.call(call).parent);
                    above.and_then(node_of)
                }
                _ => Some(node),
            };
            if let Some(at) = at {
                let say = not_shown(&counted(skipped, "call"));
                steps.push(Step {
                    board,
                    ..Step::new(Kind::Note, at, say)
                });
            }
            skipped = 0;
        }
        let place = moments.place(m);
        steps.push(Step {
            board,
            // What a call was is said where it begins.
            mark: place.filter(|_| kind != Kind::Return).map(Leap::name),
            ..Step::new(kind, node, moments.sentence(m))
        });
    }
    (steps, boards)
}
