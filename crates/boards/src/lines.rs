//! The lines that the text of a board consists of.

/// Returns the lines of a text, without an empty one at its end.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.trim_end_matches('\n').split('\n').collect()
}
