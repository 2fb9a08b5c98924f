//! The game tree as SVG. MAX is a triangle that points up and MIN one that points down, or a node shows the board
//! itself. The drawing shows windows, cuts, the ancestors whose bounds made them, and the principal variation.

mod arrow;
mod axis;
mod blank;
mod cuts;
mod node;
mod words;

use super::fold::{FoldedGame, PositionOr};
use super::tree::Game;
use crate::fold::What;
use crate::options::SvgOptions;
use crate::pictures::{Picture, symbols};
use crate::run::Run;
use crate::svg::Figure;
use crate::svg::node::DrawnNode;
use crate::svg::scene::Scene;
pub use blank::{BlankTree, bare_tree, blank_tree};
use cuts::DrawnCuts;
use node::GameNodes;
use words::{legend, marks};

/// Draws the game tree as SVG, with the content of [`crate::game::text::written`].
pub(crate) fn drawn(run: &Run, options: &SvgOptions) -> String {
    let folded = options.folded_game(run.game());
    figure(run, &folded, options, true).finish(options)
}

/// Draws the figure. In a player it is not `whole`: the number line moves, and the cuts are announced when they
/// happen.
pub(crate) fn figure(run: &Run, folded: &FoldedGame, options: &SvgOptions, whole: bool) -> Figure {
    let (id, game, about) = (&options.id, run.game(), run.about_search());
    let cuts = DrawnCuts::of(game, folded);
    let drawn = GameNodes {
        game,
        folded,
        cuts: &cuts,
        is_whole: whole,
        in_page: options.in_page,
    };
    let nodes = (0..folded.nodes.len()).map(|v| drawn.node(v));
    let mut scene = Scene::new(folded, nodes.collect(), 10.0, 44.0);
    let wide = scene.width.clamp(400.0, 440.0);
    // The number line is below the root: a small screen first shows the part of a wide drawing around the root.
    let root = folded.roots.first().map_or(0.0, |&root| scene.x[root]);
    let left = (root - wide / 2.0).min(scene.width - wide).max(0.0).floor();
    let place = (left, scene.height + 34.0);
    let axis = axis::axis(game, &cuts, place, wide).filter(|_| whole);
    // If the number line is wider than the tree, the tree is centred above it.
    let right = axis.as_ref().map_or(0.0, |(_, width)| left + width);
    let width = scene.width.max(right);
    let shift = ((width - scene.width) / 2.0).floor();
    scene.x.iter_mut().for_each(|x| *x += shift);
    let marked = options.marked_in_game(game, folded);
    let mut body = scene.draw(id, marked, |above, below| class(game, above, below));
    body += arrow::arrows(game, &scene, &cuts, id);
    let head = arrow::head(id);
    let mut pictures = scene.nodes.iter().flat_map(DrawnNode::pictures);
    if pictures.any(Picture::has_symbols) {
        body += symbols(id);
    }
    let mut height = scene.height;
    if let Some((axis, _)) = axis {
        height += 34.0 + axis::HEIGHT;
        body += axis;
    }
    Figure {
        title: format!("{}: the game tree", about.name),
        marks: marks(game, folded, whole),
        description: options.describe(&about.description),
        defs: Some(head),
        body,
        width,
        height,
        legend: match whole {
            true => legend(game, about, &cuts),
            false => Vec::new(),
        },
        ..Figure::default()
    }
}

fn class(game: &Game, above: PositionOr, below: PositionOr) -> &'static str {
    let is_on_line = |what| matches!(what, What::Node(node) if game.nodes[node].line);
    match below {
        _ if game.is_left_out(below) => "e cut",
        What::Node(node) if game.nodes[node].unvisited => "e vain",
        What::Gap { .. } => "e gap",
        _ if is_on_line(above) && is_on_line(below) => "e line",
        _ => "e",
    }
}
