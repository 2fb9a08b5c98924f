//! Pictures of nodes and their links: each first child below its parent, siblings beside each other.

use boards::{Linked, Links};
use unicode_width::UnicodeWidthStr;

use crate::element::{Element, Marks, Path, path, rect, text};
use crate::labels::clip;

/// The size of a node, and the distance from one node to the next.
const NODE: (f64, f64) = (28.0, 22.0);
const STEP: (f64, f64) = (43.0, 54.0);

/// The space below a node for its content.
const HOLDS: f64 = 16.0;

pub(super) fn extent(links: &Links) -> (f64, f64) {
    let places = links.places();
    let columns = places.iter().map(|(column, _)| column + 1).max();
    let rows = places.iter().map(|(_, row)| row + 1).max();
    let (columns, rows) = (columns.unwrap_or(1), rows.unwrap_or(1));
    (
        STEP.0 * columns as f64,
        STEP.1 * (rows - 1) as f64 + NODE.1 + HOLDS,
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
            out += down((from.0, from.1 + NODE.1), top(child));
        }
        if let Some(next) = node.next_sibling {
            let to = top(next);
            let (half, middle) = (NODE.0 / 2.0, NODE.1 / 2.0);
            out += across(
                (from.0 + half, from.1 + middle),
                (to.0 - half, to.1 + middle),
            );
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

/// Draws the link to a first child: straight down, if the child is directly below.
fn down(from: (f64, f64), to: (f64, f64)) -> Marks {
    let end = (to.0, to.1 - 2.0);
    let bend = (end.1 - from.1) * 0.5;
    let line = Path::at(from).curve_to((from.0, from.1 + bend), (end.0, end.1 - bend), end);
    let tip = Path::at(end).line_by((-3.5, -7.0)).line_by((7.0, 0.0));
    let mut out = path("link", &line);
    out += Element::new("path").class("tip").along(&tip.close());
    out
}

/// Draws the link to a next sibling: straight to the right, if the sibling is there.
fn across(from: (f64, f64), to: (f64, f64)) -> Marks {
    let end = (to.0 - 2.0, to.1);
    let bend = (end.0 - from.0).abs() * 0.4;
    let line = Path::at(from).curve_to((from.0 + bend, from.1), (end.0 - bend, end.1), end);
    let tip = Path::at(end).line_by((-7.0, -3.5)).line_by((0.0, 7.0));
    let mut out = path("link next", &line);
    out += Element::new("path").class("tip next").along(&tip.close());
    out
}

/// Writes the row for the terminal, with a column for each node.
pub(super) fn written(links: &Links) -> String {
    let link = |link: Option<usize>| link.map_or("–".to_owned(), |place| place.to_string());
    let nodes = links.nodes();
    let rows: [(&str, Vec<String>); 4] = [
        ("node", (0..nodes.len()).map(|at| at.to_string()).collect()),
        (
            "first child",
            nodes.iter().map(|node| link(node.first_child)).collect(),
        ),
        (
            "next sibling",
            nodes.iter().map(|node| link(node.next_sibling)).collect(),
        ),
        ("holds", nodes.iter().map(holds).collect()),
    ];
    let cells = rows.iter().flat_map(|(_, cells)| cells);
    let wide = cells.map(|cell| cell.width()).max().unwrap_or(1);
    let row = |(name, cells): &(&str, Vec<String>)| {
        let cells = cells.iter().map(|cell| {
            let room = wide.saturating_sub(cell.width());
            " ".repeat(room + 1) + cell
        });
        format!("{name:<12}{}", cells.collect::<String>())
            .trim_end()
            .to_owned()
    };
    rows.iter().map(row).collect::<Vec<_>>().join("\n")
}

fn holds(node: &Linked) -> String {
    clip(&node.holds, 6)
}
