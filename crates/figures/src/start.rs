//! A run before its first step: its first call, and an empty place below it. [`crate::bare_tree`] draws the written tree that
//! a search reads instead.

use call_trace::Trace;

use crate::element::{Element, Marks, Path, path, rect, text};
use crate::labels::call_label;

/// The drawing of a run before its first step.
#[derive(Debug, Clone, PartialEq)]
pub struct StartDrawing {
    /// The drawing as SVG, with a description for screen readers.
    pub svg: String,
    /// Its width in pixels.
    pub width: f64,
    /// The first call, or the text of the written tree.
    pub shows: String,
}

/// The widest label in the drawing, in columns.
const WIDEST: usize = 44;
/// The width of a column, in pixels.
const COLUMN: usize = 8;

/// Draws the first call of a run; `id` is the id of its title. Returns `None` if the run has no calls.
pub fn first_call(trace: &Trace, id: &str) -> Option<StartDrawing> {
    let tree = trace.tree();
    let call = tree.calls.first()?;
    let label = call_label(call, WIDEST);
    let columns = label.chars().count() * COLUMN + 30;
    let (wide, middle) = (columns as f64, (columns / 2) as f64);
    let title = format!("The first call is {label}.");
    let mut body = Marks::from(Element::new("title").id(id).words(&title));
    body += path("e gap", &Path::at((middle, 46.0)).vertical_to(78.0));
    body += rect("n c", (0.0, 0.0), (wide, 46.0), 9.0);
    body += text("m", (middle, 19.0), &label);
    body += text("s", (8.0, 38.0), "1");
    body += text("v end", (wide - 8.0, 38.0), "→ ?");
    body += rect("n gap", (middle - 18.0, 78.0), (36.0, 34.0), 9.0);
    body += text("m", (middle, 99.0), "?");
    // The margin leaves space for thick outlines.
    let size = (wide + 4.0, 118.0);
    let svg = Element::new("svg").class("fig");
    let svg = svg.attribute("viewBox", &format!("-2 -2 {} {}", size.0, size.1));
    let svg = svg.size(size).attribute("role", "img");
    let svg = svg.attribute("aria-labelledby", id).holding(body);
    Some(StartDrawing {
        svg: Marks::from(svg).to_string(),
        width: size.0,
        shows: call_label(call, usize::MAX),
    })
}
