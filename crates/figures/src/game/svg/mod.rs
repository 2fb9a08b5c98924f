//! The game tree as SVG: MAX as a triangle that points up, MIN as one that points down, or the
//! board itself; windows, cuts and the ancestors whose bounds made them, the line both play.

mod arrow;
mod axis;
mod draw;
pub(crate) mod grid;
mod node;

use call_trace::Trace;

use super::fold::{Folded, Limits, What};
use super::picture::Picture;
use super::{Game, Mover};
use crate::labels::spaced;
use crate::options::SvgOptions;
use crate::svg::arrange::{Arranged, Room, edge};
use crate::svg::{Figure, Sample, escape};
use node::Drawn;

/// So many cuts are numbered and explained one by one.
const EXPLAINED: usize = 4;

/// The game tree of a run as SVG: what [`crate::game_tree_text`] says, as a picture. For a run
/// that [`crate::is_game`] knows.
pub fn game_tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    let game = Game::new(trace);
    let folded = Folded::new(&game, limits(&game, options));
    figure(&game, &folded, options, true).finish(options)
}

pub(crate) fn limits(game: &Game, options: &SvgOptions) -> Limits {
    let all = options.max_nodes == Some(usize::MAX);
    // A board takes three times the room of a number.
    let boards = (0..game.nodes.len()).any(|node| Picture::of(game, node).is_some());
    let (nodes, siblings) = match boards {
        true if game.nodes.len() > 80 => (44, 3),
        true => (44, 6),
        false => (80, 12),
    };
    Limits {
        nodes: options.max_nodes.unwrap_or(nodes),
        depth: options.max_depth.unwrap_or(usize::MAX),
        siblings: if all { usize::MAX } else { siblings },
        cuts_apart: 2,
    }
}

/// The drawing. In a player the number line moves, and the cuts are told when they happen: there
/// it is not `whole`.
pub(crate) fn figure(game: &Game, folded: &Folded, options: &SvgOptions, whole: bool) -> Figure {
    let id = escape(&options.id);
    let cuts = drawn_cuts(game, folded);
    let nodes: Vec<Drawn> = (0..folded.nodes.len())
        .map(|v| {
            Drawn::new(
                game,
                folded,
                v,
                number_of(game, &cuts, folded, v).filter(|_| whole),
            )
        })
        .collect();
    let rooms: Vec<Room> = nodes.iter().map(Drawn::room).collect();
    let levels: Vec<usize> = folded.nodes.iter().map(|node| node.level).collect();
    let children = folded
        .nodes
        .iter()
        .map(|node| node.children.clone())
        .collect();
    let mut at = Arranged::of(children, &folded.roots, &levels, &rooms, 10.0, 44.0);
    let (place, wide) = ((0.0, at.height + 34.0), at.width.clamp(440.0, 620.0));
    let axis = axis::axis(game, &cuts, place, wide).filter(|_| whole);
    // Where the number line is the wider one, the tree stands above its middle.
    let width = axis
        .as_ref()
        .map_or(at.width, |axis| axis.width.max(at.width));
    let shift = ((width - at.width) / 2.0).floor();
    at.x.iter_mut().for_each(|x| *x += shift);
    let mut body = String::new();
    for (v, shown) in folded.nodes.iter().enumerate() {
        let from = (at.x[v], at.y[v] + nodes[v].foot());
        for &child in &shown.children {
            let class = class(game, shown.what, folded.nodes[child].what);
            let to = (at.x[child], at.y[child]);
            body += &edge(class, &format!("{id}-e{child}"), from, to);
        }
    }
    for v in folded.preorder() {
        body += &nodes[v].draw((at.x[v], at.y[v]), v, &id);
    }
    body += &arrow::arrows(game, folded, &cuts, &nodes, &at, &id);
    let mut height = at.height;
    if let Some(axis) = axis {
        height += 34.0 + axis.height;
        body += &axis.drawing;
    }
    Figure {
        title: game.title(),
        marks: marks(game, folded),
        description: game.describe(),
        defs: arrow::head(&id),
        body,
        width,
        height,
        legend: if whole {
            legend(game, &cuts)
        } else {
            Vec::new()
        },
        narrow: false,
    }
}

fn class(game: &Game, above: What, below: What) -> &'static str {
    match (above, below) {
        (_, What::Cut(..)) => "e cut",
        (What::Node(above), What::Node(below)) if game.nodes[below].unvisited => {
            if game.nodes[above].unvisited {
                "e vain"
            } else {
                "e cut"
            }
        }
        (_, What::Gap(..)) => "e gap",
        (What::Node(above), What::Node(below))
            if game.nodes[above].line && game.nodes[below].line =>
        {
            "e line"
        }
        _ => "e",
    }
}

/// The nodes with cut branches that are drawn, in the order of the cuts.
fn drawn_cuts(game: &Game, folded: &Folded) -> Vec<usize> {
    let of = folded.of_nodes(game);
    let mut cuts = game.cuts();
    cuts.retain(|&node| of[node].is_some_and(|v| !folded.nodes[v].children.is_empty()));
    cuts
}

