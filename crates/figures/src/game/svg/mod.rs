//! The game tree as SVG. MAX is a triangle that points up and MIN one that points down, or a node shows the board
//! itself. The drawing shows windows, cuts, the ancestors whose bounds made them, and the principal variation.

mod arrow;
mod axis;
mod blank;
mod cuts;
mod node;
mod words;

use super::fold::PositionOr;
use super::tree::Game;
use super::view::SearchView;
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
    let view = SearchView::of(run.game(), options.folded_game(run.game()));
    figure(run, &view, options, true).finish(options)
}

/// Draws the figure. In a player it is not `whole`: the number line moves, and the cuts are announced when they
/// happen.
pub(crate) fn figure(run: &Run, view: &SearchView, options: &SvgOptions, whole: bool) -> Figure {
    let (id, game, about) = (&options.id, run.game(), run.about_search());
    let folded = &view.folded;
    let cuts = DrawnCuts::of(game, folded);
    let drawn = GameNodes {
        game,
        cuts: &cuts,
        is_whole: whole,
        in_page: options.in_page,
    };
    let nodes = view.shown().enumerate();
    let nodes = nodes.map(|(v, (view, shown))| drawn.node(v, view, shown));
    let mut scene = Scene::new(folded, nodes.collect(), 10.0, 44.0);
    let wide = scene.at.width.clamp(400.0, 440.0);
    let root = folded.roots.first().map_or(0.0, |&root| scene.at.x[root]);
    let left = below(root, wide, scene.at.width);
    let place = (left, scene.at.height + 34.0);
    let axis = axis::axis(game, &cuts, place, wide).filter(|_| whole);
    // If the number line is wider than the tree, the tree is centred above it.
    let width = axis.as_ref().map_or(scene.at.width, |axis| {
        (left + axis.width).max(scene.at.width)
    });
    let shift = ((width - scene.at.width) / 2.0).floor();
    scene.at.x.iter_mut().for_each(|x| *x += shift);
    let marked = options.marked_in_game(game, folded);
    let mut body = scene.draw(id, marked, |above, below| class(game, above, below));
    body += arrow::arrows(game, &scene, &cuts, id);
    let head = arrow::head(id);
    let mut pictures = scene.nodes.iter().flat_map(DrawnNode::pictures);
    if pictures.any(Picture::has_symbols) {
        body += symbols(id);
    }
    let mut height = scene.at.height;
    if let Some(axis) = axis {
        height += 34.0 + axis.height;
        body += axis.drawing;
    }
    Figure {
        title: format!("{}: the game tree", about.name),
        marks: marks(game, folded, whole),
        description: options.describe(&about.description),
        defs: Some(head),
        body,
        width,
        height,
        legend: if whole {
            legend(game, about, &cuts)
        } else {
            Vec::new()
        },
        narrow: false,
    }
}

/// Returns the left end of a number line of width `wide` below the root, in a drawing of width `width`. A small
/// screen first shows the part of a wide drawing around the root.
fn below(root: f64, wide: f64, width: f64) -> f64 {
    (root - wide / 2.0).min(width - wide).max(0.0).floor()
}

fn class(game: &Game, above: PositionOr, below: PositionOr) -> &'static str {
    match (above, below) {
        (_, What::Leaf(_)) => "e cut",
        (What::Node(above), What::Node(below)) if game.nodes[below].unvisited => {
            if game.nodes[above].unvisited {
                "e vain"
            } else {
                "e cut"
            }
        }
        (_, What::Gap { .. }) => "e gap",
        (What::Node(above), What::Node(below))
            if game.nodes[above].line && game.nodes[below].line =>
        {
            "e line"
        }
        _ => "e",
    }
}
