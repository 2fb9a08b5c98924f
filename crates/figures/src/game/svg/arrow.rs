//! The arrow from a cut branch to the ancestor whose bound cut it.

use super::node::Drawn;
use crate::game::Game;
use crate::game::fold::FoldedGame;
use crate::svg::arrange::Arranged;
use crate::svg::num;

/// The head that every arrow refers to.
pub(super) fn head(id: &str) -> String {
    format!(
        "<defs>\n<marker id=\"{id}-arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" \
         markerHeight=\"7\" orient=\"auto\"><path class=\"head\" d=\"M0 0L8 4L0 8z\"/></marker>\n</defs>\n"
    )
}

pub(super) fn arrows(
    game: &Game,
    folded: &FoldedGame,
    cuts: &[usize],
    nodes: &[Drawn],
    at: &Arranged,
    id: &str,
) -> String {
    let of = folded.of_nodes(game.nodes.len());
    let mut out = String::new();
    for (v, shown) in folded.nodes.iter().enumerate() {
        let Some(node) = super::cut_at(game, folded, v) else {
            continue;
        };
        let owner = game.nodes[node]
            .why
            .and_then(|why| why.met)
            .and_then(|(_, owner)| owner);
        if let (Some(owner), Some(from)) = (owner.and_then(|owner| of[owner]), shown.parent) {
            // Where there are many, those that are not explained stand back.
            let explained = cuts.iter().take(super::EXPLAINED).any(|&cut| cut == node);
            let class = if explained { "arrow" } else { "arrow more" };
            let d = arrow(folded, nodes, at, v, from, owner);
            out += &format!(
                "<path class=\"{class}\" id=\"{id}-a{v}\" marker-end=\"url(#{id}-arrow)\" d=\"{d}\"/>\n"
            );
        }
    }
    out
}

/// From the edge of the cut branch around the left of its node, past the left of every node on
/// the way up, to the owner of the bound.
fn arrow(
    folded: &FoldedGame,
    nodes: &[Drawn],
    at: &Arranged,
    cut: usize,
    from: usize,
    owner: usize,
) -> String {
    let foot = at.y[from] + nodes[from].foot();
    let top = at.y[cut];
    // A point a third down the edge of the branch.
    let (x, y) = (
        at.x[from] + (at.x[cut] - at.x[from]) * 0.26,
        foot + (top - foot) * 0.36,
    );
    let mut d = format!("M{} {}", num(x), num(y));
    let lane = |v: usize| at.x[v] - nodes[v].half() - 8.0;
    // Beside a node it goes straight up.
    let (low_of, top_of) = (
        |v: usize| at.y[v] + nodes[v].foot() * 0.7,
        |v: usize| at.y[v] - 2.0,
    );
    let mut last = (lane(from), low_of(from));
    let low = num(y + 4.0);
    d += &format!(
        "C{} {low} {} {low} {} {}",
        num(x - 16.0),
        num(last.0),
        num(last.0),
        num(last.1)
    );
    last.1 = top_of(from);
    d += &format!("V{}", num(last.1));
    let mut next = folded.nodes[from].parent;
    while let Some(v) = next.filter(|&v| v != owner) {
        d += &upward(last, (lane(v), low_of(v)));
        last = (lane(v), top_of(v));
        d += &format!("V{}", num(last.1));
        next = folded.nodes[v].parent;
    }
    let (dx, dy) = nodes[owner].target(last.0 > at.x[owner]);
    d += &upward(last, (at.x[owner] + dx, at.y[owner] + dy));
    d
}

fn upward(from: (f64, f64), to: (f64, f64)) -> String {
    let bend = (from.1 - to.1) * 0.5;
    let [x1, y1, x2, y2, x, y] = [from.0, from.1 - bend, to.0, to.1 + bend, to.0, to.1].map(num);
    format!("C{x1} {y1} {x2} {y2} {x} {y}")
}
