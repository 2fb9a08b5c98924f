//! The recursion tree of a run on a board; each node is the board itself.

use super::board_node::board_node;
use super::node::DrawnNode;
use super::scene::Scene;
use super::{Figure, Sample};
use crate::about::AboutCalls;
use crate::choices::FoldedCalls;
use crate::facts::CallAnalysis;
use crate::fold::What;
use crate::input;
use crate::labels::counted;
use crate::options::SvgOptions;
use crate::pictures::{Picture, symbols};
use crate::run::Run;

/// Draws the tree of the boards.
pub(crate) fn figure<'t>(run: &Run<'t>, folded: &FoldedCalls<'t>, options: &SvgOptions) -> Figure {
    let (facts, about) = (run.facts(), run.about());
    let id = &options.id;
    let (counts, title) = (counts(facts, about), title(facts, about));
    let given = input::first_call(facts).filter(|_| options.in_page);
    let nodes = folded.nodes.iter().map(|shown| {
        let is_first = |first: usize| matches!(shown.what, What::Node(call) if call == first);
        let given = given.as_ref().filter(|(first, _)| is_first(*first));
        let mut node = board_node(facts, shown);
        node.input = given.map(|(_, part)| part.clone());
        node
    });
    let scene = Scene::new(folded, nodes.collect(), 11.0, 34.0);
    let marked = options.marked_in(facts, folded);
    let body = scene.draw(id, marked, |above, below| match (above, below) {
        (What::Node(_) | What::Leaf(_), What::Node(_)) => "e",
        _ => "e gap",
    });
    let mut pictures = scene.nodes.iter().flat_map(DrawnNode::pictures);
    let crossed = pictures
        .any(|picture| matches!(picture, Picture::Queens(_, crosses) if !crosses.is_empty()));
    let root = facts.tree().roots.first();
    let bits = root.and_then(|&root| facts.bits(root));
    Figure {
        title,
        marks: if let Some(bits) = bits {
            let names: Vec<&str> = bits.rows().iter().map(|row| row.name.as_str()).collect();
            let returned = match facts.shows_values() {
                true => ", and what it returned",
                false => "",
            };
            format!(
                "in each node: the row to be filled, × a square that is taken; below it the bits of {}, \
                 the lowest one at the left · above it: its number in time{returned}",
                names.join(", ")
            )
        } else if crossed {
            "above a board: its number in time · × a square that is attacked: never tried".into()
        } else if facts.shows_values() {
            "in a node: the board of the call · above it: its number in time, and what it returned"
                .into()
        } else {
            "in each node: the board when the call was made · above it: its number in time".into()
        },
        description: options.describe(&about.description),
        defs: Some(symbols(id)),
        body,
        width: scene.width,
        height: scene.height,
        legend: vec![(Sample::Fact, counts)],
        ..Figure::default()
    }
}

/// Returns the counts of the run, and mentions if it found no solution.
fn counts(facts: &CallAnalysis, about: &AboutCalls) -> String {
    let Some(_) = facts.queens else {
        return about.counts.clone();
    };
    let none = match facts.solved_boards().next() {
        None => ", no solution",
        Some(_) => "",
    };
    let placements = counted(facts.recorded.trace.plays(), "placement");
    format!("{placements}, {}{none}", about.counts)
}

fn title(facts: &CallAnalysis, about: &AboutCalls) -> String {
    let what = match facts.queens {
        Some(n) => counted(n, "queen"),
        // The board is in the first node.
        None if facts.shows_values() && facts.bits(facts.tree().roots[0]).is_none() => {
            facts.call(facts.tree().roots[0]).function.to_owned()
        }
        None => about.subject.clone(),
    };
    format!("{what}: a board for each call")
}
