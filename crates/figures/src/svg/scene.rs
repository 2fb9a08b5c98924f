//! A folded tree with its layout: the places of its nodes, the edges between them, and the nodes.

use super::node::{DrawnNode, Room};
use crate::element::{Element, Marks, Path, differs};
use crate::fold::{Folded, What};
use crate::tidy;

/// The least height of the curve of an edge.
const CURVE: f64 = 22.0;

/// A folded tree whose nodes have been placed.
pub(crate) struct Scene<'f, L> {
    pub folded: &'f Folded<L>,
    pub nodes: Vec<DrawnNode>,
    pub at: Arranged,
}

impl<'f, L: Copy> Scene<'f, L> {
    /// Lays out the nodes, `gap` apart in a row and at least `between` apart from row to row.
    pub(crate) fn new(
        folded: &'f Folded<L>,
        nodes: Vec<DrawnNode>,
        gap: f64,
        between: f64,
    ) -> Self {
        let rooms: Vec<Room> = nodes.iter().map(|node| node.room).collect();
        let heads = folded.roots.iter().map(|&root| nodes[root].head);
        let top = heads.fold(0.0, f64::max);
        let head = nodes.iter().map(|node| node.head).fold(0.0, f64::max);
        let at = Arranged::new(folded, &rooms, top, gap, between.max(head + CURVE));
        Scene { folded, nodes, at }
    }

    /// Draws the edges and the nodes of the figure of this id; one node may be marked, with words for it. The class of an
    /// edge depends on the nodes at its ends.
    pub(crate) fn draw(
        &self,
        figure: &str,
        marked: Option<(usize, &str)>,
        class: impl Fn(What<L>, What<L>) -> &'static str,
    ) -> Marks {
        let (folded, at, mut out) = (self.folded, &self.at, Marks::default());
        for (v, shown) in folded.nodes.iter().enumerate() {
            let from = (at.x[v], at.y[v] + self.nodes[v].height);
            for &child in &shown.children {
                let class = class(shown.what, folded.nodes[child].what);
                let to = (at.x[child], at.y[child]);
                let head = self.nodes[child].head;
                out += edge(class, &format!("{figure}-e{child}"), from, to, head);
            }
        }
        for v in folded.preorder() {
            let node = self.nodes[v].draw((at.x[v], at.y[v]), v, figure);
            match marked.filter(|(marked, _)| *marked == v) {
                None => out += node,
                Some((_, words)) => {
                    let side = at.x[v] - self.nodes[v].room.left;
                    let sign = (side, at.y[v] + self.nodes[v].free_at);
                    out += differs(node, sign, words);
                }
            }
        }
        out
    }
}

/// The middle and the top of each node's box, and the size of the whole drawing.
pub(crate) struct Arranged {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub width: f64,
    pub height: f64,
}

impl Arranged {
    /// Lays out a folded tree whose nodes take this space, the first row at `top`, `gap` apart in a row and `between` apart
    /// from row to row.
    fn new<L>(folded: &Folded<L>, rooms: &[Room], top: f64, gap: f64, between: f64) -> Self {
        let children = folded.nodes.iter().map(|node| node.children.clone());
        let mut children: Vec<Vec<usize>> = children.collect();
        let levels: Vec<usize> = folded.nodes.iter().map(|node| node.level).collect();
        let n = children.len();
        // Several roots are children of one additional node, which is not drawn.
        children.push(folded.roots.clone());
        let mut sides: Vec<(f64, f64)> = rooms.iter().map(|room| (room.left, room.right)).collect();
        sides.push((0.0, 0.0));
        let x = tidy::layout(&children, n, &sides, gap);
        let left = (0..n)
            .map(|v| x[v] - sides[v].0)
            .fold(f64::INFINITY, f64::min);
        let right = (0..n)
            .map(|v| x[v] + sides[v].1)
            .fold(f64::NEG_INFINITY, f64::max);
        let deep = levels.iter().map(|level| level + 1).max().unwrap_or(0);
        let mut tallest = vec![0.0_f64; deep];
        for (&level, room) in levels.iter().zip(rooms) {
            tallest[level] = tallest[level].max(room.height);
        }
        let mut tops = vec![top];
        for height in &tallest {
            tops.push(tops[tops.len() - 1] + height + between);
        }
        Arranged {
            y: levels.iter().map(|&level| tops[level]).collect(),
            x: x[..n].iter().map(|at| at - left).collect(),
            width: if n == 0 { 0.0 } else { right - left },
            height: (tops[deep] - between).max(0.0),
        }
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
