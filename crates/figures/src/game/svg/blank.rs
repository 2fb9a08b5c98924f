//! A written tree before any search: the player to move at each node, and a place for each leaf.

use call_trace::Trace;

use crate::element::{Element, Marks};
use crate::fold::{Folded, What};
use crate::game::node::Mover;
use crate::game::terms::BARE_TREE;
use crate::leaves::{WrittenNode, WrittenText};
use crate::start::StartDrawing;
use crate::svg::measure::mono_width;
use crate::svg::node::{Border, DrawnNode, Room};
use crate::svg::scene::Scene;

/// The minimum side of a leaf, large enough for a finger.
const LEAF: f64 = 44.0;
/// The margin, which leaves space for thick outlines.
const EDGE: f64 = 4.0;

/// The drawing of a tree whose leaves are filled in by other code. Lengths are in pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct BlankTree {
    /// The edges and the inner nodes, as SVG that screen readers skip.
    pub svg: String,
    /// Its width and height.
    pub size: (f64, f64),
    /// For each leaf from left to right, its upper left corner, its width and its height.
    pub leaves: Vec<[f64; 4]>,
}

/// Draws the tree that a run searches, without any result of the run: no value, no window, no cut. Returns `None` if
/// the run searches no written tree.
pub fn blank_tree(trace: &Trace, id: &str) -> Option<BlankTree> {
    let (svg, size, leaves) = tree(&WrittenText::of(trace)?, id, LEAF, |svg| {
        svg.attribute("aria-hidden", "true")
    });
    Some(BlankTree {
        svg: Marks::from(svg).to_string(),
        size,
        leaves,
    })
}

/// Draws the same tree with its leaves, for readers who only look at it. A leaf is as narrow as its number.
pub fn bare_tree(trace: &Trace, id: &str) -> Option<StartDrawing> {
    let written = WrittenText::of(trace)?;
    let text = &written.text;
    let label = format!("The tree {text}: {BARE_TREE}.");
    let (svg, size, places) = tree(&written, id, 28.0, |svg| {
        svg.attribute("role", "img").attribute("aria-label", &label)
    });
    let leaves = written.nodes.iter().filter(|node| node.is_leaf).zip(places);
    let svg = leaves.fold(svg, |svg, (leaf, [x, y, width, _])| {
        let number = Element::new("text").class("m");
        let number = number.at((x + width / 2.0, y + 18.0));
        svg.inline(&number.words(text[leaf.at.clone()].trim()))
    });
    Some(StartDrawing {
        svg: Marks::from(svg).to_string(),
        width: size.0.ceil(),
        shows: written.text,
    })
}

/// Draws the edges and the inner nodes of a written tree, in an image with these attributes. Returns the image, its size
/// and the place of each leaf.
fn tree(
    written: &WrittenText,
    id: &str,
    leaf: f64,
    with: impl FnOnce(Element) -> Element,
) -> (Element, (f64, f64), Vec<[f64; 4]>) {
    let mut folded: Folded<()> = Folded {
        nodes: Vec::with_capacity(written.nodes.len()),
        roots: vec![0],
    };
    for (this, node) in written.nodes.iter().enumerate() {
        folded.push(node.parent, What::Node(this));
    }
    let blanks = written
        .nodes
        .iter()
        .map(|node| blank(node, &written.text, leaf));
    let scene = Scene::new(&folded, blanks.collect(), 8.0, 30.0);
    let size = (scene.width + 2.0 * EDGE, scene.height + 2.0 * EDGE);
    let place = |this: usize| {
        let DrawnNode { width, height, .. } = scene.nodes[this];
        let left = scene.x[this] - width / 2.0;
        [left + EDGE, scene.y[this] + EDGE, width, height]
    };
    let leaves = (0..written.nodes.len()).filter(|&this| written.nodes[this].is_leaf);
    let leaves = leaves.map(place).collect();
    let body = scene.draw(id, None, |_, _| "e");
    let svg = Element::new("svg").class("fig").view_box(size).size(size);
    let svg = with(svg).holding(Element::new("g").moved((EDGE, EDGE)).holding(body));
    (svg, size, leaves)
}

/// Draws a node when only the player to move is known. A leaf only reserves its place.
fn blank(node: &WrittenNode, text: &str, leaf: f64) -> DrawnNode {
    let mover = node
        .max
        .map(|max| if max { Mover::Max } else { Mover::Min });
    let (outline, width, height) = match (node.is_leaf, mover) {
        (true, _) => {
            let wide = mono_width(&text[node.at.clone()], 16.0).ceil();
            (Border::None, wide.max(leaf - 14.0) + 14.0, leaf)
        }
        (false, Some(mover)) => (Border::Triangle(mover), 40.0, 28.0),
        (false, None) => (Border::Box(4.0), 14.0, 14.0),
    };
    DrawnNode {
        outline,
        class: "n",
        width,
        height,
        room: Room::middle(width, height),
        ..DrawnNode::default()
    }
}
