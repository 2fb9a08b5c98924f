//! Where the nodes of a folded tree stand.

use super::num;
use crate::fold::Folded;
use crate::tidy;

/// The middle and the top of each node's box, and the size of the whole.
pub(crate) struct Arranged {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub width: f64,
    pub height: f64,
}

impl Arranged {
    /// Lays out a tree whose nodes take these widths and heights, `gap` apart in a row and
    /// `between` apart from row to row.
    pub(crate) fn new(folded: &Folded, sizes: &[(f64, f64)], gap: f64, between: f64) -> Self {
        let n = folded.nodes.len();
        // Several roots hang on one more node, which is not drawn.
        let mut children: Vec<Vec<usize>> = folded
            .nodes
            .iter()
            .map(|node| node.children.clone())
            .collect();
        children.push(folded.roots.clone());
        let mut widths: Vec<f64> = sizes.iter().map(|size| size.0).collect();
        widths.push(0.0);
        let x = tidy::layout(&children, n, &widths, gap);
        let left = (0..n)
            .map(|v| x[v] - widths[v] / 2.0)
            .fold(f64::INFINITY, f64::min);
        let right = (0..n)
            .map(|v| x[v] + widths[v] / 2.0)
            .fold(f64::NEG_INFINITY, f64::max);
        let levels = folded
            .nodes
            .iter()
            .map(|node| node.level + 1)
            .max()
            .unwrap_or(0);
        let mut tallest = vec![0.0_f64; levels];
        for (node, size) in folded.nodes.iter().zip(sizes) {
            tallest[node.level] = tallest[node.level].max(size.1);
        }
        let mut tops = vec![0.0];
        for height in &tallest {
            tops.push(tops[tops.len() - 1] + height + between);
        }
        Arranged {
            y: folded.nodes.iter().map(|node| tops[node.level]).collect(),
            x: x[..n].iter().map(|at| at - left).collect(),
            width: if n == 0 { 0.0 } else { right - left },
            height: (tops[levels] - between).max(0.0),
        }
    }
}

/// The curve from the foot of a parent to the head of a child.
pub(crate) fn edge(class: &str, id: &str, from: (f64, f64), to: (f64, f64)) -> String {
    let bend = ((to.1 - from.1) * 0.62).max(12.0);
    let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(num);
    let (b1, b2) = (num(from.1 + bend), num(to.1 - bend));
    format!(
        "<path class=\"{class}\" id=\"{id}\" d=\"M{x1} {y1}C{x1} {b1} {x2} {b2} {x2} {y2}\"/>\n"
    )
}