/// The node whose branches were cut, where this is the first of them: one that was cut, or that
/// was built and never visited.
fn cut_at(game: &Game, folded: &Folded, v: usize) -> Option<usize> {
    let shown = &folded.nodes[v];
    if let What::Cut(node, from, _) = shown.what {
        return Some(node).filter(|_| from == 0);
    }
    let vain =
        |&v: &usize| matches!(folded.nodes[v].what, What::Node(node) if game.nodes[node].unvisited);
    let above = &folded.nodes[shown.parent?];
    let What::Node(node) = above.what else {
        return None;
    };
    let first = above.children.iter().copied().find(vain);
    Some(node).filter(|&node| first == Some(v) && !game.nodes[node].unvisited)
}

/// The number of the cut at a node of the drawing, where several are explained.
fn number_of(game: &Game, cuts: &[usize], folded: &Folded, v: usize) -> Option<usize> {
    let node = cut_at(game, folded, v)?;
    let at = cuts.iter().position(|&cut| cut == node)?;
    (cuts.len() > 1 && at < EXPLAINED).then_some(at + 1)
}

fn marks(game: &Game, folded: &Folded) -> String {
    let field = game.field();
    let dots = field.is_some();
    let mut out = if game.asks {
        vec![
            "△ A moves, ▽ B",
            "≥ t: does the mover take at least t boxes more from here on? ✓ yes, ✗ no",
        ]
    } else if !game.valued {
        vec!["△ MAX moves, ▽ MIN"]
    } else if dots {
        vec![
            "△ A, who is MAX, chooses the largest",
            "▽ B, MIN, the smallest",
        ]
    } else {
        vec!["△ MAX chooses the largest", "▽ MIN the smallest"]
    };
    let boards = folded
        .nodes
        .iter()
        .any(|shown| matches!(shown.what, What::Node(node) if Picture::of(game, node).is_some()));
    let shown = |what: &dyn Fn(usize) -> bool| {
        let mut all = folded.nodes.iter();
        all.any(|shown| matches!(shown.what, What::Node(node) if what(node)))
    };
    if shown(&|node| game.closed(node) > 0) {
        let squares = field.is_some_and(|field| field.dots.is_some());
        out.push(if squares {
            "+1: closes a square"
        } else {
            "+1: closes a box"
        });
    }
    if shown(&|node| game.again(node)) {
        out.push(if boards {
            "▲ or ▼ filled: the same player again"
        } else {
            "again: the same player moves again"
        });
    }
    if game.windows {
        out.push(if boards {
            "below a board: the window it was given"
        } else {
            "beside a node: the window it was given"
        });
    }
    if game.nodes.iter().filter(|node| node.line).count() > 1 {
        out.push("★ green: the line both play");
    }
    if game.built.is_some() && game.nodes.iter().any(|node| node.unvisited) {
        out.push("dashed: built, never visited");
    }
    if game.negated {
        out.push("all values as MAX sees them");
    }
    if game.rests {
        out.push("a value: A's boxes minus B's from here on");
    }
    if shown(&|node| game.known_before(node)) {
        out.push("dashed: known before");
    }
    out.join(" · ")
}

fn legend(game: &Game, cuts: &[usize]) -> Vec<(Sample, String)> {
    let mut out: Vec<(Sample, String)> = Vec::new();
    for (at, &cut) in cuts.iter().enumerate().take(EXPLAINED) {
        let number = if cuts.len() > 1 {
            format!(" {}", at + 1)
        } else {
            String::new()
        };
        out.push((Sample::Cut, format!("cut{number}: {}", game.reason(cut))));
    }
    let more = game.cuts().len().saturating_sub(out.len());
    if more > 0 && !out.is_empty() {
        let nodes = if more == 1 { "node" } else { "nodes" };
        let text = format!(
            "and cuts at {} more {nodes}; an arrow leads to the bound",
            spaced(more)
        );
        out.push((Sample::Cut, text));
    }
    out
}

impl Game<'_> {
    /// The tree in a few sentences, for who cannot see it.
    fn describe(&self) -> String {
        let mut out = format!("{}. {}", self.title(), self.counts());
        if let Some(missed) = self.missed() {
            out += &format!(" {missed}");
        }
        let moves = |node: &super::Node| {
            let mover = node.mover.map_or("a leaf", Mover::name);
            let value = node.label().unwrap_or_else(|| "no value".into());
            match node.choice {
                Some(choice) => format!("move {choice} to {mover}, {value}"),
                None => format!("{mover}, {value}"),
            }
        };
        let line: Vec<String> = self
            .nodes
            .iter()
            .filter(|node| node.line)
            .take(10)
            .map(moves)
            .collect();
        if !line.is_empty() {
            out += &format!(" The line both play: {}.", line.join("; "));
        }
        for cut in self.cuts().into_iter().take(3) {
            out += &format!(" A cut: {}.", self.reason(cut));
        }
        out
    }
}
