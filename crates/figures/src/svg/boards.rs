//! The recursion tree of a run on a board, each node the board itself.

use call_trace::Trace;

use super::Figure;
use super::board_node::{Drawn, NextRows};
use super::scene::Scene;
use super::tree::limits;
use crate::choices::FoldedCalls;
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::counted;
use crate::options::SvgOptions;
use crate::pictures::symbols;

/// The recursion tree of a run on a board: each node is the board as it was when the call was
/// made. On boards of queens the attacked squares of the next row are crossed, where no queen
/// was tried on them. Of a search of a game, the game tree ([`crate::game_tree_svg`]).
pub fn boards_svg(trace: &Trace, options: &SvgOptions) -> String {
    let facts = Facts::new(trace);
    if facts.tree.calls.is_empty() || crate::is_game(trace) {
        return super::tree::tree_svg(trace, options);
    }
    let folded = facts.folded(limits(options, 120), None);
    figure(&facts, &folded, options).finish(options)
}

pub(crate) fn figure(facts: &Facts, folded: &FoldedCalls, options: &SvgOptions) -> Figure {
    let id = &options.id;
    let rows = NextRows::new(facts);
    let nodes: Vec<Drawn> = (0..folded.nodes.len())
        .map(|v| Drawn::new(facts, folded, v, &rows))
        .collect();
    let scene = Scene::new(folded, nodes, 16.0, 34.0);
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
        legend: Vec::new(),
        narrow: false,
    }
}

fn title(facts: &Facts) -> String {
    let calls = counted(facts.calls, "call");
    match facts.queens {
        Some(n) => {
            let solutions = facts.solutions();
            format!(
                "{}: {calls}, {}",
                counted(n, "queen"),
                counted(solutions, "solution")
            )
        }
        None => format!("{}: {calls}", facts.subject()),
    }
}
