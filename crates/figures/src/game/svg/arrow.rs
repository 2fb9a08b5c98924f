//! The arrow from a cut branch to the ancestor whose bound cut it.

use super::cuts::DrawnCuts;
use crate::element::{Element, Marks, Path};
use crate::game::fold::Cut;
use crate::game::node::Mover;
use crate::game::tree::Game;
use crate::svg::node::{Border, DrawnNode};
use crate::svg::scene::Scene;

/// Returns the arrow head that every arrow refers to.
pub(super) fn head(id: &str) -> Element {
    let tip = Path::at((0.0, 0.0)).line_to((8.0, 4.0)).line_to((0.0, 8.0));
    let marker = Element::new("marker")
        .id(&format!("{id}-arrow"))
        .view_box((8.0, 8.0))
        .number("refX", 7.0)
        .number("refY", 4.0)
        .number("markerWidth", 7.0)
        .number("markerHeight", 7.0)
        .attribute("orient", "auto");
    let head = Element::new("path").class("head").along(&tip.close());
    Element::new("defs").holding(marker.inline(&head))
}

pub(super) fn arrows(game: &Game, scene: &Scene<'_, Cut>, cuts: &DrawnCuts, id: &str) -> Marks {
    let folded = scene.folded;
    let of = folded.of_nodes(game.nodes.len());
    let mut out = Marks::default();
    for (v, shown) in folded.nodes.iter().enumerate() {
        let Some(node) = cuts.at[v] else {
            continue;
        };
        let owner = game.nodes[node].why.and_then(|why| why.owner());
        if let (Some(owner), Some(from)) = (owner.and_then(|owner| of[owner]), shown.parent) {
            // If there are many arrows, those of unexplained cuts are fainter.
            let explained = cuts.explained().contains(&node);
            let class = if explained { "arrow" } else { "arrow more" };
            let path = Element::new("path").class(class).id(&format!("{id}-a{v}"));
            out += path
                .attribute("marker-end", &format!("url(#{id}-arrow)"))
                .along(&arrow(scene, v, from, owner));
        }
    }
    out
}

/// Returns the path from the edge of the cut branch around the left of its node, past the left of every node on the
/// way up, to the owner of the bound.
fn arrow(scene: &Scene<'_, Cut>, cut: usize, from: usize, owner: usize) -> Path {
    let (nodes, at) = (&scene.nodes, scene);
    let foot = at.y[from] + nodes[from].height;
    let top = at.y[cut] - nodes[cut].head;
    // A point a third down the edge of the branch.
    let (x, y) = (
        at.x[from] + (at.x[cut] - at.x[from]) * 0.26,
        foot + (top - foot) * 0.36,
    );
    let lane = |v: usize| at.x[v] - nodes[v].width / 2.0 - 8.0;
    // Beside a node the path runs straight up.
    let (low_of, top_of) = (
        |v: usize| at.y[v] + nodes[v].height * 0.7,
        |v: usize| at.y[v] - 2.0,
    );
    let mut last = (lane(from), low_of(from));
    let low = y + 4.0;
    let mut path = Path::at((x, y)).curve_to((x - 16.0, low), (last.0, low), last);
    last.1 = top_of(from);
    path = path.vertical_to(last.1);
    let mut next = scene.folded.nodes[from].parent;
    while let Some(v) = next.filter(|&v| v != owner) {
        path = upward(path, last, (lane(v), low_of(v)));
        last = (lane(v), top_of(v));
        path = path.vertical_to(last.1);
        next = scene.folded.nodes[v].parent;
    }
    let (dx, dy) = target(&nodes[owner], last.0 > at.x[owner]);
    upward(path, last, (at.x[owner] + dx, at.y[owner] + dy))
}

fn upward(path: Path, from: (f64, f64), to: (f64, f64)) -> Path {
    let bend = (from.1 - to.1) * 0.5;
    path.curve_to((from.0, from.1 - bend), (to.0, to.1 + bend), to)
}

/// Returns the point where an arrow from below meets a node, to the left or to the right of its middle. The point is
/// relative to the middle and the top of the node.
fn target(node: &DrawnNode, from_right: bool) -> (f64, f64) {
    let side = if from_right { 0.25 } else { -0.25 } * node.width;
    match node.outline {
        Border::Triangle(Mover::Min) => (side + side.signum() * 2.0, node.height * 0.5 + 4.0),
        _ => (side, node.height + 3.0),
    }
}
