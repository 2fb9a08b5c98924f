//! The recursion tree of a run on a board, each node the board itself.

use call_trace::Trace;

use super::Figure;
use super::arrange::{Arranged, Room, edge};
use super::board_node::{Drawn, NextRows};
use super::tree::limits;
use crate::choices::FoldedCalls;
use crate::element::Marks;
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
    let sizes = nodes.iter().map(|node| Room::middle(node.extent()));
    let sizes: Vec<Room> = sizes.collect();
    let at = Arranged::new(folded, &sizes, 16.0, 34.0);
    let mut body = Marks::default();
    for (v, node) in folded.nodes.iter().enumerate() {
        for &child in &node.children {
            let gap = matches!(node.what, What::Gap { .. })
                || !matches!(folded.nodes[child].what, What::Node(_));
            let class = if gap { "e gap" } else { "e" };
            let (from, to) = (
                (at.x[v], at.y[v] + nodes[v].height),
                (at.x[child], at.y[child]),
            );
            body += edge(class, &format!("{id}-e{child}"), from, to);
        }
    }
    for v in folded.preorder() {
        body += nodes[v].draw((at.x[v], at.y[v]), v, id);
    }
    let crossed = nodes.iter().any(|node| node.crossed);
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
        width: at.width,
        height: at.height,
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
