//! What the text of a board is made of.

/// The lines of a text, without the empty one at its end.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.trim_end_matches('\n').split('\n').collect()
}
