//! Boards as SVG: alone, and as the nodes of a tree.

use call_trace::Trace;

use crate::options::SvgOptions;

/// The recursion tree of a run on a board: each node is the board itself.
pub fn boards_svg(trace: &Trace, options: &SvgOptions) -> String {
    super::tree::tree_svg(trace, options)
}

pub(crate) fn single(_board: &str, _show_attacked: bool, _options: &SvgOptions) -> String {
    String::new()
}
