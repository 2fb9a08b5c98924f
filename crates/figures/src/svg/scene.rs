//! A folded tree with its layout: the places of its nodes, the edges between them, and the nodes.

use super::node::DrawnNode;
use crate::element::{Element, Marks, Path, differs};
use crate::fold::{Folded, What};
use crate::tidy;

/// The least height of the curve of an edge.
const CURVE: f64 = 22.0;

/// A folded tree whose nodes have been placed.
pub(crate) struct Scene<'f, L> {
    pub folded: &'f Folded<L>,
    pub nodes: Vec<DrawnNode>,
    /// The middle and the top of each node's box.
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    /// The size of the whole drawing.
    pub width: f64,
    pub height: f64,
}

impl<'f, L: Copy> Scene<'f, L> {
    /// Lays out the nodes, `gap` apart in a row and at least `between` apart from row to row.
    pub(crate) fn new(
        folded: &'f Folded<L>,
        nodes: Vec<DrawnNode>,
        gap: f64,
        between: f64,
    ) -> Self {
        let heads = folded.roots.iter().map(|&root| nodes[root].head);
        let top = heads.fold(0.0, f64::max);
        let head = nodes.iter().map(|node| node.head).fold(0.0, f64::max);
        let between = between.max(head + CURVE);
        let n = nodes.len();
        let children = folded.nodes.iter().map(|node| node.children.clone());
        // Several roots are children of one additional node, which is not drawn.
        let children: Vec<Vec<usize>> = children.chain([folded.roots.clone()]).collect();
        let sides = nodes.iter().map(|node| (node.room.left, node.room.right));
        let sides: Vec<(f64, f64)> = sides.chain([(0.0, 0.0)]).collect();
        let mut x = tidy::layout(&children, n, &sides, gap);
        x.truncate(n);
        let lefts = x.iter().zip(&sides).map(|(x, sides)| x - sides.0);
        let left = lefts.fold(f64::INFINITY, f64::min);
        let rights = x.iter().zip(&sides).map(|(x, sides)| x + sides.1);
        let right = rights.fold(f64::NEG_INFINITY, f64::max);
        let deep = folded.nodes.iter().map(|shown| shown.level + 1).max();
        let mut tallest = vec![0.0_f64; deep.unwrap_or(0)];
        for (shown, node) in folded.nodes.iter().zip(&nodes) {
            tallest[shown.level] = tallest[shown.level].max(node.room.height);
        }
        let mut tops = vec![top];
        for height in &tallest {
            tops.push(tops[tops.len() - 1] + height + between);
        }
        Scene {
            folded,
            nodes,
            x: x.iter().map(|at| at - left).collect(),
            y: folded.nodes.iter().map(|shown| tops[shown.level]).collect(),
            width: if n == 0 { 0.0 } else { right - left },
            height: (tops[tallest.len()] - between).max(0.0),
        }
    }

    /// Draws the edges and the nodes of the figure of this id; one node may be marked, with words for it. The class of an
    /// edge depends on the nodes at its ends.
    pub(crate) fn draw(
        &self,
        figure: &str,
        marked: Option<(usize, &str)>,
        class: impl Fn(What<L>, What<L>) -> &'static str,
    ) -> Marks {
        let (folded, mut out) = (self.folded, Marks::default());
        for (v, shown) in folded.nodes.iter().enumerate() {
            let from = (self.x[v], self.y[v] + self.nodes[v].height);
            for &child in &shown.children {
                let class = class(shown.what, folded.nodes[child].what);
                let to = (self.x[child], self.y[child]);
                let head = self.nodes[child].head;
                out += edge(class, &format!("{figure}-e{child}"), from, to, head);
            }
        }
        for v in folded.preorder() {
            let node = self.nodes[v].draw((self.x[v], self.y[v]), v, figure);
            match marked.filter(|(marked, _)| *marked == v) {
                None => out += node,
                Some((_, words)) => {
                    let side = self.x[v] - self.nodes[v].room.left;
                    let sign = (side, self.y[v] + self.nodes[v].free_at);
                    out += differs(node, sign, words);
                }
            }
        }
        out
    }
}

/// Draws the curve from the foot of a parent to a child; the last `head` of it is straight down.
fn edge(class: &str, id: &str, from: (f64, f64), to: (f64, f64), head: f64) -> Element {
    let end = (to.0, to.1 - head);
    let bend = ((end.1 - from.1) * 0.62).max(12.0);
    let mut curve = Path::at(from).curve_to((from.0, from.1 + bend), (end.0, end.1 - bend), end);
    if head > 0.0 {
        curve = curve.vertical_to(to.1);
    }
    Element::new("path").class(class).id(id).along(&curve)
}
