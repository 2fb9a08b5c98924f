//! The recursion tree of a run on a board, each node the board itself.

use super::board_node::{Drawn, NextRows};
use super::scene::Scene;
use super::tree::limits;
use super::{Figure, Sample};
use crate::choices::FoldedCalls;
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::counted;
use crate::options::SvgOptions;
use crate::pictures::symbols;

/// The tree of the boards, drawn.
pub(crate) fn drawn(facts: &Facts, options: &SvgOptions) -> String {
    let folded = facts.folded(limits(options, 120), None);
    figure(facts, &folded, options).finish(options)
}

pub(crate) fn figure(facts: &Facts, folded: &FoldedCalls, options: &SvgOptions) -> Figure {
    let id = &options.id;
    let rows = NextRows::new(facts);
    let nodes: Vec<Drawn> = (0..folded.nodes.len())
        .map(|v| Drawn::new(facts, folded, v, &rows))
        .collect();
    let scene = Scene::new(folded, nodes, 11.0, 34.0);
    let body = scene.draw(id, |above, below| match (above, below) {
        (What::Node(_) | What::Leaf(_), What::Node(_)) => "e",
        _ => "e gap",
    });
    let crossed = scene.nodes.iter().any(|node| node.crossed);
    Figure {
        title: title(facts),
        marks: if crossed {
            "each call fills one more row · × a square that is attacked and was never tried".into()
        } else {
            "in each node: the board when the call was made".into()
        },
        description: facts.describe(),
        defs: Some(symbols(id)),
        body,
        width: scene.at.width,
        height: scene.at.height,
        legend: vec![(Sample::Fact, counts(facts))],
        narrow: false,
    }
}

/// How much it was; that there is no solution is worth saying, too.
fn counts(facts: &Facts) -> String {
    match (facts.queens, facts.solutions()) {
        (Some(_), 0) => format!("{}, no solution", facts.counts()),
        _ => facts.counts(),
    }
}

fn title(facts: &Facts) -> String {
    let what = match facts.queens {
        Some(n) => counted(n, "queen"),
        None => facts.subject(),
    };
    format!("{what}: a board for each call")
}
