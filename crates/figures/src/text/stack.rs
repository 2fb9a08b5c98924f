//! The stack over time as text.

use call_trace::Trace;

use crate::options::TextOptions;

/// The stack over time: each frame a bar from its call to its return, the deepest on top.
pub fn stack_text(trace: &Trace, options: &TextOptions) -> String {
    super::tree::tree_text(trace, options)
}
