//! Pictures of nodes and their links: each first child below its parent, siblings beside each other.

use boards::Links;
use unicode_width::UnicodeWidthStr;

use crate::element::{Marks, Path, path, rect, text};
use crate::labels::clip;

/// The size of a node, and the distance from one node to the next.
const NODE: (f64, f64) = (28.0, 22.0);
const STEP: (f64, f64) = (43.0, 54.0);

/// The space below a node for its content.
const HOLDS: f64 = 16.0;

pub(super) fn extent(links: &Links) -> (f64, f64) {
    let places = links.places();
    let last = { places.iter() }.fold((0, 0), |last, at| (last.0.max(at.0), last.1.max(at.1)));
    let (columns, rows) = (last.0 + 1, last.1);
    (
        STEP.0 * columns as f64,
        STEP.1 * rows as f64 + NODE.1 + HOLDS,
    )
}

/// Draws the nodes with their places in the row, and an arrow for each link. The point is the top left corner.
pub(super) fn in_node(links: &Links, (x, y): (f64, f64)) -> Marks {
    let places = links.places();
    let top = |node: usize| {
        let (column, row) = places[node];
        (x + STEP.0 * (column as f64 + 0.5), y + STEP.1 * row as f64)
    };
    let mut out = Marks::default();
    for (at, node) in links.nodes().iter().enumerate() {
        let from = top(at);
        if let Some(child) = node.first_child {
            out += arrow("", (from.0, from.1 + NODE.1), top(child), (0.0, 1.0));
        }
        if let Some(next) = node.next_sibling {
            let (to, half, middle) = (top(next), NODE.0 / 2.0, NODE.1 / 2.0);
            let ends = [
                (from.0 + half, from.1 + middle),
                (to.0 - half, to.1 + middle),
            ];
            out += arrow(" next", ends[0], ends[1], (1.0, 0.0));
        }
    }
    for (at, node) in links.nodes().iter().enumerate() {
        let (x, y) = top(at);
        out += rect("n", (x - NODE.0 / 2.0, y), NODE, 5.0);
        out += text("m", (x, y + 15.5), &at.to_string());
        out += text("s m", (x, y + NODE.1 + 12.0), &clip(&node.holds, 6));
    }
    out
}

/// Draws a link that leaves its node and reaches the other one in this direction: down to a first
/// child, or to the right to a next sibling.
fn arrow(kind: &str, from: (f64, f64), to: (f64, f64), (right, down): (f64, f64)) -> Marks {
    let further = |(x, y): (f64, f64), by: f64| (x + by * right, y + by * down);
    let end = further(to, -2.0);
    let bend = 0.4 * right * (end.0 - from.0).abs() + 0.5 * down * (end.1 - from.1);
    let line = Path::at(from).curve_to(further(from, bend), further(end, -bend), end);
    let tip = Path::at(end).line_by(further((-3.5 * down, -3.5 * right), -7.0));
    let tip = tip.line_by((7.0 * down, 7.0 * right)).close();
    let mut out = path(&format!("link{kind}"), &line);
    out += path(&format!("tip{kind}"), &tip);
    out
}

/// Writes the row for the terminal, with a column for each node.
pub(super) fn written(links: &Links) -> String {
    let link = |link: Option<usize>| link.map_or("–".to_owned(), |place| place.to_string());
    let nodes = links.nodes().iter().enumerate();
    let columns = nodes.map(|(at, node)| {
        let (child, sibling) = (link(node.first_child), link(node.next_sibling));
        [at.to_string(), child, sibling, clip(&node.holds, 6)]
    });
    let columns: Vec<[String; 4]> = columns.collect();
    let wide = columns.iter().flatten().map(|cell| cell.width()).max();
    let names = ["node", "first child", "next sibling", "holds"].into_iter();
    let rows = names.enumerate().map(|(row, name)| {
        let cells = columns.iter().map(|column| {
            let room = wide.unwrap_or(0) - column[row].width();
            " ".repeat(room + 1) + &column[row]
        });
        let row = format!("{name:<12}{}", cells.collect::<String>());
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}
