//! Exact counts of this chapter, as tables for the book.

/// The tables by name, in Markdown.
pub fn tables() -> Vec<(&'static str, String)> {
    Vec::new()
}
